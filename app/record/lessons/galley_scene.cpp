#include "app/record/lessons/galley_scene.h"

#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/salvo.h"
#include "rules/games/war_galley/war_galley.h"

#include <algorithm>

namespace umpire {
namespace {

using namespace war_galley;
using Kind = SceneKind;

constexpr Millimetres kOarOut = 15_mm;  ///< length of the oars outside the hull
constexpr Millimetres kOrderGap = 7_mm; ///< additional room in a row for a match that lies across
constexpr Millimetres kRoom = 14_mm;    ///< margin around all marks
/// Half the width of a part's label in the language with the longest words.
constexpr Millimetres kPartHalf = 20_mm;
constexpr Millimetres kZoneHalf = 46_mm; ///< half the width of the label of the side zone

/// The frame of a galley. The origin is in the middle of the bow; one axis points forward, the
/// other to port.
struct Deck {
    GalleyPose pose;
    Millimetres length;
    Millimetres width;
    [[nodiscard]] TablePoint at(Millimetres forward, Millimetres port) const {
        return pose.bow + along(pose.heading, forward) + along(pose.heading + 90_deg, port);
    }
};

class Drawer {
public:
    explicit Drawer(const State& state) : state_(state) {}

    void add(Kind kind, std::vector<TablePoint> points, Message text = {}) {
        marks_.push_back({kind, std::move(points), std::move(text)});
    }
    /// Adds a label. `half` is half the width of its text.
    void label(TablePoint middle, Millimetres half, Message text) {
        const TablePoint end{half, 0_mm};
        add(Kind::Label, {middle, middle - end, middle + end}, std::move(text));
    }
    void match(Kind kind, TablePoint tail, TablePoint head) {
        add(kind, {tail, head});
        add(Kind::Head, {head});
    }

    [[nodiscard]] Deck deckOf(VesselIndex vessel) const {
        const PieceSizes sizes = sizesOf(state_.settings);
        return {*state_.vessels[vessel].pose, sizes.boxLength, sizes.boxWidth};
    }

    void galley(VesselIndex vessel) {
        const Deck deck = deckOf(vessel);
        const Rig& rig = state_.vessels[vessel].rig;
        const bool isOfA = ownerOf(state_, vessel) == Side::A;
        const Millimetres half = deck.width * 0.5;
        add(isOfA ? Kind::HullOfA : Kind::HullOfB,
            {deck.at(0_mm, half), deck.at(-deck.length, half), deck.at(-deck.length, -half),
             deck.at(0_mm, -half)});
        add(Kind::Bow, {deck.at(0_mm, 0_mm), deck.at(-11_mm, 8_mm), deck.at(-11_mm, -8_mm)});
        const auto oars = [&](int count, double side) {
            for (int k = 0; k < count; ++k) {
                const Millimetres back = deck.length * (0.16 + 0.76 * (k + 0.5) / count);
                match(Kind::Oar, deck.at(-back, half * side),
                      deck.at(-back - 4_mm, (half + kOarOut) * side));
            }
        };
        oars(rig.port, 1.0);
        oars(rig.starboard, -1.0);
        for (int k = 0; k < rig.masts; ++k) {
            add(Kind::Mast, {deck.at(-deck.length + 9_mm, (k - (rig.masts - 1) * 0.5) * 8_mm)});
        }
        add(isOfA ? Kind::NameOfA : Kind::NameOfB, {deck.at(deck.length * -0.48, 0_mm)},
            umpire::war_galley::nameOf(state_, vessel));
    }

    /// Adds the row of order matches in front of the bow (WG-18).
    void orders(const LayOrders& laid) {
        const Deck deck = deckOf(laid.vessel);
        const Millimetres length = state_.settings.match;
        TablePoint at = deck.pose.bow + along(deck.pose.heading, 2_mm);
        Radians heading = deck.pose.heading;
        for (const Order order : laid.plan.orders()) {
            heading = heading + (order == Order::Left    ? 60_deg
                                 : order == Order::Right ? -60_deg
                                                         : 0_deg);
            const bool isFire = order == Order::Fire;
            const TablePoint next = at + along(heading, isFire ? kOrderGap : length);
            if (isFire) {
                const TablePoint middle = at + along(heading, kOrderGap * 0.5);
                const TablePoint half = along(heading + 90_deg, length * 0.5);
                add(Kind::Order, {middle - half, middle + half});
            } else {
                const bool isBack = order == Order::RearrangeOars;
                match(Kind::Order, isBack ? next : at, isBack ? at : next);
            }
            at = next;
        }
    }

