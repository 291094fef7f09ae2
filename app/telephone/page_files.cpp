#include "app/telephone/page_files.h"

#include <array>
#include <cstddef>

// UMPIRE_TELEPHONE_PAGE and UMPIRE_ICONS are the files' folders, set by CMake; the assembler copies
// their bytes in.
#define UMPIRE_INCLUDE_FILE(NAME, FILE)                                                            \
    __asm__(".section .rodata\n"                                                                   \
            ".global umpireFile" NAME "Begin\numpireFile" NAME "Begin:\n"                          \
            ".incbin \"" FILE "\"\n"                                                               \
            ".global umpireFile" NAME "End\numpireFile" NAME "End:\n"                              \
            ".byte 0\n"                                                                            \
            ".previous\n")

UMPIRE_INCLUDE_FILE("Html", UMPIRE_TELEPHONE_PAGE "/page.html");
UMPIRE_INCLUDE_FILE("Css", UMPIRE_TELEPHONE_PAGE "/page.css");
UMPIRE_INCLUDE_FILE("Js", UMPIRE_TELEPHONE_PAGE "/page.js");
UMPIRE_INCLUDE_FILE("Toss", UMPIRE_TELEPHONE_PAGE "/toss.js");
UMPIRE_INCLUDE_FILE("Line", UMPIRE_TELEPHONE_PAGE "/line.js");
UMPIRE_INCLUDE_FILE("Camera", UMPIRE_TELEPHONE_PAGE "/camera.js");
UMPIRE_INCLUDE_FILE("Aim", UMPIRE_TELEPHONE_PAGE "/aim.js");
UMPIRE_INCLUDE_FILE("Words", UMPIRE_TELEPHONE_PAGE "/words.js");
UMPIRE_INCLUDE_FILE("Manifest", UMPIRE_TELEPHONE_PAGE "/manifest.json");
UMPIRE_INCLUDE_FILE("Icon", UMPIRE_ICONS "/umpire-desk-256.png");
UMPIRE_INCLUDE_FILE("Drawing", UMPIRE_ICONS "/umpire-desk.svg");

#define UMPIRE_FILE_OF(NAME)                                                                       \
    extern "C" const char umpireFile##NAME##Begin[];                                               \
    extern "C" const char umpireFile##NAME##End[]

UMPIRE_FILE_OF(Html);
UMPIRE_FILE_OF(Css);
UMPIRE_FILE_OF(Js);
UMPIRE_FILE_OF(Toss);
UMPIRE_FILE_OF(Line);
UMPIRE_FILE_OF(Camera);
UMPIRE_FILE_OF(Aim);
UMPIRE_FILE_OF(Words);
UMPIRE_FILE_OF(Manifest);
UMPIRE_FILE_OF(Icon);
UMPIRE_FILE_OF(Drawing);

namespace umpire {
namespace {

std::string_view between(const char* begin, const char* end) {
    return {begin, std::size_t(end - begin)};
}

} // namespace

#define UMPIRE_CONTENT(NAME) between(umpireFile##NAME##Begin, umpireFile##NAME##End)

std::span<const PageFile> telephonePage() {
    static constexpr std::string_view kScript = "text/javascript; charset=utf-8";
    static const std::array kFiles = {
        PageFile{"/telephone", "text/html; charset=utf-8", UMPIRE_CONTENT(Html)},
        PageFile{"/telephone/page.css", "text/css; charset=utf-8", UMPIRE_CONTENT(Css)},
        PageFile{"/telephone/page.js", kScript, UMPIRE_CONTENT(Js)},
        PageFile{"/telephone/toss.js", kScript, UMPIRE_CONTENT(Toss)},
        PageFile{"/telephone/line.js", kScript, UMPIRE_CONTENT(Line)},
        PageFile{"/telephone/camera.js", kScript, UMPIRE_CONTENT(Camera)},
        PageFile{"/telephone/aim.js", kScript, UMPIRE_CONTENT(Aim)},
        PageFile{"/telephone/words.js", kScript, UMPIRE_CONTENT(Words)},
        PageFile{"/telephone/manifest.json", "application/manifest+json", UMPIRE_CONTENT(Manifest)},
        PageFile{"/telephone/icon.png", "image/png", UMPIRE_CONTENT(Icon)},
        PageFile{"/telephone/icon.svg", "image/svg+xml", UMPIRE_CONTENT(Drawing)}};
    return kFiles;
}

} // namespace umpire
