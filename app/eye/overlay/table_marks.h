#pragma once

#include "app/eye/overlay/marks.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"
#include "rules/games/war_galley/toss.h"
#include "rules/table/observation.h"

#include <functional>
#include <span>

/// Describes once how the pieces on a table and a ruling look in the table's picture, for every
/// drawing of them.
namespace umpire {

/// The names that a drawing uses.
enum class Names {
    OfTheLook,   ///< the look's ids
    OfTheRecord, ///< the game's names for galleys, none for matches
};

/// The window also shows crews, and in grey the matches that lay there before the toss. It has no
/// lines of wide misses.
enum class DrawnIn { Overlay, Window };

/// The table that is drawn. With the record's names, the ruling is on matches of an earlier look.
struct ShownTable {
    const TableObservation& seen;
    const TableView& view;
    const std::optional<BoardPlacement>& board;
    const std::optional<war_galley::TossRuling>& ruling;
    double unit = 1.0; ///< of the picture: unitOf
    DrawnIn drawnIn = DrawnIn::Overlay;
    Names names = Names::OfTheLook;

    [[nodiscard]] bool hasScale() const {
        return seen.registration.method != RegistrationMethod::None;
    }
};

enum class GalleyRole { Bystander, Attacker, Target };

/// The words of a drawing. A thing with empty words has no label.
struct TableWords {
    std::function<std::string(const Galley&, GalleyRole)> galley;
    /// The ruling is null if there is none on that match.
    std::function<std::string(const Match&, const war_galley::MatchRuling*)> match;
    std::function<std::string(const OrderColumn&)> orders;
    std::function<std::string(const CodedPiece&)> code;
    std::function<std::string(const Token&)> token;
    std::function<std::vector<TextMark>(const Stone&)> stone; ///< lines on the stone
    /// Label at the end of a tossed match's line; may be left out.
    std::function<std::string(const war_galley::MatchRuling&)> line{};
};

/// Returns the marks of all pieces and of the ruling, in the order of drawing.
Marks marksOf(const ShownTable& shown, const TableWords& words);

/// A verdict's appearance in its line, its match and the legend.
struct VerdictLook {
    Pen pen;
    Symbol symbol;
};
VerdictLook lookOf(war_galley::Verdict verdict);

/// Adds the lines of the tossed matches to or past the hull.
void addRuledLines(Marks& marks, const ShownTable& shown, const TableWords& words);
/// Looks of things in the legend too.
inline constexpr Pen kMatchPen{palette::kMatch, 2.6};
inline constexpr Pen kLaidPen{palette::kLaid, 2.0};
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
