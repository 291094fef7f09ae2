#pragma once

#include <cstddef>
#include <string_view>

/// Includes a source file's bytes in the program by the assembler. Use at file scope, with a name
/// that is unique in the whole program:
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
