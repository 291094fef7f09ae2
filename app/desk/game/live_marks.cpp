#include "app/desk/game/live_marks.h"

#include "app/game/board/drawing.h"
#include "app/record/events/hearer.h"
#include "app/record/game_files/played_line.h"

#include <algorithm>
#include <QCoreApplication>
#include <QLocale>
#include <regex>

namespace umpire::desk {
namespace {

/// Number of consecutive equal observations after which a difference in counts is shown, because a
/// single observation may be wrong.
constexpr int kLooksThatAgree = 3;
const std::vector<referee::BoardSpot> kNoSpots;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(LiveMarks)
};

/// Returns the start and the end of a move in notation, such as "d1-d3", "b2xc3" or "c5-c7n"; none
/// if the action is no such move.
std::optional<MovedPiece> moveIn(const std::string& action) {
    static const std::regex move("([a-z][0-9]+)(?:-|x|xx|\\*|#|%|~)([a-z][0-9]+)[a-z]?.*");
    std::smatch cells;
    return std::regex_match(action, cells, move)
               ? std::optional(MovedPiece{cells[1].str(), cells[2].str()})
               : std::nullopt;
}

/// Returns the zones of a printed map; empty for a board of squares.
std::vector<MapZone> zonesOf(const referee::PieceBoard& board) {
    std::vector<MapZone> zones;
    for (const referee::BoardSpot& spot : board.tracks.empty() ? kNoSpots : board.spots) {
        const auto& [number, corner, width, height] = spot.area;
        zones.push_back({spot.name, corner + TablePoint{width / 2.0, height / 2.0},
                         std::min(width, height) * 0.46});
    }
    return zones;
}

/// Returns the two squares of a move, or the galley that the action names; empty for other actions.
std::vector<std::string> placesIn(const std::string& action) {
    if (const auto move = moveIn(action)) {
        return {move->from, move->to};
    }
    const bool isGalley = action.size() > 2 && (action[0] == 'A' || action[0] == 'B') &&
                          action[1] >= '1' && action[1] <= '9' && action[2] == ' ';
    return isGalley ? std::vector{action.substr(0, 2)} : std::vector<std::string>();
}

} // namespace

void LiveMarks::note(const Event& event, const ShownPosition& before) {
    if (const auto* differ = std::get_if<Desynchronised>(&event)) {
        ringed_ = placesOf(differ->differences);
        ring_ = Ring::Differs;
    } else if (const auto* illegal = std::get_if<IllegalSeen>(&event)) {
        ringed_ = illegal->where.empty() ? placesIn(english(illegal->action)) : illegal->where;
        ring_ = Ring::Illegal;
        const auto move = moveIn(english(illegal->action));
        goal_ = move && std::ranges::count(ringed_, move->to) > 0 ? move->to : std::string();
    } else if (!std::holds_alternative<StateChanged>(event) &&
               !std::holds_alternative<Advised>(event)) {
        ringed_.clear();
    }
    noteAdvice(event);
    const auto* called = std::get_if<Called>(&event);
    if (positionAfter(event) != nullptr) {
        const bool isSecret = called != nullptr && !called->onlyFor.empty();
        acted_ = isSecret ? std::vector<std::string>() : marksOf(event).acted;
    }
    if (called != nullptr) {
        moved_ = called->onlyFor.empty() ? moveIn(called->action) : std::nullopt;
        auto toss = ruledToss(before, called->action);
        const bool isCalled = called->action.find(" hits ") != std::string::npos;
        // keeps the marks of the toss when the players only state its number of hits
        if (toss || !isCalled) {
            toss_ = std::move(toss);
        }
    } else if (positionAfter(event) != nullptr) {
        moved_.reset();
        toss_.reset();
    }
}

/// Removes the advice after every event that sets a position and at the end of the game. A new hint
/// does not replace a computer's move that nobody has made yet.
void LiveMarks::noteAdvice(const Event& event) {
    const auto* advised = std::get_if<Advised>(&event);
    if (advised == nullptr) {
        if (positionAfter(event) != nullptr || std::holds_alternative<GameOver>(event)) {
            advised_.reset();
            ghost_ = {};
        }
        return;
    }
    const bool hidesMove =
        advised->as == Advised::As::Hint && advised_ && advised_->as == Advised::As::Move;
    if (!advised->isHidden && !hidesMove) {
        advised_ = *advised;
        ghost_ = ghostOf(startOrUsual(start_, game_), open_,
                         advised->line.empty() ? std::vector{advised->action} : advised->line);
    }
}

void LiveMarks::takePosition(const ShownPosition& position, std::vector<GalleyGoal> goals,
                             const LivePosition& where) {
    game_ = where.game;
    start_ = where.rules.start;
    open_ = where.position.empty() ? open_ : where.position;
    zones_ = where.board ? zonesOf(*where.board) : std::vector<MapZone>();
    position_ = position;
    goals_ = std::move(goals);
    otherwise_.clear();
    alike_ = 0;
}

void LiveMarks::count(const TableObservation& look) {
    if (counted_ && *counted_ == look) {
        return; // a new frame with the same observation must not be counted again
    }
    counted_ = look;
    unsureHeights_ = desk::hasUnsureHeights(look);
    auto otherwise = desk::countedOtherwise(position_, look);
    alike_ = otherwise == otherwise_ ? alike_ + 1 : 1;
    otherwise_ = std::move(otherwise);
}

const std::vector<CountedOtherwise>& LiveMarks::countedOtherwise() const {
    static const std::vector<CountedOtherwise> none;
    return alike_ >= kLooksThatAgree ? otherwise_ : none;
}

std::optional<AwaitedToss> LiveMarks::awaited() const {
    if (!expected_) {
        return std::nullopt;
    }
    const QString galleys = QStringLiteral("%1 → %2: ")
                                .arg(QString::fromStdString(expected_->attacker),
                                     QString::fromStdString(expected_->target));
    return AwaitedToss{expected_->target,
                       galleys + Texts::tr("about %1 hits are likely from a good place")
                                     .arg(QLocale().toString(expected_->mean, 'f', 1))};
}

void LiveMarks::addTo(SeenTable& seen) {
    seen.observation = namedAsRecorded(position_, std::move(seen.observation));
    count(seen.observation);
    seen.names = Names::OfTheRecord;
    seen.ringed = ringed();
    seen.goals = goals_;
    seen.moved = moved_;
    seen.ghost = ghost_;
    seen.zones = zones_;
    seen.ruling = toss_;
    seen.awaited = awaited();
    seen.worded = ring_ == Ring::Illegal && !ringed_.empty() ? goal_ : std::string();
    seen.ringWord = ringed_.empty() && !elsewhere_.empty() ? Texts::tr("the other table differs")
                    : ring_ == Ring::Illegal               ? Texts::tr("illegal")
                                                           : Texts::tr("differs");
    if (ringed().empty() && !countedOtherwise().empty()) {
        for (const CountedOtherwise& each : countedOtherwise()) {
            seen.ringed.push_back(each.where);
        }
        seen.ringWord = Texts::tr("counted otherwise");
    }
}

} // namespace umpire::desk
