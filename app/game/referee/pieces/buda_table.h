#pragma once

#include "app/game/referee/pieces/piece_table.h"
#include "rules/games/buda_1686/buda_1686.h"

namespace umpire::referee {

/// The counters, chits and dice of Buda 1686 on its printed map. A zone is one spot, and the
/// breaches of a zone are another spot. The level track is not examined, because it follows from
/// the rules.
class BudaTable : public PrintedTable<Buda1686> {
public:
    /// `areas`: places of the zones and breaches on the table, with the spots of zoneSpot and
    /// breachSpot; if empty, no counter is tracked.
    explicit BudaTable(std::vector<SpotArea> areas = {}, const LayingModel& laying = {})
        : PrintedTable(std::move(areas), laying) {}

    [[nodiscard]] static constexpr int zoneSpot(buda_1686::ZoneIndex zone) { return zone; }
    [[nodiscard]] static constexpr int breachSpot(buda_1686::ZoneIndex zone) {
        return zone + buda_1686::kMaxZones;
    }
    [[nodiscard]] static constexpr buda_1686::Place placeOf(int spot) {
        using buda_1686::Spot;
        return spot < buda_1686::kMaxZones
                   ? buda_1686::Place{Spot::Zone, spot}
                   : buda_1686::Place{Spot::Breach, spot - buda_1686::kMaxZones};
    }

    [[nodiscard]] Layout layoutOf(const State& state) const;
    [[nodiscard]] static Trace traceOf(const State& state, const Action& action);
    [[nodiscard]] static Layout shown(const State& state, const Action& action);
    [[nodiscard]] static bool mayEnd(const State& state);
    [[nodiscard]] static std::vector<Trespass<Buda1686>>
    trespasses(const State& state, const PieceAt& piece, const Layout& missing);
    [[nodiscard]] std::vector<Sighting> sightings(const State& state,
                                                  const TableObservation& seen) const;
    [[nodiscard]] static Message pieceName(const State& state, const std::string& kind);
    [[nodiscard]] static std::string spotName(const State& state, int spot);
    [[nodiscard]] static bool isTaken(const State& state, int spot);
    [[nodiscard]] static std::vector<OfferedPiece> offered(const State& state, int spot,
                                                           const Strays& strays);
    /// Applies a correction to a unit (`how`: a place such as "EF" or "EF*", "lost", "cup",
    /// "whole", "damaged", or the number of its marker, "marker 3") or to a zone ("entrenched turk
    /// 2", "entrenched none"). Returns none for other words.
    [[nodiscard]] static std::optional<State> relaid(const State& state, std::string_view what,
                                                     std::string_view how);
    [[nodiscard]] static std::optional<AnswerNeeded> question(const State& state);
    [[nodiscard]] static PieceBoard board(const State& state);

    /// The unit and the face that a counter's upper side shows.
    struct Counter {
        buda_1686::UnitIndex unit = 0;
        buda_1686::Face face = buda_1686::Face::Full;
    };
    [[nodiscard]] static std::optional<Counter> counterOf(const State& state,
                                                          const std::string& kind);
};

} // namespace umpire::referee
