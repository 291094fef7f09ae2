#include "app/desk/photograph/seen_list.h"

#include "app/desk/parts/plain_box.h"
#include "app/desk/picture/piece_at.h"
#include "app/desk/words/words.h"
#include "app/eye/one_picture/look_text.h"

#include <algorithm>
#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>
#include <QTreeWidgetItemIterator>

namespace umpire::desk {
namespace {

constexpr int kKey = Qt::UserRole;

void add(QTreeWidgetItem& section, const std::string& name, const QString& about,
         const std::string& key = {}) {
    auto* item = new QTreeWidgetItem(&section, {QString::fromStdString(name), about});
    item->setToolTip(1, plainTip(about));
    item->setData(0, kKey, QString::fromStdString(key));
}

std::string keyOf(const QTreeWidgetItem* item) {
    return item == nullptr ? std::string() : item->data(0, kKey).toString().toStdString();
}

/// Returns a verdict in words, with a sign in front.
QString signedVerdict(const war_galley::MatchRuling& match) {
    const QString said = words::verdict(match);
    switch (match.verdict) {
    case war_galley::Verdict::Hit:
        return QStringLiteral("✔ ") + said;
    case war_galley::Verdict::Miss:
        return QStringLiteral("✘ ") + said;
    case war_galley::Verdict::TooClose:
        return QStringLiteral("? ") + said;
    }
    return said;
}

const war_galley::MatchRuling* rulingOn(const Match& match,
                                        const std::optional<war_galley::TossRuling>& ruling) {
    if (!ruling) {
        return nullptr;
    }
    const auto found = std::ranges::find(ruling->matches, match.id, &war_galley::MatchRuling::id);
    return found == ruling->matches.end() ? nullptr : &*found;
}

} // namespace

SeenList::SeenList(QWidget* parent) : QTreeWidget(parent) {
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setWordWrap(true);
    connect(header(), &QHeaderView::sectionResized, this, [this] { scheduleDelayedItemsLayout(); });
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* now) {
        Q_EMIT picked(QString::fromStdString(keyOf(now)));
    });
}

std::string SeenList::chosen() const {
    return keyOf(currentItem());
}

std::string SeenList::keyAt(const QPoint& onViewport) const {
    return keyOf(itemAt(onViewport));
}

void SeenList::choose(const std::string& key) {
    const QSignalBlocker silent(this);
    setCurrentItem(nullptr);
    for (QTreeWidgetItemIterator each(this); !key.empty() && *each != nullptr; ++each) {
        if (keyOf(*each) == key) {
            setCurrentItem(*each);
            scrollToItem(*each);
        }
    }
}

QTreeWidgetItem& SeenList::section(const QString& title, std::size_t count) {
    auto* item = new QTreeWidgetItem(
        this, {QStringLiteral("%1 (%2)").arg(title, QLocale().toString(qulonglong(count)))});
    item->setFirstColumnSpanned(true);
    item->setExpanded(true);
    return *item;
}

void SeenList::addGalleys(const std::vector<Galley>& galleys, const Ruling& ruling) {
    if (galleys.empty()) {
        return;
    }
    QTreeWidgetItem& all = section(tr("Galleys"), galleys.size());
    for (const Galley& galley : galleys) {
        QString about =
            tr("oars %1+%2; masts %3")
                .arg(words::countOf(galley.oars.port), words::countOf(galley.oars.starboard),
                     words::countOf(galley.masts));
        if (galley.bow == Bow::NotSeen) {
            about = tr("bow not seen") + QStringLiteral("; ") + about;
        }
        if (galley.fleet) {
            about = tr("fleet %1").arg(QString::fromStdString(*galley.fleet)) +
                    QStringLiteral("; ") + about;
        }
        if (ruling && ruling->attacker == galley.id) {
            about = words::attacker() + QStringLiteral("; ") + about;
        } else if (ruling && ruling->target == galley.id) {
            about = words::target() + QStringLiteral("; ") + about;
        }
        add(all, galley.id, about, galley.id);
    }
}

