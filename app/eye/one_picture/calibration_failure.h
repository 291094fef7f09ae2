#pragma once

#include "app/common/failure/failure.h"
#include "calibration/files/calibration_error.h"

namespace umpire {

/// Converts a calibration error to a failure of the program.
Failure failureOf(const CalibrationError& error);

} // namespace umpire
