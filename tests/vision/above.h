#pragma once

#include "tests/calibration/stood_view.h"

namespace umpire {

/// Returns the view of a camera straight above a table of 400 x 300 mm, with two pixels per
/// millimetre and no tags.
inline TableView aboveTable() {
    TableView view = viewFrom({{199.75, 149.75}, 500, {}, {}},
                              {"", {800, 600}, 1000, 1000, 399.5, 299.5, {}}, 400_mm, 300_mm);
    view.registration.method = RegistrationMethod::Tags;
    return view;
}

} // namespace umpire