void SeenList::addMatches(const std::vector<Match>& matches, const Ruling& ruling) {
    if (matches.empty()) {
        return;
    }
    QTreeWidgetItem& all = section(tr("Matches"), matches.size());
    for (const Match& match : matches) {
        QStringList about;
        const war_galley::MatchRuling* ruled = rulingOn(match, ruling);
        const bool isUnclear = ruled != nullptr && words::isHeadUnclear(*ruled, match);
        if (ruled != nullptr) {
            about << (isUnclear ? QStringLiteral("? ") + words::headUnclear()
                                : signedVerdict(*ruled));
        }
        switch (isUnclear ? Headed::Yes : match.headed) {
        case Headed::Yes: // nearly every match has its head
            break;
        case Headed::No:
            about << tr("without a head");
            break;
        case Headed::Unknown:
            about << tr("head unknown");
            break;
        }
        if (match.leaning) {
            about << tr("leaning on something");
        }
        if (!match.tossed) {
            about << tr("lay there before");
        }
        add(all, match.id, about.join(QStringLiteral(", ")), match.id);
    }
}

void SeenList::addReasons(const Ruling& ruling) {
    if (!ruling || ruling->because.empty()) {
        return;
    }
    QTreeWidgetItem& all = section(tr("Why"), ruling->because.size());
    for (const Message& reason : ruling->because) {
        auto* item = new QTreeWidgetItem(&all, {words::warning(reason)});
        item->setFirstColumnSpanned(true);
        item->setToolTip(0, plainTip(item->text(0)));
    }
    all.setExpanded(false);
}

void SeenList::addStones(const std::vector<Stone>& stones) {
    if (stones.empty()) {
        return;
    }
    QTreeWidgetItem& all = section(tr("Stones"), stones.size());
    for (const Stone& stone : stones) {
        const QString height = isHeightSure(stone) ? tr("%n stone(s) high", nullptr, *stone.height)
                               : stone.height      ? tr("height not sure")
                                                   : tr("height not visible");
        add(all, stone.cell, words::stoneColour(stone.colour) + QStringLiteral(", ") + height,
            stone.cell);
    }
}

void SeenList::addDice(const std::vector<Die>& dice) {
    if (dice.empty()) {
        return;
    }
    QTreeWidgetItem& all = section(tr("Dice"), dice.size());
    for (std::size_t k = 0; k < dice.size(); ++k) {
        const Die& die = dice[k];
        add(all, words::dieName(k).toStdString(),
            die.value ? words::countOf(die.value) : tr("cocked, or not to be read"), dieKey(k));
    }
}

void SeenList::addOthers(const TableObservation& seen) {
    if (!seen.orders.empty()) {
        QTreeWidgetItem& all = section(tr("Orders"), seen.orders.size());
        for (const OrderColumn& column : seen.orders) {
            add(all, column.side == Side::A ? "A" : "B", words::orders(column));
        }
    }
    if (!seen.codes.empty()) {
        QTreeWidgetItem& all = section(tr("Counters"), seen.codes.size());
        for (std::size_t k = 0; k < seen.codes.size(); ++k) {
            const CodedPiece& code = seen.codes[k];
            add(all, codeLabel(code), code.counter ? QString() : tr("not a counter of ours"),
                codeKey(k));
        }
    }
    if (!seen.tokens.empty()) {
        QTreeWidgetItem& all = section(tr("Tokens"), seen.tokens.size());
        for (std::size_t k = 0; k < seen.tokens.size(); ++k) {
            const Token& token = seen.tokens[k];
            QStringList cells;
            for (const std::string& cell : token.cells) {
                cells << QString::fromStdString(cell);
            }
            add(all, cells.join(QLatin1Char(' ')).toStdString(), words::colour(token.colour),
                tokenKey(k));
        }
    }
}

void SeenList::setSeen(const TableObservation& seen, const Ruling& ruling) {
    const std::string lit = chosen();
    {
        const QSignalBlocker silent(this);
        clear();
        addGalleys(seen.galleys, ruling);
        addMatches(seen.matches, ruling);
        addStones(seen.stones);
        addDice(seen.dice);
        addOthers(seen);
        addReasons(ruling);
        resizeColumnToContents(0);
    }
    choose(lit);
}

} // namespace umpire::desk

#include "moc_seen_list.cpp"
