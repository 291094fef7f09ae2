#pragma once

#include "rules/games/war_galley/state.h"

#include <string>
#include <variant>
#include <vector>

/// The actions of War Galley. Each comment gives the clause (WG-…) of the rules, and an example of
/// the action's text.
namespace umpire::war_galley {

/// WG-3 to WG-5: the side builds its next galley, with oars on the port and starboard side and
/// masts: "A build 5/5/3".
struct Build {
    Side side = Side::A;
    Rig rig;
    bool operator==(const Build&) const = default;
};

/// WG-10: places a galley by the middle of its bow in millimetres, and its heading in degrees: "A1
/// at 63.5,72,90".
struct Place {
    VesselIndex vessel = 0;
    GalleyPose pose;
    bool operator==(const Place&) const = default;
};

/// WG-12: lays a galley's orders behind the screen: "A1 orders FFXLX".
struct LayOrders {
    VesselIndex vessel = 0;
    Plan plan;
    bool operator==(const LayOrders&) const = default;
};

/// Takes up the orders that were laid, so that other orders can be laid. This takes no turn: "A1
/// takes-up".
struct TakeUpOrders {
    VesselIndex vessel = 0;
    bool operator==(const TakeUpOrders&) const = default;
};

/// WG-17: declares that all galleys of the side have their orders: "A ready".
struct Ready {
    Side side = Side::A;
    bool operator==(const Ready&) const = default;
};

/// The table shows that the galleys lie as recorded (Poses::Confirmed): "confirmed".
struct ConfirmPoses {
    bool operator==(const ConfirmPoses&) const = default;
};

/// WG-23, WG-24: the players decide a contact that the measurement cannot decide: the bow of
/// `rammer` touches the side, stern or bow of `struck`: "A1 rams B1 side", "A1 rams B1 stern", "A1
/// rams B1 head-on".
struct CallRam {
    VesselIndex rammer = 0;
    VesselIndex struck = 0;
    Face face = Face::Side;
    bool operator==(const CallRam&) const = default;
};

/// The players decide that two galleys do not touch, or that no bow touches: "A1 clear of B1".
struct CallClear {
    VesselIndex one = 0;
    VesselIndex other = 0;
    bool operator==(const CallClear&) const = default;
};

/// WG-A21: the owner of a galley chooses the target of its fire order: "A1 aims B2".
struct Aim {
    VesselIndex attacker = 0;
    VesselIndex target = 0;
    bool operator==(const Aim&) const = default;
};

/// A loose match that lies still: a tossed match, or an order match that was there before.
struct LooseMatch {
    TablePoint tail;
    TablePoint head; ///< the head; the other end if the match has no head
    bool headed = true;
    bool tossed = true;
    bool operator==(const LooseMatch&) const = default;
};

/// WG-29: the result of a toss, as the table shows it: "A1 toss 100,50>120.5,86 90,10=90,52
/// o10,10>10,52 dropped=3 sigma=0.4".
struct Toss {
    VesselIndex attacker = 0;
    std::vector<LooseMatch> matches;
    Millimetres sigma; ///< standard deviation of each end's position across the match
    /// The number of dropped matches, if some of them may lie unseen. None means that each match
    /// that is not listed has left the table.
    std::optional<int> dropped;
    bool operator==(const Toss&) const = default;
};

/// The number of hits of a toss, counted by people or decided by them in a close call: "A1 hits 2".
struct CallHits {
    VesselIndex attacker = 0;
    int hits = 0;
    bool operator==(const CallHits&) const = default;
};

/// WG-32, WG-A14: a player declares that a tossed match touched a galley or an order match: "A1
/// spoiled".
struct CallSpoiled {
    VesselIndex attacker = 0;
    bool operator==(const CallSpoiled&) const = default;
};

/// WG-36: the owner chooses the oars and masts that a galley loses: "B2 loses 2/0/1".
struct TakeLosses {
    VesselIndex vessel = 0;
    Rig lost;
    bool operator==(const TakeLosses&) const = default;
};

/// WG-22: sets the number of oars on each side after re-arranging: "A1 oars 4/6".
struct RearrangeOars {
    VesselIndex vessel = 0;
    int port = 0;
    int starboard = 0;
    bool operator==(const RearrangeOars&) const = default;
};

/// WG-A5: replaces the recorded pose of a galley by its real pose. This takes no turn: "A1 lies
/// 63.5,72,90".
struct Correct {
    VesselIndex vessel = 0;
    GalleyPose pose;
    bool operator==(const Correct&) const = default;
};

/// WG-40: a side resigns. This takes no turn: "A resign".
struct Resign {
    Side side = Side::A;
    bool operator==(const Resign&) const = default;
};

/// WG-40: a side offers a draw. If both sides offer one in the same turn, the game is a draw. This
/// takes no turn: "A draw".
struct OfferDraw {
    Side side = Side::A;
    bool operator==(const OfferDraw&) const = default;
};

using Action = std::variant<Build, Place, LayOrders, TakeUpOrders, Ready, ConfirmPoses, CallRam,
                            CallClear, Aim, Toss, CallHits, CallSpoiled, TakeLosses, RearrangeOars,
                            Correct, Resign, OfferDraw>;

} // namespace umpire::war_galley
