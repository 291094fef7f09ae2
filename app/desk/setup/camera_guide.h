#pragma once

#include "calibration/measure/calibrate_camera.h"

#include <array>
#include <optional>
#include <vector>

/// Leads people through the views of a calibration board that a camera file needs: keeps those that
/// add something, and says what is missing.
namespace umpire::desk {

enum class Tilt { Left, Right, Up, Down }; ///< that edge of the board lies farther away

enum class Advice {
    ShowBoard, ///< none is seen
    HoldStill, ///< this view would be kept, but it moves
    MoveTo,    ///< the ninth of the picture that `place` names
    TiltIt,    ///< as `tilt` says
    Closer,
    Another, ///< of any kind that is not there yet
    Enough,
};

struct Place {
    int row = 0; ///< from the top
    int column = 0;
    bool operator==(const Place&) const = default;
};

struct GuideStep {
    Advice advice = Advice::ShowBoard;
    Place place{};
    Tilt tilt = Tilt::Left;
    bool operator==(const GuideStep&) const = default;
};

/// How a board lies in the picture; lengths as shares of the picture's sides.
struct BoardView {
    cv::Point2d center;
    double span = 0.0;  ///< of the width
    Radians leftAway{}; ///< positive: the left edge is farther away
    Radians topAway{};
};

/// After a frame.
struct GuideState {
    std::vector<cv::Point2f> corners; ///< of the board in this frame; empty: it is not seen
    bool isKept = false;              ///< this view was
    int views = 0;
    Coverage coverage{};
    std::array<bool, 4> tilts{}; ///< by Tilt
    bool cameNear = false;
    std::optional<CameraCalibration> calibration; ///< by the views so far; none: too few
    GuideStep next;
};

/// How many views are asked for; OpenCV's own guide says ten.
inline constexpr int kViewsWanted = 10;

class CameraGuide {
public:
    /// The board is valid (`checkBoard`).
    explicit CameraGuide(CalibrationBoard board) : board_(std::move(board)) {}

    /// `image`: CV_8UC3.
    const GuideState& see(const cv::Mat& image);
    /// The same of a board that was found, or was not.
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

/// Errors: none; a board seen from the side is estimated like any other.
BoardView viewOf(const BoardSighting& sighting);

} // namespace umpire::desk
