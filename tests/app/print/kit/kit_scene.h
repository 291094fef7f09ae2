#pragma once

#include "tests/app/print/kit/printed_page.h"

#include <string>
#include <vector>

/// Makes scenes of printed sheets on a table with the kit's own corner tags.
namespace umpire {

inline constexpr double kDistanceMm = 700.0; // testView's

/// A camera's view; `pixelMm`: size of a pixel in the middle of the table.
struct Sight {
    double pixelMm = 0.5;
    Radians tilt;
    Radians turn;
};

TableView viewOf(const Sight& sight);

/// Makes the kit as `umpire print` does; a failure fails the test.
PrintedKit kitOf(const std::string& what, const std::string& variant = {});

struct Scene {
    TableView truth;
    TableView found; ///< found from the printed tags
    cv::Mat image;
};

/// Makes a scene of sheets, later sheets above earlier sheets, between the corner tags. `seed` is
/// the noise's.
Scene sceneOf(std::vector<Sheet> sheets, const Sight& sight, unsigned seed);

Sheet laidInTheMiddle(const cv::Mat& page, Radians heading);

/// Glues the sheets of the board together that begins on that page or on the next page with a
/// board.
cv::Mat glued(const PrintedKit& kit, const std::vector<cv::Mat>& pages, std::size_t firstPage);

/// Centre of the code on the face of a Naval Battle token, from the token's lower left.
inline constexpr TablePoint kCodeOnToken{11.8_mm, 8.2_mm};
enum class TokenSide { Face, Back };
/// Cuts the token with that code from its strip, on which the back is above the face.
cv::Mat tokenCutFrom(const cv::Mat& page, const PrintedCode& code, TokenSide side);

} // namespace umpire
