#include "rules/games/naval_battle/fight.h"
#include "rules/games/naval_battle/notation.h"
#include "rules/settings_text.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

// The words and marks in the text of a position.
constexpr char kOpenMark = '!';
constexpr char kStayMark = ':';
constexpr char kOffBoardMark = '+';
constexpr std::string_view kNothing = "-";

constexpr std::string_view kSetUp = "setup";
constexpr std::string_view kRedReady = "setup:red";
constexpr std::string_view kYellowReady = "setup:yellow";
constexpr std::string_view kOpening = "open";

constexpr std::string_view kRedResigned = "red-resigned";
constexpr std::string_view kYellowResigned = "yellow-resigned";
constexpr std::string_view kRedPlaneLost = "red-plane-lost";
constexpr std::string_view kYellowPlaneLost = "yellow-plane-lost";
constexpr std::string_view kDrawn = "drawn";

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

/// Reads the text of a position. Refuses a position that breaks the rules.
class PositionParser : public RefusingReader {
public:
    PositionParser(std::string_view text, const Settings& base) : RefusingReader(text) {
        state_.settings = base;
        state_.tokens.resize(std::size_t(base.chart->squareCount()));
    }

    Parsed<State> parse() {
        const bool read = readFleet(Side::Red) && readFleet(Side::Yellow) && readPhase() &&
                          readWords() && checkStays() && checkSetUp() && checkPlanes();
        return read ? Parsed<State>(std::move(state_)) : Parsed<State>(error());
    }

private:
    bool readFleet(Side side) {
        const bool read = take(kNothing) || takeEach(",", [&] { return readGroup(side); });
        return read &&
               (take(" ") ||
                refuse(side == Side::Red
                           ? message("%1 and more red units, or a space and the yellow", "`,`")
                           : message("%1 and more yellow units, or a space and the phase", "`,`")));
    }
    bool readMinesOff(Side side) {
        int& mines = state_.minesOff[indexOf(side)];
        const int left = state_.table().mines - countOf(state_, side, kMine);
        const auto number = mines > 0 ? std::nullopt : takeNumber(1, left);
        mines = number.value_or(0);
        return number ||
               refuse(message("once, a number of mines off the board from 1 to %1", left));
    }
    bool readGroup(Side side) {
        if (take(std::string_view(&kOffBoardMark, 1))) {
            return readMinesOff(side);
        }
        const Kind kind = kindOf(state_.table(), rest().substr(0, 2));
        if (kind == kNobody) {
            return refuse(message("a kind of unit in two capital letters, such as %1 or %2, %3 and "
                                  "mines off the board, or %4",
                                  idOf(state_.table(), 0), "MI", "`+`", "`-`"));
        }
        take(rest().substr(0, 2));
        do {
            if (!readUnit(side, kind)) {
                return false;
            }
        } while (peek() >= 'a' && peek() <= 'z');
        return true;
    }
    int mostOf(Side side, Kind kind) const {
        const Ship* ship = state_.table().shipOf(kind);
        return ship != nullptr    ? ship->count
               : kind == kBattery ? int(state_.chart().board().batteries[indexOf(side)].size())
               : kind == kMine    ? state_.table().mines - state_.minesOff[indexOf(side)]
                                  : 1; // each side has at most one plane in the air (NB-A9)
    }
    /// Describes what would be allowed on the square instead. Empty if the unit may be there.
    Message troubleAt(SquareIndex square, Side side, Kind kind) const {
        const Chart& chart = state_.chart();
        if (state_.at(square).isThere()) {
            return message("an empty square (%1)", "NB-7");
        }
        if (chart.waterAt(square) == Water::Island) {
            return message("a square off the islands (%1)", "NB-1");
        }
        if (kind == kBattery && !chart.isBatterySquare(square, side)) {
            return message("a battery's square (%1)", "NB-5");
        }
        const bool neutral = chart.isNeutral(square);
        if (kind == kMine && (neutral || chart.isPort(square, enemyOf(side)))) {
            return message("a square outside neutral water and the enemy port (%1)", "NB-A14");
        }
        if (kind == kPlane && neutral) {
            return message("a square outside neutral water (%1)", "NB-21");
        }
        const int most = mostOf(side, kind);
        return countOf(state_, side, kind) < most ? Message()
                                                  : message("at most %1 of a kind", most);
    }
    bool readUnit(Side side, Kind kind) {
        const std::size_t begin = at();
        const Chart& chart = state_.chart();
        const auto name = takeCell();
        const auto square = name ? chart.find(*name) : std::nullopt;
        if (!square) {
            return refuseAt(begin, message("a square of the board, from %1 to %2", "a1",
                                           text(chart.nameOf(chart.squareCount() - 1))));
        }
        if (const auto trouble = troubleAt(*square, side, kind); !trouble.empty()) {
            return refuseAt(begin, trouble);
        }
        const bool open = kind == kBattery || kind == kPlane ||
                          (kind == kMine && take(std::string_view(&kOpenMark, 1)));
        if (kind == kMine && !open && !chart.isPort(*square, side)) {
            return refuse(
                message("%1: a mine outside its port has been announced (%2)", "`!`", "NB-17"));
        }
        state_.at(*square) = {kind, side, open ? Openness::Open : Openness::Hidden, 0};
        if (take(std::string_view(&kStayMark, 1))) {
            stays_.emplace_back(*square, *this);
            takeNumber();
        }
        return true;
    }
    bool readPhase() {
        const std::size_t begin = at();
        const std::string_view word = takeWord();
        if (word == kSetUp || word == kRedReady || word == kYellowReady) {
            state_.phase = Phase::SetUp;
            state_.ready = {word == kRedReady, word == kYellowReady};
            return true;
        }
        if (word == kOpening) {
            state_.phase = Phase::Opening;
            return true;
        }
        const auto side = std::ranges::find(kSides, word, [](Side each) { return nameOf(each); });
        if (side == kSides.end()) {
            return refuseAt(begin, message("%1, %2, %3, %4, %5 or %6", "`setup`", "`setup:red`",
                                           "`setup:yellow`", "`open`", "`red`", "`yellow`"));
        }
        state_.phase = Phase::Playing;
        state_.mover = *side;
        return true;
    }
    bool takeEnding(std::string_view word) {
        if (state_.ending != Ending::None) {
            return false;
        }
        state_.ending = word == kRedResigned      ? Ending::RedResigned
                        : word == kYellowResigned ? Ending::YellowResigned
                        : word == kDrawn          ? Ending::Draw
                                                  : Ending::None;
        return state_.ending != Ending::None;
    }
    /// NB-A9: takes the word for a lost plane. Returns false at any other text, and if a lost plane
    /// is replaced.
    bool takePlaneLost(std::string_view word) {
        if (state_.settings.planes != Planes::One || state_.ending != Ending::None) {
            return false;
        }
        for (const Side side : kSides) {
            bool& lost = state_.planeLost[indexOf(side)];
            if (word == (side == Side::Red ? kRedPlaneLost : kYellowPlaneLost) && !lost) {
                lost = true;
                return true;
            }
        }
        return false;
    }
    bool readWords() {
        for (bool first = true; !atEnd(); first = false) {
            if (!take(" ")) {
                return refuse(message("a space"));
            }
            const std::size_t begin = at();
            const std::string_view word = takeWord();
            Settings settings = state_.settings;
            if (first) { // the first setting changes `standard`
                takeSetting(variants()[0].name, settings);
            }
            if (state_.ending == Ending::None && takeSetting(word, settings)) {
                state_.settings = settings;
            } else if (!takePlaneLost(word) && !takeEnding(word)) {
                return refuseAt(begin, message("a variant, a setting (%1), %2, %3 or %4",
                                               knownSettings(settingList()), "`red-resigned`",
                                               "`yellow-resigned`", "`drawn`"));
            }
        }
        return true;
    }
    /// Reads the numbers of turns on neutral water last, because the settings at the end limit
    /// them.
    bool checkStays() {
        for (auto& [square, where] : stays_) {
            const std::size_t begin = where.at();
            const int most = state_.chart().isNeutral(square) ? neutralStayOf(state_) - 1 : 0;
            const auto number = where.takeNumber(1, most);
            if (!number) {
                return refuseAt(
                    begin, message("on neutral water, a number of turns there from 1 to %1 (%2)",
                                   most, "NB-20"));
            }
            state_.at(square).stay = std::uint8_t(*number);
        }
        return true;
    }
    /// NB-5: checks that during the set-up all units are in their own port, and the batteries in
    /// place.
    bool checkSetUp() {
        if (state_.phase != Phase::SetUp) {
            return true;
        }
        for (const Side side : kSides) {
            for (SquareIndex square = 0; square < state_.chart().squareCount(); ++square) {
                const Token& token = state_.at(square);
                const bool out = token.isOf(side) && !state_.chart().isPort(square, side);
                if (out || (token.isOf(side) && token.kind == kMine && token.isKnown())) {
                    return refuse(
                        {0, message("in the set-up, hidden units in the own port (%1)", "NB-5"),
                         text(state_.chart().nameOf(square))});
                }
            }
            const int batteries = countOf(state_, side, kBattery);
            const int mines = countOf(state_, side, kMine) + state_.minesOff[indexOf(side)];
            if (batteries != mostOf(side, kBattery) || mines != state_.table().mines) {
                return refuse({0,
                               message("in the set-up, all batteries and mines of %1 (%2)",
                                       inWords(side), "NB-3"),
                               std::to_string(batteries) + " batteries, " + std::to_string(mines) +
                                   " mines"});
            }
            if (state_.ready[indexOf(side)] && !everyShipIsPlaced(state_, side)) {
                return refuse(
                    {0, message("every ship of %1, which is ready (%2)", inWords(side), "NB-5"),
                     "fewer"});
            }
        }
        return true;
    }
    /// NB-12: checks that a side has a plane on the board only in the enemy's turn.
    bool checkPlanes() {
        for (const Side side : kSides) {
            const bool enemyTurn = state_.phase == Phase::Playing && state_.mover != side;
            if (countOf(state_, side, kPlane) > 0 && !enemyTurn) {
                return refuse({0, message("a plane only in the enemy's turn (%1)", "NB-12"),
                               "a plane of " + std::string(nameOf(side))});
            }
        }
        return true;
    }

    State state_;
    std::vector<std::pair<SquareIndex, NotationReader>> stays_;
};

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

Parsed<State> parseState(std::string_view text, const Settings& base) {
    return PositionParser(text, base).parse();
}

} // namespace umpire::naval_battle
