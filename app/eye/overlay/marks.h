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
/// the list. Points are in the picture's pixels and follow OpenCV's convention; sizes are in
/// units.
namespace umpire {

/// Returns the unit of sizes: 1/720 of the height for 1280 x 720 pixels, scaled with the square
/// root of the picture's area, so that a drawing looks the same at every resolution.
inline double unitOf(cv::Size picture) {
    return std::max(0.5, std::sqrt(double(picture.area()) / (1280.0 * 720.0)));
}

/// Styles that are distinct without colour.
enum class Stroke { Solid, Dashed, Dotted };
enum class Symbol { Check, Cross, Question };

struct Pen {
    palette::Rgb colour;
    double width = 2.0;
    Stroke stroke = Stroke::Solid;
    double rim = 1.6; ///< width of the dark rim on each side
};

using PixelPath = std::vector<cv::Point2d>;

/// An outline is a line that ends where it begins.
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
    double radius = 0.0; ///< without the rim
    palette::Rgb colour;
};
/// An arrow's head with its point at `tip`, pointing away from `from`.
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
/// Text that finds its place near the anchor. `rank`: labels with a lower rank are placed first,
/// where there is most room.
struct LabelMark {
    cv::Point2d anchor;
    std::string text;
    palette::Rgb colour;
    int rank = 0;
    std::optional<Symbol> symbol{};
    enum class Leader { None, WhenFar } leader = Leader::WhenFar; ///< a thin line to the anchor
};
/// A line of that width that labels do not hide if possible; without a width, the area inside.
struct KeptFree {
    PixelPath points;
    std::optional<double> width{};
};

using Mark = std::variant<LineMark, AreaMark, DiscMark, HeadMark, TextMark, LabelMark, KeptFree>;
using Marks = std::vector<Mark>;

} // namespace umpire
