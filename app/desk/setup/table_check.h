#pragma once

#include "app/common/failure/failure.h"
#include "app/desk/picture/draw_table.h"
#include "app/game/live/live_game.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_description.h"
#include "rules/table/observation.h"

#include <opencv2/core.hpp>
#include <optional>
#include <QImage>
#include <QPolygonF>
#include <vector>

/// Checks how well a camera sees a table before a game.
namespace umpire::desk {

struct TableCheck {
    QImage picture;
    std::optional<TableDescription> table; ///< description from the table file
    std::vector<int> seen;                 ///< ids of the table's tags in view; without a file, all
    std::vector<int> missing;              ///< ids of the table's tags that are not visible
    std::vector<QPolygonF> outlines;   ///< outlines of the tags and the play area, in the picture
    std::optional<Registration> found; ///< none: the table was not found
    double inView = 0.0;               ///< visible share of the play area, 0..1
    std::vector<Message> warnings;     ///< about calibration and light
    std::optional<Pixels> blur;        ///< sigma at the clearest edges; none: no edges were found
    std::optional<SeenTable> pieces;   ///< recognised pieces, if the table is found
    Message why;                       ///< why the table was not found, in one line
};

/// The table and camera for the check.
struct CheckedTable {
    std::optional<TableDescription> table;
    std::optional<CameraIntrinsics> camera; ///< at its own resolution
    std::optional<TableCorners> corners{};  ///< marked by hand; tags are then not searched
    std::optional<cv::Mat> before{}; ///< CV_8UC3: the empty board, which helps to detect tokens
    std::set<Detector> sought{};     ///< kinds to search; empty: those of the table file's game
    bool lacksBoard = false;         ///< the game's board must first be in a table file
};

/// Reads the table file, the camera file and the empty board. Error: CannotRead.
Expected<CheckedTable> readCheckedTable(const LiveRequest& request);

/// `image`: CV_8UC3.
TableCheck checkTable(const cv::Mat& image, const CheckedTable& against);

} // namespace umpire::desk
