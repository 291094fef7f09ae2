#pragma once

#include "calibration/measure/calibrate_camera.h"

#include <array>
#include <optional>
#include <vector>

/// Guides a person through the views of a calibration board that a camera file needs. Stores each
/// view that adds information, and says which views are still missing.
namespace umpire::desk {

/// the edge of the board that is farther from the camera than the opposite edge
enum class Tilt { Left, Right, Up, Down };

enum class Advice {
    ShowBoard, ///< no board is visible
    HoldStill, ///< the view adds information, but the board moves
    MoveTo,    ///< move the board to the field `place` of the picture
    TiltIt,    ///< tilt the board in the direction `tilt`
    Closer,
    Another, ///< show any view that was not stored yet
    Enough,
};

struct Place {
    /// row and column of one of nine equal fields of the picture, each from 0 to 2; row 0 is at the
    /// top
    int row = 0;
    int column = 0;
    bool operator==(const Place&) const = default;
};

struct GuideStep {
    Advice advice = Advice::ShowBoard;
    Place place{};
    Tilt tilt = Tilt::Left;
    bool operator==(const GuideStep&) const = default;
};

/// A board's pose in the picture. Lengths are shares of the picture's sides.
struct BoardView {
    cv::Point2d center;
    double span = 0.0;  ///< width of the board in the picture, as a share of the picture's width
    Radians leftAway{}; ///< tilt about the vertical axis; positive: the left edge is farther away
    Radians topAway{};
};

/// What the guide knows after a frame.
struct GuideState {
    /// corners of the board in this frame, in pixels; empty: no board was found
    std::vector<cv::Point2f> corners;
    bool isKept = false; ///< true if the view of this frame was stored
    int views = 0;
    Coverage coverage{};
    std::array<bool, 4> tilts{}; ///< for each Tilt, true if a stored view has this tilt
    bool cameNear = false;
    /// calibration from the stored views; none: there are too few views
    std::optional<CameraCalibration> calibration;
    GuideStep next;
};

/// Number of stored views that are required. OpenCV's guide recommends ten.
inline constexpr int kViewsWanted = 10;

class CameraGuide {
public:
    /// `board`: must be valid (see `checkBoard`).
    explicit CameraGuide(CalibrationBoard board) : board_(std::move(board)) {}

    /// Searches the board in a frame and returns the new state. `image`: CV_8UC3.
    const GuideState& see(const cv::Mat& image);
    /// Takes the board found in a frame, or none, and returns the new state.
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

/// Returns the pose of a board. Never fails; a board that is seen almost from the side gets an
/// estimate.
BoardView viewOf(const BoardSighting& sighting);

} // namespace umpire::desk
