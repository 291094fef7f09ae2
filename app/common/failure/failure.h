#pragma once

#include "rules/table/message.h"

#include <tl/expected.hpp>

namespace umpire {

/// What the command line returns to its caller.
enum class ExitStatus {
    Answered = 0,
    WrongUsage = 2,
    CannotRead = 3,    ///< an input cannot be read or is malformed
    TableNotFound = 4, ///< the picture does not show the table
    CannotWrite = 5,   ///< the journal, a device or an output failed
};

/// Why there is no answer. `message` is one line for people: what is wrong, where, what to do.
struct Failure {
    ExitStatus status = ExitStatus::CannotRead;
    Message message;
    bool operator==(const Failure&) const = default;
};

template <class T>
using Expected = tl::expected<T, Failure>;

} // namespace umpire
