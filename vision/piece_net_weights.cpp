#include "vision/piece_net_weights.h"

#include <cstddef>

// UMPIRE_PIECE_NET is the file's path, set by CMake; the assembler copies the file's bytes in.
__asm__(".section .rodata\n"
        ".balign 16\n"
        ".global umpirePieceNetBegin\n"
        "umpirePieceNetBegin:\n"
        ".incbin \"" UMPIRE_PIECE_NET "\"\n"
        ".global umpirePieceNetEnd\n"
        "umpirePieceNetEnd:\n"
        ".byte 0\n"
        ".previous\n");

extern "C" {
extern const char umpirePieceNetBegin[];
extern const char umpirePieceNetEnd[];
}

namespace umpire {

std::span<const char> pieceNetWeights() {
    return {umpirePieceNetBegin, std::size_t(umpirePieceNetEnd - umpirePieceNetBegin)};
}

} // namespace umpire
