#include "app/desk/setup/camera_guide.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire::desk {
namespace {

/// Maximum motion of a still board between two frames, as a share of the picture's width. A steady
/// hand trembles by less than a pixel of 1280; a board that is carried moves by ten.
constexpr double kStill = 0.003;
/// Minimum differences between two views: of the place and of the size, as shares of the picture's
/// sides, and of the tilt. A view is new if it differs from each stored view by at least one of
/// them. ROS's camera_calibration has the same test; its users take 20 to 40 views.
constexpr double kOtherPlace = 0.12;
constexpr double kOtherSpan = 0.12;
constexpr Radians kOtherTilt = radiansFromDegrees(12.0);
/// Minimum tilt of a tilted view. With less tilt the focal length is a guess (calibrate_camera.cpp
/// requires the same).
constexpr Radians kGoodTilt = radiansFromDegrees(20.0);
constexpr double kGoodSpan = 0.4;
/// Minimum number of views for a calibration. With fewer views the result is useless.
constexpr std::size_t kMinViews = 4;
/// Typical focal length, as a share of the picture's width. It corresponds to a field of view of 60
/// to 75 degrees.
constexpr double kUsualFocal = 0.8;

Place placeOf(const cv::Point2d& center) {
    return {std::clamp(int(3 * center.y), 0, 2), std::clamp(int(3 * center.x), 0, 2)};
}

void addTo(Coverage& coverage, const BoardSighting& sighting) {
    for (const cv::Point2f& corner : sighting.seen) {
        const Place place = placeOf(
            {(corner.x + 0.5) / sighting.size.width, (corner.y + 0.5) / sighting.size.height});
        ++coverage[std::size_t(place.row)][std::size_t(place.column)];
    }
}

/// Returns the field nearest to `from` in which no board was seen; none if the board was seen in
/// all nine fields of the picture.
std::optional<Place> nearestUnseen(const Coverage& coverage, const cv::Point2d& from) {
    std::optional<Place> nearest;
    double least = 10.0;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const cv::Point2d middle((column + 0.5) / 3, (row + 0.5) / 3);
            const double away = cv::norm(middle - from);
            if (coverage[std::size_t(row)][std::size_t(column)] == 0 && away < least) {
                least = away;
                nearest = Place{row, column};
            }
        }
    }
    return nearest;
}

std::array<bool, 4> tiltsOf(const BoardView& view) {
    return {view.leftAway >= kGoodTilt, -view.leftAway >= kGoodTilt, view.topAway >= kGoodTilt,
            -view.topAway >= kGoodTilt};
}

} // namespace

BoardView viewOf(const BoardSighting& sighting) {
    BoardView view;
    const cv::Rect box = cv::boundingRect(sighting.seen);
    view.center = {(box.x + box.width / 2.0) / sighting.size.width,
                   (box.y + box.height / 2.0) / sighting.size.height};
    view.span = double(box.width) / sighting.size.width;
    const double focal = kUsualFocal * std::max(sighting.size.width, sighting.size.height);
    const cv::Matx33d camera(focal, 0, sighting.size.width / 2.0, 0, focal,
                             sighting.size.height / 2.0, 0, 0, 1);
    cv::Mat turn;
    cv::Mat shift;
    if (!cv::solvePnP(sighting.onBoard, sighting.seen, camera, cv::noArray(), turn, shift)) {
        return view;
    }
    cv::Matx33d board_in_camera;
    cv::Rodrigues(turn, board_in_camera);
    cv::Vec3d normal(board_in_camera(0, 2), board_in_camera(1, 2), board_in_camera(2, 2));
    normal *= normal[2] > 0 ? -1.0 : 1.0; // makes the normal point to the camera
    // The horizontal part of the normal points to the left if the left edge is farther away.
    view.leftAway = Radians(std::asin(std::clamp(-normal[0], -1.0, 1.0)));
    view.topAway = Radians(std::asin(std::clamp(-normal[1], -1.0, 1.0)));
    return view;
}

bool CameraGuide::isStill(const BoardSighting& sighting) const {
    if (!last_ || last_->seen.size() != sighting.seen.size() ||
        last_->onBoard != sighting.onBoard) {
        return false;
    }
    double most = 0.0;
    for (std::size_t i = 0; i < sighting.seen.size(); ++i) {
        most = std::max(most, cv::norm(sighting.seen[i] - last_->seen[i]));
    }
    return most < kStill * sighting.size.width;
}

bool CameraGuide::isNew(const BoardView& view) const {
    return std::ranges::all_of(views_, [&view](const BoardView& kept) {
        return cv::norm(view.center - kept.center) > kOtherPlace ||
               std::abs(view.span - kept.span) > kOtherSpan ||
               abs(view.leftAway - kept.leftAway) > kOtherTilt ||
               abs(view.topAway - kept.topAway) > kOtherTilt;
    });
}

GuideStep CameraGuide::nextStep(const BoardView& view) const {
    if (const auto place = nearestUnseen(state_.coverage, view.center)) {
        return {Advice::MoveTo, *place, {}};
    }
    for (const Tilt tilt : {Tilt::Left, Tilt::Right, Tilt::Up, Tilt::Down}) {
        if (!state_.tilts[std::size_t(tilt)]) {
            return {Advice::TiltIt, {}, tilt};
        }
    }
    if (!state_.cameNear) {
        return {Advice::Closer, {}, {}};
    }
    return {state_.views < kViewsWanted ? Advice::Another : Advice::Enough, {}, {}};
}

void CameraGuide::keep(const BoardSighting& sighting, const BoardView& view) {
    kept_.push_back(sighting);
    views_.push_back(view);
    addTo(state_.coverage, sighting);
    const std::array<bool, 4> tilts = tiltsOf(view);
    for (std::size_t i = 0; i < tilts.size(); ++i) {
        state_.tilts[i] = state_.tilts[i] || tilts[i];
    }
    state_.cameNear = state_.cameNear || view.span >= kGoodSpan;
    state_.views = int(kept_.size());
    if (kept_.size() >= kMinViews) {
        const auto calibration = calibrateCamera(kept_);
        state_.calibration = calibration ? std::optional(*calibration) : std::nullopt;
    }
}

const GuideState& CameraGuide::see(const cv::Mat& image) {
    return see(findBoard(image, "view " + std::to_string(kept_.size() + 1), board_));
}

const GuideState& CameraGuide::see(const std::optional<BoardSighting>& sighting) {
    state_.isKept = false;
    state_.corners = sighting ? sighting->seen : std::vector<cv::Point2f>();
    if (!sighting || (!kept_.empty() && kept_.front().size != sighting->size)) {
        state_.next = {};
    } else {
        const BoardView view = viewOf(*sighting);
        const bool adds = isNew(view);
        if (adds && isStill(*sighting)) {
            keep(*sighting, view);
            state_.isKept = true;
        }
        state_.next =
            adds && !state_.isKept ? GuideStep{Advice::HoldStill, {}, {}} : nextStep(view);
    }
    last_ = sighting;
    return state_;
}

} // namespace umpire::desk
