#pragma once

#include "rules/table/message.h"

namespace umpire {

/// Describes the current exception in one line, without a full stop. Call it in a catch block, for
/// example at the end of a thread or around a library that throws.
Message whatWasThrown();

} // namespace umpire
