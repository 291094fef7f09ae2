#include "calibration/tags/tag_edges.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace umpire {

namespace {

/// Number of places measured on each side of the black square, at equal distances. The outermost
/// places keep this share of the side from the corners, because corners are round in the picture.
constexpr int kPlacesOnSide = 16;
constexpr double kCornerShare = 0.03;
/// Sampling step along the normal, in pixels.
constexpr double kStep = 0.5;
/// Maximum half length of a profile, as a share of a cell; a longer profile would include the bits
/// inside.
constexpr double kReachInCells = 0.7;
/// Minimum rise of the brightness across an edge, in grey levels; rendered scenes have 40 to 200.
constexpr double kMinContrast = 15.0;

/// A place on a side: its distance from the tag's centre along the tag's own axes, in mm, and the
/// unit vector towards the white margin.
struct Place {
    double right = 0.0;
    double up = 0.0;
    double whiteRight = 0.0;
    double whiteUp = 0.0;
};

std::vector<Place> placesOn(Millimetres tagSize) {
    const double half = tagSize.value() / 2;
    std::vector<Place> places;
    for (int i = 0; i < kPlacesOnSide; ++i) {
        const double share = kCornerShare + (1 - 2 * kCornerShare) * i / (kPlacesOnSide - 1);
        const double along = (2 * share - 1) * half;
        places.push_back({along, half, 0, 1});
        places.push_back({along, -half, 0, -1});
        places.push_back({half, along, 1, 0});
        places.push_back({-half, along, -1, 0});
    }
    return places;
}

/// Adds the middle of each boundary between a black and a white cell of the tag.
void addBits(std::vector<Place>& places, const TagFamily& family, int id, double cell) {
    const cv::Mat cells = printedCells(family, id);
    const double half = cells.cols / 2.0;
    const auto add = [&](int row, int column, int down, int across) {
        const int change =
            cells.at<uchar>(row + down, column + across) - cells.at<uchar>(row, column);
        if (change == 0) {
            return;
        }
        const double white = change > 0 ? 1.0 : -1.0;
        places.push_back({(column + 0.5 + 0.5 * across - half) * cell,
                          (half - row - 0.5 - 0.5 * down) * cell, white * across, -white * down});
    };
    for (int row = 0; row < cells.rows; ++row) {
        for (int column = 0; column < cells.cols; ++column) {
            if (column + 1 < cells.cols) {
                add(row, column, 0, 1);
            }
            if (row + 1 < cells.rows) {
                add(row, column, 1, 0);
            }
        }
    }
}

double sampled(const cv::Mat& gray, cv::Point2d p) {
    const int column = int(std::floor(p.x));
    const int row = int(std::floor(p.y));
    const double u = p.x - column;
    const double v = p.y - row;
    const uchar* const upper = gray.ptr<uchar>(row) + column;
    const uchar* const lower = gray.ptr<uchar>(row + 1) + column;
    return (1 - v) * ((1 - u) * upper[0] + u * upper[1]) + v * ((1 - u) * lower[0] + u * lower[1]);
}

/// Returns the place on the normal where the brightness rises: the centre of gravity of the rise,
/// in pixels from `from`. Returns none if the profile leaves the picture, or if the rise is less
/// than kMinContrast.
std::optional<double> riseAlong(const cv::Mat& gray, cv::Point2d from, cv::Point2d normal,
                                double reach) {
    if (!(reach > 0)) {
        return std::nullopt;
    }
    const int steps = int(std::ceil(reach / kStep));
    const cv::Point2d end = normal * ((steps + 0.5) * kStep);
    const cv::Rect2d inside(0, 0, gray.cols - 1, gray.rows - 1);
    if (!inside.contains(from - end) || !inside.contains(from + end)) {
        return std::nullopt;
    }
    double before = sampled(gray, from - end);
    double rise = 0.0;
    double moment = 0.0;
    for (int i = -steps; i <= steps; ++i) {
        const double after = sampled(gray, from + normal * ((i + 0.5) * kStep));
        const double change = std::max(0.0, after - before);
        rise += change;
        moment += change * i * kStep;
        before = after;
    }
    if (rise < kMinContrast) {
        return std::nullopt;
    }
    return moment / rise;
}

/// A place to measure: the tag, the place on the tag, the side of a cell (mm), and the search
/// distance (px).
struct Target {
    TableTag tag;
    Place place;
    double cell = 0.0;
    double reach = 0.0;
};

std::optional<SeenEdge> measured(const cv::Mat& gray, const ViewFit& fit, const Target& target) {
    const Place& place = target.place; // clang 14 cannot capture a structured binding
    const auto onTable = [&, cell = target.cell](double right, double up) {
        return pointOfTag(target.tag, Millimetres(place.right + right * cell),
                          Millimetres(place.up + up * cell));
    };
    const cv::Point2d at = projected(fit, onTable(0, 0));
    const cv::Point2d across = projected(fit, onTable(place.whiteRight, place.whiteUp)) - at;
    const cv::Point2d side = projected(fit, onTable(place.whiteUp, -place.whiteRight)) - at;
    cv::Point2d normal = cv::Point2d(side.y, -side.x) / std::hypot(side.x, side.y);
    if (normal.dot(across) < 0) {
        normal = -normal;
    }
    // White enlarges in the picture, so the expected edge is shifted towards black.
    const cv::Point2d expected = at - normal * fit.bleedPixels;
    const double far = std::min(target.reach, kReachInCells * normal.dot(across));
    const auto rise = riseAlong(gray, expected, normal, far);
    if (!rise) {
        return std::nullopt;
    }
    return SeenEdge{onTable(0, 0), expected + normal * *rise, normal};
}

} // namespace

std::vector<SeenEdge> cornerEdges(const TagSight& sight) {
    std::vector<SeenEdge> edges;
    for (const PlacedTag& tag : sight.tags) {
        const auto onTable = cornersOfTag(tag.place, sight.tagSize);
        const auto& seen = tag.seen.corners;
        for (std::size_t c = 0; c < 4; ++c) {
            const std::size_t next = (c + 1) % 4;
            // The corners are clockwise in the picture, so white is to the left of each side's
            // direction.
            const cv::Point2d side = seen[next] - seen[c];
            const cv::Point2d outwards =
                cv::Point2d(side.y, -side.x) / std::max(1e-9, std::hypot(side.x, side.y));
            edges.push_back({onTable[c], seen[c], outwards});
            edges.push_back({onTable[next], seen[next], outwards});
        }
    }
    return edges;
}

std::vector<SeenEdge> measureEdges(const TagSight& sight, const ViewFit& fit, double reach,
                                   EdgeChoice choice) {
    const double cell = sight.tagSize.value() / (sight.family.bits + 2);
    std::vector<SeenEdge> edges;
    for (const PlacedTag& tag : sight.tags) {
        std::vector<Place> places = placesOn(sight.tagSize);
        if (choice == EdgeChoice::SidesAndBits) {
            addBits(places, sight.family, tag.place.id, cell);
        }
        for (const Place& place : places) {
            if (const auto edge = measured(sight.gray, fit, {tag.place, place, cell, reach})) {
                edges.push_back(*edge);
            }
        }
    }
    return edges;
}

} // namespace umpire
