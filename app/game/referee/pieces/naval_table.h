#pragma once

#include "app/game/referee/pieces/piece_table.h"
#include "rules/games/naval_battle/naval_battle.h"

namespace umpire::referee {

/// The tokens of Naval Battle on its printed board. A back is recognised by its colour, and a face
/// by its code. A square is a spot. The kind of a hidden token is known only from its player's
/// words, and no public text reveals it.
class NavalTable : public PrintedTable<NavalBattle> {
public:
    /// `areas`: the squares, by their index; if empty, no token is tracked.
    explicit NavalTable(std::vector<SpotArea> areas = {}, const LayingModel& laying = {})
        : PrintedTable(std::move(areas), laying) {}

    [[nodiscard]] Layout layoutOf(const State& state) const;
    /// Returns the faces of the hidden tokens: a hidden token may be turned face up.
    [[nodiscard]] Layout excused(const State& state) const;
    [[nodiscard]] static Trace traceOf(const State& state, const Action& action);
    /// Returns the two units that fight (NB-9).
    [[nodiscard]] static Layout shown(const State& state, const Action& action);
    [[nodiscard]] static std::vector<Trespass<NavalBattle>>
    trespasses(const State& state, const PieceAt& piece, const Layout& missing);
    [[nodiscard]] std::vector<Sighting> sightings(const State& state,
                                                  const TableObservation& seen) const;
    [[nodiscard]] static Message pieceName(const State& state, const std::string& kind);
    /// Tells whether `other` implies `piece`. A token whose face is known is two pieces: a back and
    /// a face.
    [[nodiscard]] static bool isToldBy(const PieceAt& piece, const PieceAt& other);
    [[nodiscard]] static std::string spotName(const State& state, int spot);
    [[nodiscard]] static bool isTaken(const State& state, int spot);
    /// Offers all units of the game, so that the offer does not depend on the kind of a hidden
    /// token.
    [[nodiscard]] static std::vector<OfferedPiece> offered(const State& state, int spot,
                                                           const Strays& strays);
    /// Applies a correction to the square `from`. `to` is "empty", a free square to which the token
    /// moves ("h9"), or the unit on the square ("red PA"). Returns none for other words.
    [[nodiscard]] static std::optional<State> relaid(const State& state, std::string_view from,
                                                     std::string_view to);
    [[nodiscard]] static std::optional<AnswerNeeded> question(const State& state);
    [[nodiscard]] static std::optional<std::vector<std::string>> ownExamples(const State& state,
                                                                             Player player);
    [[nodiscard]] static PieceBoard board(const State& state);
    /// Returns the board with the kinds of all hidden tokens.
    [[nodiscard]] static PieceBoard openBoard(const State& state);
};

} // namespace umpire::referee
