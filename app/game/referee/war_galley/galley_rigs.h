#pragma once

#include "app/game/referee/war_galley/galley_sight.h"

/// Finds the oars and masts that were taken from each galley since they were last counted in the
/// galley's present place. Counts are compared only for the same place, so a mast that the camera
/// never saw in that place is not reported as missing.
namespace umpire::referee {

class GalleyRigs {
public:
    /// Counts the parts of galleys that have moved or were never counted. `state`: the record at
    /// this time.
    void count(const war_galley::State& state, const GalleySight& sight,
               const std::vector<const Galley*>& galleys);
    /// Counts the parts of new galleys, and recounts the parts of each galley that lacks none. To
    /// be called when the table agrees with the record.
    void agree(const war_galley::State& state, const GalleySight& sight,
               const std::vector<const Galley*>& galleys);

    /// Takes the rigs (oars and masts) of the record after an action. Not called after a
    /// correction.
    void played(const war_galley::State& after);

    /// Returns the rig on which the looks agree; none if they do not agree. The expected number of
    /// masts is preferred if the looks allow it.
    [[nodiscard]] std::optional<war_galley::Rig> seen(const war_galley::State& state,
                                                      const GalleySight& sight,
                                                      const Galley* galley,
                                                      war_galley::VesselIndex vessel) const;
    /// Returns the probability of each way to lose parts, by the looks. The sum of the
    /// probabilities is one.
    [[nodiscard]] std::vector<double> chancesOf(const std::vector<war_galley::Rig>& ways,
                                                const war_galley::State& state,
                                                const GalleySight& sight, const Galley* galley,
                                                war_galley::VesselIndex vessel) const;
    /// Returns the parts that the galley lacks in comparison with the record; negative numbers if
    /// it has more. Returns none if the parts cannot be counted.
    [[nodiscard]] std::optional<war_galley::Rig> missing(const war_galley::State& state,
                                                         const GalleySight& sight,
                                                         const Galley* galley,
                                                         war_galley::VesselIndex vessel) const;
    /// Tells whether the galley's parts were counted in its present place.
    [[nodiscard]] bool isCounted(const Galley* galley, war_galley::VesselIndex vessel) const;
    /// Returns the counted parts that are lost by the rules, but that players have not removed yet.
    [[nodiscard]] war_galley::Rig due(const war_galley::State& state,
                                      war_galley::VesselIndex vessel) const;

    /// Returns the parts of the record that were not counted in this place, because the bow of
    /// another galley covers them.
    [[nodiscard]] war_galley::Rig hidden(war_galley::VesselIndex vessel) const;

private:
    /// Returns the parts that should be visible: those that were counted in the galley's present
    /// place, less those that the rules have removed since.
    [[nodiscard]] war_galley::Rig expected(const war_galley::State& state, const Galley* galley,
                                           war_galley::VesselIndex vessel) const;

    struct Count {
        war_galley::Rig seen;
        war_galley::Rig recorded;
        TablePoint center;
    };
    std::vector<std::optional<Count>> counts_;
    std::vector<war_galley::Rig> played_; ///< rigs of the record after the last action, by vessel
};

war_galley::Rig operator+(const war_galley::Rig& a, const war_galley::Rig& b);
war_galley::Rig operator-(const war_galley::Rig& a, const war_galley::Rig& b);
int sizeOf(const war_galley::Rig& rig);
/// Tells whether `whole` has at least each number of `part`.
bool isPartOf(const war_galley::Rig& part, const war_galley::Rig& whole);

} // namespace umpire::referee
