#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/message.h"
#include "rules/table/observation.h"

#include <string>

/// Combines several looks at a War Galley table at rest: the place, oars and masts of each galley
/// of the record, and the matches on the table.
namespace umpire::referee {

/// Tolerances for the inaccuracy of hands, and thresholds for trusting a look.
struct GalleyTolerances {
    /// Hands move a galley along a row of matches and are no more exact than this; the camera
    /// measures to half a millimetre.
    Millimetres place = 5_mm;
    Radians heading = 6_deg;
    Millimetres trueTo = 1_mm; ///< a galley farther off is recorded where it lies (WG-A5)
    Radians trueHeading = 1_deg;
    /// A sleeve pushes a galley by less; a player moves a galley by a match (42 mm) or turns it by
    /// 60 degrees.
    Millimetres strayed = 15_mm;
    Radians strayedHeading = 20_deg;
    /// Least visible motion of a box that a match hits: between two looks with a fixed camera, a
    /// galley at rest differs by 0.3 mm and 0.3 degrees.
    Millimetres struck = 1.5_mm;
    Radians struckHeading = 1.5_deg;
    /// greatest distance at which it is still the same galley: two steps are 84 mm
    Millimetres samePiece = 90_mm;
    /// greatest distance of a bumped match; beyond it the match is new
    Millimetres sameMatch = 4_mm;
    double sure = 0.6; ///< galleys and matches below are looked at again
    /// Threshold for galleys in their recorded place. (An unmoved galley had 0.45 in a film by
    /// another renderer.)
    double sureInItsPlace = 0.3;
    /// A number of masts is accepted if its probability is at least this share of the likeliest
    /// number's. (448 decks on rendered tosses: 0.86 of the true numbers are accepted, 0.69 are the
    /// likeliest. If a mast was taken, 0.25 of the former numbers are still accepted.)
    double allowsMasts = 0.3;
    int rarely = 3;   ///< one look in this many may contradict the others
    int patience = 5; ///< looks without agreement after which players are asked
    /// Probability from which a way to lose the due parts is called without asking.
    double surelyLost = 0.95;
};

/// A galley's deviation from its expected pose.
struct Deviation {
    Millimetres off;
    Radians turned;
};
Deviation deviationOf(const Galley& seen, const war_galley::GalleyPose& from,
                      const PieceSizes& sizes);
/// Formats "12.0".
std::string oneDecimal(double value);
/// Formats "12.0 mm and 0.4 degrees off".
Message howFar(const Deviation& deviation);
/// Formats a deviation, such as "it 12.0 mm and 0.4 degrees off", for a galley away from its
/// expected place.
Message seenInstead(const Deviation& deviation);
bool isWithin(const Deviation& deviation, Millimetres place, Radians heading);
/// Tells whether another galley is near enough to touch it. True if the galley is not seen.
bool touchesAnother(const std::vector<const Galley*>& galleys, war_galley::VesselIndex vessel);

war_galley::GalleyPose seenPose(const Galley& seen, const PieceSizes& sizes);
TablePoint centreOf(const war_galley::GalleyPose& pose, const PieceSizes& sizes);

/// Each vessel's pose before it may have moved; none if unknown.
using FormerPoses = std::vector<std::optional<war_galley::GalleyPose>>;

class GalleySight {
public:
    explicit GalleySight(const GalleyTolerances& tolerances) : tolerances_(tolerances) {}

    void forget() { looks_.clear(); }
    /// Adds a look. If a bow is not visible, the record tells which end is the bow. A galley in its
    /// recorded or former place needs less confidence than others.
    void add(const TableObservation& seen, const war_galley::State& state,
             const FormerPoses& former = {});
    [[nodiscard]] int looks() const { return int(looks_.size()); }
    /// Returns the newest look, without uncertain galleys. At least one look must exist.
    [[nodiscard]] const TableObservation& newest() const { return looks_.back(); }
    [[nodiscard]] const std::vector<TableObservation>& all() const { return looks_; }
    /// Tells whether the last two looks show the same galleys in the same places.
    [[nodiscard]] bool isSteady() const;
    /// Tells whether the last two looks show the same matches besides `lying`.
    [[nodiscard]] bool areSteadyBeside(const std::vector<Match>& lying) const;

    /// Returns, by vessel, the galley nearest to its expected or former place. Null: none, or not
    /// afloat. No galley is assigned twice.
    [[nodiscard]] std::vector<const Galley*> galleysOf(const war_galley::State& state,
                                                       const FormerPoses& former) const {
        return galleysIn(newest(), state, former);
    }
    [[nodiscard]] std::vector<const Galley*> galleysIn(const TableObservation& look,
                                                       const war_galley::State& state,
                                                       const FormerPoses& former) const;
    /// Returns the mean likelihood of the looks if the galley has that rig.
    [[nodiscard]] double likeness(const Galley* galley, const war_galley::Rig& rig) const;
    /// Returns the oars to port and starboard and the masts that most of at least two looks show. A
    /// look that allows the expected number of masts counts for it.
    [[nodiscard]] std::optional<war_galley::Rig> rigOf(const Galley* galley,
                                                       int expectedMasts) const;
    /// Returns the newest look's matches, with the heads that most looks see; a match that the
    /// looks disagree on has confidence 0.
    [[nodiscard]] std::vector<Match> matches() const;
    /// Tells whether the match was on the table before.
    [[nodiscard]] bool isAmong(const Match& match, const std::vector<Match>& known) const;
    /// Tells whether any look shows the match.
    [[nodiscard]] bool shows(const Match& match) const;

private:
    [[nodiscard]] bool isInItsPlace(const Galley& seen, const war_galley::State& state,
                                    const FormerPoses& former) const;

    GalleyTolerances tolerances_;
    std::vector<TableObservation> looks_;
};

/// Replaces the look's ids by the record's names for the galleys that the record knows.
TableObservation namedAsRecorded(const war_galley::State& state, TableObservation seen);

} // namespace umpire::referee
