#pragma once

#include "calibration/measure/calibrate_camera.h"

#include <array>
#include <optional>
#include <vector>

/// Guides people through the views of a calibration board that a camera file needs: stores the
/// views that add information, and says which are missing.
namespace umpire::desk {

enum class Tilt { Left, Right, Up, Down }; ///< the board's edge that is farther away

enum class Advice {
    ShowBoard, ///< no board is visible
    HoldStill, ///< the view is useful, but the board moves
    MoveTo,    ///< move to the ninth of the picture in `place`
    TiltIt,    ///< tilt in the direction `tilt`
    Closer,
    Another, ///< any new view
    Enough,
};

struct Place {
    int row = 0; ///< counted from the top
    int column = 0;
    bool operator==(const Place&) const = default;
};

struct GuideStep {
    Advice advice = Advice::ShowBoard;
    Place place{};
    Tilt tilt = Tilt::Left;
    bool operator==(const GuideStep&) const = default;
};

/// A board's place in the picture; lengths as shares of the picture's sides.
struct BoardView {
    cv::Point2d center;
    double span = 0.0;  ///< share of the width
    Radians leftAway{}; ///< positive: the left edge is farther away
    Radians topAway{};
};

/// The state after a frame.
struct GuideState {
    /// board corners in the current frame; empty: no board was seen
    std::vector<cv::Point2f> corners;
    bool isKept = false; ///< true if the current view was stored
    int views = 0;
    Coverage coverage{};
    std::array<bool, 4> tilts{}; ///< true if tilted views exist, by Tilt
    bool cameNear = false;
    /// calibration from the views so far; none: too few views
    std::optional<CameraCalibration> calibration;
    GuideStep next;
};

/// Number of views required; OpenCV's own guide says ten.
inline constexpr int kViewsWanted = 10;

class CameraGuide {
public:
    /// The board must be valid (`checkBoard`).
    explicit CameraGuide(CalibrationBoard board) : board_(std::move(board)) {}

    /// `image`: CV_8UC3.
    const GuideState& see(const cv::Mat& image);
    /// Takes a board that was found in a frame, or none.
    const GuideState& see(const std::optional<BoardSighting>& sighting);
    [[nodiscard]] const GuideState& state() const { return state_; }

private:
    [[nodiscard]] bool isStill(const BoardSighting& sighting) const;
    [[nodiscard]] bool isNew(const BoardView& view) const;
    [[nodiscard]] GuideStep nextStep(const BoardView& view) const;
    void keep(const BoardSighting& sighting, const BoardView& view);

    CalibrationBoard board_;
    std::vector<BoardSighting> kept_;
    std::vector<BoardView> views_;
    std::optional<BoardSighting> last_;
    GuideState state_;
};

/// Never fails; estimates even a board that is seen from the side.
BoardView viewOf(const BoardSighting& sighting);

} // namespace umpire::desk
