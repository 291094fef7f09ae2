#include "app/cli/rules/rules_board.h"
#include "app/record/lessons/lesson_json.h"
#include "app/record/sentences/spoken_action.h"
#include "rules/games/war_galley/war_galley.h"

#include <cmath>

namespace umpire::war_galley {
namespace {

constexpr Millimetres kAcross = 10_mm; ///< width of the table that one character shows
/// depth of the table that one character shows; characters are twice as high as wide
constexpr Millimetres kDown = 20_mm;

/// A drawing of the table in rows of characters, the far edge first.
class TablePlan {
public:
    explicit TablePlan(const Settings& settings)
        : width_(int(std::ceil(settings.tableWidth / kAcross))),
          rows_(std::size_t(std::ceil(settings.tableDepth / kDown)),
                std::string(std::size_t(width_), '.')) {}

    void put(TablePoint point, char mark) {
        const auto column = std::ptrdiff_t(std::floor(point.x / kAcross));
        const auto row = std::ptrdiff_t(std::floor(point.y / kDown));
        if (column >= 0 && column < width_ && row >= 0 && row < std::ptrdiff_t(rows_.size())) {
            rows_[rows_.size() - 1 - std::size_t(row)][std::size_t(column)] = mark;
        }
    }
    [[nodiscard]] std::string text() const {
        std::string lines;
        for (const std::string& row : rows_) {
            lines += row + "\n";
        }
        return lines;
    }

private:
    int width_;
    std::vector<std::string> rows_;
};

/// Draws a galley: its hull with its number amidships, and its direction at the bow.
void drawGalley(TablePlan& plan, const State& state, VesselIndex vessel) {
    const GalleyPose& pose = *state.vessels[vessel].pose;
    const std::string name = nameOf(state, vessel);
    const Millimetres length = state.settings.boxLength;
    for (Millimetres behind = 5_mm; behind < length; behind = behind + 5_mm) {
        plan.put(pose.bow - along(pose.heading, behind), name[0] == 'A' ? '#' : '%');
    }
    plan.put(pose.bow - along(pose.heading, length * 0.5), name.back());
    constexpr std::string_view kArrows = ">/^\\<,v`";
    const double eighths = degreesFromRadians(pose.heading) / 45.0;
    plan.put(pose.bow, kArrows[std::size_t(std::lround(eighths)) % kArrows.size()]);
}

Message inWords(Order order) {
    switch (order) {
    case Order::Forward:
        return message("forward");
    case Order::Left:
        return message("turn left");
    case Order::Right:
        return message("turn right");
    case Order::Fire:
        return message("fire");
    case Order::RearrangeOars:
        return message("re-arrange the oars");
    }
    return {};
}

Message poseSaid(const GalleyPose& pose) {
    constexpr long kRound = 360;
    const long degrees = std::lround(degreesFromRadians(pose.heading));
    return message("bow at %1, %2, heading %3°", std::lround(pose.bow.x.value()),
                   std::lround(pose.bow.y.value()), (degrees % kRound + kRound) % kRound);
}

/// Returns the oars and masts in words: "5 oars to port, 5 oars to starboard, 3 masts".
Message rigSaid(const Rig& rig) {
    const std::string notation = std::to_string(rig.port) + "/" + std::to_string(rig.starboard) +
                                 "/" + std::to_string(rig.masts);
    return spokenFact(WarGalley::kName, Message(notation), {});
}

Message ordersSaid(const Plan& plan) {
    std::vector<Message> orders;
    for (const Order order : plan.orders()) {
        orders.push_back(inWords(order));
    }
    return message("orders: %1", joined(orders, "%1, %2"));
}

Message galleySaid(const State& state, VesselIndex index) {
    const Vessel& vessel = state.vessels[index];
    if (!vessel.isBuilt()) {
        return message("not built");
    }
    std::vector<Message> facts = {rigSaid(vessel.rig)};
    facts.push_back(vessel.pose ? poseSaid(*vessel.pose) : message("not placed"));
    if (isSunk(state, index) && vessel.pose) {
        facts.push_back(message("sunk"));
    }
    if (vessel.plan) {
        facts.push_back(ordersSaid(*vessel.plan));
    }
    return joined(facts, "%1; %2");
}

std::string sideLine(Side side, const BoardWords& words) {
    return capitalised(words.said(spokenPlayer(nameOf(side), {}))) + "\n";
}

} // namespace

BoardText drawn(const State& state, const BoardWords& words) {
    TablePlan plan(state.settings);
    std::string lines;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (isAfloat(state, vessel)) {
            drawGalley(plan, state, vessel);
        }
        lines += "  " +
                 words.said(message("%1: %2", nameOf(state, vessel), galleySaid(state, vessel))) +
                 "\n";
    }
    return {sideLine(Side::B, words) + plan.text() + sideLine(Side::A, words) + lines,
            words.line(message("A character is 10 mm wide and 20 mm high; # is a galley of side A, "
                               "%1 one of side B, with its number amidships. A bow lies so many "
                               "millimetres to the right of side A's left corner and so many away "
                               "from side A; 90° points at side B.",
                               "%"))};
}

} // namespace umpire::war_galley
