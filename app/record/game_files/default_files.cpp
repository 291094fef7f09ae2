#include "app/record/game_files/default_files.h"

#include <array>
#include <cstddef>

// The assembler copies the bytes of the files into the program. CMake sets UMPIRE_GAME_FILES to the
// path of their folder.
#define UMPIRE_INCLUDE_FILE(symbol, file)                                                          \
    __asm__(".section .rodata\n"                                                                   \
            ".global " #symbol "Begin\n" #symbol "Begin:\n"                                        \
            ".incbin \"" UMPIRE_GAME_FILES "/" file "\"\n"                                         \
            ".global " #symbol "End\n" #symbol "End:\n"                                            \
            ".byte 0\n"                                                                            \
            ".previous\n");                                                                        \
    extern "C" {                                                                                   \
    extern const char symbol##Begin[];                                                             \
    extern const char symbol##End[];                                                               \
    }

UMPIRE_INCLUDE_FILE(umpireTriremeDomain, "trireme_domain.txt")
UMPIRE_INCLUDE_FILE(umpireBudaScenario, "buda_default.json")
UMPIRE_INCLUDE_FILE(umpireNavalTable, "naval_table.json")
UMPIRE_INCLUDE_FILE(umpireNavalBoard, "naval_board.txt")

namespace umpire {
namespace {

std::string_view between(const char* begin, const char* end) {
    return {begin, std::size_t(end - begin)};
}

} // namespace

std::span<const DefaultFile> defaultFiles() {
    static const std::array<DefaultFile, 4> kFiles = {{
        {"triremes", "trireme_domain.txt",
         between(umpireTriremeDomainBegin, umpireTriremeDomainEnd)},
        {"buda-1686", "buda_default.json", between(umpireBudaScenarioBegin, umpireBudaScenarioEnd)},
        {"naval-battle", "naval_table.json", between(umpireNavalTableBegin, umpireNavalTableEnd)},
        {"naval-battle", "naval_board.txt", between(umpireNavalBoardBegin, umpireNavalBoardEnd)},
    }};
    return kFiles;
}

} // namespace umpire
