#pragma once

#include "app/common/failure/failure.h"
#include "calibration/files/calibration_error.h"

namespace umpire {

/// Converts an error of the calibration to a failure of the program, with its exit status.
Failure failureOf(const CalibrationError& error);

} // namespace umpire
