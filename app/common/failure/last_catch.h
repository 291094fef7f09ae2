#pragma once

#include "rules/table/message.h"

namespace umpire {

/// What was thrown, in one line and without a full stop. For the catch block at a thread's end, and
/// for that of a door behind which others' code throws.
Message whatWasThrown();

} // namespace umpire
