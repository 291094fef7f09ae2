#include "rules/games/war_galley/set_up.h"

#include "rules/games/war_galley/approach.h"

#include <algorithm>
#include <cmath>

namespace umpire::war_galley {
namespace {

constexpr int kBandMatches = 2;  ///< depth of a side's band, in match lengths (WG-11)
constexpr int kEnemyMatches = 2; ///< minimum distance from enemies, in match lengths (WG-11)

/// Maximum error of a distance, because records are rounded to thousandths.
constexpr Millimetres kRounding = 0.003_mm;

constexpr std::array kSampledTurns = {0_deg, 30_deg, -30_deg};

/// Rounds a length to tenths for people: "3.2 mm".
std::string inTenths(Millimetres length) {
    return text(Millimetres(std::round(length.value() * 10.0) / 10.0)) + " mm";
}

/// Returns the distance of the point from the side's edge; positive on the table.
Millimetres fromEdge(const Settings& settings, Side side, TablePoint point) {
    return side == Side::A ? point.y : settings.tableDepth - point.y;
}

std::optional<Violation> checkBand(const State& state, Side side, const Hull& hull) {
    const Settings& settings = state.settings;
    Millimetres off = 0_mm;
    Millimetres nearest = settings.match * kBandMatches * 100.0;
    Millimetres farthest = 0_mm;
    for (const TablePoint corner : hull) {
        const Millimetres away = fromEdge(settings, side, corner);
        off = std::max(
            {off, -corner.x, corner.x - settings.tableWidth, -away, away - settings.tableDepth});
        nearest = std::min(nearest, away);
        farthest = std::max(farthest, away);
    }
    if (off > kRounding) {
        return Violation{ViolationKind::OutsideBand,
                         message("the galley would reach %1 over the table's edge", inTenths(off)),
                         "WG-11"};
    }
    const Millimetres band = settings.match * kBandMatches;
    const Millimetres reach = settings.band == Band::WholeHull ? farthest : nearest;
    if (reach > band + kRounding) {
        return Violation{ViolationKind::OutsideBand,
                         message("the galley would lie %1 from its edge, 2 M are %2",
                                 inTenths(reach), inTenths(band)),
                         "WG-11"};
    }
    return std::nullopt;
}

} // namespace

/// Returns the side that must place a galley. The sides alternate. A side with more galleys places
/// its last galleys alone.
std::optional<Side> sideToPlace(const State& state) {
    std::array<int, 2> placed{};
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        placed[indexOf(ownerOf(state, vessel))] += int(state.vessels[vessel].pose.has_value());
    }
    const auto hasMore = [&](Side side) {
        return placed[indexOf(side)] < state.settings.galleys[indexOf(side)];
    };
    const Side first = state.settings.first;
    const Side second = enemyOf(first);
    if (!hasMore(first) && !hasMore(second)) {
        return std::nullopt;
    }
    const bool secondIsDue = placed[indexOf(second)] < placed[indexOf(first)] || !hasMore(first);
    return hasMore(second) && secondIsDue ? second : first;
}

std::optional<Violation> checkPlace(const State& state, VesselIndex vessel,
                                    const GalleyPose& pose) {
    State placed = state;
    placed.vessels[vessel].pose = pose;
    const Side side = ownerOf(state, vessel);
    if (auto violation = checkBand(state, side, pieceOf(placed, vessel).hull)) {
        return violation;
    }
    const Millimetres least = state.settings.match * kEnemyMatches;
    for (VesselIndex other = 0; other < state.vessels.size(); ++other) {
        if (other == vessel || !state.vessels[other].pose) {
            continue;
        }
        const Margin overlap = overlapOf(pieceOf(placed, vessel), pieceOf(placed, other));
        if (ownerOf(state, other) != side && -overlap.margin < least - kRounding) {
            return Violation{ViolationKind::TooNearEnemy,
                             message("%1 would be %2 away, 2 M are %3", nameOf(state, other),
                                     inTenths(std::max(-overlap.margin, 0_mm)), inTenths(least)),
                             "WG-11"};
        }
        if (overlap.margin > kRounding) {
            return Violation{ViolationKind::Occupied,
                             message("%1 lies there", nameOf(state, other)), "WG-10"};
        }
    }
    return std::nullopt;
}

std::vector<GalleyPose> samplePlaces(const State& state, VesselIndex vessel) {
    const Settings& settings = state.settings;
    const Side side = ownerOf(state, vessel);
    const Radians ahead = side == Side::A ? 90_deg : 270_deg;
    const Millimetres half = settings.match * (0.5 * kBandMatches);
    const Millimetres row = side == Side::A ? half : settings.tableDepth - half;
    const int columns = std::clamp(int(settings.tableWidth / settings.boxLength), 1, 20);
    std::vector<GalleyPose> places;
    for (int column = 0; column < columns; ++column) {
        const TablePoint center{settings.tableWidth * ((column + 0.5) / columns), row};
        for (const Radians turn : kSampledTurns) {
            const Radians heading = ahead + turn;
            const TablePoint bow = center + along(heading, settings.boxLength * 0.5);
            const GalleyPose pose = recorded(GalleyPose{bow, heading});
            if (!checkPlace(state, vessel, pose)) {
                places.push_back(pose);
            }
        }
    }
    return places;
}

} // namespace umpire::war_galley
