#pragma once

#include "app/eye/one_picture/look.h"
#include "app/eye/overlay/canvas.h"
#include "app/eye/overlay/label_layout.h"
#include "app/eye/overlay/palette.h"
#include "app/eye/overlay/ruled_line.h"
#include "rules/games/war_galley/toss.h"

#include <optional>
#include <string>
#include <vector>

/// The parts of an overlay. Each draws its pieces and reserves their area; labels come last.
namespace umpire {

/// `rank`: labels with a lower rank are placed first, where there is most room.
struct Label {
    cv::Point2d anchor;
    std::string text;
    std::optional<Mark> mark;
    Colour colour;
    int rank = 0;
    enum class Leader { None, WhenFar } leader = Leader::WhenFar; ///< a thin line to the anchor
};

struct Sketch {
    explicit Sketch(const cv::Mat& picture) : canvas(picture), layout(picture.size()) {}

    Canvas canvas;
    LabelLayout layout;
    std::vector<Label> labels;
};

enum class GalleyRole { Bystander, Attacker, Target };

void drawGalley(Sketch& sketch, const Look& look, const Galley& galley, GalleyRole role);

/// A match's appearance in a toss.
struct MatchLook {
    Ink ink;
    std::optional<Mark> mark;
    std::string note; ///< text beside the id
    int rank = 2;     ///< the label's rank
};
void drawMatch(Sketch& sketch, const Match& match, const MatchLook& look);

/// Draws a bracket beside the column, towards the table's middle, with its reading.
void drawOrders(Sketch& sketch, const Look& look, const OrderColumn& column);

/// Draws a ring around the die, with its value.
void drawDie(Sketch& sketch, const Look& look, const Die& die);
/// Draws the rim of a stack's top, with its cell, "L" or "D" for its colour, and its height.
void drawStone(Sketch& sketch, const Look& look, const Stone& stone);

/// Draws the code's outline, with a thicker lower edge, and its text.
void drawCode(Sketch& sketch, const CodedPiece& code);

/// Draws the token's outline, with its colour and cells.
void drawToken(Sketch& sketch, const Token& token);

/// Draws the line of a tossed match to or past the hull.
void drawRuledLine(Sketch& sketch, const Look& look, const war_galley::MatchRuling& match,
                   const Galley& target);

/// A verdict's appearance in its line, its match and the legend.
struct VerdictLook {
    Ink ink;
    Mark mark;
};
VerdictLook lookOf(war_galley::Verdict verdict);

/// Draws the count, its reasons and the legend, in the corner where the panel hides least.
void drawPanel(Sketch& sketch, const Look& look,
               const std::optional<war_galley::TossRuling>& ruling);
/// `unit`: the text after the number of millimetres.
void drawScaleBar(Sketch& sketch, const TableView& view, const std::string& unit);
void drawLabels(Sketch& sketch);

inline cv::Point2d pixelOf(ImagePoint point) {
    return {point.x.value(), point.y.value()};
}
inline cv::Point2d pixelOf(const TableView& view, TablePoint point, Millimetres height) {
    return pixelOf(imageFromTable(view, {point.x, point.y, height}));
}

namespace colours {
inline Colour colourOf(palette::Rgb rgb) {
    return {double(rgb.blue), double(rgb.green), double(rgb.red)};
}
inline const Colour kHit = colourOf(palette::kHit);
inline const Colour kMiss = colourOf(palette::kMiss);
inline const Colour kTooClose = colourOf(palette::kTooClose);
inline const Colour kAttacker = colourOf(palette::kAttacker);
inline const Colour kTarget = colourOf(palette::kTarget);
inline const Colour kPlain = colourOf(palette::kPlain);
inline const Colour kMatch = colourOf(palette::kMatch);
inline const Colour kLaid = colourOf(palette::kLaid);
inline const Colour kCode = colourOf(palette::kCode);
} // namespace colours

} // namespace umpire
