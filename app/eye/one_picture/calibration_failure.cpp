#include "app/eye/one_picture/calibration_failure.h"

namespace umpire {

Failure failureOf(const CalibrationError& error) {
    switch (error.kind) {
    case CalibrationError::Kind::CannotRead:
        return {ExitStatus::CannotRead, error.message};
    case CalibrationError::Kind::TableNotFound:
        return {ExitStatus::TableNotFound, error.message};
    case CalibrationError::Kind::CannotWrite:
        return {ExitStatus::CannotWrite, error.message};
    }
    return {ExitStatus::CannotRead, error.message};
}

} // namespace umpire
