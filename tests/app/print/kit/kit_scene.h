#pragma once

#include "tests/app/print/kit/printed_page.h"

#include <string>
#include <vector>

/// Scenes in which printed sheets lie on a table between the kit's own corner tags.
namespace umpire {

inline constexpr double kDistanceMm = 700.0; // testView's

/// From where a camera looks; `pixelMm`: what a pixel covers in the middle of the table.
struct Sight {
    double pixelMm = 0.5;
    Radians tilt;
    Radians turn;
};

TableView viewOf(const Sight& sight);

/// The kit as `umpire print` makes it; a failure of the test where it cannot.
PrintedKit kitOf(const std::string& what, const std::string& variant = {});

struct Scene {
    TableView truth;
    TableView found; ///< by the printed tags
    cv::Mat image;
};

/// Sheets, the later ones upon the earlier, between the corner tags. `seed`: of the noise.
Scene sceneOf(std::vector<Sheet> sheets, const Sight& sight, unsigned seed);

Sheet laidInTheMiddle(const cv::Mat& page, Radians heading);

/// The sheets of the board that begins on that page, or on the next that holds one, glued together.
cv::Mat glued(const PrintedKit& kit, const std::vector<cv::Mat>& pages, std::size_t firstPage);

/// Where the middle of its code lies on the face of a token of Naval Battle, from the lower left.
inline constexpr TablePoint kCodeOnToken{11.8_mm, 8.2_mm};
enum class TokenSide { Face, Back };
/// The token with that code, cut from its strip, on which the back is above the face.
cv::Mat tokenCutFrom(const cv::Mat& page, const PrintedCode& code, TokenSide side);

} // namespace umpire
