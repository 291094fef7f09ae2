#pragma once

#include "app/common/failure/failure.h"
#include "calibration/files/calibration_error.h"

namespace umpire {

/// What an error of calibration is to the caller of the program.
Failure failureOf(const CalibrationError& error);

} // namespace umpire
