#include "vision/tokens/token_colour.h"

#include <array>
#include <cmath>

namespace umpire::tokens {

namespace {

/// Below this chroma paint looks grey by a lamp's light; cardboard and bone have 8 to 14.
constexpr double kMinChroma = 15.0;
constexpr double kBlackBelow = 32.0; ///< L of the darkest that is called grey
constexpr double kWhiteFrom = 68.0;
/// A yellow, orange or reddish colour this dark and dull is called brown.
constexpr double kBrownBelowL = 52.0;
constexpr double kBrownBelowChroma = 45.0;

struct HueName {
    double upToDegrees; ///< of the hue angle atan2(b, a)
    const char* name;
};
/// Borders midway between the hues of printers' red 35, orange 65, yellow 95, green 140, cyan and
/// blue 200 to 290, purple 320.
constexpr std::array<HueName, 7> kHues{{{48, "red"},
                                        {76, "orange"},
                                        {108, "yellow"},
                                        {185, "green"},
                                        {300, "blue"},
                                        {345, "purple"},
                                        {360, "red"}}};

} // namespace

std::string colourName(const cv::Vec3d& lab) {
    const double chroma = std::hypot(lab[1], lab[2]);
    if (chroma < kMinChroma)
        return lab[0] < kBlackBelow ? "black" : lab[0] < kWhiteFrom ? "grey" : "white";
    double hue = std::atan2(lab[2], lab[1]) * 180.0 / CV_PI;
    if (hue < 0)
        hue += 360.0;
    if (hue > 35 && hue < 95 && lab[0] < kBrownBelowL && chroma < kBrownBelowChroma)
        return "brown";
    for (const HueName& named : kHues)
        if (hue <= named.upToDegrees)
            return named.name;
    return "red";
}

} // namespace umpire::tokens
