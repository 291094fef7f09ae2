#pragma once

#include "app/game/referee/war_galley/galley_sight.h"

/// Finds the parts taken from each galley since its oars and masts were last counted in its present
/// place. Counts are compared only for the same galley in the same place, so a mast that the camera
/// never saw is not missing.
namespace umpire::referee {

class GalleyRigs {
public:
    /// Counts galleys that moved or were never counted; `state` is what the counts agree with.
    void count(const war_galley::State& state, const GalleySight& sight,
               const std::vector<const Galley*>& galleys);
    /// Counts all galleys again: the table agrees with the record.
    void agree(const war_galley::State& state, const GalleySight& sight,
               const std::vector<const Galley*>& galleys);

    /// Takes the record's rigs after an action, never after a correction.
    void played(const war_galley::State& after);

    /// Returns the rig that the looks agree on. The expected number of masts is accepted if the
    /// looks allow it.
    [[nodiscard]] std::optional<war_galley::Rig> seen(const war_galley::State& state,
                                                      const GalleySight& sight,
                                                      const Galley* galley,
                                                      war_galley::VesselIndex vessel) const;
    /// Returns the probability of each way to lose parts, by the looks; the probabilities sum to
    /// one.
    [[nodiscard]] std::vector<double> chancesOf(const std::vector<war_galley::Rig>& ways,
                                                const war_galley::State& state,
                                                const GalleySight& sight, const Galley* galley,
                                                war_galley::VesselIndex vessel) const;
    /// Returns the parts that the galley lacks in comparison with the record; negative if it has
    /// more. None if they cannot be counted.
    [[nodiscard]] std::optional<war_galley::Rig> missing(const war_galley::State& state,
                                                         const GalleySight& sight,
                                                         const Galley* galley,
                                                         war_galley::VesselIndex vessel) const;
    /// Tells whether the galley was counted in its present place.
    [[nodiscard]] bool isCounted(const Galley* galley, war_galley::VesselIndex vessel) const;
    /// Returns the parts that the record has removed but the table has not, as far as they were
    /// counted.
    [[nodiscard]] war_galley::Rig due(const war_galley::State& state,
                                      war_galley::VesselIndex vessel) const;

    /// Returns the recorded parts that were never counted here, because another galley's bow covers
    /// them.
    [[nodiscard]] war_galley::Rig hidden(war_galley::VesselIndex vessel) const;

private:
    /// Returns the parts that should be visible: the count in the galley's present place, minus
    /// what the record has removed.
    [[nodiscard]] war_galley::Rig expected(const war_galley::State& state, const Galley* galley,
                                           war_galley::VesselIndex vessel) const;

    struct Count {
        war_galley::Rig seen;
        war_galley::Rig recorded;
        TablePoint center;
    };
    std::vector<std::optional<Count>> counts_;
    std::vector<war_galley::Rig> played_; ///< by vessel, after the last action
};

war_galley::Rig operator+(const war_galley::Rig& a, const war_galley::Rig& b);
war_galley::Rig operator-(const war_galley::Rig& a, const war_galley::Rig& b);
int sizeOf(const war_galley::Rig& rig);
/// Tells whether each number of `part` is at most that of `whole`.
bool isPartOf(const war_galley::Rig& part, const war_galley::Rig& whole);

} // namespace umpire::referee
