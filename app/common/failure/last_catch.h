#pragma once

#include "rules/table/message.h"

namespace umpire {

/// Describes the current exception in one line, without a full stop. For the catch block at a
/// thread's end, or around calls to libraries that throw.
Message whatWasThrown();

} // namespace umpire
