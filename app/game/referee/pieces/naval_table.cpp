#include "app/game/referee/pieces/naval_table.h"

#include "app/game/referee/core/told_reader.h"
#include "rules/games/naval_battle/fight.h"

#include <algorithm>
#include <array>

namespace umpire::referee {

using namespace naval_battle;

namespace {

using NavalSide = naval_battle::Side;

constexpr std::string_view kCode = "NB:";
/// Confidence in a decoded Data Matrix. Decoding corrects errors of the code.
constexpr double kSureOfACode = 0.98;
/// Distance from the middle of a code to the middle of its token. app/print/kit prints the code to
/// the upper left of the middle.
constexpr Millimetres kLeftOfCode = 1.8_mm;
constexpr Millimetres kAboveCode = 1.8_mm;

/// Colours of the backs as the camera sees them. Printers and lamps may shift a colour to a similar
/// one.
struct BackColour {
    std::string_view seen;
    NavalSide side;
};
constexpr std::array kBackColours = {
    BackColour{"red", NavalSide::Red}, BackColour{"brown", NavalSide::Red},
    BackColour{"purple", NavalSide::Red}, BackColour{"yellow", NavalSide::Yellow},
    BackColour{"orange", NavalSide::Yellow}};

std::string backOf(NavalSide side) {
    return std::string(nameOf(side));
}

/// Returns the code as app/print/kit prints it: in lower case for yellow.
std::string faceOf(const Table& table, NavalSide side, Kind kind) {
    std::string face = idOf(table, kind);
    for (char& letter : face) {
        letter = side == NavalSide::Yellow ? char(letter - 'A' + 'a') : letter;
    }
    return face;
}

bool isBack(std::string_view kind) {
    return kind == "red" || kind == "yellow";
}

PieceAt faceAt(const State& state, SquareIndex square, SquareIndex lies) {
    const naval_battle::Token& token = state.at(square);
    return {faceOf(state.table(), token.side, token.kind), lies};
}

struct Tracer {
    Trace operator()(const AnyOf<Move, Attack> auto&) const { return Trace::Seen; }
    Trace operator()(const AnyOf<Place, TakeUp, Ready, RemoveBattery, RemoveMine, SendPlane, Pass,
                                 LayMine, Resign, AgreeDraw> auto&) const {
        return Trace::Said;
    }
};

Sighting sightingOf(std::string kind, std::vector<SpotShare> shares, double confidence) {
    return {std::move(kind), std::move(shares), confidence};
}

} // namespace

Layout NavalTable::layoutOf(const State& state) const {
    Layout layout;
    if (areas_.empty() || state.phase == Phase::SetUp) {
        return layout; // the setup of a fleet is secret until both fleets are complete
    }
    for (SquareIndex square = 0; square < state.chart().squareCount(); ++square) {
        const naval_battle::Token& token = state.at(square);
        if (token.isThere()) {
            layout.push_back({backOf(token.side), square});
        }
        if (token.isThere() && token.isKnown()) {
            layout.push_back(faceAt(state, square, square));
        }
    }
    std::ranges::sort(layout);
    return layout;
}

Layout NavalTable::excused(const State& state) const {
    Layout faces;
    for (SquareIndex square = 0; square < state.chart().squareCount(); ++square) {
        if (state.at(square).isThere() && !state.at(square).isKnown()) {
            faces.push_back(faceAt(state, square, square));
        }
    }
    std::ranges::sort(faces);
    return faces;
}

Trace NavalTable::traceOf(const State&, const Action& action) {
    return std::visit(Tracer{}, action);
}

Layout NavalTable::shown(const State& state, const Action& action) {
    const auto* attack = std::get_if<Attack>(&action);
    if (attack == nullptr) {
        return {};
    }
    return together({faceAt(state, attack->from, attack->at)},
                    {faceAt(state, attack->target, attack->target)});
}

/// Returns the illegal moves from a square where a token is missing to the square where it
/// appeared.
std::vector<Trespass<NavalBattle>> NavalTable::trespasses(const State& state, const PieceAt& piece,
                                                          const Layout& missing) {
    std::vector<Trespass<NavalBattle>> found;
    for (const PieceAt& gone : missing) {
        if (isBack(piece.kind) && gone.kind == piece.kind) {
            State after = state;
            std::swap(after.at(gone.spot), after.at(piece.spot));
            after.at(gone.spot) = {};
            after.phase = Phase::Playing;
            after.mover = enemyOf(state.at(gone.spot).side);
            found.push_back({Move{gone.spot, piece.spot}, std::move(after)});
        }
    }
    return found;
}

std::vector<Sighting> NavalTable::sightings(const State& state,
                                            const TableObservation& seen) const {
    std::vector<Sighting> sightings;
    if (areas_.empty() || state.phase == Phase::SetUp) {
        return sightings;
    }
    for (const umpire::Token& token : seen.tokens) {
        const auto colour = std::ranges::find(kBackColours, token.colour, &BackColour::seen);
        if (colour != kBackColours.end() && token.shape != TokenShape::Oblong) {
            sightings.push_back(sightingOf(
                backOf(colour->side), sharesAt(token.center, areas_, laying_), token.confidence));
        }
    }
    for (const CodedPiece& code : seen.codes) {
        if (!code.counter || !code.text.starts_with(kCode)) {
            continue;
        }
        const TablePoint middle = code.center - along(code.heading, kLeftOfCode) +
                                  along(code.heading + 90_deg, kAboveCode);
        const std::vector<SpotShare> shares = sharesAt(middle, areas_, laying_);
        const std::string face = code.text.substr(kCode.size());
        const bool yellow = !face.empty() && face.front() >= 'a';
        sightings.push_back(
            sightingOf(backOf(yellow ? NavalSide::Yellow : NavalSide::Red), shares, kSureOfACode));
        sightings.push_back(sightingOf(face, shares, kSureOfACode));
    }
    return sightings;
}

Message NavalTable::pieceName(const State& state, const std::string& kind) {
    if (isBack(kind)) {
        return kind == "red" ? message("red token") : message("yellow token");
    }
    std::string id = kind;
    for (char& letter : id) {
        letter = letter >= 'a' ? char(letter - 'a' + 'A') : letter;
    }
    const Kind unit = kindOf(state.table(), id);
    if (unit == kNobody) {
        return kind;
    }
    const Message name = inWords(naval_battle::nameOf(state.table(), unit));
    return id == kind ? message("red %1", name) : message("yellow %1", name);
}

bool NavalTable::isToldBy(const PieceAt& piece, const PieceAt& other) {
    const bool isOfOneSide =
        !other.kind.empty() && (piece.kind == "yellow") == (other.kind.front() >= 'a');
    return piece.spot == other.spot && isBack(piece.kind) && !isBack(other.kind) && isOfOneSide;
}

std::string NavalTable::spotName(const State& state, int spot) {
    return umpire::text(state.chart().nameOf(spot));
}

namespace {

/// Returns the first square of the moving side whose unit must leave at the end of this turn
/// (NB-20); none if no unit must.
std::optional<SquareIndex> mustLeaveNow(const State& state) {
    for (SquareIndex square = 0; square < state.chart().squareCount(); ++square) {
        if (state.at(square).isOf(state.mover) && state.chart().isNeutral(square) &&
            state.at(square).stay + 1 >= neutralStayOf(state)) {
            return square;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<AnswerNeeded> NavalTable::question(const State& state) {
    AnswerNeeded needed;
    for (const NavalSide side : sidesToAct(state)) {
        needed.players.emplace_back(nameOf(side));
    }
    if (needed.players.empty()) {
        return std::nullopt;
    }
    if (state.phase == Phase::SetUp) {
        needed.question = message("which unit stands where? Only its player says it, and then %1",
                                  readiness(needed.players));
    } else {
        const auto leaving = mustLeaveNow(state);
        needed.question =
            leaving ? message("the unit on %1 is lost if it does not leave neutral water now; what "
                              "is done?",
                              umpire::text(state.chart().nameOf(*leaving)))
                    : message("moves and fights are seen; what else is done?");
        needed.of = leaving ? AnswerNeeded::Of::Now : AnswerNeeded::Of::WhatIsNotSeen;
        needed.listed = AnswerNeeded::Listed::All; // for each player alone, see ownExamples
    } // an example of a legal action would reveal a hidden piece
    return needed;
}

std::optional<std::vector<std::string>> NavalTable::ownExamples(const State& state, Player player) {
    if (state.phase == Phase::SetUp) {
        // whether a player can be ready is secret
        return legalOf<NavalBattle>(state, {readyAction(NavalBattle::playerName(state, player))});
    }
    AnswerNeeded own;
    offer<NavalBattle>(own, state, unseenActions<NavalBattle, NavalTable>(state));
    return own.listed == AnswerNeeded::Listed::All ? own.examples : std::vector<std::string>();
}

} // namespace umpire::referee
