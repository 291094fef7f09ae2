#pragma once

#include "rules/table/message.h"

#include <tl/expected.hpp>
#include <utility>

namespace umpire {

/// The reason why an input or output file is unusable. `message` is one line for people: it names
/// the fault, its place and the remedy.
struct CalibrationError {
    enum class Kind {
        CannotRead,    ///< the program ends with exit status 3
        TableNotFound, ///< the program ends with exit status 4
        CannotWrite,   ///< the program ends with exit status 5
    };
    Kind kind = Kind::CannotRead;
    Message message;
};

template <class T>
using Calibrated = tl::expected<T, CalibrationError>;

/// Returns the error CannotRead with this message.
inline tl::unexpected<CalibrationError> cannotRead(Message message) {
    return tl::unexpected(CalibrationError{CalibrationError::Kind::CannotRead, std::move(message)});
}

/// Returns the error TableNotFound with this message.
inline tl::unexpected<CalibrationError> tableNotFound(Message message) {
    return tl::unexpected(
        CalibrationError{CalibrationError::Kind::TableNotFound, std::move(message)});
}

} // namespace umpire
