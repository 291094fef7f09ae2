#include "calibration/measure/calibrate_camera.h"

#include "calibration/view/upper_median.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

/// Minimum number of pictures. A reliable focal length needs at least three views (Zhang 2000).
constexpr std::size_t kMinPictures = 3;
/// With fewer pictures than OpenCV's guide recommends, the report asks for more.
constexpr std::size_t kGoodPictures = 10;
/// A board is tilted if its angle to the picture plane is at least this large. The report asks for
/// at least this number of tilted boards, because boards parallel to the picture do not separate
/// the focal length from the distance.
constexpr double kGoodTiltDegrees = 20.0;
constexpr std::size_t kGoodTilted = 3;
/// The largest board must cover at least this share of the picture's width.
constexpr double kGoodSpan = 0.4;
/// A picture is reported as blurred or misread if its rms error exceeds the median error of the
/// pictures by this factor.
constexpr double kBadPicture = 3.0;
constexpr Pixels kGoodRms(1.0);
/// Maximum standard deviation of the focal length, as a share of the focal length; above it the
/// report asks for more pictures. At this limit the place of a point 15 mm above the table, far
/// from the picture's centre, is wrong by 1 mm.
constexpr double kGoodFocalShare = 0.005;
constexpr std::size_t kNinthsForK3 = 9;

constexpr std::array<std::array<const char*, 3>, 3> kPlaces{{
    {"upper left", "upper middle", "upper right"},
    {"middle left", "middle", "middle right"},
    {"lower left", "lower middle", "lower right"},
}};

Coverage coverageOf(const std::vector<BoardSighting>& sightings) {
    Coverage coverage{};
    for (const BoardSighting& sighting : sightings) {
        for (const cv::Point2f& corner : sighting.seen) {
            const int column = int(3 * (corner.x + 0.5F) / float(sighting.size.width));
            const int row = int(3 * (corner.y + 0.5F) / float(sighting.size.height));
            ++coverage[std::size_t(std::clamp(row, 0, 2))][std::size_t(std::clamp(column, 0, 2))];
        }
    }
    return coverage;
}

std::size_t ninthsSeen(const Coverage& coverage) {
    std::size_t seen = 0;
    for (const auto& row : coverage) {
        seen += std::size_t(std::ranges::count_if(row, [](int corners) { return corners > 0; }));
    }
    return seen;
}

double spanOf(const BoardSighting& sighting) {
    const cv::Rect box = cv::boundingRect(sighting.seen);
    return double(box.width) / sighting.size.width;
}

/// Returns the angle between a board and the picture plane, in degrees, from 0 to 90.
double tiltDegrees(const cv::Mat& rotationVector) {
    cv::Matx33d rotation;
    cv::Rodrigues(rotationVector, rotation);
    return std::acos(std::min(1.0, std::abs(rotation(2, 2)))) * 180.0 / CV_PI;
}

/// The result of OpenCV's calibration.
struct Solution {
    cv::Matx33d matrix;
    std::vector<double> distortion;
    std::vector<cv::Mat> rotations;
    cv::Mat intrinsicSigmas;
    std::vector<double> errors;
    double rms = 0.0;
};

Solution solve(const std::vector<BoardSighting>& sightings, const Coverage& coverage) {
    std::vector<std::vector<cv::Point3f>> onBoard;
    std::vector<std::vector<cv::Point2f>> seen;
    for (const BoardSighting& sighting : sightings) {
        onBoard.push_back(sighting.onBoard);
        seen.push_back(sighting.seen);
    }
    // k3 affects only the outer parts of the picture; without corners in all nine parts its fit
    // diverges.
    const int flags = ninthsSeen(coverage) >= kNinthsForK3 ? 0 : cv::CALIB_FIX_K3;
    Solution s;
    std::vector<cv::Mat> translations;
    s.rms = cv::calibrateCamera(onBoard, seen, sightings.front().size, s.matrix, s.distortion,
                                s.rotations, translations, s.intrinsicSigmas, cv::noArray(),
                                s.errors, flags);
    return s;
}

