#include "app/look/kept_memory.h"

#include <malloc.h>

namespace umpire {

void keepFreedMemory() {
    constexpr int kMebibyte = 1 << 20;
    mallopt(M_MMAP_THRESHOLD, 32 * kMebibyte); // the most that glibc allows
    mallopt(M_TRIM_THRESHOLD, 256 * kMebibyte);
}

} // namespace umpire
