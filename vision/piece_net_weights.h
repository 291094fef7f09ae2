#pragma once

#include <span>

namespace umpire {

/// The trained net, an ONNX file that is part of the program (vision/training/ makes it).
std::span<const char> pieceNetWeights();

} // namespace umpire
