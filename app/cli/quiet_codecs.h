#pragma once

#include "app/look/look.h"

namespace umpire {

/// `lookAtTable` without the picture codecs' own remarks ("Corrupt JPEG data: …"), which they print
/// on standard error past every handler: a failure is one line, and it is ours.
/// For a program of one thread: standard error is turned away while it runs.
Expected<Look> lookQuietly(const LookRequest& request);

} // namespace umpire
