#include "app/game/table/corners_command.h"

namespace umpire {

Expected<TableCorners> cornersSaid(const std::array<ImagePoint, 4>& at, cv::Size picture,
                                   const LiveTable& table) {
    if (picture.empty()) {
        return failWith(ExitStatus::CannotRead, message("the camera has not given a picture yet"));
    }
    TableCorners corners;
    corners.picture = picture;
    corners.at = at;
    if (table.corners()) {
        corners.width = table.corners()->width;
        corners.height = table.corners()->height;
    } else if (table.table() != nullptr && table.knowsArea()) {
        corners.width = table.table()->width;
        corners.height = table.table()->height;
    } else {
        return failWith(ExitStatus::CannotRead,
                        message("nothing says how large the play area is: name a table file"));
    }
    return corners;
}

} // namespace umpire
