#pragma once

#include "app/common/failure/failure.h"
#include "app/desk/picture/draw_table.h"
#include "app/game/live/live_game.h"
#include "app/game/referee/make_referee.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_description.h"
#include "rules/table/observation.h"

#include <opencv2/core.hpp>
#include <optional>
#include <QImage>
#include <QPolygonF>
#include <vector>

/// The result of a check how well a camera sees a table before a game.
namespace umpire::desk {

struct TableCheck {
    QImage picture;
    /// the table as described in the table file; none: there is no file
    std::optional<TableDescription> table;
    std::vector<int> seen;    ///< ids of the visible tags that belong to the table; without a table
                              ///< file, of all visible tags
    bool areOthers = false;   ///< tags are visible, but all of them belong to another table
    std::vector<int> missing; ///< ids of the table's tags that are not visible
    std::vector<QPolygonF> outlines; ///< outlines of the tags and of the play area, in the picture
    /// pose and accuracy of the table; none: the table was not found
    std::optional<Registration> found;
    double inView = 0.0;             ///< share of the play area that is visible, from 0 to 1
    std::vector<Message> warnings;   ///< warnings about calibration and light
    std::optional<Pixels> blur;      ///< blur at the clearest edges, as the standard deviation of a
                                     ///< Gaussian; none: no edges were found
    std::optional<SeenTable> pieces; ///< the recognised pieces; none: the table was not found
    std::size_t begins = 0; ///< number of stacks with which the game begins; 0: it has no stacks
    Message why;            ///< why the table was not found, in one line
};

/// The table and the camera that a check uses.
struct CheckedTable {
    std::optional<TableDescription> table;
    /// calibration of the camera at its own resolution; none: there is no camera file
    std::optional<CameraIntrinsics> camera;
    /// corners marked by hand, which replace the tags; none: uses the tags
    std::optional<TableCorners> corners{};
    std::optional<cv::Mat> before{}; ///< picture of the empty board (CV_8UC3), which helps to
                                     ///< detect tokens; none: there is no picture
    /// kinds of pieces to search; empty: the kinds of the table file's game
    std::set<Detector> sought{};
    /// true if the game's printed board must still be measured into a table file
    bool lacksBoard = false;
    /// squares of a board that is found without a table file; none: the game has no such board
    std::optional<referee::Squares> squares{};
    RecordedStacks begins{}; ///< the stacks with which the game begins
};

/// Reads the table file, the camera file and the picture of the empty board. Error: CannotRead.
Expected<CheckedTable> readCheckedTable(const LiveRequest& request);

/// Checks the table in a picture. `image`: CV_8UC3.
TableCheck checkTable(const cv::Mat& image, const CheckedTable& against);

} // namespace umpire::desk
