#pragma once

#include <opencv2/core.hpp>
#include <string>

namespace umpire::tokens {

/// Returns the common name of a colour: "white", "grey", "black", "brown", "red", "orange",
/// "yellow", "green", "blue" or "purple". `lab`: CIE L*a*b*, with L from 0 to 100.
std::string colourName(const cv::Vec3d& lab);

} // namespace umpire::tokens
