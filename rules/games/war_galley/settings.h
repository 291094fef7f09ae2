#pragma once

#include "rules/game.h"
#include "rules/games/war_galley/collision.h"
#include "rules/games/war_galley/damage.h"
#include "rules/games/war_galley/orders.h"
#include "rules/games/war_galley/toss_options.h"

#include <array>

/// The options of War Galley: the readings of WG-A1, A2, A4, A6, A13 and A20, and what the players
/// set up.
namespace umpire::war_galley {

/// WG-11: must all of a galley lie within 2 M of its owner's edge, or a part of it?
enum class Band { WholeHull, AnyPart };

/// Do galleys lie where the reckoning of their orders puts them, or does the table confirm it after
/// each step's movement (WG-A5: from where it really is)?
enum class Poses { Reckoned, Confirmed };

/// Whose headed order matches a galley may be given: those of its own box, or of all boxes of its
/// player (WG-8).
enum class OrderBox { OfTheGalley, OfThePlayer };

/// Does a forward that moved the galley by nothing make its ram harder (WG-25)?
enum class StalledForward { Counts, AddsNothing };

inline constexpr int kMaxGalleysEach = 20;

struct Settings {
    /// WG-1, of side A and side B: two, or one in the introduction game.
    std::array<int, 2> galleys = {2, 2};
    Side first = Side::A; ///< who places first, drawn by lot (WG-A20)
    SinkRule sinking = SinkRule::BothSidesBare;
    Turning turning = Turning::AndAdvance;
    SpeedBonus speedBonus = SpeedBonus::AllForwards;
    CornerStern cornerStern = CornerStern::SternCorners;
    RestingBow restingBow = RestingBow::HeadOn;
    StalledForward stalled = StalledForward::Counts;
    AfterContact afterContact = AfterContact::Stops;
    NearMost nearMost = NearMost::TiesAllowed;
    OrderBox orderBox = OrderBox::OfTheGalley;
    PlanLength planLength = PlanLength::UntilNothingFits;
    SideZoneRule sideZone = SideZoneRule::AnyPart;
    HeadlessMatch headless = HeadlessMatch::TooCloseToCall;
    BlockingHulls blocking = BlockingHulls::Own;
    OwnHead ownHead = OwnHead::PlainEndCounts;
    Band band = Band::WholeHull;
    Poses poses = Poses::Reckoned;
    Millimetres tableWidth = 600_mm; ///< along the edges at which the players sit
    Millimetres tableDepth = 420_mm; ///< from side A's edge (y = 0) to side B's
    Millimetres match = 42_mm;       ///< M, the unit of length
    Millimetres matchWidth = 2_mm;
    Millimetres boxLength = 60_mm;
    Millimetres boxWidth = 35_mm;
    /// Nearer to each other two hulls touch, and from `apart` on they do not; between the two the
    /// players say (Poses::Confirmed). Half a millimetre is what a camera measures; a match, 2 mm
    /// wide, goes easily between hulls that are 3 mm apart.
    Millimetres touching = 0.5_mm;
    Millimetres apart = 3_mm;
    Edition edition = Edition::Today; ///< whose defaults a text leaves out
    bool operator==(const Settings&) const = default;
};

PieceSizes sizesOf(const Settings& settings);
MotionOptions motionOptionsOf(const Settings& settings);
CollisionOptions collisionOptionsOf(const Settings& settings);
/// The toss's matches are marked; galleys and M are as recorded.
TossOptions tossOptionsOf(const Settings& settings);

/// The named ones, `standard` first.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name, Edition edition = Edition::Today);

/// A variant's name; else what differs from `standard`: "galleys=3 sink=any". Empty for `standard`.
std::string text(const Settings& settings);

/// Takes a variant's name or one `key=value` into the settings; false where there is no such word
/// or its number is out of bounds.
bool takeSetting(std::string_view word, Settings& settings);

/// For people: every setting and what its words mean.
std::vector<Setting> settingList();

} // namespace umpire::war_galley
