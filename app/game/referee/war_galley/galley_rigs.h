#pragma once

#include "app/game/referee/war_galley/galley_sight.h"

/// What was taken from each galley since its oars and masts were counted where it lies now. Counts
/// are compared with counts of the same galley in the same place: a mast that the camera never saw
/// is not missed.
namespace umpire::referee {

class GalleyRigs {
public:
    /// Counts anew what moved or was never counted; `state` is what the count agrees with.
    void count(const war_galley::State& state, const GalleySight& sight,
               const std::vector<const Galley*>& galleys);
    /// Counts all anew: the table agrees with the record.
    void agree(const war_galley::State& state, const GalleySight& sight,
               const std::vector<const Galley*>& galleys);

    /// The record's rigs follow from an action now, and from no correction.
    void played(const war_galley::State& after);

    /// What the looks agree that it has; that it has as many masts as it should is believed where
    /// they allow it.
    [[nodiscard]] std::optional<war_galley::Rig> seen(const war_galley::State& state,
                                                      const GalleySight& sight,
                                                      const Galley* galley,
                                                      war_galley::VesselIndex vessel) const;
    /// How likely each of the ways to lose something is, by what is seen; they sum to one.
    [[nodiscard]] std::vector<double> chancesOf(const std::vector<war_galley::Rig>& ways,
                                                const war_galley::State& state,
                                                const GalleySight& sight, const Galley* galley,
                                                war_galley::VesselIndex vessel) const;
    /// What the galley has less than by the record; negative where it has more. None where it
    /// cannot be counted.
    [[nodiscard]] std::optional<war_galley::Rig> missing(const war_galley::State& state,
                                                         const GalleySight& sight,
                                                         const Galley* galley,
                                                         war_galley::VesselIndex vessel) const;
    /// Where it lies now.
    [[nodiscard]] bool isCounted(const Galley* galley, war_galley::VesselIndex vessel) const;
    /// What the record has taken from it and the table has not, as far as it was counted.
    [[nodiscard]] war_galley::Rig due(const war_galley::State& state,
                                      war_galley::VesselIndex vessel) const;

    /// What the record had and was not counted where it lies: another galley's bow is upon it.
    [[nodiscard]] war_galley::Rig hidden(war_galley::VesselIndex vessel) const;

private:
    /// What is to be seen of it: what was counted where it lies, less what the record has taken.
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
/// Each at most as many.
bool isPartOf(const war_galley::Rig& part, const war_galley::Rig& whole);

} // namespace umpire::referee
