#pragma once

#include "rules/table/message.h"

#include <tl/expected.hpp>
#include <utility>

namespace umpire {

/// The reason why an input is unusable. `message` is one line for people: fault, place, remedy.
struct CalibrationError {
    enum class Kind {
        CannotRead,    ///< exit status 3
        TableNotFound, ///< exit status 4
        CannotWrite,   ///< exit status 5
    };
    Kind kind = Kind::CannotRead;
    Message message;
};

template <class T>
using Calibrated = tl::expected<T, CalibrationError>;

inline tl::unexpected<CalibrationError> cannotRead(Message message) {
    return tl::unexpected(CalibrationError{CalibrationError::Kind::CannotRead, std::move(message)});
}

inline tl::unexpected<CalibrationError> tableNotFound(Message message) {
    return tl::unexpected(
        CalibrationError{CalibrationError::Kind::TableNotFound, std::move(message)});
}

} // namespace umpire
