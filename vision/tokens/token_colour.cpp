#include "vision/tokens/token_colour.h"

#include "vision/tokens/options.h"

#include <array>
#include <cmath>

namespace umpire::tokens {

namespace {

struct HueName {
    double upToDegrees; ///< maximum hue angle atan2(b, a) of this name, in degrees
    const char* name;
};
/// The limits are midway between the hues of printers' colours: red 35, orange 65, yellow 95, green
/// 140, cyan and blue 200 to 290, purple 320.
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
    if (chroma < kOptions.minChroma) {
        return lab[0] < kOptions.blackBelow  ? "black"
               : lab[0] < kOptions.whiteFrom ? "grey"
                                             : "white";
    }
    double hue = std::atan2(lab[2], lab[1]) * 180.0 / CV_PI;
    if (hue < 0) {
        hue += 360.0;
    }
    if (hue > 35 && hue < 95 && lab[0] < kOptions.brownBelowL &&
        chroma < kOptions.brownBelowChroma) {
        return "brown";
    }
    for (const HueName& named : kHues) {
        if (hue <= named.upToDegrees) {
            return named.name;
        }
    }
    return "red";
}

} // namespace umpire::tokens
