#include "app/eye/one_picture/names.h"
#include "app/eye/overlay/sketch.h"

#include <array>
#include <cmath>

namespace umpire {
namespace {

/// Number of corners of a drawn rim.
constexpr int kRimCorners = 28;
/// A typical stone's radius, in cells.
constexpr double kRimShare = 0.36;
/// Letter height at which a text fits on a stone, in units.
constexpr double kName = 12.0;

/// Returns the top's visible rim: the disc on the table that covers the same pixels.
std::vector<cv::Point2d> rimOf(const Look& look, const Stone& stone) {
    std::vector<cv::Point2d> rim;
    const auto center = tableFromImage(look.view, stone.centerInImage);
    for (int k = 0; center && look.board && k < kRimCorners; ++k) {
        const Radians turn(2.0 * CV_PI * k / kRimCorners);
        rim.push_back(
            pixelOf(look.view, *center + along(turn, look.board->cell * kRimShare), 0_mm));
    }
    return rim;
}

/// Returns the rim of a stone: solid and bright for a light stone, dashed for a dark stone.
Ink inkOf(const Stone& stone) {
    return stone.colour == StoneColour::Light ? Ink{colours::kAttacker, 2.2, Stroke::Solid}
                                              : Ink{colours::kTooClose, 2.2, Stroke::Dashed};
}

void write(Canvas& canvas, const std::string& text, cv::Point2d middle, double letters) {
    const double width = canvas.textWidth(text, letters);
    canvas.text(text, {middle.x - width / 2.0, middle.y + letters * 0.35 * canvas.unit()}, letters);
}

} // namespace

void drawStone(Sketch& sketch, const Look& look, const Stone& stone) {
    Canvas& canvas = sketch.canvas;
    const std::vector<cv::Point2d> rim = rimOf(look, stone);
    if (rim.empty()) {
        return;
    }
    canvas.outline(rim, inkOf(stone));
    sketch.layout.avoidInside(rim);
    const cv::Point2d middle = pixelOf(stone.centerInImage);
    const cv::Point2d down(0.0, kName * 0.55 * canvas.unit());
    const std::string letter = stone.colour == StoneColour::Light ? "L" : "D";
    write(canvas, stone.cell, middle - down, kName);
    write(canvas, letter + (stone.height ? std::to_string(*stone.height) : "?"), middle + down,
          kName);
}

} // namespace umpire
