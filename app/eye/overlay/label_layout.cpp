#include "app/eye/overlay/label_layout.h"

#include <array>
#include <cmath>
#include <limits>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

/// Reduction of the map of taken areas against the picture.
constexpr double kCoarser = 4.0;
constexpr int kDirections = 16; ///< in which a place is sought
/// Hiding another label costs more than hiding a line or hull, which remains visible at both sides.
const cv::Scalar kDrawing(70);
const cv::Scalar kLabel(255);

std::vector<cv::Point> coarse(std::span<const cv::Point2d> points) {
    std::vector<cv::Point> result;
    for (const cv::Point2d& point : points) {
        result.emplace_back(cvRound(point.x / kCoarser), cvRound(point.y / kCoarser));
    }
    return result;
}

bool within(const cv::Rect2d& area, const cv::Rect2d& room) {
    return area.x >= room.x && area.y >= room.y && area.br().x <= room.br().x &&
           area.br().y <= room.br().y;
}

} // namespace

LabelLayout::LabelLayout(cv::Size picture)
    : LabelLayout(picture, {cv::Point2d(), cv::Size2d(picture)}) {}

LabelLayout::LabelLayout(cv::Size picture, const cv::Rect2d& room)
    : picture_(picture), room_(room),
      taken_(cv::Size(cvCeil(picture.width / kCoarser), cvCeil(picture.height / kCoarser)), CV_8UC1,
             cv::Scalar(0)) {}

void LabelLayout::avoid(std::span<const cv::Point2d> path, double width) {
    cv::polylines(taken_, coarse(path), false, kDrawing, std::max(1, cvRound(width / kCoarser)));
}

void LabelLayout::avoidInside(std::span<const cv::Point2d> corners) {
    cv::fillConvexPoly(taken_, coarse(corners), kDrawing);
}

double LabelLayout::hidden(const cv::Rect2d& area) const {
    const cv::Rect cells(cvFloor(area.x / kCoarser), cvFloor(area.y / kCoarser),
                         cvCeil(area.width / kCoarser) + 1, cvCeil(area.height / kCoarser) + 1);
    const cv::Rect inside = cells & cv::Rect({0, 0}, taken_.size());
    return inside.empty() ? 0.0 : cv::mean(taken_(inside))[0] / kDrawing[0];
}

double LabelLayout::overLetters(const cv::Rect2d& area) const {
    constexpr double kOverLetters = 100.0;
    double cost = 0.0;
    for (const cv::Rect2d& other : letters_) {
        const double shared = (area & other).area();
        cost += shared > 0.0 ? kOverLetters * (1.0 + shared / area.area()) : 0.0;
    }
    return cost;
}

void LabelLayout::take(const cv::Rect2d& area) {
    letters_.push_back(area);
    cv::rectangle(taken_, cv::Rect2d(area.tl() / kCoarser, area.br() / kCoarser), kLabel,
                  cv::FILLED);
}

/// Returns the area for letters about a thing there. What is out of view keeps its letters beside
/// it.
cv::Rect2d LabelLayout::roomOf(cv::Point2d thing) const {
    return room_.contains(thing) ? room_ : cv::Rect2d(cv::Point2d(), cv::Size2d(picture_));
}

cv::Rect2d LabelLayout::place(cv::Point2d anchor, cv::Size2d label) {
    constexpr double kDistanceCost = 0.08; // a label height of distance costs as much as 8 % hidden
    cv::Rect2d best(anchor, label);
    double bestCost = std::numeric_limits<double>::max();
    const cv::Rect2d room = roomOf(anchor);
    for (const double distance : {0.9, 1.6, 2.4, 3.4, 4.6, 6.0, 7.5, 9.0}) {
        for (int i = 0; i < kDirections; ++i) {
            const double angle = 2.0 * CV_PI * i / kDirections;
            const cv::Point2d center =
                anchor +
                cv::Point2d(std::cos(angle) * (distance * label.height + label.width / 2.0),
                            std::sin(angle) * (distance * label.height + label.height / 2.0));
            const cv::Rect2d area(center - cv::Point2d(label.width, label.height) / 2.0, label);
            const double cost = hidden(area) + kDistanceCost * distance + overLetters(area);
            if (within(area, room) && cost < bestCost) {
                best = area;
                bestCost = cost;
            }
        }
    }
    take(best);
    return best;
}

cv::Rect2d LabelLayout::placeOver(cv::Point2d center, cv::Size2d letters) {
    const cv::Point2d half(letters.width / 2.0, letters.height / 2.0);
    cv::Rect2d best(center - half, letters);
    const cv::Rect2d room = roomOf(center);
    double bestCost = within(best, room) ? overLetters(best) : std::numeric_limits<double>::max();
    for (const double distance : {0.5, 1.0, 1.5, 2.0, 2.5, 3.0}) { // heights of the letters
        for (int i = 0; i < kDirections; ++i) {
            const double angle = 2.0 * CV_PI * i / kDirections;
            const cv::Point2d aside(std::cos(angle), std::sin(angle));
            const cv::Rect2d area(center + aside * (distance * letters.height) - half, letters);
            const double cost = distance + overLetters(area);
            if (within(area, room) && cost < bestCost) {
                best = area;
                bestCost = cost;
            }
        }
    }
    take(best);
    return best;
}

cv::Rect2d LabelLayout::placeInCorner(cv::Size2d label, double margin) {
    const double right = picture_.width - label.width - margin;
    const double bottom = picture_.height - label.height - margin;
    cv::Rect2d best(cv::Point2d(margin, margin), label);
    for (const cv::Point2d corner :
         {cv::Point2d(right, margin), cv::Point2d(margin, bottom), cv::Point2d(right, bottom)}) {
        if (hidden({corner, label}) < hidden(best)) {
            best = {corner, label};
        }
    }
    take(best);
    return best;
}

} // namespace umpire
