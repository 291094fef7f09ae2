#pragma once

#include "app/game/referee/pieces/piece_table.h"
#include "rules/games/triremes/triremes.h"

namespace umpire::referee {

/// The figures of Triremes on the map for two players: ships and soldiers, recognised by the colour
/// of their bases, and the die. A square is a spot; a ship is on the spot of its bow. A ship's
/// cargo is invisible. If two ships of a player are near a soldier, the player says which one the
/// soldier boarded or left. The question is asked even if only one ship is possible; otherwise it
/// would reveal a cargo.
class TriremeTable : public PrintedTable<Triremes> {
public:
    /// `areas`: the squares, by their index; if empty, no figure is tracked.
    explicit TriremeTable(std::vector<SpotArea> areas = {},
                          const LayingModel& laying = {.spread = 1_mm})
        : PrintedTable(std::move(areas), laying) {}

    [[nodiscard]] Layout layoutOf(const State& state) const;
    [[nodiscard]] static Trace traceOf(const State& state, const Action& action);
    [[nodiscard]] static Layout shown(const State& state, const Action& action);
    [[nodiscard]] static std::vector<Trespass<Triremes>>
    trespasses(const State& state, const PieceAt& piece, const Layout& missing);
    /// Returns the figures of a look. They reveal no ship's cargo.
    [[nodiscard]] std::vector<Sighting> sightings(const State& state,
                                                  const TableObservation& seen) const;
    [[nodiscard]] static Message pieceName(const State& state, const std::string& kind);
    [[nodiscard]] static std::string spotName(const State& state, int spot);
    /// Tells whether a figure occupies the square. A ship occupies two squares.
    [[nodiscard]] static bool isTaken(const State& state, int spot);
    /// Offers every cargo that a ship can have.
    [[nodiscard]] static std::vector<OfferedPiece> offered(const State& state, int spot,
                                                           const Strays& strays);
    /// Applies a correction to the figure on a square (for a ship, the square of its bow): `to` is
    /// "empty", another square ("d6"; for a ship also with direction "d6e" or cargo "d6e:2"), or
    /// another player ("dark"). On a free square `to` is a new soldier ("dark") or a new ship
    /// ("dark n"). Returns none for other words.
    [[nodiscard]] static std::optional<State> relaid(const State& state, std::string_view from,
                                                     std::string_view to);
    [[nodiscard]] static std::optional<AnswerNeeded> question(const State& state);
    /// The mover alone gets the loadings and landings, and a pass that shows that nothing can land.
    [[nodiscard]] static std::optional<std::vector<std::string>> ownExamples(const State& state,
                                                                             Player player);
    [[nodiscard]] static PieceBoard board(const State& state);
};

} // namespace umpire::referee
