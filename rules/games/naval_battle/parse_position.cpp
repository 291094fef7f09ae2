#include "rules/games/naval_battle/fight.h"
#include "rules/games/naval_battle/notation.h"
#include "rules/games/naval_battle/words.h"
#include "rules/settings_text.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

/// Reads a position and refuses an impossible one.
class PositionParser {
public:
    PositionParser(std::string_view text, const Settings& base) : reader_(text) {
        state_.settings = base;
        state_.tokens.resize(std::size_t(base.chart->squareCount()));
    }

    Parsed<State> parse() {
        const bool read = readFleet(Side::Red) && readFleet(Side::Yellow) && readPhase() &&
                          readWords() && checkStays() && checkSetUp() && checkPlanes();
        return read ? Parsed<State>(std::move(state_)) : Parsed<State>(*error_);
    }

private:
    bool fail(ParseError error) {
        error_ = std::move(error);
        return false;
    }
    bool fail(const NotationReader& where, const Message& expected) {
        return fail(where.fail(expected));
    }
    bool failHere(const Message& expected) { return fail(reader_, expected); }

    bool readFleet(Side side);
    bool readGroup(Side side);
    bool readMinesOff(Side side);
    bool readUnit(Side side, Kind kind);
    bool readStay(SquareIndex square);
    Message troubleAt(SquareIndex square, Side side, Kind kind) const;
    bool readPhase();
    bool readWords();
    bool takePlaneLost(std::string_view word);
    bool takeEnding(std::string_view word);
    bool checkStays();
    bool checkSetUp();
    bool checkPlanes();
    int mostOf(Side side, Kind kind) const;

    NotationReader reader_;
    State state_;
    std::vector<std::pair<SquareIndex, NotationReader>> stays_;
    std::optional<ParseError> error_;
};

bool PositionParser::readFleet(Side side) {
    if (!reader_.take(kNothing)) {
        do {
            if (!readGroup(side)) {
                return false;
            }
        } while (reader_.take(","));
    }
    return reader_.take(" ")
               ? true
               : failHere(
                     side == Side::Red
                         ? message("%1 and more red units, or a space and the yellow", "`,`")
                         : message("%1 and more yellow units, or a space and the phase", "`,`"));
}

bool PositionParser::readMinesOff(Side side) {
    int& mines = state_.minesOff[indexOf(side)];
    const NotationReader before = reader_;
    const auto number = reader_.takeNumber();
    const int left = state_.table().mines - countOf(state_, side, kMine);
    if (!number || *number < 1 || *number > left || mines > 0) {
        return fail(before, message("once, a number of mines off the board from 1 to %1", left));
    }
    mines = *number;
    return true;
}

bool PositionParser::readGroup(Side side) {
    if (reader_.take(std::string_view(&kOffBoardMark, 1))) {
        return readMinesOff(side);
    }
    const Kind kind = kindOf(state_.table(), reader_.rest().substr(0, 2));
    if (kind == kNobody) {
        return failHere(message("a kind of unit in two capital letters, such as %1 or %2, %3 and "
                                "mines off the board, or %4",
                                idOf(state_.table(), 0), "MI", "`+`", "`-`"));
    }
    reader_.takeCharacter();
    reader_.takeCharacter();
    do {
        if (!readUnit(side, kind)) {
            return false;
        }
    } while (reader_.peek() >= 'a' && reader_.peek() <= 'z');
    return true;
}

int PositionParser::mostOf(Side side, Kind kind) const {
    const Ship* ship = state_.table().shipOf(kind);
    return ship != nullptr    ? ship->count
           : kind == kBattery ? int(state_.chart().board().batteries[indexOf(side)].size())
           : kind == kMine    ? state_.table().mines - state_.minesOff[indexOf(side)]
                              : 1; // NB-A9: one plane in the air
}

/// Returns what is allowed there instead; empty if that unit may be on that square.
Message PositionParser::troubleAt(SquareIndex square, Side side, Kind kind) const {
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
    return countOf(state_, side, kind) < most ? Message() : message("at most %1 of a kind", most);
}

bool PositionParser::readUnit(Side side, Kind kind) {
    const NotationReader before = reader_;
    const auto name = reader_.takeCell();
    const auto square = name ? state_.chart().find(*name) : std::nullopt;
    if (!square) {
        return fail(before, message("a square of the board, from %1 to %2", "a1",
                                    text(state_.chart().nameOf(state_.chart().squareCount() - 1))));
    }
    if (const auto trouble = troubleAt(*square, side, kind); !trouble.empty()) {
        return fail(before, trouble);
    }
    const bool open = kind == kBattery || kind == kPlane ||
                      (kind == kMine && reader_.take(std::string_view(&kOpenMark, 1)));
    if (kind == kMine && !open && !state_.chart().isPort(*square, side)) {
        return failHere(
            message("%1: a mine outside its port has been announced (%2)", "`!`", "NB-17"));
    }
    Token& token = state_.at(*square);
    token = {kind, side, open ? Openness::Open : Openness::Hidden, 0};
    return readStay(*square);
}

