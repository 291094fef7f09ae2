#pragma once

#include "app/referee/table_reader.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::referee {

/// How far hands may be off. A galley is placed by hand along a row of matches; a player does not
/// set it down truer than this, and the camera measures it to half a millimetre.
struct GalleyTolerances {
    Millimetres place = 5_mm;
    Radians heading = 6_deg;
    Millimetres samePiece = 60_mm; ///< farther away it is another galley: a step is 42 mm
    Millimetres sameMatch = 4_mm;  ///< an order match that was bumped, not one that was tossed
    double sure = 0.6;             ///< less confident galleys and matches are looked at again
};

/// War Galley from its table: galleys as they are placed, moved, damaged and re-arranged, and the
/// matches of a toss. Orders are told (`A1 orders FFXLX`): behind a screen nothing is seen.
template <>
class TableReader<WarGalley> {
public:
    using State = war_galley::State;
    using Action = war_galley::Action;

    TableReader() = default;
    explicit TableReader(const GalleyTolerances& tolerances) : tolerances_(tolerances) {}

    void forget();
    void look(const State& state, const TableObservation& seen);
    [[nodiscard]] int looks() const { return looks_; }
    [[nodiscard]] Verdict<WarGalley> explain(const State& state) const;
    void agreed(const State&) {}
    [[nodiscard]] std::optional<AnswerNeeded> question(const State& state) const;
    /// "A1 63.5,72,90": where it really is (the middle of its bow, and its heading).
    [[nodiscard]] static Parsed<State> corrected(const State& state, std::string_view piece);
    void played(const State&, const Action&) {}
    [[nodiscard]] static Decided decided(const State& state, const Action& action);
    [[nodiscard]] static std::string onlyFor(const State& state, const Action& action);

private:
    using Verdicts = Verdict<WarGalley>;

    [[nodiscard]] const Galley* seenAs(const State& state, war_galley::VesselIndex vessel) const;
    [[nodiscard]] std::vector<Difference> differences(const State& state) const;
    [[nodiscard]] Verdicts called(const State& state, const Action& action) const;
    [[nodiscard]] Verdicts checked(const State& state) const;
    [[nodiscard]] Verdicts placed(const State& state) const;
    [[nodiscard]] Verdicts lost(const State& state, war_galley::VesselIndex vessel) const;
    [[nodiscard]] Verdicts rearranged(const State& state, war_galley::VesselIndex vessel) const;
    [[nodiscard]] Verdicts tossed(const State& state, war_galley::VesselIndex attacker) const;

    GalleyTolerances tolerances_;
    int looks_ = 0;
    TableObservation seen_;
    std::vector<Match> lying_; ///< matches that lay there before a toss was owed
};

static_assert(ReadsTable<TableReader<WarGalley>, WarGalley>);

} // namespace umpire::referee
