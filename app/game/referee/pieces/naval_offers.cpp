#include "app/game/referee/pieces/naval_table.h"

#include <algorithm>

/// Corrections of Naval Battle's record by pointing, and their text form. For a hidden token every
/// unit is offered, so that the token stays secret.
namespace umpire::referee {

using namespace naval_battle;

namespace {

constexpr std::string_view kGone = "empty";

SquareIndex squareNamed(const State& state, std::string_view name) {
    SquareIndex square = 0;
    while (state.chart().contains(square) && text(state.chart().nameOf(square)) != name) {
        ++square;
    }
    return square;
}

/// Parses a unit such as "red PA".
std::optional<naval_battle::Token> unitNamed(const State& state, std::string_view words) {
    for (const auto side : naval_battle::kSides) {
        const std::string who = std::string(nameOf(side)) + " ";
        const Kind kind =
            words.starts_with(who) ? kindOf(state.table(), words.substr(who.size())) : kNobody;
        if (kind != kNobody && kind != kHidden) {
            const bool open = kind == kBattery || kind == kPlane;
            return naval_battle::Token{kind, side, open ? Openness::Open : Openness::Hidden};
        }
    }
    return std::nullopt;
}

void addUnits(const State& state, SquareIndex square, OfferedPiece& piece) {
    const std::string here = text(state.chart().nameOf(square));
    for (const auto side : naval_battle::kSides) {
        std::vector<Kind> kinds;
        for (Kind kind = 0; state.table().shipOf(kind) != nullptr; ++kind) {
            kinds.push_back(kind);
        }
        kinds.push_back(kMine);
        if (state.chart().isBatterySquare(square, side)) {
            kinds.push_back(kBattery);
        }
        for (const Kind kind : kinds) {
            const std::string who(nameOf(side));
            piece.corrections.push_back({Aspect::Unit, inWords(nameOf(state.table(), kind)), who,
                                         here + " " + who + " " + idOf(state.table(), kind),
                                         Telling::Secret});
        }
    }
}

} // namespace

bool NavalTable::isTaken(const State& state, int spot) {
    return state.at(spot).isThere();
}

std::vector<OfferedPiece> NavalTable::offered(const State& state, int spot, const Strays& strays) {
    if (state.phase == Phase::SetUp) {
        return {};
    }
    const std::string here = spotName(state, spot);
    const naval_battle::Token& token = state.at(spot);
    OfferedPiece piece;
    if (token.isThere()) {
        const std::string back(nameOf(token.side));
        piece.name = pieceName(state, back);
        piece.elsewhere = here + " ";
        for (const PieceAt& stray : strays.seen) {
            if (stray.kind == back) {
                const std::string there = spotName(state, stray.spot);
                piece.corrections.push_back({Aspect::Place, there, {}, here + " " + there});
            }
        }
        piece.corrections.push_back({Aspect::Gone, {}, {}, here + " " + std::string(kGone)});
    }
    for (const PieceAt& gone : strays.missing) {
        if (!token.isThere() && isTaken(state, gone.spot) &&
            gone.kind == nameOf(state.at(gone.spot).side)) {
            const std::string from = spotName(state, gone.spot);
            piece.corrections.push_back(
                {Aspect::Arrival, pieceName(state, gone.kind), from, from + " " + here});
        }
    }
    addUnits(state, spot, piece);
    return {std::move(piece)};
}

std::optional<State> NavalTable::relaid(const State& state, std::string_view from,
                                        std::string_view to) {
    const SquareIndex here = squareNamed(state, from);
    if (!state.chart().contains(here)) {
        return std::nullopt;
    }
    State after = state;
    if (const auto unit = unitNamed(state, to)) {
        after.at(here) = *unit;
        if (unit->kind == kMine && !state.chart().isPort(here, unit->side)) {
            after.at(here).openness = Openness::Open; // the token was announced (NB-17)
        }
        return after;
    }
    if (!state.at(here).isThere()) {
        return std::nullopt;
    }
    if (to == kGone) {
        after.at(here) = {};
        return after;
    }
    const SquareIndex there = squareNamed(state, to);
    if (!state.chart().contains(there) || state.at(there).isThere()) {
        return std::nullopt;
    }
    std::swap(after.at(here), after.at(there));
    return after;
}

} // namespace umpire::referee