bool PositionParser::readStay(SquareIndex square) {
    if (reader_.take(std::string_view(&kStayMark, 1))) {
        stays_.emplace_back(square, reader_);
        reader_.takeNumber();
    }
    return true;
}

bool PositionParser::readPhase() {
    const NotationReader before = reader_;
    const std::string_view word = reader_.takeWord();
    if (word == kSetUp || word == kRedReady || word == kYellowReady) {
        state_.phase = Phase::SetUp;
        state_.ready = {word == kRedReady, word == kYellowReady};
        return true;
    }
    if (word == kOpening) {
        state_.phase = Phase::Opening;
        return true;
    }
    for (const Side side : kSides) {
        if (word == nameOf(side)) {
            state_.phase = Phase::Playing;
            state_.mover = side;
            return true;
        }
    }
    return fail(before, message("%1, %2, %3, %4, %5 or %6", "`setup`", "`setup:red`",
                                "`setup:yellow`", "`open`", "`red`", "`yellow`"));
}

bool PositionParser::takeEnding(std::string_view word) {
    constexpr std::pair<std::string_view, Ending> kEndings[] = {
        {kRedResigned, Ending::RedResigned},
        {kYellowResigned, Ending::YellowResigned},
        {kDrawn, Ending::Draw}};
    for (const auto& [name, ending] : kEndings) {
        if (word == name && state_.ending == Ending::None) {
            state_.ending = ending;
            return true;
        }
    }
    return false;
}

/// NB-A9: takes the mark of a lost plane, if a fleet has only one.
bool PositionParser::takePlaneLost(std::string_view word) {
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

bool PositionParser::readWords() {
    bool first = true;
    while (!reader_.atEnd()) {
        const NotationReader before = reader_;
        if (!reader_.take(" ")) {
            return failHere(message("a space"));
        }
        const std::size_t at = reader_.at();
        const std::string_view word = reader_.takeWord();
        Settings settings = state_.settings;
        if (first) { // `key=value` departs from `standard`
            takeSetting(variants()[0].name, settings);
        }
        const bool taken = state_.ending == Ending::None && takeSetting(word, settings);
        state_.settings = taken ? settings : state_.settings;
        first = false;
        if (!taken && !takePlaneLost(word) && !takeEnding(word)) {
            return fail(before.failAt(at, message("a variant, a setting (%1), %2, %3 or %4",
                                                  knownSettings(settingList()), "`red-resigned`",
                                                  "`yellow-resigned`", "`drawn`")));
        }
    }
    return true;
}

/// Checks stays last, because the settings at the end limit them.
bool PositionParser::checkStays() {
    for (auto& [square, where] : stays_) {
        const NotationReader before = where;
        const auto number = where.takeNumber();
        const int most = state_.chart().isNeutral(square) ? neutralStayOf(state_) - 1 : 0;
        if (!number || *number < 1 || *number > most) {
            return fail(before,
                        message("on neutral water, a number of turns there from 1 to %1 (%2)", most,
                                "NB-20"));
        }
        state_.at(square).stay = std::uint8_t(*number);
    }
    return true;
}

/// NB-5: in the set-up all units must be in their own port, and the batteries in place.
bool PositionParser::checkSetUp() {
    if (state_.phase != Phase::SetUp) {
        return true;
    }
    ParseError error;
    for (const Side side : kSides) {
        const Message who = inWords(side);
        for (SquareIndex square = 0; square < state_.chart().squareCount(); ++square) {
            const Token& token = state_.at(square);
            const bool out = token.isOf(side) && !state_.chart().isPort(square, side);
            if (out || (token.isOf(side) && token.kind == kMine && token.isKnown())) {
                error.expected =
                    message("in the set-up, hidden units in the own port (%1)", "NB-5");
                error.found = text(state_.chart().nameOf(square));
                return fail(std::move(error));
            }
        }
        const int batteries = countOf(state_, side, kBattery);
        const int mines = countOf(state_, side, kMine) + state_.minesOff[indexOf(side)];
        if (batteries != mostOf(side, kBattery) || mines != state_.table().mines) {
            error.expected =
                message("in the set-up, all batteries and mines of %1 (%2)", who, "NB-3");
            error.found =
                std::to_string(batteries) + " batteries, " + std::to_string(mines) + " mines";
            return fail(std::move(error));
        }
        if (state_.ready[indexOf(side)] && !everyShipIsPlaced(state_, side)) {
            error.expected = message("every ship of %1, which is ready (%2)", who, "NB-5");
            error.found = "fewer";
            return fail(std::move(error));
        }
    }
    return true;
}

/// NB-12: a plane stays on the board for one enemy turn.
bool PositionParser::checkPlanes() {
    for (const Side side : kSides) {
        const bool enemyTurn = state_.phase == Phase::Playing && state_.mover != side;
        if (countOf(state_, side, kPlane) > 0 && !enemyTurn) {
            ParseError error;
            error.expected = message("a plane only in the enemy's turn (%1)", "NB-12");
            error.found = "a plane of " + std::string(nameOf(side));
            return fail(std::move(error));
        }
    }
    return true;
}

} // namespace

Parsed<State> parseState(std::string_view text, const Settings& base) {
    return PositionParser(text, base).parse();
}

} // namespace umpire::naval_battle
