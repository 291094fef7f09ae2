#pragma once

#include "rules/table/message.h"

#include <tl/expected.hpp>

namespace umpire {

/// The exit status of the command line.
enum class ExitStatus {
    Answered = 0,
    WrongUsage = 2,
    CannotRead = 3,    ///< an input file is unreadable or malformed
    TableNotFound = 4, ///< the table was not found in the picture
    CannotWrite = 5,   ///< the journal, a device or an output failed
};

/// The reason why there is no answer. `message` is one line for people. It names the fault, where
/// the fault is, and the remedy.
struct Failure {
    ExitStatus status = ExitStatus::CannotRead;
    Message message;
    /// Name of the command-line option that is wrong, such as "listen". Empty if no option is
    /// wrong.
    std::string setting;
    bool operator==(const Failure&) const = default;
};

template <class T>
using Expected = tl::expected<T, Failure>;

inline tl::unexpected<Failure> failWith(ExitStatus status, Message why, std::string setting = {}) {
    return tl::make_unexpected(Failure{status, std::move(why), std::move(setting)});
}
inline tl::unexpected<Failure> wrongUsage(Message why) {
    return failWith(ExitStatus::WrongUsage, std::move(why));
}
/// Makes a failure that also names the wrong command-line option.
inline tl::unexpected<Failure> wrongSetting(std::string setting, Message why,
                                            ExitStatus status = ExitStatus::WrongUsage) {
    return failWith(status, std::move(why), std::move(setting));
}

} // namespace umpire
