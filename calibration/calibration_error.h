#pragma once

#include <string>
#include <tl/expected.hpp>

namespace umpire {

/// Why an input cannot serve. `message` is one line for people: what is wrong, where, what to do.
struct CalibrationError {
    enum class Kind {
        CannotRead,    ///< exit status 3
        TableNotFound, ///< exit status 4
        CannotWrite,   ///< exit status 5
    };
    Kind kind = Kind::CannotRead;
    std::string message;
};

template <class T>
using Calibrated = tl::expected<T, CalibrationError>;

inline tl::unexpected<CalibrationError> cannotRead(const std::string& message) {
    return tl::unexpected(CalibrationError{CalibrationError::Kind::CannotRead, message});
}

inline tl::unexpected<CalibrationError> tableNotFound(const std::string& message) {
    return tl::unexpected(CalibrationError{CalibrationError::Kind::TableNotFound, message});
}

} // namespace umpire
