#include "vision/galleys/galley_fleet.h"

#include "vision/galleys/galley_box.h"
#include "vision/galleys/options.h"
#include "vision/picture/colour_balance.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace umpire::galleys {

namespace {

std::optional<cv::Vec3f> labelColour(const Galley& galley, const cv::Mat& image,
                                     const TableView& view, const PieceSizes& sizes) {
    constexpr double kInside =
        3.5;                    // distance from the deck's edge, in mm; excludes the label's border
    constexpr double kStep = 2; // distance between two samples, in mm
    const BoxPose pose{{galley.center.x.value(), galley.center.y.value()},
                       galley.heading.value(),
                       sizes.boxLength.value(),
                       sizes.boxWidth.value()};
    const EdgeFrame bow = edgeFrame(pose, BoxSide::Bow);
    std::vector<cv::Vec3f> values;
    for (double across = kInside - bow.halfLength; across <= bow.halfLength - kInside;
         across += kStep) {
        for (double depth = kInside; depth <= pose.length - kInside; depth += kStep) {
            const cv::Point2d p = bow.at(across, -depth);
            const ImagePoint q =
                imageFromTable(view, {Millimetres(p.x), Millimetres(p.y), sizes.boxHeight});
            const cv::Point2f pixel(float(q.x.value()), float(q.y.value()));
            if (shows(image, pixel)) {
                values.push_back(colourAt(image, pixel));
            }
        }
    }
    if (values.empty()) {
        return std::nullopt;
    }
    const cv::Vec3f usual = picture::medianColour(values);
    const cv::Mat pixel(1, 1, CV_32FC3, cv::Scalar(usual[0] / 255, usual[1] / 255, usual[2] / 255));
    cv::Mat lab;
    cv::cvtColor(pixel, lab, cv::COLOR_BGR2Lab);
    const cv::Vec3f colour = lab.at<cv::Vec3f>(0);
    return cv::Vec3f(colour[0] / 2, colour[1], colour[2]);
}

/// Assigns each colour to one of two groups; the first colour is in group 0. Returns none if the
/// colours do not form two clear groups. Boxes of one colour may belong to both fleets, because
/// most people have one kind of matchbox.
std::optional<std::vector<int>> twoGroups(const std::vector<cv::Vec3f>& colours) {
    std::size_t other = 0; // the colour that differs most from the first
    const auto apart = [&](std::size_t a, std::size_t b) {
        return cv::norm(colours[a] - colours[b]);
    };
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (apart(i, 0) > apart(other, 0)) {
            other = i;
        }
    }
    std::vector<int> group(colours.size(), 0);
    for (std::size_t i = 0; i < colours.size(); ++i) {
        group[i] = apart(i, other) < apart(i, 0);
    }
    double within = 0, between = apart(other, 0);
    for (std::size_t i = 0; i < colours.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            double& bound = group[i] == group[j] ? within : between;
            bound =
                group[i] == group[j] ? std::max(bound, apart(i, j)) : std::min(bound, apart(i, j));
        }
    }
    return between > kOptions.apart && within < kOptions.apart ? std::optional(group)
                                                               : std::nullopt;
}

} // namespace

void assignFleets(std::vector<Galley>& galleys, const cv::Mat& image, const TableView& view,
                  const PieceSizes& sizes) {
    std::vector<cv::Vec3f> colours;
    std::vector<Galley*> coloured;
    for (Galley& galley : galleys) {
        galley.fleet.reset();
        if (const auto colour = labelColour(galley, image, view, sizes)) {
            colours.push_back(*colour);
            coloured.push_back(&galley);
        }
    }
    if (colours.size() < 2) { // a single box may belong to either fleet
        return;
    }
    if (const auto groups = twoGroups(colours)) {
        for (std::size_t i = 0; i < coloured.size(); ++i) {
            coloured[i]->fleet = (*groups)[i] == 0 ? "A" : "B";
        }
    }
}

} // namespace umpire::galleys
