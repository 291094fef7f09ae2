#include "app/cli/rules/rules_board.h"
#include "rules/games/war_galley/war_galley.h"

#include <cmath>

namespace umpire::war_galley {
namespace {

constexpr Millimetres kAcross = 10_mm; ///< of the table in one character
constexpr Millimetres kDown = 20_mm;   ///< characters are twice as high as wide

/// Rows of characters, the far edge first.
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

/// Its number along the hull, and at the bow where that points.
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

std::string galleyLine(const State& state, VesselIndex index) {
    const Vessel& vessel = state.vessels[index];
    std::string line = "  " + nameOf(state, index) + ": ";
    if (!vessel.isBuilt()) {
        return line + "not built\n";
    }
    line += "oars " + std::to_string(vessel.rig.port) + " port, " +
            std::to_string(vessel.rig.starboard) + " starboard, masts " +
            std::to_string(vessel.rig.masts);
    line += vessel.pose ? ", at " + text(*vessel.pose) : ", not placed";
    line += isSunk(state, index) && vessel.pose ? ", sunk" : "";
    return line + (vessel.plan ? ", orders " + text(*vessel.plan) : "") + "\n";
}

} // namespace

std::string drawn(const State& state) {
    TablePlan plan(state.settings);
    std::string lines;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (isAfloat(state, vessel)) {
            drawGalley(plan, state, vessel);
        }
        lines += galleyLine(state, vessel);
    }
    return "Side B\n" + plan.text() +
           "Side A. A character is 10 mm wide and 20 mm high; # is a galley of A, % of B, with its "
           "number amidships.\n" +
           lines;
}

} // namespace umpire::war_galley
