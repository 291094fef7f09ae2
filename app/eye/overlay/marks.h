#pragma once

#include "app/eye/overlay/palette.h"

#include <algorithm>
#include <cmath>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A drawing over a picture, as a list of marks. The overlay's `Canvas` and the window's `Ink` draw
/// such a list. Points are in the picture's pixels, with pixel centres at whole numbers as in
/// OpenCV. Sizes are in units (see unitOf).
namespace umpire {

/// Returns the length of a unit in pixels: 1 for a picture of 1280 x 720 pixels, otherwise
/// proportional to the square root of the picture's area, and at least 0.5. With sizes in units, a
/// drawing looks the same at every resolution.
inline double unitOf(cv::Size picture) {
    return std::max(0.5, std::sqrt(double(picture.area()) / (1280.0 * 720.0)));
}

/// Line styles that differ without colour.
enum class Stroke { Solid, Dashed, Dotted };
enum class Symbol { Check, Cross, Question };

struct Pen {
    palette::Rgb colour;
    double width = 2.0;
    Stroke stroke = Stroke::Solid;
    double rim = 1.6; ///< width of the dark rim on each side, in units
};

using PixelPath = std::vector<cv::Point2d>;

/// A line through the points. An outline is a line that ends at its first point.
struct LineMark {
    PixelPath points;
    Pen pen;
};
struct AreaMark {
    PixelPath corners;
    palette::Rgb colour;
    double opacity = 1.0;
};
struct DiscMark {
    cv::Point2d center;
    double radius = 0.0; ///< radius in units, without the rim
    palette::Rgb colour;
};
/// The head of an arrow. Its point is at `tip`, and it points away from `from`.
struct HeadMark {
    cv::Point2d from;
    cv::Point2d tip;
    palette::Rgb colour;
};
struct TextMark {
    std::string text;
    double height = 0.0;
    cv::Point2d center{};
};
/// A text that is placed near its anchor. Labels with a lower `rank` are placed first, while there
/// is most room.
struct LabelMark {
    cv::Point2d anchor;
    std::string text;
    palette::Rgb colour;
    int rank = 0;
    std::optional<Symbol> symbol{};
    enum class Leader { None, WhenFar } leader = Leader::WhenFar; ///< a thin line to the anchor
};
/// A place that labels should not hide: a line with the width `width` (in units), or without a
/// width, the area inside the outline.
struct KeptFree {
    PixelPath points;
    std::optional<double> width{};
};

using Mark = std::variant<LineMark, AreaMark, DiscMark, HeadMark, TextMark, LabelMark, KeptFree>;
using Marks = std::vector<Mark>;

} // namespace umpire
