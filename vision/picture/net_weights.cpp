#include "vision/picture/net_weights.h"

#include <cstddef>

// UMPIRE_MODELS is the folder's path, set by CMake; the assembler copies the files' bytes in.
#define UMPIRE_INCLUDE_FILE(symbol, file)                                                          \
    __asm__(".section .rodata\n"                                                                   \
            ".balign 16\n"                                                                         \
            ".global " #symbol "Begin\n" #symbol "Begin:\n"                                        \
            ".incbin \"" UMPIRE_MODELS "/" file "\"\n"                                             \
            ".global " #symbol "End\n" #symbol "End:\n"                                            \
            ".byte 0\n"                                                                            \
            ".previous\n");                                                                        \
    extern "C" {                                                                                   \
    extern const char symbol##Begin[];                                                             \
    extern const char symbol##End[];                                                               \
    }

UMPIRE_INCLUDE_FILE(umpirePieceNet, "pieces.onnx")
UMPIRE_INCLUDE_FILE(umpireScoutNet, "scout.onnx")
UMPIRE_INCLUDE_FILE(umpireMastNet, "masts.onnx")
UMPIRE_INCLUDE_FILE(umpireJudgeNet, "judge.onnx")
UMPIRE_INCLUDE_FILE(umpireDiceNet, "dice.onnx")
UMPIRE_INCLUDE_FILE(umpireDiceReader, "dice_reader.onnx")
UMPIRE_INCLUDE_FILE(umpireStoneNet, "stones.onnx")
UMPIRE_INCLUDE_FILE(umpireLeanNet, "leans.onnx")
UMPIRE_INCLUDE_FILE(umpireShadowNet, "shadows.onnx")

namespace umpire::picture {

std::span<const char> pieceNetWeights() {
    return {umpirePieceNetBegin, std::size_t(umpirePieceNetEnd - umpirePieceNetBegin)};
}

std::span<const char> scoutNetWeights() {
    return {umpireScoutNetBegin, std::size_t(umpireScoutNetEnd - umpireScoutNetBegin)};
}

std::span<const char> mastNetWeights() {
    return {umpireMastNetBegin, std::size_t(umpireMastNetEnd - umpireMastNetBegin)};
}

std::span<const char> judgeNetWeights() {
    return {umpireJudgeNetBegin, std::size_t(umpireJudgeNetEnd - umpireJudgeNetBegin)};
}

std::span<const char> diceNetWeights() {
    return {umpireDiceNetBegin, std::size_t(umpireDiceNetEnd - umpireDiceNetBegin)};
}

std::span<const char> diceReaderWeights() {
    return {umpireDiceReaderBegin, std::size_t(umpireDiceReaderEnd - umpireDiceReaderBegin)};
}

std::span<const char> stoneNetWeights() {
    return {umpireStoneNetBegin, std::size_t(umpireStoneNetEnd - umpireStoneNetBegin)};
}

std::span<const char> leanNetWeights() {
    return {umpireLeanNetBegin, std::size_t(umpireLeanNetEnd - umpireLeanNetBegin)};
}

std::span<const char> shadowNetWeights() {
    return {umpireShadowNetBegin, std::size_t(umpireShadowNetEnd - umpireShadowNetBegin)};
}

cv::dnn::Net netFrom(std::span<const char> weights) {
    return cv::dnn::readNetFromONNX(weights.data(), weights.size());
}

} // namespace umpire::picture
