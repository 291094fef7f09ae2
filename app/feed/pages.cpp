#include "app/feed/overlay_page.h"

#include <cstddef>

// UMPIRE_OVERLAY_PAGE is the file's path, set by CMake; the assembler copies its bytes in.
__asm__(".section .rodata\n"
        ".global umpireOverlayPageBegin\numpireOverlayPageBegin:\n"
        ".incbin \"" UMPIRE_OVERLAY_PAGE "\"\n"
        ".global umpireOverlayPageEnd\numpireOverlayPageEnd:\n"
        ".byte 0\n"
        ".previous\n");
extern "C" {
extern const char umpireOverlayPageBegin[];
extern const char umpireOverlayPageEnd[];
}

namespace umpire {

std::string_view overlayPage() {
    return {umpireOverlayPageBegin, std::size_t(umpireOverlayPageEnd - umpireOverlayPageBegin)};
}

} // namespace umpire
