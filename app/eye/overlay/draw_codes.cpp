#include "app/eye/one_picture/look_text.h"
#include "app/eye/overlay/sketch.h"

#include <array>

namespace umpire {
namespace {

std::array<cv::Point2d, 4> cornersOf(const std::array<ImagePoint, 4>& outline) {
    std::array<cv::Point2d, 4> corners;
    for (std::size_t k = 0; k < corners.size(); ++k) {
        corners[k] = pixelOf(outline[k]);
    }
    return corners;
}

} // namespace

void drawCode(Sketch& sketch, const CodedPiece& code) {
    const std::array<cv::Point2d, 4> corners = cornersOf(code.outline);
    const Colour colour = code.counter ? colours::kCode : colours::kLaid;
    sketch.canvas.outline(corners, {colour, 1.8, code.counter ? Stroke::Solid : Stroke::Dashed});
    if (code.counter) {
        const std::array lower{corners[3], corners[2]};
        sketch.canvas.path(lower, {colour, 3.4});
    }
    sketch.layout.avoidInside(corners);
    const std::string label = codeLabel(code) + (code.counter ? "" : " (no counter)");
    const cv::Point2d anchor = (corners[0] + corners[1]) * 0.5;
    sketch.labels.push_back({anchor, label, std::nullopt, colour, 1});
}

void drawToken(Sketch& sketch, const Token& token) {
    const std::array<cv::Point2d, 4> corners = cornersOf(token.outline);
    sketch.canvas.outline(corners, {colours::kCode, 1.6});
    sketch.layout.avoidInside(corners);
    std::string label = token.colour;
    for (const std::string& cell : token.cells) {
        label.append(1, ' ').append(cell);
    }
    sketch.labels.push_back(
        {(corners[0] + corners[2]) * 0.5, label, std::nullopt, colours::kCode, 2});
}

} // namespace umpire
