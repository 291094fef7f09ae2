#pragma once

#include <cstddef>
#include <string_view>

/// A file of the source tree in the program: the assembler copies its bytes in. At file scope, once
/// a name in the whole program:
///
///     UMPIRE_INCLUDE_FILE(Css, UMPIRE_PAGES "/page.css");
///     … UMPIRE_CONTENT(Css)
#define UMPIRE_INCLUDE_FILE(NAME, FILE)                                                            \
    __asm__(".section .rodata\n"                                                                   \
            ".global umpireFile" #NAME "Begin\numpireFile" #NAME "Begin:\n"                        \
            ".incbin \"" FILE "\"\n"                                                               \
            ".global umpireFile" #NAME "End\numpireFile" #NAME "End:\n"                            \
            ".byte 0\n"                                                                            \
            ".previous\n");                                                                        \
    extern "C" const char umpireFile##NAME##Begin[];                                               \
    extern "C" const char umpireFile##NAME##End[]

#define UMPIRE_CONTENT(NAME)                                                                       \
    std::string_view {                                                                             \
        umpireFile##NAME##Begin, std::size_t(umpireFile##NAME##End - umpireFile##NAME##Begin)      \
    }
