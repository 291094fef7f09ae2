#pragma once

#include "calibration/view/table_view.h"

#include <cmath>
#include <opencv2/core.hpp>

namespace umpire {

/// Where a camera stands, and where it looks.
struct Stand {
    cv::Point2d at;        ///< the point of the table in the middle of its sight, in mm
    double distance = 700; ///< from there, in mm
    Radians tilt;          ///< from straight above, towards side A
    Radians turn;          ///< of the picture about the line of sight; 0: side A's edge is below
};

/// Returns the camera's view of a table whose area begins at the origin.
inline TableView viewFrom(const Stand& stand, const CameraIntrinsics& camera, Millimetres width,
                          Millimetres height) {
    const double c = std::cos(stand.tilt.value()), s = std::sin(stand.tilt.value());
    const double ct = std::cos(stand.turn.value()), st = std::sin(stand.turn.value());
    const cv::Matx33d fromAbove(1, 0, 0, 0, -1, 0, 0, 0, -1); // x right, y down, z into the table
    const cv::Matx33d tilted(1, 0, 0, 0, c, s, 0, -s, c);
    const cv::Matx33d turned(ct, -st, 0, st, ct, 0, 0, 0, 1);
    TableView view;
    view.camera = camera;
    view.rotation = turned * tilted * fromAbove;
    view.translation =
        cv::Vec3d(0, 0, stand.distance) - view.rotation * cv::Vec3d(stand.at.x, stand.at.y, 0);
    view.areaWidth = width;
    view.areaHeight = height;
    return view;
}

} // namespace umpire
