#include "calibration/measure/table_corners.h"

#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/view_fit.h"

#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

/// Standard deviation, in pixels, of a corner that a person has set by hand. The visible corner of
/// wood or cloth is no sharper than that.
constexpr double kHandPixels = 2.0;
/// Minimum distance between neighbouring corners, in pixels; nearer corners are refused.
constexpr double kMinSidePixels = 40.0;

tl::unexpected<CalibrationError> notATable() {
    return tableNotFound(
        message("the four corners do not lie as a table's do: drag each to its own corner"));
}

std::array<cv::Point2f, 4> pixelsOf(const TableCorners& corners) {
    std::array<cv::Point2f, 4> pixels;
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        pixels[i] = {float(corners.at[i].x.value()), float(corners.at[i].y.value())};
    }
    return pixels;
}

/// Tells whether the corners form a convex quadrilateral, counter-clockwise as seen from above,
/// with sides that are long enough.
bool isTable(const std::array<cv::Point2f, 4>& pixels) {
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        if (cv::norm(pixels[i] - pixels[(i + 1) % pixels.size()]) < kMinSidePixels) {
            return false;
        }
    }
    // A picture's y axis points down, so a polygon that is counter-clockwise there has a negative
    // area.
    return cv::isContourConvex(pixels) && cv::contourArea(pixels, true) < 0.0;
}

Millimetres sigmaOver(const ViewFit& fit, const TableCorners& corners) {
    return Millimetres(std::sqrt(meanOverArea([&](double right, double up) {
        const double sigma =
            planeSigma(fit, {corners.width.value() * right, corners.height.value() * up, 0.0});
        return sigma * sigma;
    })));
}

std::optional<ViewFit> fitTo(const TableCorners& corners, const Lens& lens) {
    const std::array<cv::Point2f, 4> pixels = pixelsOf(corners);
    const double width = corners.width.value();
    const double height = corners.height.value();
    const std::array<cv::Point3d, 4> places = {
        {{0, 0, 0}, {width, 0, 0}, {width, height, 0}, {0, height, 0}}};
    std::vector<SeenEdge> edges;
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        // Each normal is used in both directions, because a corner that was set by hand has no dark
        // side that light enlarges.
        for (const cv::Point2d normal :
             {cv::Point2d(1, 0), cv::Point2d(-1, 0), cv::Point2d(0, 1), cv::Point2d(0, -1)}) {
            edges.push_back({places[i], pixels[i], normal});
        }
    }
    std::vector<cv::Mat> rotations;
    std::vector<cv::Mat> translations;
    cv::solvePnPGeneric(places, pixels, lens.start.matrix(), cv::Mat(lens.start.distortion),
                        rotations, translations, false, cv::SOLVEPNP_IPPE);
    std::optional<ViewFit> best;
    for (std::size_t i = 0; i < rotations.size(); ++i) {
        ViewFit start;
        start.camera = lens.start;
        cv::Rodrigues(rotations[i], start.rotation);
        start.translation = cv::Vec3d(translations[i].reshape(1, 3));
        const auto fit = fitView(edges, start, {lens.unknowns, kHandPixels * std::sqrt(2.0)});
        if (fit && (!best || fit->cost < best->cost)) {
            best = fit;
        }
    }
    return best;
}

} // namespace

Calibrated<TableView> viewByCorners(const TableCorners& corners, cv::Size picture,
                                    const std::optional<CameraIntrinsics>& camera) {
    if (corners.picture != picture) {
        return tableNotFound(message(
            "the table's corners were set by hand in a picture of another size: set them anew"));
    }
    if (!isTable(pixelsOf(corners)) || corners.width <= 0_mm || corners.height <= 0_mm) {
        return notATable();
    }
    try {
        const Lens lens = lensOf(camera, corners.picture);
        const auto fit = fitTo(corners, lens);
        if (!fit) {
            return notATable();
        }
        TableView view;
        view.camera = fit->camera;
        view.rotation = fit->rotation;
        view.translation = fit->translation;
        view.areaWidth = corners.width;
        view.areaHeight = corners.height;
        view.registration = {RegistrationMethod::Corners,
                             camera ? CameraKnowledge::Calibrated : CameraKnowledge::Estimated, 0,
                             std::nullopt, sigmaOver(*fit, corners)};
        return cameraCenter(view).z > 0_mm ? Calibrated<TableView>(view) : notATable();
    } catch (const cv::Exception&) {
        return notATable();
    }
}

} // namespace umpire
