#include "app/desk/board/position_panel.h"
#include "app/desk/game/command_bar.h"
#include "app/desk/game/far_view.h"
#include "app/desk/game/game_log.h"
#include "app/desk/game/game_page.h"
#include "app/desk/game/question_panel.h"
#include "app/desk/parts/appearance.h"
#include "app/desk/parts/measures.h"
#include "app/desk/picture/corners_panel.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/words/event_words.h"
#include "app/desk/words/sentences.h"
#include "app/desk/words/words.h"
#include "app/record/events/hearer.h"

#include <algorithm>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

/// Implements how the page handles the game's announcements.
namespace umpire::desk {
namespace {

/// Minimum delay after which an event counts as late.
constexpr std::chrono::seconds kLate(1);
/// Number of events that the view for two metres shows.
constexpr int kFarEvents = 3;

/// Formats a stream time without tenths of a second: "0:12:34".
QString clockOf(StreamTime at) {
    return words::streamTime(at).section(QLatin1Char('.'), 0, 0);
}

} // namespace

words::SpokenTable GamePage::spokenTable() const {
    const QString game = where_.game.empty() ? choice_.game : QString::fromStdString(where_.game);
    return {game.toStdString(), players_, before_, where_.rules.start};
}

QString GamePage::sentenceOf(const Event& event) const {
    return words::announcement(event, last_ && last_->event == event ? lastTable_ : spokenTable());
}

void GamePage::write() {
    emphasise(*turn_, letters::kHeading);
    emphasise(*clocks_, letters::kHeading);
    clocks_->setAccessibleName(tr("The time that is left to each side"));
    view_->setAccessibleName(tr("The camera's picture of the table"));
    view_->setToolTip(tr("Click a piece to correct it"));
    log_->setAccessibleName(tr("What was said so far"));
    log_->setToolTip(tr("Click a sentence to see what it rests on"));
    stop_->setText(tr("Stop watching"));
    record_->setText(tr("Look at the record"));
    again_->setText(tr("A new game"));
    stop_->setToolTip(tr("Umpire stops watching; the record stays"));
    far_->setText(tr("See it from far away"));
    far_->setToolTip(tr("The whole screen, to be read from two metres (F11)"));
    elsewhere_->setText(tr("Show on another screen"));
    elsewhere_->setToolTip(tr("On a stream, on a television, and on the telephone of each player"));
    sound_->setText(Chime::isOn() ? tr("Sounds off") : tr("Sounds on"));
    sound_->setToolTip(tr("A sound for a ruling, for what is illegal and for a question (M)"));
    legend_->setText(QStringLiteral("?  ") +
                     tr("One look does not tell how high this stack is. Umpire knows it from "
                        "several looks and from the game."));
    writeTurn();
    writeState();
    writeClocks();
    writeRuling();
    drawMarks(); // the words on the picture
    log_->retell();
    farView_->showEvents(log_->newest(kFarEvents, last_ ? &last_->event : nullptr));
}

void GamePage::writeTurn() {
    QStringList names;
    for (const std::string& player : where_.toMove) {
        names << words::player(player, spokenTable());
    }
    if (choice_.game.isEmpty()) {
        turn_->setText(tr("No game is on"));
    } else if (over_) {
        turn_->setText(tr("The game is over"));
    } else if (!isRunning()) {
        turn_->setText(tr("Not watching"));
    } else if (names.isEmpty()) {
        turn_->setText(tr("Waiting for the table"));
    } else {
        const SharedPosition& start = where_.rules.start;
        const bool areBoth = names.size() == 2 && start != nullptr && start->playerCount() == 2;
        turn_->setText(
            QStringLiteral("▶ ") +
            tr("To move: %1").arg(areBoth ? tr("both sides") : names.join(QStringLiteral(", "))));
    }
    view_->setHint(!isRunning() ? tr("The picture of the table comes here when a game is on.")
                   : where_.laying.empty()
                       ? tr("Waiting for a picture…")
                       : tr("The picture is hidden while players lay something out in secret. "
                            "Under “More”, “%1” gives each player a page on a telephone for "
                            "that.")
                             .arg(elsewhere_->text()));
    writeFar();
}

/// Returns a side's remaining time, such as "4:59" or "⚑ 0:00"; empty without a time limit.
QString GamePage::timeLeftTo(const std::string& side) const {
    ThinkingClock now = clock_;
    advance(now, std::max(pictured_, now.counted));
    const auto found = now.sides.find(side);
    if (found == now.sides.end()) {
        return {};
    }
    const auto left = std::max(found->second.left(), StreamTime(0));
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
    const auto two = [](auto number) {
        return QString::number(number).rightJustified(2, QLatin1Char('0'));
    };
    return (found->second.hasFallen ? QStringLiteral("⚑ ") : QString()) +
           (seconds < 3600
                ? QString::number(seconds / 60)
                : QString::number(seconds / 3600) + QLatin1Char(':') + two(seconds / 60 % 60)) +
           QLatin1Char(':') + two(seconds % 60);
}

void GamePage::writeClocks() {
    QStringList all;
    for (const auto& [side, each] : clock_.sides) {
        const bool thinks = std::ranges::count(clock_.thinking, side) > 0;
        const QString sign = !thinks         ? QString()
                             : clock_.runs() ? QStringLiteral("▶ ")
                                             : QStringLiteral("❚❚ ");
        all << sign + words::sentence(words::player(side, spokenTable())) + QLatin1Char(' ') +
                   timeLeftTo(side);
    }
    clocks_->setText(all.join(QStringLiteral("  ·  ")));
    clocks_->setVisible(!all.isEmpty());
    if (farView_->isVisible()) {
        farView_->showSides(sides());
    }
}

void GamePage::writeRuling() {
    const auto awaited = isRunning() ? marks_.awaited() : std::nullopt;
    if (!last_ && !awaited) {
        return;
    }
    const RulingKind kind = last_ ? kindOf(last_->event).ruling : RulingKind::Quiet;
    QStringList lines;
    if (!isRunning() && (kind == RulingKind::Asked || kind == RulingKind::Illegal)) {
        lines << words::oneLine({words::happening(publicView(last_->event), lastTable_),
                                 remark_ == message("end of the film")
                                     ? tr("The film ended before an answer.")
                                     : tr("Umpire stopped watching before an answer.")});
    } else if (last_) {
        lines << words::belowTitle(last_->event, lastTable_);
    }
    if (awaited) {
        lines << awaited->words;
    }
    const QString sentence = lines.join(QLatin1Char('\n'));
    const QString title = last_ ? words::title(last_->event, lastTable_) : QString();
    ruling_->showRuling(kind, title, sentence);
    const auto* advised = last_ ? std::get_if<Advised>(&last_->event) : nullptr;
    ruling_->setReasons(advised != nullptr ? words::expectedLine(*advised, lastTable_)
                                           : QStringList());
    farView_->showRuling(kind, title, sentence);
}

std::vector<FarSide> GamePage::sides() const {
    const ShownPosition shown = choice_.game.isEmpty() ? ShownPosition(QStringList())
                                                       : shownPosition(choice_, where_.position);
    std::vector<words::SideScore> scores;
    if (where_.board) {
        scores = words::scores(*where_.board);
    } else if (const auto* stones = std::get_if<murus_gallicus::State>(&shown)) {
        scores = words::scores(*stones);
    } else if (const auto* galleys = std::get_if<war_galley::State>(&shown)) {
        scores = words::scores(*galleys);
    }
    std::vector<FarSide> all;
    for (const words::SideScore& score : scores) {
        const bool moves =
            isRunning() && !over_ && std::ranges::count(where_.toMove, score.side) > 0;
        all.push_back({words::sentence(words::player(score.side, spokenTable())), score.counts,
                       moves, timeLeftTo(score.side)});
    }
    return all;
}

void GamePage::writeFar() {
    if (!farView_->isVisible()) {
        return;
    }
    farView_->showSides(sides());
    farView_->showPosition(choice_, where_, marks_);
    farView_->showEvents(log_->newest(kFarEvents, last_ ? &last_->event : nullptr));
}

void GamePage::watchPictures() {
    if (!isRunning()) {
        second_->stop();
    }
    writeState();
}

void GamePage::note(const Event& event) {
    if (const auto* state = std::get_if<StateChanged>(&event)) {
        table_ = state->state;
    }
    // A called toss keeps the position before it, so that its marks and its ruling are drawn
    // together.
    const bool isCall = std::holds_alternative<Called>(event);
    marks_.note(event, isCall && !before_.empty() ? shownPosition(choice_, before_)
                                                  : ShownPosition(QStringList()));
    history_.note(event);
    commands_->hear(event);
    commands_->setHistory(history_.mayUndo(), history_.mayRedo());
    if (std::holds_alternative<Paused>(event) || std::holds_alternative<Resumed>(event)) {
        commands_->setPaused(std::holds_alternative<Paused>(event));
    }
    const bool changes = std::holds_alternative<Undone>(event) ||
                         std::holds_alternative<Corrected>(event) ||
                         std::holds_alternative<IllegalStands>(event);
    over_ = std::holds_alternative<GameOver>(event) || (over_ && !changes);
    offerWayOn();
    position_->setActed(marks_.acted());
    position_->setRinged(marks_.ringed());
    position_->setGhost(marks_.ghost());
    drawMarks(); // draws at once instead of waiting for the next frame
}

void GamePage::hear(const Announcement& announcement) {
    const bool isState = std::holds_alternative<StateChanged>(announcement.event);
    const words::SpokenTable table = spokenTable();
    note(announcement.event);
    question_->setTable(table);
    commands_->setTable(table);
    question_->hear(announcement.event);
    writeState();
    if (!isState) {
        last_ = announcement;
        lastTable_ = table;
        const auto late = pictures_.late(announcement.at, PictureWatch::Clock::now());
        log_->tell(announcement.event, table, clockOf(announcement.at),
                   late > kLate ? late : std::chrono::seconds(0));
        writeRuling();
        writeFar();
        chime_.sound(kindOf(announcement.event).ruling);
    }
    if (const std::string* after = positionAfter(announcement.event); after && !after->empty()) {
        before_ = *after;
    }
    Q_EMIT heard(announcement);
}

void GamePage::take(const LivePosition& position) {
    where_ = position;
    before_ = position.position;
    // A resumed game has no choice of game yet. Its first position names the game and the variant.
    if (choice_.game.isEmpty()) {
        choice_ = {QString::fromStdString(position.game), {}};
    }
    if (!position.names.empty()) {
        players_ = position.names; // uses the names in the record
    }
    marks_.takePosition(position.position.empty() ? ShownPosition(QStringList())
                                                  : shownPosition(choice_, position.position),
                        galleyGoals(position.game, position.position), position);
    marks_.takeDifference(position.otherTable ? position.otherTable->where
                                              : std::vector<std::string>());
    commands_->setTable(spokenTable());
    question_->setTable(spokenTable());
    position_->setPlayers(players_);
    position_->setPosition(choice_, position.position, position.board);
    position_->setRinged(marks_.ringed());
    commands_->setGame(choice_.game);
    const QStringList actions = playable(choice_, position.position);
    question_->setPlayable(actions);
    const auto open = questionFor(position.question, kEverybody);
    question_->setStanding(open, position.laying);
    commands_->setLaying(!position.laying.empty());
    commands_->setPlayable(actions, open && !open->examples.empty()
                                        ? QString::fromStdString(open->examples.front())
                                        : QString());
    writeTurn();
    writeState();
}

void GamePage::leave() {
    if (isRunning()) {
        thread_->stop();
        end({});
    }
}

void GamePage::offerWayOn() {
    const bool isAtEnd = over_ || !isRunning();
    record_->setVisible(isAtEnd && !journal_.isEmpty());
    again_->setVisible(isAtEnd);
    commands_->setOver(over_);
}

void GamePage::end(const Message& failure) {
    commands_->setOn(false);
    commands_->hide();
    stop_->setEnabled(false);
    showCode(nullptr);
    offerWayOn();
    question_->setStanding({});
    question_->close();
    corners_->reset({});
    writeTurn();
    writeState();
    writeRuling();
    const Message last = failure.empty() ? message("stopped watching") : failure;
    log_->tell(last);
    if (!failure.empty()) {
        ruling_->showRuling(RulingKind::Illegal, {}, words::warning(failure));
    }
    farView_->showEvents(log_->newest(kFarEvents, last_ ? &last_->event : nullptr));
    Q_EMIT ended(failure);
}

} // namespace umpire::desk

#include "moc_game_page.cpp"