    void toss(const Toss& toss) {
        const Deck deck = deckOf(toss.attacker);
        const Millimetres reach = state_.settings.match * double(kFarthestRange);
        for (const double side : {1.0, -1.0}) {
            const Millimetres from = deck.width * 0.5 * side;
            const Millimetres to = from + reach * side;
            add(Kind::Zone, {deck.at(0_mm, from), deck.at(-deck.length, from),
                             deck.at(-deck.length, to), deck.at(0_mm, to)});
        }
        label(deck.at(deck.length * -0.5, deck.width * 0.5 + kOarOut + kZoneHalf), kZoneHalf,
              message("side zone"));
        for (const LooseMatch& each : toss.matches) {
            add(Kind::Match, {each.tail, each.head});
            if (each.headed) {
                add(Kind::Head, {each.head});
            }
        }
        const auto& shots = state_.execution.shots;
        const auto shot = std::ranges::find(shots, toss.attacker, &Shot::attacker);
        if (shot == shots.end() || !shot->target) {
            return;
        }
        const TossRuling ruling = rule(state_, *shot->target, toss);
        for (const MatchRuling& each : ruling.matches) {
            if (each.verdict == Verdict::Hit && ruling.isVoid != Certainty::Yes) {
                add(Kind::Hit, {each.from, each.reaches});
            }
        }
    }

    /// Adds labels for the parts of the galley.
    void labels(VesselIndex vessel) {
        const Deck deck = deckOf(vessel);
        label(deck.at(7_mm, 0_mm), kPartHalf, message("bow"));
        label(deck.at(-deck.length - 9_mm, 0_mm), kPartHalf, message("masts"));
        label(deck.at(deck.length * -0.5, deck.width * 0.5 + kOarOut + kPartHalf), kPartHalf,
              message("oars"));
    }

    [[nodiscard]] Scene scene() {
        std::ranges::stable_sort(marks_, {}, &SceneMark::kind);
        TablePoint low = marks_.front().points.front();
        TablePoint high = low;
        for (const SceneMark& mark : marks_) {
            if (mark.kind == Kind::Zone) {
                // the zone does not enlarge the drawing, so marks beyond the zone may be cut
                continue;
            }
            for (const TablePoint& point : mark.points) {
                low = {std::min(low.x, point.x), std::min(low.y, point.y)};
                high = {std::max(high.x, point.x), std::max(high.y, point.y)};
            }
        }
        const TablePoint corner = low - TablePoint{kRoom, kRoom};
        return {corner, high.x - corner.x + kRoom, high.y - corner.y + kRoom, std::move(marks_)};
    }

private:
    const State& state_;
    std::vector<SceneMark> marks_;
};

void drawAction(Drawer& drawer, const State& state, std::string_view action) {
    const auto parsed = parseAction(state, action);
    const auto* known = std::get_if<Action>(&parsed);
    if (known == nullptr) {
        return;
    }
    if (const auto* laid = std::get_if<LayOrders>(known)) {
        drawer.orders(*laid);
    } else if (const auto* tossed = std::get_if<Toss>(known)) {
        drawer.toss(*tossed);
    }
}

} // namespace

std::optional<Scene> galleyScene(const AnyPosition& position,
                                 std::span<const std::string_view> actions) {
    const State* state = stateIn<WarGalley>(position);
    if (state == nullptr) {
        return std::nullopt;
    }
    Drawer drawer(*state);
    bool isAny = false;
    for (VesselIndex vessel = 0; vessel < state->vessels.size(); ++vessel) {
        if (isAfloat(*state, vessel)) {
            drawer.galley(vessel);
            isAny = true;
        }
    }
    for (const std::string_view action : actions) {
        drawAction(drawer, *state, action);
    }
    if (isAny && actions.empty() && state->phase == Phase::Ordering) {
        drawer.labels(0);
    }
    return isAny ? std::optional(drawer.scene()) : std::nullopt;
}

} // namespace umpire