void adviseOnView(const std::vector<BoardSighting>& sightings, const Solution& solution,
                  CameraCalibration& result) {
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            if (result.coverage[row][column] == 0) {
                result.missing.push_back(std::string("nothing seen in the ") +
                                         kPlaces[row][column]);
            }
        }
    }
    const auto tilted = std::ranges::count_if(solution.rotations, [](const cv::Mat& rotation) {
        return tiltDegrees(rotation) >= kGoodTiltDegrees;
    });
    if (std::size_t(tilted) < kGoodTilted) {
        result.missing.emplace_back("tilt the board more: by 20 to 45 degrees, in different "
                                    "directions, in three pictures at least");
    }
    if (spanOf(*std::ranges::max_element(sightings, {}, spanOf)) < kGoodSpan) {
        result.missing.emplace_back(
            "come closer: in each picture the board is narrower than 40 % of "
            "the picture");
    }
    if (sightings.size() < kGoodPictures) {
        result.missing.push_back("take " + std::to_string(kGoodPictures - sightings.size()) +
                                 " more pictures");
    }
}

void adviseOnQuality(CameraCalibration& result) {
    std::vector<double> errors;
    for (const PictureError& picture : result.pictures) {
        errors.push_back(picture.rms.value());
    }
    const double usual = upperMedian(errors);
    for (const PictureError& picture : result.pictures) {
        if (picture.rms.value() > kBadPicture * usual) {
            result.missing.push_back("leave out " + picture.picture + ": it is blurred or misread");
        }
    }
    if (result.rms > kGoodRms) {
        result.missing.emplace_back(
            "the board is bent, the pictures are blurred, or the size of the board is wrong: "
            "corners are off by more than a pixel");
    }
    if (result.focalSigma.value() > kGoodFocalShare * result.camera.fx) {
        result.missing.emplace_back("the focal length is not sure yet: take more tilted pictures");
    }
}

CameraCalibration reportOf(const std::vector<BoardSighting>& sightings, const Solution& solution,
                           const Coverage& coverage) {
    CameraCalibration result;
    result.camera.name = "camera";
    result.camera.size = sightings.front().size;
    result.camera.fx = solution.matrix(0, 0);
    result.camera.fy = solution.matrix(1, 1);
    result.camera.cx = solution.matrix(0, 2);
    result.camera.cy = solution.matrix(1, 2);
    std::copy_n(solution.distortion.begin(), 5, result.camera.distortion.begin());
    result.rms = Pixels(solution.rms);
    result.focalSigma = Pixels(solution.intrinsicSigmas.at<double>(0));
    for (std::size_t i = 0; i < sightings.size(); ++i) {
        result.pictures.push_back({sightings[i].picture, Pixels(solution.errors[i])});
    }
    result.coverage = coverage;
    adviseOnView(sightings, solution, result);
    adviseOnQuality(result);
    return result;
}

bool makesSense(const Solution& s) {
    return std::isfinite(s.rms) && cv::checkRange(s.matrix) && cv::checkRange(s.distortion) &&
           s.distortion.size() >= 5 && s.matrix(0, 0) > 0 && s.matrix(1, 1) > 0;
}

} // namespace

Calibrated<CameraCalibration> calibrateCamera(const std::vector<BoardSighting>& sightings) {
    if (sightings.size() < kMinPictures) {
        return cannotRead(
            "the board was seen in " + std::to_string(sightings.size()) +
            " pictures, three are the least; check the kind and the size of the board, and light");
    }
    const cv::Size size = sightings.front().size;
    const auto other = std::ranges::find_if(
        sightings, [&](const BoardSighting& sighting) { return sighting.size != size; });
    if (other != sightings.end()) {
        return cannotRead(other->picture + ": is not of the same size as " +
                          sightings.front().picture + "; use pictures of one camera and mode");
    }
    constexpr const char* kNoSolution = "the pictures fit no camera; check the size of the board, "
                                        "and take them from different directions";
    try {
        const Coverage coverage = coverageOf(sightings);
        const Solution solution = solve(sightings, coverage);
        if (!makesSense(solution)) {
            return cannotRead(kNoSolution);
        }
        return reportOf(sightings, solution, coverage);
    } catch (const cv::Exception&) {
        return cannotRead(kNoSolution);
    }
}

} // namespace umpire
