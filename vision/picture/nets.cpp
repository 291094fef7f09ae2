#include "vision/picture/nets.h"

#include <cstddef>

// UMPIRE_MODELS is the path of the folder, set by CMake. The assembler copies the bytes of the
// files into the program.
#define UMPIRE_NET(name, file)                                                                     \
    __asm__(".section .rodata\n"                                                                   \
            ".balign 16\n"                                                                         \
            ".global umpire_" #name "Begin\n"                                                      \
            "umpire_" #name "Begin:\n"                                                             \
            ".incbin \"" UMPIRE_MODELS "/" file "\"\n"                                             \
            ".global umpire_" #name "End\n"                                                        \
            "umpire_" #name "End:\n"                                                               \
            ".byte 0\n"                                                                            \
            ".previous\n");                                                                        \
    extern "C" {                                                                                   \
    extern const char umpire_##name##Begin[];                                                      \
    extern const char umpire_##name##End[];                                                        \
    }                                                                                              \
    cv::dnn::Net& name() {                                                                         \
        thread_local cv::dnn::Net loaded = cv::dnn::readNetFromONNX(                               \
            umpire_##name##Begin, std::size_t(umpire_##name##End - umpire_##name##Begin));         \
        return loaded;                                                                             \
    }

namespace umpire::picture {

UMPIRE_NET(pieceNet, "pieces.onnx")
UMPIRE_NET(scoutNet, "scout.onnx")
UMPIRE_NET(mastNet, "masts.onnx")
UMPIRE_NET(judgeNet, "judge.onnx")
UMPIRE_NET(diceNet, "dice.onnx")
UMPIRE_NET(diceReader, "dice_reader.onnx")
UMPIRE_NET(stoneNet, "stones.onnx")
UMPIRE_NET(leanNet, "leans.onnx")
UMPIRE_NET(shadowNet, "shadows.onnx")

} // namespace umpire::picture
