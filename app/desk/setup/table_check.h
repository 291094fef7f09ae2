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

/// How well a camera sees a table, before anything is played on it.
namespace umpire::desk {

struct TableCheck {
    QImage picture;
    std::optional<TableDescription> table; ///< the file's that it is checked against
    std::vector<int> seen;                 ///< ids of the table's tags in view; without a file all
    std::vector<int> missing;              ///< and of those that are not
    std::vector<QPolygonF> outlines;       ///< of the tags and of the play area, in the picture
    std::optional<Registration> found;     ///< none: the table is not found
    double inView = 0.0;                   ///< part of the play area that the picture shows, 0..1
    std::vector<Message> warnings;         ///< of calibration and of the light
    std::optional<Pixels> blur;      ///< of the plainest edges, one sigma; none: there are none
    std::optional<SeenTable> pieces; ///< what is recognised where the table is found
    Message why;                     ///< the table is not found; one line
};

/// What the camera is checked against.
struct CheckedTable {
    std::optional<TableDescription> table;
    std::optional<CameraIntrinsics> camera; ///< at its own resolution
    std::optional<TableCorners> corners{};  ///< set by hand: tags are not looked for
    std::optional<cv::Mat> before{}; ///< CV_8UC3: the empty board, which tokens are told from
    std::set<Detector> sought{};     ///< empty: what the table file's game needs
    bool lacksBoard = false;         ///< a table file has to say first where the game's board lies
};

/// Of the table's, the camera's and the empty board's files. Error: CannotRead.
Expected<CheckedTable> readCheckedTable(const LiveRequest& request);

/// `image`: CV_8UC3.
TableCheck checkTable(const cv::Mat& image, const CheckedTable& against);

} // namespace umpire::desk
