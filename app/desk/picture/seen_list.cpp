#include "app/desk/picture/seen_list.h"

#include "app/desk/words/words.h"
#include "app/look/look_text.h"

#include <QLocale>

namespace umpire::desk {
namespace {

void add(QTreeWidgetItem& section, const std::string& name, const QString& about) {
    auto* item = new QTreeWidgetItem(&section, {QString::fromStdString(name), about});
    item->setToolTip(1, about);
}

} // namespace

SeenList::SeenList(QWidget* parent) : QTreeWidget(parent) {
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
}

QTreeWidgetItem& SeenList::section(const QString& title, std::size_t count) {
    auto* item = new QTreeWidgetItem(
        this, {QStringLiteral("%1 (%2)").arg(title, QLocale().toString(qulonglong(count)))});
    item->setFirstColumnSpanned(true);
    item->setExpanded(true);
    return *item;
}

void SeenList::addGalleys(const std::vector<Galley>& galleys) {
    if (galleys.empty()) {
        return;
    }
    QTreeWidgetItem& all = section(tr("Galleys"), galleys.size());
    for (const Galley& galley : galleys) {
        QString about =
            tr("oars %1 port, %2 starboard; masts %3")
                .arg(words::countOf(galley.oars.port), words::countOf(galley.oars.starboard),
                     words::countOf(galley.masts));
        if (galley.bow == Bow::NotSeen) {
            about = tr("bow not seen") + QStringLiteral("; ") + about;
        }
        if (galley.fleet) {
            about = tr("fleet %1").arg(QString::fromStdString(*galley.fleet)) +
                    QStringLiteral("; ") + about;
        }
        add(all, galley.id, about);
    }
}

void SeenList::addMatches(const std::vector<Match>& matches) {
    if (matches.empty()) {
        return;
    }
    QTreeWidgetItem& all = section(tr("Matches"), matches.size());
    for (const Match& match : matches) {
        QStringList about;
        switch (match.headed) {
        case Headed::Yes:
            about << tr("with a head");
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
        add(all, match.id, about.join(QStringLiteral(", ")));
    }
}

void SeenList::addStones(const std::vector<Stone>& stones) {
    if (stones.empty()) {
        return;
    }
    QTreeWidgetItem& all = section(tr("Stones"), stones.size());
    for (const Stone& stone : stones) {
        const QString height = stone.height ? tr("%n stone(s) high", nullptr, *stone.height)
                                            : tr("height not visible");
        add(all, stone.cell, words::stoneColour(stone.colour) + QStringLiteral(", ") + height);
    }
}

void SeenList::addDice(const std::vector<Die>& dice) {
    if (dice.empty()) {
        return;
    }
    QTreeWidgetItem& all = section(tr("Dice"), dice.size());
    for (const Die& die : dice) {
        add(all, die.value ? std::to_string(*die.value) : "?",
            die.value ? QString() : tr("cocked, or not to be read"));
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
        for (const CodedPiece& code : seen.codes) {
            add(all, codeLabel(code), code.counter ? QString() : tr("not a counter of ours"));
        }
    }
    if (!seen.tokens.empty()) {
        QTreeWidgetItem& all = section(tr("Tokens"), seen.tokens.size());
        for (const Token& token : seen.tokens) {
            QStringList cells;
            for (const std::string& cell : token.cells) {
                cells << QString::fromStdString(cell);
            }
            add(all, cells.join(QLatin1Char(' ')).toStdString(), words::colour(token.colour));
        }
    }
}

void SeenList::setSeen(const TableObservation& seen) {
    clear();
    addGalleys(seen.galleys);
    addMatches(seen.matches);
    addStones(seen.stones);
    addDice(seen.dice);
    addOthers(seen);
    if (topLevelItemCount() == 0) {
        new QTreeWidgetItem(this, {tr("Nothing lies on the table.")});
        topLevelItem(0)->setFirstColumnSpanned(true);
    }
    resizeColumnToContents(0);
}

} // namespace umpire::desk
