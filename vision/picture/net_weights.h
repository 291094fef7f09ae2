#pragma once

#include <opencv2/dnn.hpp>
#include <span>

namespace umpire::picture {

/// The trained nets, ONNX files that are part of the program (vision/training/ makes them).
std::span<const char> pieceNetWeights();
std::span<const char> scoutNetWeights();
std::span<const char> mastNetWeights();
std::span<const char> judgeNetWeights();
std::span<const char> diceNetWeights();
std::span<const char> diceReaderWeights();
std::span<const char> stoneNetWeights();
std::span<const char> leanNetWeights();
std::span<const char> shadowNetWeights();

cv::dnn::Net netFrom(std::span<const char> weights);

} // namespace umpire::picture
