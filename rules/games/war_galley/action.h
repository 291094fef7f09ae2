#pragma once

#include "rules/games/war_galley/state.h"

#include <string>
#include <variant>
#include <vector>

/// What may be done. The example is the action's text.
namespace umpire::war_galley {

/// WG-3 to WG-5: the side's next galley gets oars to port and starboard, and masts: A build 5/5/3.
struct Build {
    Side side = Side::A;
    Rig rig;
    bool operator==(const Build&) const = default;
};

/// WG-10, by the middle of its bow and its heading: A1 at 63.5,72,90.
struct Place {
    VesselIndex vessel = 0;
    GalleyPose pose;
    bool operator==(const Place&) const = default;
};

/// WG-12, behind its screen: A1 orders FFXLX.
struct LayOrders {
    VesselIndex vessel = 0;
    Plan plan;
    bool operator==(const LayOrders&) const = default;
};

/// They are taken up again, to lay others. No turn: A1 takes-up.
struct TakeUpOrders {
    VesselIndex vessel = 0;
    bool operator==(const TakeUpOrders&) const = default;
};

/// WG-17, all galleys have their orders: A ready.
struct Ready {
    Side side = Side::A;
    bool operator==(const Ready&) const = default;
};

/// The galleys lie as recorded (Poses::Confirmed): confirmed.
struct ConfirmPoses {
    bool operator==(const ConfirmPoses&) const = default;
};

/// WG-23, WG-24, where the table is too close to call: the rammer's bow touches the other's side,
/// stern or bow: A1 rams B1 side, A1 rams B1 stern, A1 rams B1 head-on.
struct CallRam {
    VesselIndex rammer = 0;
    VesselIndex struck = 0;
    Face face = Face::Side;
    bool operator==(const CallRam&) const = default;
};

/// The same, where they do not touch, or not with a bow: A1 clear of B1.
struct CallClear {
    VesselIndex one = 0;
    VesselIndex other = 0;
    bool operator==(const CallClear&) const = default;
};

/// WG-A21: A1 aims B2.
struct Aim {
    VesselIndex attacker = 0;
    VesselIndex target = 0;
    bool operator==(const Aim&) const = default;
};

/// A loose match where it came to rest, or an order match that lay there already.
struct LooseMatch {
    TablePoint tail;
    TablePoint head; ///< either end of a headless one
    bool headed = true;
    bool tossed = true;
    bool operator==(const LooseMatch&) const = default;
};

/// WG-29, as the table shows it:
/// A1 toss 100,50>120.5,86 90,10=90,52 o10,10>10,52 dropped=3 sigma=0.4.
struct Toss {
    VesselIndex attacker = 0;
    std::vector<LooseMatch> matches;
    Millimetres sigma; ///< one standard deviation of every end, across the match
    /// How many were dropped, where some of them may lie unseen; none: what is not written left the
    /// table.
    std::optional<int> dropped;
    bool operator==(const Toss&) const = default;
};

/// The toss as people count it, or what they decide where it is too close: A1 hits 2.
struct CallHits {
    VesselIndex attacker = 0;
    int hits = 0;
    bool operator==(const CallHits&) const = default;
};

/// WG-32, WG-A14: a player declares that a match touched something: A1 spoiled.
struct CallSpoiled {
    VesselIndex attacker = 0;
    bool operator==(const CallSpoiled&) const = default;
};

/// WG-36: what the struck galley loses: B2 loses 2/0/1.
struct TakeLosses {
    VesselIndex vessel = 0;
    Rig lost;
    bool operator==(const TakeLosses&) const = default;
};

/// WG-22, how many oars each side has from now on: A1 oars 4/6.
struct RearrangeOars {
    VesselIndex vessel = 0;
    int port = 0;
    int starboard = 0;
    bool operator==(const RearrangeOars&) const = default;
};

/// WG-A5: where the table shows that the galley really is. No turn: A1 lies 63.5,72,90.
struct Correct {
    VesselIndex vessel = 0;
    GalleyPose pose;
    bool operator==(const Correct&) const = default;
};

/// WG-40. No turn: A resign.
struct Resign {
    Side side = Side::A;
    bool operator==(const Resign&) const = default;
};

/// WG-40: a draw, where both sides want one in the same turn. No turn: A draw.
struct OfferDraw {
    Side side = Side::A;
    bool operator==(const OfferDraw&) const = default;
};

using Action = std::variant<Build, Place, LayOrders, TakeUpOrders, Ready, ConfirmPoses, CallRam,
                            CallClear, Aim, Toss, CallHits, CallSpoiled, TakeLosses, RearrangeOars,
                            Correct, Resign, OfferDraw>;

} // namespace umpire::war_galley
