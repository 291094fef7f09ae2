#pragma once

#include "calibration/view/table_view.h"

namespace umpire {

/// Returns the view of a camera straight above a table of 400 x 300 mm, with two pixels per
/// millimetre and no tags.
inline TableView aboveTable() {
    TableView view;
    view.camera.size = {800, 600};
    view.camera.fx = view.camera.fy = 1000;
    view.camera.cx = 399.5;
    view.camera.cy = 299.5;
    view.rotation = {1, 0, 0, 0, -1, 0, 0, 0, -1};
    view.translation = {-199.75, 149.75, 500};
    view.areaWidth = 400_mm;
    view.areaHeight = 300_mm;
    view.registration.method = RegistrationMethod::Tags;
    return view;
}

} // namespace umpire
