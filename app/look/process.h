#pragma once

namespace umpire {

/// From now on memory that was let go stays with the process, up to 256 MiB of it. `look` takes a
/// net's layers anew for each part of the table; to hand their pages back and to be given others
/// costs it up to a tenth of its time (glibc 2.36). For `main`, before there are threads.
void keepFreedMemory();

} // namespace umpire
