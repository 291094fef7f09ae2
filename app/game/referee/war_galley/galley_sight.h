#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/message.h"
#include "rules/table/observation.h"

#include <string>

/// What several looks at a War Galley table at rest agree on: where each of the record's galleys
/// is, how many oars and masts it has, and which matches lie there.
namespace umpire::referee {

/// How far hands may be off, and how much of what is seen is believed.
struct GalleyTolerances {
    /// A galley is moved by hand along a row of matches; a player does not set it down truer than
    /// this, and the camera measures it to half a millimetre.
    Millimetres place = 5_mm;
    Radians heading = 6_deg;
    Millimetres trueTo = 1_mm; ///< what is farther off is recorded where it lies (WG-A5)
    Radians trueHeading = 1_deg;
    /// A sleeve pushes a galley by less; who moves one goes by a match, 42 mm, or turns it by 60.
    Millimetres strayed = 15_mm;
    Radians strayedHeading = 20_deg;
    /// A match that hits a box moves it so far at least, if it is to be seen at all: between two
    /// looks through a camera that stays, a galley at rest differs by 0.3 mm and 0.3 degrees.
    Millimetres struck = 1.5_mm;
    Radians struckHeading = 1.5_deg;
    Millimetres samePiece = 90_mm; ///< farther away it is another galley: two steps are 84 mm
    Millimetres sameMatch = 4_mm;  ///< a match that was bumped, not one that was laid or tossed
    double sure = 0.6;             ///< less confident galleys and matches are looked at again
    /// And galleys that lie where the record has them. (One that was not moved had 0.45 in a film
    /// by another renderer.)
    double sureInItsPlace = 0.3;
    /// A number of masts is believed that the picture gives at least this share of the likeliest
    /// number's chance. (448 decks on rendered tosses: 0.86 of the true numbers are believed, 0.69
    /// are the likeliest; where a mast was taken 0.25 of the former numbers are.)
    double allowsMasts = 0.3;
    int rarely = 3;   ///< what one look in so many says against the others is passed over
    int patience = 5; ///< looks until it is asked what they do not agree on
    /// Of the ways to lose what is owed one is called from this probability on, before it is asked.
    double surelyLost = 0.95;
};

/// How far a galley is from where it should be.
struct Deviation {
    Millimetres off;
    Radians turned;
};
Deviation deviationOf(const Galley& seen, const war_galley::GalleyPose& from,
                      const PieceSizes& sizes);
/// "12.0".
std::string oneDecimal(double value);
/// "12.0 mm and 0.4 degrees off".
Message howFar(const Deviation& deviation);
/// "it 12.0 mm and 0.4 degrees off": what is seen instead of a galley where it should be.
Message seenInstead(const Deviation& deviation);
bool isWithin(const Deviation& deviation, Millimetres place, Radians heading);
/// Is one of the others as near as boxes that touch? Null: it is not seen.
bool touchesAnother(const std::vector<const Galley*>& galleys, war_galley::VesselIndex vessel);

war_galley::GalleyPose seenPose(const Galley& seen, const PieceSizes& sizes);
TablePoint centreOf(const war_galley::GalleyPose& pose, const PieceSizes& sizes);

/// Where each galley was before it may have moved; none where that is not known.
using FormerPoses = std::vector<std::optional<war_galley::GalleyPose>>;

class GalleySight {
public:
    explicit GalleySight(const GalleyTolerances& tolerances) : tolerances_(tolerances) {}

    void forget() { looks_.clear(); }
    /// Where a bow is not seen, the record says which end is the bow. A galley that lies where the
    /// record has it or had it needs less confidence than another.
    void add(const TableObservation& seen, const war_galley::State& state,
             const FormerPoses& former = {});
    [[nodiscard]] int looks() const { return int(looks_.size()); }
    /// There is one. Galleys that are not sure are not in it.
    [[nodiscard]] const TableObservation& newest() const { return looks_.back(); }
    [[nodiscard]] const std::vector<TableObservation>& all() const { return looks_; }
    /// The last two looks show the same galleys in the same places.
    [[nodiscard]] bool isSteady() const;
    /// The last two looks show the same matches.
    [[nodiscard]] bool areSteadyBeside(const std::vector<Match>& lying) const;

    /// By vessel: the galley that is nearest to where it should be or was. Null: none, or not
    /// afloat. Each is one galley's at most.
    [[nodiscard]] std::vector<const Galley*> galleysOf(const war_galley::State& state,
                                                       const FormerPoses& former) const {
        return galleysIn(newest(), state, former);
    }
    [[nodiscard]] std::vector<const Galley*> galleysIn(const TableObservation& look,
                                                       const war_galley::State& state,
                                                       const FormerPoses& former) const;
    /// How likely the looks are, on an average, where the galley has that rig.
    [[nodiscard]] double likeness(const Galley* galley, const war_galley::Rig& rig) const;
    /// Oars to port and starboard, and masts, as most of two looks or more say. A look that allows
    /// the number of masts that is expected says that.
    [[nodiscard]] std::optional<war_galley::Rig> rigOf(const Galley* galley,
                                                       int expectedMasts) const;
    /// As the newest look shows them, their heads where most looks see them; one on which the looks
    /// do not agree has a confidence of 0.
    [[nodiscard]] std::vector<Match> matches() const;
    /// Lay it there before?
    [[nodiscard]] bool isAmong(const Match& match, const std::vector<Match>& known) const;
    /// Does any look show it?
    [[nodiscard]] bool shows(const Match& match) const;

private:
    [[nodiscard]] bool isInItsPlace(const Galley& seen, const war_galley::State& state,
                                    const FormerPoses& former) const;

    GalleyTolerances tolerances_;
    std::vector<TableObservation> looks_;
};

/// The galleys that the record knows have its names in place of the look's ids.
TableObservation namedAsRecorded(const war_galley::State& state, TableObservation seen);

} // namespace umpire::referee
