#include "rules/games/naval_battle/notation.h"
#include "rules/games/naval_battle/words.h"

namespace umpire::naval_battle {
namespace {

std::string cellText(const State& state, SquareIndex square) {
    const Token& token = state.at(square);
    std::string cell = text(state.chart().nameOf(square));
    if (token.kind == kMine && token.isKnown()) {
        cell += kOpenMark;
    }
    return token.stay > 0 ? cell + kStayMark + std::to_string(token.stay) : cell;
}

/// Returns the position of a kind in the text of a fleet: first the ships in the table's order,
/// then the other kinds.
std::size_t placeOf(const State& state, Kind kind) {
    return kind >= 0 ? std::size_t(kind) : state.table().ships.size() + std::size_t(-kind);
}

std::string fleetText(const State& state, Side side) {
    std::vector<std::string> groups(placeOf(state, kHidden) + 1);
    for (SquareIndex square = 0; square < state.chart().squareCount(); ++square) {
        const Token& token = state.at(square);
        if (token.isOf(side)) {
            std::string& group = groups[placeOf(state, token.kind)];
            group += group.empty() ? idOf(state.table(), token.kind) : "";
            group += cellText(state, square);
        }
    }
    const int mines = state.minesOff[indexOf(side)];
    groups.push_back(mines > 0 ? kOffBoardMark + std::to_string(mines) : "");
    std::string fleet;
    for (const std::string& group : groups) {
        fleet += fleet.empty() || group.empty() ? group : "," + group;
    }
    return fleet.empty() ? std::string(kNothing) : fleet;
}

std::string_view phaseText(const State& state) {
    switch (state.phase) {
    case Phase::SetUp:
        return state.ready[0] ? kRedReady : state.ready[1] ? kYellowReady : kSetUp;
    case Phase::Opening:
        return kOpening;
    case Phase::Playing:
        return nameOf(state.mover);
    }
    return kSetUp;
}

std::string_view endingText(Ending ending) {
    switch (ending) {
    case Ending::None:
        return "";
    case Ending::RedResigned:
        return kRedResigned;
    case Ending::YellowResigned:
        return kYellowResigned;
    case Ending::Draw:
        return kDrawn;
    }
    return "";
}

} // namespace

std::string text(const State& state) {
    std::string line = fleetText(state, Side::Red) + " " + fleetText(state, Side::Yellow);
    line.append(" ").append(phaseText(state));
    const auto append = [&line](std::string_view word) {
        line.append(word.empty() ? 0 : 1, ' ').append(word);
    };
    append(text(state.settings));
    append(state.planeLost[0] ? kRedPlaneLost : "");
    append(state.planeLost[1] ? kYellowPlaneLost : "");
    append(endingText(state.ending));
    return line;
}

std::string text(const View& view) {
    return text(view.known);
}

} // namespace umpire::naval_battle
