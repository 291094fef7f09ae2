#include "app/feed/pages.h"

#include <cstddef>

// UMPIRE_PAGES is the files' folder, set by CMake; the assembler copies their bytes in.
__asm__(".section .rodata\n"
        ".global umpireOverlayPageBegin\numpireOverlayPageBegin:\n"
        ".incbin \"" UMPIRE_PAGES "/overlay.html\"\n"
        ".global umpireOverlayPageEnd\numpireOverlayPageEnd:\n"
        ".global umpirePlayerPageBegin\numpirePlayerPageBegin:\n"
        ".incbin \"" UMPIRE_PAGES "/player.html\"\n"
        ".global umpirePlayerPageEnd\numpirePlayerPageEnd:\n"
        ".byte 0\n"
        ".previous\n");
extern "C" {
extern const char umpireOverlayPageBegin[];
extern const char umpireOverlayPageEnd[];
extern const char umpirePlayerPageBegin[];
extern const char umpirePlayerPageEnd[];
}

namespace umpire {

std::string_view overlayPage() {
    return {umpireOverlayPageBegin, std::size_t(umpireOverlayPageEnd - umpireOverlayPageBegin)};
}

std::string_view playerPage() {
    return {umpirePlayerPageBegin, std::size_t(umpirePlayerPageEnd - umpirePlayerPageBegin)};
}

} // namespace umpire
