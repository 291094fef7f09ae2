#include "app/desk/game/far_view.h"
#include "app/desk/game/game_page.h"
#include "app/desk/game/question_panel.h"
#include "app/desk/picture/corners_panel.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/words/event_words.h"
#include "app/desk/words/words.h"

#include <algorithm>
#include <QLabel>

/// Implements what the page says of the table, the camera and what the game waits for.
namespace umpire::desk {
namespace {

/// Minimum delays after which a camera without pictures counts as stalled, and a picture as late.
constexpr std::chrono::seconds kSilent(3);
constexpr std::chrono::seconds kBehind(1);
constexpr std::size_t kMostTold = 3; ///< maximum number of listed differences from the record

/// Returns a sign for the state, so that the colour is never the only information.
QString signOf(TableState state) {
    switch (state) {
    case TableState::Still:
        return QStringLiteral("✔ ");
    case TableState::Waiting:
    case TableState::Settling:
    case TableState::HandOverTable:
        return QStringLiteral("… ");
    case TableState::Moved:
    case TableState::TooDark:
    case TableState::Glare:
    case TableState::CameraLost:
    case TableState::OutOfSync:
        return QStringLiteral("⚠ ");
    }
    return {};
}

} // namespace

GamePage::Health GamePage::healthAtRest() const {
    const bool isAsked = last_ && std::holds_alternative<AnswerNeeded>(last_->event);
    if (question_->holdsTheGame() || question_->answers() > 0 || isAsked) {
        return {QStringLiteral("? ") + (question_->answers() > 0
                                            ? tr("Umpire waits for your answer")
                                            : tr("Umpire waits for what the players say")),
                Health::Is::Waiting};
    }
    if (where_.otherTable) {
        return {QStringLiteral("≠ ") + words::warning(where_.otherTable->said),
                Health::Is::Waiting};
    }
    const auto& otherwise = marks_.countedOtherwise();
    if (otherwise.empty()) {
        return {signOf(TableState::Still) + words::tableState(TableState::Still), Health::Is::Well};
    }
    QStringList lines{QStringLiteral("≠ ") + tr("The camera counts otherwise than the record:")};
    for (std::size_t i = 0; i < std::min(otherwise.size(), kMostTold); ++i) {
        const CountedOtherwise& each = otherwise[i];
        lines << tr("%1: recorded %2, seen %3")
                     .arg(words::sentence(words::piece(each.where, spokenTable())), each.recorded,
                          each.seen);
    }
    return {lines.join(QLatin1Char('\n')), Health::Is::Waiting};
}

GamePage::Health GamePage::health() const {
    if (!isRunning() || over_) {
        return {};
    }
    if (!unplaced_.isEmpty()) {
        return {QStringLiteral("☞ ") + tr("Point at the place where it lies (Esc: leave it)."),
                Health::Is::Waiting};
    }
    if (commands_->isPaused()) { // the players asked for it, so it is no failure
        return {QStringLiteral("❚❚ ") + tr("Paused"), Health::Is::Waiting};
    }
    const auto silent = pictures_.silence(PictureWatch::Clock::now());
    if (where_.laying.empty() && table_ != TableState::CameraLost && silent >= kSilent) {
        return {QStringLiteral("⚠ ") + tr("The camera has sent no picture for %n second(s).",
                                          nullptr, int(silent.count())),
                Health::Is::Wrong};
    }
    if (!table_) {
        return {};
    }
    Health health = healthAtRest();
    if (table_ != TableState::Still) {
        const QString sign = signOf(*table_);
        health = {sign + words::tableState(*table_),
                  sign.startsWith(QChar(0x26a0)) ? Health::Is::Wrong : Health::Is::Waiting};
    }
    if (byHand_ && table_ == TableState::Moved) {
        health.text += QStringLiteral(": ") + tr("set its corners anew.");
    }
    if (const auto lag = pictures_.lag(); lag >= kBehind) {
        health.text += QStringLiteral("\n⚠ ") + tr("The picture is %n second(s) behind the table.",
                                                   nullptr, int(lag.count()));
        health.is = Health::Is::Wrong;
    }
    return health;
}

/// Shows the panel for marking the corners again if the camera has moved. Corners marked by hand
/// are valid only while the camera does not move.
void GamePage::writeCorners() {
    const bool moved = table_ == TableState::Moved;
    corners_->setVisible(isRunning() && byHand_ && (moved || corners_->isSetting()));
}

void GamePage::writeState() {
    const Health now = health();
    state_->setText(now.text);
    writeCorners();
    const bool lost = isRunning() && table_ == TableState::CameraLost;
    const bool secret = isRunning() && !where_.laying.empty();
    const bool silent =
        isRunning() && !lost && !secret && pictures_.silence(PictureWatch::Clock::now()) >= kSilent;
    view_->setNotice(lost     ? tr("The camera is gone. The game waits for it.")
                     : secret ? tr("The picture waits while something is laid in secret.")
                     : silent ? now.text
                              : QString());
    legend_->setVisible(marks_.hasUnsureHeights() && isRunning());
    const bool isCovered = isRunning() && table_ == TableState::HandOverTable;
    // a hand may move the pieces below the drawing
    view_->setDrawn(isCovered ? Qt::PartiallyChecked : Qt::Checked);
    farView_->showState(now.is == Health::Is::Well      ? FarView::Heart::Beats
                        : now.is == Health::Is::Waiting ? FarView::Heart::Waits
                                                        : FarView::Heart::Blind,
                        now.text);
}

} // namespace umpire::desk
