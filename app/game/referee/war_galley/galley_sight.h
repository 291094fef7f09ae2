#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/message.h"
#include "rules/table/observation.h"

#include <string>

/// Combines several looks at a War Galley table at rest: place, oars and masts of each galley of
/// the record, and all matches.
namespace umpire::referee {

/// Tolerances for the errors of players who move galleys, and limits for the use of a look.
struct GalleyTolerances {
    /// Maximum error of players who move a galley along a row of matches. The camera's own error is
    /// half a millimetre.
    Millimetres place = 5_mm;
    Radians heading = 6_deg;
    Millimetres trueTo = 1_mm; ///< maximum deviation of a galley that is recorded in its expected
                               ///< place; others are recorded where they lie (WG-A5)
    Radians trueHeading = 1_deg;
    /// Minimum deviation of a galley that a player has moved. A sleeve pushes a galley by less.
    /// Players move a galley by a match (42 mm), or turn it by 60 degrees.
    Millimetres strayed = 15_mm;
    Radians strayedHeading = 20_deg;
    /// Minimum motion of a box that a match has hit. Between two looks of a fixed camera, the
    /// measured pose of a galley at rest differs by 0.3 mm and 0.3 degrees.
    Millimetres struck = 1.5_mm;
    Radians struckHeading = 1.5_deg;
    /// Maximum distance between two places of the same galley. Two steps are 84 mm.
    Millimetres samePiece = 90_mm;
    /// Maximum distance by which a match is bumped; at a greater distance it is a new match.
    Millimetres sameMatch = 4_mm;
    /// Minimum confidence of galleys and matches; below it another look is needed.
    double sure = 0.6;
    /// Minimum confidence of a galley in its recorded place. (A galley that had not moved had 0.45
    /// in a film by another renderer.)
    double sureInItsPlace = 0.3;
    /// A number of masts is accepted if its probability is at least this share of the most probable
    /// number's. (In 448 decks of rendered tosses, 0.86 of the true numbers are accepted, and 0.69
    /// are the most probable. After the loss of a mast, 0.25 of the former numbers are still
    /// accepted.)
    double allowsMasts = 0.3;
    int rarely = 3;   ///< one of this many looks may contradict the others
    int patience = 5; ///< number of looks without agreement after which players are asked
    /// Minimum probability of a loss that the umpire announces without a question to the players.
    double surelyLost = 0.95;
};

/// Deviation of a galley from its expected pose.
struct Deviation {
    Millimetres off;
    Radians turned;
};
Deviation deviationOf(const Galley& seen, const war_galley::GalleyPose& from,
                      const PieceSizes& sizes);
/// Formats a number with one decimal, such as "12.0".
std::string oneDecimal(double value);
/// Formats a deviation such as "12.0 mm and 0.4 degrees off".
Message howFar(const Deviation& deviation);
/// Formats the deviation of a galley from its expected place, such as "it 12.0 mm and 0.4 degrees
/// off".
Message seenInstead(const Deviation& deviation);
bool isWithin(const Deviation& deviation, Millimetres place, Radians heading);
/// Tells whether another galley may touch this one. True if this galley is not seen.
bool touchesAnother(const std::vector<const Galley*>& galleys, war_galley::VesselIndex vessel);

war_galley::GalleyPose seenPose(const Galley& seen, const PieceSizes& sizes);
TablePoint centreOf(const war_galley::GalleyPose& pose, const PieceSizes& sizes);

/// Pose of each vessel before it may have moved; none if it is unknown.
using FormerPoses = std::vector<std::optional<war_galley::GalleyPose>>;

class GalleySight {
public:
    explicit GalleySight(const GalleyTolerances& tolerances) : tolerances_(tolerances) {}

    void forget() { looks_.clear(); }
    /// Adds a look. If a galley's bow is not visible, the record determines which end is the bow. A
    /// galley in its recorded or former place may have a lower confidence than other galleys.
    void add(const TableObservation& seen, const war_galley::State& state,
             const FormerPoses& former = {});
    [[nodiscard]] int looks() const { return int(looks_.size()); }
    /// Returns the newest look, from which the uncertain galleys have been removed. At least one
    /// look must have been added.
    [[nodiscard]] const TableObservation& newest() const { return looks_.back(); }
    [[nodiscard]] const std::vector<TableObservation>& all() const { return looks_; }
    /// Tells whether the last two looks show the same galleys in the same places.
    [[nodiscard]] bool isSteady() const;
    /// Tells whether the last two looks show the same matches, apart from those in `lying`.
    [[nodiscard]] bool areSteadyBeside(const std::vector<Match>& lying) const;

    /// Returns the seen galley nearest to each vessel's expected or former place, by vessel. Null
    /// if the vessel is not seen or not afloat. No galley belongs to two vessels.
    [[nodiscard]] std::vector<const Galley*> galleysOf(const war_galley::State& state,
                                                       const FormerPoses& former) const {
        return galleysIn(newest(), state, former);
    }
    [[nodiscard]] std::vector<const Galley*> galleysIn(const TableObservation& look,
                                                       const war_galley::State& state,
                                                       const FormerPoses& former) const;
    /// Returns the geometric mean of the looks' likelihoods if the galley has that rig.
    [[nodiscard]] double likeness(const Galley* galley, const war_galley::Rig& rig) const;
    /// Returns the oars and masts that most looks show, and at least two. If a look allows the
    /// expected number of masts, the look supports that number. Returns none without such a
    /// majority.
    [[nodiscard]] std::optional<war_galley::Rig> rigOf(const Galley* galley,
                                                       int expectedMasts) const;
    /// Returns the matches of the newest look. Their heads are as most looks see them. A match
    /// about which the looks disagree has confidence 0.
    [[nodiscard]] std::vector<Match> matches() const;
    /// Tells whether the match is one of the known matches.
    [[nodiscard]] bool isAmong(const Match& match, const std::vector<Match>& known) const;
    /// Tells whether a look shows the match.
    [[nodiscard]] bool shows(const Match& match) const;

private:
    [[nodiscard]] bool isInItsPlace(const Galley& seen, const war_galley::State& state,
                                    const FormerPoses& former) const;

    GalleyTolerances tolerances_;
    std::vector<TableObservation> looks_;
};

/// Gives the galleys of a look the names that they have in the record.
TableObservation namedAsRecorded(const war_galley::State& state, TableObservation seen);

} // namespace umpire::referee
