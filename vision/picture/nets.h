#pragma once

#include <opencv2/dnn.hpp>

namespace umpire::picture {

/// Return the trained networks. Their ONNX files are part of the program (made by
/// vision/training/). Each thread has its own copy of each network.
cv::dnn::Net& pieceNet();
cv::dnn::Net& scoutNet();
cv::dnn::Net& mastNet();
cv::dnn::Net& judgeNet();
cv::dnn::Net& diceNet();
cv::dnn::Net& diceReader();
cv::dnn::Net& stoneNet();
cv::dnn::Net& leanNet();
cv::dnn::Net& shadowNet();

} // namespace umpire::picture
