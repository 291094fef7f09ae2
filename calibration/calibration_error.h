#pragma once

#include "rules/table/message.h"

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
    Message message;
};

template <class T>
using Calibrated = tl::expected<T, CalibrationError>;

} // namespace umpire
