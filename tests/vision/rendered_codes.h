#pragma once

#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>
#include <string>
#include <vector>

/// Renders coded counters on a table as a known camera sees them.
namespace umpire::rendered {

enum class CodeKind { DataMatrix, QrCode };

/// Returns a code's modules, CV_8UC1, 0 dark, 1 light, without a margin.
cv::Mat modulesOf(const std::string& text, CodeKind kind);

/// Modules seen from straight above by a camera that barely resolves them.
struct FewPixels {
    double pixelsAModule = 1.4;
    double blurPixels = 0.7;
    int margin = 6; ///< pixels, light, on each side
};

/// Returns a picture in which dark is 60 and light is 200, with two grey levels of noise. CV_8UC1;
/// the first module's corner lies at `margin` - 0.5.
cv::Mat picturedFrom(const cv::Mat& modules, const FewPixels& camera);

/// A paper counter with its code in the middle.
struct CodedCounter {
    std::string text;
    TablePoint center;
    Radians heading; ///< direction of the code's lower edge, from left to right
    CodeKind kind = CodeKind::DataMatrix;
    Millimetres code = 18_mm; ///< side of the code, without its margin
    Millimetres paper = 25_mm;
};

/// How the picture is taken.
struct Shot {
    cv::Size size{640, 480};
    double millimetresPerPixel = 0.5; ///< in the middle, across the line of sight
    Radians tilt;                     ///< angle from straight above
    Radians turn;                     ///< rotation about the line of sight
    double blurPixels = 0.6;
    double noise = 4.0;     ///< one standard deviation, in grey levels
    double lightFrom = 1.0; ///< relative brightness at the picture's left edge
    double lightTo = 1.0;   ///< relative brightness at the right edge
    unsigned seed = 1;
};

/// Returns a camera with slight distortion whose line of sight meets the table at `middle`.
TableView viewOf(const Shot& shot, TablePoint middle, Millimetres width, Millimetres height);

/// Draws the counters' table, CV_8UC1, 8 pixels per millimetre, row 0 at the far side: grained
/// wood.
cv::Mat paintedTable(const std::vector<CodedCounter>& counters, Millimetres width,
                     Millimetres height);

/// Takes a picture of a painting (CV_8UC1 or CV_8UC3): each pixel is the mean of 9 rays, then
/// blurred, lit and noisy. CV_8UC3.
cv::Mat taken(const cv::Mat& table, const TableView& view, const Shot& shot);

} // namespace umpire::rendered
