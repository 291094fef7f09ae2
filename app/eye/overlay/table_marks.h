#pragma once

#include "app/eye/overlay/marks.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"
#include "rules/games/war_galley/toss.h"
#include "rules/table/observation.h"

#include <functional>
#include <span>

/// Defines how pieces and a ruling look in a picture of the table. All drawings of a table use
/// these functions.
namespace umpire {

/// The names of pieces that a drawing uses.
enum class Names {
    OfTheLook,   ///< the look's ids
    OfTheRecord, ///< the game's names for galleys; matches have no name
};

/// The kind of drawing. The window also shows the numbers of oars and masts, and in grey the
/// matches that lay on the table before the toss. It leaves out the lines of wide misses.
enum class DrawnIn { Overlay, Window };

/// The table to draw. With the names of the record, the ruling is about matches of an earlier look.
struct ShownTable {
    const TableObservation& seen;
    const TableView& view;
    const std::optional<BoardPlacement>& board;
    const std::optional<war_galley::TossRuling>& ruling;
    double unit = 1.0; ///< unit of sizes for this picture, see unitOf
    DrawnIn drawnIn = DrawnIn::Overlay;
    Names names = Names::OfTheLook;

    [[nodiscard]] bool hasScale() const {
        return seen.registration.method != RegistrationMethod::None;
    }
};

/// The part of a galley in the ruling.
enum class GalleyRole { Bystander, Attacker, Target };

/// The labels of a drawing. A piece whose text is empty gets no label.
struct TableWords {
    std::function<std::string(const Galley&, GalleyRole)> galley;
    /// The second argument is null if there is no ruling on the match.
    std::function<std::string(const Match&, const war_galley::MatchRuling*)> match;
    std::function<std::string(const OrderColumn&)> orders;
    std::function<std::string(const CodedPiece&)> code;
    std::function<std::string(const Token&)> token;
    std::function<std::vector<TextMark>(const Stone&)> stone; ///< texts that are drawn on the stone
    /// Without this function a die's label is its value.
    std::function<std::string(const Die&)> die{};
    /// Label at the end of a tossed match's line. Without this function lines have no label.
    std::function<std::string(const war_galley::MatchRuling&)> line{};
};

/// Returns the marks of all pieces and of the ruling, in the order of drawing.
Marks marksOf(const ShownTable& shown, const TableWords& words);

/// The appearance of a verdict on the match, its line and in the legend.
struct VerdictLook {
    Pen pen;
    Symbol symbol;
};
/// Returns the appearance of a verdict.
VerdictLook lookOf(war_galley::Verdict verdict);

/// Adds the lines of the tossed matches, to the hull or past it.
void addRuledLines(Marks& marks, const ShownTable& shown, const TableWords& words);
/// Pens for pieces and for their samples in the legend.
inline constexpr Pen kMatchPen{palette::kMatch, 2.6};
inline constexpr Pen kLaidPen{palette::kLaid, 2.0};
/// Returns the pen for the rim of a stone.
Pen penOf(StoneColour colour);

inline cv::Point2d pointOf(ImagePoint point) {
    return {point.x.value(), point.y.value()};
}
inline cv::Point2d pointOf(const TableView& view, TablePoint point, Millimetres height) {
    return pointOf(imageFromTable(view, {point.x, point.y, height}));
}

inline PixelPath pointsOf(std::span<const ImagePoint> places) {
    PixelPath points;
    for (const ImagePoint& place : places) {
        points.push_back(pointOf(place));
    }
    return points;
}

} // namespace umpire
