#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/message.h"

#include <string>
#include <variant>
#include <vector>

/// What happened, as everybody at the table sees it unless said otherwise.
namespace umpire::war_galley {

struct Built {
    VesselIndex vessel = 0;
    Rig rig;
    bool operator==(const Built&) const = default;
};

struct Placed {
    VesselIndex vessel = 0;
    GalleyPose pose;
    bool operator==(const Placed&) const = default;
};

/// Known to its own side.
struct OrdersLaid {
    Side side = Side::A;
    VesselIndex vessel = 0;
    Plan plan;
    bool operator==(const OrdersLaid&) const = default;
};

/// Known to its own side.
struct OrdersTakenUp {
    Side side = Side::A;
    VesselIndex vessel = 0;
    bool operator==(const OrdersTakenUp&) const = default;
};

struct SideReady {
    Side side = Side::A;
    bool operator==(const SideReady&) const = default;
};

/// WG-17: the screen is lifted.
struct Revealed {
    VesselIndex vessel = 0;
    Plan plan;
    bool operator==(const Revealed&) const = default;
};

struct StepBegun {
    int step = 0;
    bool operator==(const StepBegun&) const = default;
};

struct Moved {
    VesselIndex vessel = 0;
    Order order = Order::Forward;
    GalleyPose pose; ///< where it stops
    bool operator==(const Moved&) const = default;
};

/// WG-23. What each does to the other, none of which is taken yet.
struct Collided {
    VesselIndex first = 0;
    VesselIndex second = 0;
    TablePoint point;
    int toFirst = 0;
    int toSecond = 0;
    bool operator==(const Collided&) const = default;
};

/// The table does not show whether, or how, two galleys touch: the players say.
struct ContactUnsure {
    VesselPair pair;
    Millimetres gap;
    bool operator==(const ContactUnsure&) const = default;
};

/// So the players say.
struct FoundClear {
    VesselPair pair;
    bool operator==(const FoundClear&) const = default;
};

struct PosesConfirmed {
    int step = 0;
    bool operator==(const PosesConfirmed&) const = default;
};

/// WG-A9, WG-A21.
enum class Misfire : std::uint8_t { NoMasts, NobodyInRange };
struct FireSpent {
    VesselIndex vessel = 0;
    Misfire why = Misfire::NoMasts;
    bool operator==(const FireSpent&) const = default;
};

/// The target is chosen; so many matches are to be dropped (WG-28).
struct Aimed {
    VesselIndex attacker = 0;
    VesselIndex target = 0;
    int matches = 0;
    bool operator==(const Aimed&) const = default;
};

/// The ruling on where the matches lie, a line a fact. Where `least` is not `most` it is too close.
struct TossRuled {
    VesselIndex attacker = 0;
    HitRange hits;
    std::vector<Message> because;
    bool operator==(const TossRuled&) const = default;
};

/// What counts in the end.
struct Hit {
    VesselIndex attacker = 0;
    VesselIndex target = 0;
    int hits = 0;
    bool operator==(const Hit&) const = default;
};

/// WG-32.
struct Spoiled {
    VesselIndex attacker = 0;
    bool operator==(const Spoiled&) const = default;
};

struct Lost {
    VesselIndex vessel = 0;
    VesselIndex attacker = 0;
    Rig lost;
    bool operator==(const Lost&) const = default;
};

/// WG-38.
struct Sunk {
    VesselIndex vessel = 0;
    bool operator==(const Sunk&) const = default;
};

/// WG-22. Where nothing could be re-arranged, as it was.
struct Rearranged {
    VesselIndex vessel = 0;
    int port = 0;
    int starboard = 0;
    bool operator==(const Rearranged&) const = default;
};

struct TurnOver {
    int steps = 0; ///< that it had
    bool operator==(const TurnOver&) const = default;
};

struct Corrected {
    VesselIndex vessel = 0;
    GalleyPose pose;
    bool operator==(const Corrected&) const = default;
};

struct Resigned {
    Side side = Side::A;
    bool operator==(const Resigned&) const = default;
};

/// WG-40.
struct DrawOffered {
    Side side = Side::A;
    bool operator==(const DrawOffered&) const = default;
};

using Event =
    std::variant<Built, Placed, OrdersLaid, OrdersTakenUp, SideReady, Revealed, StepBegun, Moved,
                 Collided, PosesConfirmed, ContactUnsure, FoundClear, FireSpent, Aimed, TossRuled,
                 Hit, Spoiled, Lost, Sunk, Rearranged, TurnOver, Corrected, Resigned, DrawOffered>;

} // namespace umpire::war_galley
