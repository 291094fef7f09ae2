#include "app/desk/start/recent_games.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/picture_card.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/event_words.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/shown_position.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"

#include <QDateTime>
#include <QFileInfo>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

constexpr std::size_t kShown = 3;
const QSize kThumbnail(20 * kStep, 12 * kStep);

/// Returns the newest picture in the record; a null image if there is none.
QImage evidenceOf(const JournalRecord& record, const std::filesystem::path& file) {
    for (auto event = record.events.rbegin(); event != record.events.rend(); ++event) {
        if (event->pictureHash.empty()) {
            continue;
        }
        if (const auto jpeg = pictureOf(file, event->number); jpeg && *jpeg) {
            return QImage::fromData(QByteArrayView((*jpeg)->data(), qsizetype((*jpeg)->size())),
                                    "JPEG");
        }
    }
    return {};
}

std::optional<RecentGame> readGame(const PlayedGame& played) {
    const std::filesystem::path file = played.journal.toStdString();
    const auto record = readJournal(file);
    if (!record) {
        return std::nullopt;
    }
    RecentGame game{played, record->settings, std::nullopt, whereItStands(record->events).over,
                    evidenceOf(publicView(*record), file)};
    for (const RecordedEvent& event : record->events) {
        if (std::holds_alternative<GameOver>(event.happening)) {
            game.last = event.happening;
        }
    }
    return game;
}

QString playersOf(const RecentGame& game) {
    QStringList players;
    for (std::size_t seat = 0; seat < game.settings.players.size(); ++seat) {
        const auto recorded = game.settings.names.find(game.settings.players[seat]);
        const QString name = recorded != game.settings.names.end()
                                 ? QString::fromStdString(recorded->second)
                                 : game.played.names.value(qsizetype(seat));
        players << (name.isEmpty() ? playerName(QString::fromStdString(game.settings.players[seat]))
                                   : name);
    }
    return players.join(QStringLiteral(" – "));
}

} // namespace

RecentGames::RecentGames(QWidget* parent)
    : QWidget(parent), title_(wrappedLabel()), rows_(new QHBoxLayout), reading_(new Errands(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(kStep);
    column->addWidget(title_);
    rows_->setSpacing(2 * kStep);
    column->addLayout(rows_);
    hide();
    whenTextsChange(*this, [this] { write(); });
}

void RecentGames::refresh() {
    reading_->send([this]() -> Errands::Answer {
        std::vector<RecentGame> games;
        for (const PlayedGame& played : playedGames()) {
            if (games.size() == kShown) {
                break;
            }
            if (auto game = readGame(played)) {
                games.push_back(*std::move(game));
            }
        }
        return [this, games = std::move(games)] { show(games); };
    });
}

void RecentGames::show(std::vector<RecentGame> games) {
    games_ = std::move(games);
    write();
    Q_EMIT shown();
}

void RecentGames::write() {
    emphasise(*title_, letters::kCard);
    title_->setText(tr("Lately played"));
    while (QLayoutItem* item = rows_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const RecentGame& game : games_) {
        rows_->addWidget(rowOf(game), 1);
    }
    for (std::size_t i = games_.size(); i < kShown; ++i) {
        // keeps the width of a game the same, even if there are fewer than three
        rows_->addStretch(1);
    }
    setVisible(!games_.empty());
}

QWidget* RecentGames::rowOf(const RecentGame& game) {
    auto* row = new CardGround;
    auto* halves = new QHBoxLayout(row);
    halves->setContentsMargins(2 * kStep, 2 * kStep, 2 * kStep, 2 * kStep);
    halves->setSpacing(kStep);
    if (!game.picture.isNull()) {
        auto* picture = plainLabel();
        picture->setPixmap(QPixmap::fromImage(
            game.picture.scaled(kThumbnail, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
        picture->setAlignment(Qt::AlignTop);
        halves->addWidget(picture);
    }
    auto* texts = new QVBoxLayout;
    texts->setSpacing(kStep / 2);
    auto* name = wrappedLabel();
    emphasise(*name, letters::kPlain);
    name->setText(gameName(QString::fromStdString(game.settings.game)));
    auto* about = wrappedLabel();
    const QString result = game.last ? words::announcement(*game.last) : tr("going on");
    const QDateTime when = QFileInfo(game.played.journal).lastModified();
    about->setText(playersOf(game) + QLatin1Char('\n') + result + QStringLiteral(" · ") +
                   words::dayAndTime(when));
    auto* button = new QPushButton(game.over ? tr("Look at the game") : tr("Go on"));
    button->setAutoDefault(true); // lets Enter press the button too
    button->setAccessibleDescription(name->text() + QStringLiteral(", ") + about->text());
    connect(button, &QPushButton::clicked, this,
            [this, journal = game.played.journal, over = game.over] {
                if (over) {
                    Q_EMIT lookWanted(journal);
                } else {
                    Q_EMIT goOnWanted(journal);
                }
            });
    texts->addWidget(name);
    texts->addWidget(about);
    texts->addStretch(1); // puts the buttons of all games at the same height
    texts->addWidget(button);
    halves->addLayout(texts, 1);
    return row;
}

} // namespace umpire::desk

#include "moc_recent_games.cpp"
