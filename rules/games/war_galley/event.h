#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/message.h"

#include <string>
#include <variant>
#include <vector>

/// The events of War Galley. Everybody sees an event, unless its comment says otherwise.
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

/// A galley's orders were laid. Only its own side may see this event.
struct OrdersLaid {
    Side side = Side::A;
    VesselIndex vessel = 0;
    Plan plan;
    bool operator==(const OrdersLaid&) const = default;
};

/// A galley's orders were taken up again. Only its own side may see this event.
struct OrdersTakenUp {
    Side side = Side::A;
    VesselIndex vessel = 0;
    bool operator==(const OrdersTakenUp&) const = default;
};

struct SideReady {
    Side side = Side::A;
    bool operator==(const SideReady&) const = default;
};

/// WG-17: the screen was lifted, so that everybody sees the galley's orders.
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
    GalleyPose pose; ///< pose of the galley after the step
    bool operator==(const Moved&) const = default;
};

/// WG-23: two galleys collided. `toFirst` and `toSecond` are the points of damage that each
/// suffers; they are not applied yet.
struct Collided {
    VesselIndex first = 0;
    VesselIndex second = 0;
    TablePoint point;
    int toFirst = 0;
    int toSecond = 0;
    bool operator==(const Collided&) const = default;
};

/// The measurement does not show whether or how two galleys touch, so the players must decide.
struct ContactUnsure {
    VesselPair pair;
    Millimetres gap;
    bool operator==(const ContactUnsure&) const = default;
};

/// The players decided that two galleys do not touch.
struct FoundClear {
    VesselPair pair;
    bool operator==(const FoundClear&) const = default;
};

struct PosesConfirmed {
    int step = 0;
    bool operator==(const PosesConfirmed&) const = default;
};

/// WG-A9, WG-A21: the reason why a fire order has no effect: the galley has no masts, or no enemy
/// is in range.
enum class Misfire : std::uint8_t { NoMasts, NobodyInRange };
struct FireSpent {
    VesselIndex vessel = 0;
    Misfire why = Misfire::NoMasts;
    bool operator==(const FireSpent&) const = default;
};

/// The target of a fire order is chosen. `matches` is the number of matches to drop (WG-28).
struct Aimed {
    VesselIndex attacker = 0;
    VesselIndex target = 0;
    int matches = 0;
    bool operator==(const Aimed&) const = default;
};

/// The ruling on a toss; `because` has one line for each fact. In a close call the least and the
/// most hits differ.
struct TossRuled {
    VesselIndex attacker = 0;
    HitRange hits;
    std::vector<Message> because;
    bool operator==(const TossRuled&) const = default;
};

/// The final number of hits of a salvo.
struct Hit {
    VesselIndex attacker = 0;
    VesselIndex target = 0;
    int hits = 0;
    bool operator==(const Hit&) const = default;
};

/// WG-32: the salvo was spoiled.
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

/// WG-38: the galley sank.
struct Sunk {
    VesselIndex vessel = 0;
    bool operator==(const Sunk&) const = default;
};

/// WG-22: the oars of a galley after re-arranging; unchanged if no oar could be moved.
struct Rearranged {
    VesselIndex vessel = 0;
    int port = 0;
    int starboard = 0;
    bool operator==(const Rearranged&) const = default;
};

struct TurnOver {
    int steps = 0; ///< number of steps that the turn had
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

/// WG-40: the side offers a draw.
struct DrawOffered {
    Side side = Side::A;
    bool operator==(const DrawOffered&) const = default;
};

using Event =
    std::variant<Built, Placed, OrdersLaid, OrdersTakenUp, SideReady, Revealed, StepBegun, Moved,
                 Collided, PosesConfirmed, ContactUnsure, FoundClear, FireSpent, Aimed, TossRuled,
                 Hit, Spoiled, Lost, Sunk, Rearranged, TurnOver, Corrected, Resigned, DrawOffered>;

} // namespace umpire::war_galley
