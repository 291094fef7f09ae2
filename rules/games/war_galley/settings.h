#pragma once

#include "rules/game.h"
#include "rules/games/war_galley/collision.h"
#include "rules/games/war_galley/damage.h"
#include "rules/games/war_galley/orders.h"
#include "rules/games/war_galley/toss_options.h"

#include <array>

/// The options of War Galley: the readings of WG-A1, A2, A4, A6, A13 and A20, and the players'
/// choices for the set-up.
namespace umpire::war_galley {

/// WG-11: selects whether the whole galley, or only a part of it, must lie within 2 match lengths
/// of its owner's edge.
enum class Band { WholeHull, AnyPart };

/// Selects the source of the poses: computed from the orders, or confirmed by the table after the
/// movement of each step (WG-A5: a galley continues from its real place).
enum class Poses { Reckoned, Confirmed };

/// WG-8: selects the headed matches for a galley's orders: those of its own box, or those of all
/// boxes of its player.
enum class OrderBox { OfTheGalley, OfThePlayer };

/// WG-25: selects whether a forward order that did not move the galley increases the damage of its
/// ram.
enum class StalledForward { Counts, AddsNothing };

inline constexpr int kMaxGalleysEach = 20;

struct Settings {
    /// WG-1: number of galleys of side A and of side B; one each in the introductory game.
    std::array<int, 2> galleys = {2, 2};
    Side first = Side::A; ///< the side that places first; drawn by lot (WG-A20)
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
    Millimetres tableWidth = 600_mm; ///< size along the edges where the players sit
    Millimetres tableDepth = 420_mm; ///< size from side A's edge (y = 0) to side B's edge
    Millimetres match = 42_mm;       ///< M, the length of a match
    Millimetres matchWidth = 2_mm;
    Millimetres boxLength = 60_mm;
    Millimetres boxWidth = 35_mm;
    /// With Poses::Confirmed, hulls touch if their gap is less than `touching`, and do not touch if
    /// it is at least `apart`. Between these values the players decide. A camera is accurate to 0.5
    /// mm. A match is 2 mm wide, so it fits easily between hulls that are 3 mm apart.
    Millimetres touching = 0.5_mm;
    Millimetres apart = 3_mm;
    Edition edition = Edition::Today; ///< the edition whose default values are left out of texts
    bool operator==(const Settings&) const = default;
};

PieceSizes sizesOf(const Settings& settings);
MotionOptions motionOptionsOf(const Settings& settings);
CollisionOptions collisionOptionsOf(const Settings& settings);
/// Returns the options for ruling on a toss with marked matches, recorded galleys and the
/// configured M.
TossOptions tossOptionsOf(const Settings& settings);

/// Returns the variants, `standard` first.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name, Edition edition = Edition::Today);

/// Writes the name of a variant, or the settings that differ from `standard`: "galleys=3 sink=any".
/// Empty for `standard`.
std::string text(const Settings& settings);

/// Applies the name of a variant, or one `key=value`, to the settings. Returns false for an unknown
/// word, and for a number outside its limits.
bool takeSetting(std::string_view word, Settings& settings);

/// Describes every setting, and the meaning of each of its words, for people.
std::vector<Setting> settingList();

} // namespace umpire::war_galley
