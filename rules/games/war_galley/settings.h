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

/// WG-11: selects whether the whole galley or only a part must lie within 2 M of its owner's edge.
enum class Band { WholeHull, AnyPart };

/// Selects the source of poses: computed from the orders, or confirmed by the table after each
/// step's movement (WG-A5: a galley goes on from where it really is).
enum class Poses { Reckoned, Confirmed };

/// Selects the headed matches for a galley's orders: those of its own box, or those of all boxes of
/// its player (WG-8).
enum class OrderBox { OfTheGalley, OfThePlayer };

/// Selects whether a forward that did not move the galley makes its ram harder (WG-25).
enum class StalledForward { Counts, AddsNothing };

inline constexpr int kMaxGalleysEach = 20;

struct Settings {
    /// WG-1: galleys of side A and of side B; one each in the introduction game.
    std::array<int, 2> galleys = {2, 2};
    Side first = Side::A; ///< the side that places first, drawn by lot (WG-A20)
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
    /// Hulls with a smaller gap than `touching` touch, and hulls with a gap of at least `apart` do
    /// not. In between the players decide (Poses::Confirmed). A camera measures to 0.5 mm. A match,
    /// 2 mm wide, fits easily between hulls that are 3 mm apart.
    Millimetres touching = 0.5_mm;
    Millimetres apart = 3_mm;
    Edition edition = Edition::Today; ///< the edition whose defaults a text leaves out
    bool operator==(const Settings&) const = default;
};

PieceSizes sizesOf(const Settings& settings);
MotionOptions motionOptionsOf(const Settings& settings);
CollisionOptions collisionOptionsOf(const Settings& settings);
/// Returns options for a toss whose matches are marked, with recorded galleys and M.
TossOptions tossOptionsOf(const Settings& settings);

/// Lists the named variants, `standard` first.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name, Edition edition = Edition::Today);

/// Writes a variant's name, or the differences from `standard`: "galleys=3 sink=any"; "" for none.
std::string text(const Settings& settings);

/// Takes a variant's name or one `key=value` into the settings. Returns false for an unknown word
/// or a number out of bounds.
bool takeSetting(std::string_view word, Settings& settings);

/// Describes every setting and the meanings of its words, for people.
std::vector<Setting> settingList();

} // namespace umpire::war_galley
