#include "app/eye/overlay/table_marks.h"

#include "rules/table/each_kind.h"

namespace umpire {
namespace {

using war_galley::MatchRuling;
using war_galley::Verdict;

/// Length of the triangle at the bow, as a share of the deck's length.
constexpr double kBowShare = 0.3;
constexpr int kRingCorners = 24; ///< number of corners of the ring around a die
constexpr int kRimCorners = 28;  ///< number of corners of a stone's rim
/// Radius of a typical stone, as a share of a cell's side.
constexpr double kRimShare = 0.36;

/// Distance of a bracket from the middle of its column. The bracket must be clear of matches laid
/// across (half their length is 21 mm).
constexpr Millimetres kBracketAside = 29_mm;
constexpr Millimetres kBracketDepth = 5_mm;

palette::Rgb colourOf(GalleyRole role) {
    return role == GalleyRole::Attacker ? palette::kAttacker
           : role == GalleyRole::Target ? palette::kTarget
                                        : palette::kPlain;
}

GalleyRole roleOf(const ShownTable& shown, const Galley& galley) {
    if (shown.ruling && galley.id == shown.ruling->attacker) {
        return GalleyRole::Attacker;
    }
    return shown.ruling && galley.id == shown.ruling->target ? GalleyRole::Target
                                                             : GalleyRole::Bystander;
}

/// Returns the corners of the raised top of a galley; without a scale, the outline of the
/// footprint.
PixelPath deckOf(const ShownTable& shown, const Galley& galley) {
    if (!shown.hasScale()) {
        return pointsOf(galley.outline);
    }
    PixelPath corners;
    for (const TablePoint& corner : galley.hull) {
        corners.push_back(pointOf(shown.view, corner, PieceSizes{}.boxHeight));
    }
    return corners;
}

LineMark outlineOf(PixelPath corners, const Pen& pen) {
    corners.push_back(corners.front());
    return {std::move(corners), pen};
}

/// Adds the number of oars beside each side, and the number of masts on the deck.
void addCrew(Marks& marks, const PixelPath& deck, const Galley& galley) {
    const cv::Point2d port = (deck[0] + deck[1]) * 0.5;
    const cv::Point2d starboard = (deck[2] + deck[3]) * 0.5;
    const cv::Point2d middle = (port + starboard) * 0.5;
    const cv::Point2d stern = (deck[1] + deck[2]) * 0.5;
    const auto add = [&](const std::optional<int>& count, double height, cv::Point2d at) {
        marks.push_back(TextMark{count ? std::to_string(*count) : "?", height, at});
    };
    add(galley.oars.port, 15.0, middle + (port - middle) * 1.55);
    add(galley.oars.starboard, 15.0, middle + (starboard - middle) * 1.55);
    add(galley.masts, 17.0, middle + (stern - middle) * 0.45);
}

void addPiece(Marks& marks, const ShownTable& shown, const Galley& galley,
              const TableWords& words) {
    const GalleyRole role = roleOf(shown, galley);
    const palette::Rgb colour = colourOf(role);
    const PixelPath hull = pointsOf(galley.outline);
    const PixelPath deck = deckOf(shown, galley);
    marks.push_back(AreaMark{deck, colour, 0.18});
    marks.push_back(outlineOf(hull, {colour, 3.0}));
    marks.push_back(outlineOf(deck, {colour, 1.2}));
    if (galley.bow == Bow::Seen) {
        const PixelPath bow = {(deck[0] + deck[3]) * 0.5, deck[0] + (deck[1] - deck[0]) * kBowShare,
                               deck[3] + (deck[2] - deck[3]) * kBowShare};
        marks.push_back(AreaMark{bow, colour, 0.85});
        marks.push_back(outlineOf(bow, {colour, 1.0}));
    }
    if (shown.drawnIn == DrawnIn::Window) {
        addCrew(marks, deck, galley);
    }
    marks.push_back(KeptFree{hull});
    marks.push_back(KeptFree{deck});
    const cv::Point2d middle = (deck[0] + deck[1] + deck[2] + deck[3]) * 0.25;
    marks.push_back(LabelMark{middle, words.galley(galley, role), colour, 1, std::nullopt,
                              LabelMark::Leader::None});
}

/// Returns the ruling on a match of this look; null if there is none.
const MatchRuling* rulingOn(const ShownTable& shown, const Match& match) {
    if (!shown.ruling || shown.names == Names::OfTheRecord) {
        return nullptr;
    }
    const auto found = std::ranges::find(shown.ruling->matches, match.id, &MatchRuling::id);
    return found == shown.ruling->matches.end() ? nullptr : &*found;
}

void addPiece(Marks& marks, const ShownTable& shown, const Match& match, const TableWords& words) {
    const MatchRuling* ruled = rulingOn(shown, match);
    const bool isLaid = shown.ruling && shown.names == Names::OfTheLook
                            ? ruled == nullptr
                            : shown.drawnIn == DrawnIn::Window && !match.tossed;
    const auto look = ruled ? std::optional(lookOf(ruled->verdict)) : std::nullopt;
    Pen pen = look ? look->pen : isLaid ? kLaidPen : kMatchPen;
    pen.stroke = Stroke::Solid; // the stroke of the line shows the verdict, not the match itself
    const PixelPath shaft = {pointOf(match.tailInImage), pointOf(match.headInImage)};
    marks.push_back(LineMark{shaft, pen});
    if (match.headed == Headed::Yes) {
        marks.push_back(HeadMark{shaft[0], shaft[1], pen.colour});
    } else {
        marks.push_back(DiscMark{shaft[0], 1.6 * pen.width, pen.colour});
        marks.push_back(DiscMark{shaft[1], 1.6 * pen.width, pen.colour});
    }
    marks.push_back(KeptFree{shaft, 12.0});
    marks.push_back(LabelMark{(shaft[0] + shaft[1]) * 0.5, words.match(match, ruled), pen.colour,
                              ruled && ruled->verdict != Verdict::Miss ? 0 : 2,
                              look ? std::optional(look->symbol) : std::nullopt});
}

/// Returns the smallest and the largest y of the ends of the column's matches.
std::pair<Millimetres, Millimetres> spanOf(const TableObservation& seen,
                                           const OrderColumn& column) {
    std::vector<Millimetres> ends;
    for (const Match& match : seen.matches) {
        if (std::ranges::count(column.matches, match.id) > 0) {
            ends.insert(ends.end(), {match.tail.y, match.head.y});
        }
    }
    const auto [least, most] = std::ranges::minmax_element(ends);
    return ends.empty() ? std::pair{0_mm, 0_mm} : std::pair{*least, *most};
}

/// Adds a bracket beside the column, on the side of the table's middle, with the text of the
/// orders.
void addPiece(Marks& marks, const ShownTable& shown, const OrderColumn& column,
              const TableWords& words) {
    const auto [low, high] = spanOf(shown.seen, column);
    if (!shown.hasScale() || low == high) {
        return;
    }
    const Millimetres middle = shown.view.areaOrigin.x + shown.view.areaWidth * 0.5;
    const double inward = column.columnX < middle ? 1.0 : -1.0;
    const Millimetres back = column.columnX + kBracketAside * inward;
    const Millimetres tip = back - kBracketDepth * inward;
    const auto at = [&](Millimetres x, Millimetres y) { return pointOf(shown.view, {x, y}, 0_mm); };
    const PixelPath bracket{at(tip, high), at(back, high), at(back, low), at(tip, low)};
    marks.push_back(LineMark{bracket, {palette::kPlain, 2.0}});
    marks.push_back(KeptFree{bracket, 4.0});
    marks.push_back(LabelMark{bracket[1], words.orders(column), palette::kPlain, 1});
}

/// Adds a ring that leaves a die of 16 mm completely visible, and the die's value.
void addPiece(Marks& marks, const ShownTable& shown, const Die& die, const TableWords& words) {
    double radius = 14.0 * shown.unit;
    if (shown.hasScale()) {
        radius = std::max(radius, 13.0 * pixelsPerMillimetre(shown.view, die.center));
    }
    PixelPath ring;
    for (int k = 0; k < kRingCorners; ++k) {
        const double way = 2.0 * CV_PI * double(k) / kRingCorners;
        ring.push_back(pointOf(die.centerInImage) +
                       cv::Point2d(std::cos(way), std::sin(way)) * radius);
    }
    marks.push_back(outlineOf(ring, {palette::kPlain, 2.0}));
    marks.push_back(KeptFree{ring, radius / shown.unit});
    const std::string value = die.value ? std::to_string(*die.value) : "?";
    marks.push_back(LabelMark{ring[kRingCorners * 7 / 8], // the label is at the upper right
                              words.die ? words.die(die) : value, palette::kPlain});
}

/// Adds the outline of the code with a thicker lower edge, and its text.
void addPiece(Marks& marks, const ShownTable& /*shown*/, const CodedPiece& code,
              const TableWords& words) {
    const PixelPath corners = pointsOf(code.outline);
    const palette::Rgb colour = code.counter ? palette::kCode : palette::kLaid;
    marks.push_back(
        outlineOf(corners, {colour, 1.8, code.counter ? Stroke::Solid : Stroke::Dashed}));
    if (code.counter) {
        marks.push_back(LineMark{{corners[3], corners[2]}, {colour, 3.4}});
    }
    marks.push_back(KeptFree{corners});
    marks.push_back(LabelMark{(corners[0] + corners[1]) * 0.5, words.code(code), colour, 1});
}

/// Adds the outline of the token, with its colour and cells.
void addPiece(Marks& marks, const ShownTable& /*shown*/, const Token& token,
              const TableWords& words) {
    const PixelPath corners = pointsOf(token.outline);
    marks.push_back(outlineOf(corners, {palette::kCode, 1.6}));
    marks.push_back(KeptFree{corners});
    marks.push_back(
        LabelMark{(corners[0] + corners[2]) * 0.5, words.token(token), palette::kCode, 2});
}

/// Returns the visible rim of the stone's top as a circle of the stone's size on the table.
PixelPath rimOf(const ShownTable& shown, const Stone& stone) {
    PixelPath rim;
    const auto center = tableFromImage(shown.view, stone.centerInImage);
    for (int k = 0; center && shown.board && k < kRimCorners; ++k) {
        const Radians turn(2.0 * CV_PI * k / kRimCorners);
        rim.push_back(
            pointOf(shown.view, *center + along(turn, shown.board->cell * kRimShare), 0_mm));
    }
    return rim;
}

void addPiece(Marks& marks, const ShownTable& shown, const Stone& stone, const TableWords& words) {
    // distance between two lines of text, as a multiple of the letters' height
    constexpr double kLine = 1.1;
    const PixelPath rim = rimOf(shown, stone);
    if (!rim.empty()) {
        marks.push_back(outlineOf(rim, penOf(stone.colour)));
        marks.push_back(KeptFree{rim});
    }
    std::vector<TextMark> lines = words.stone(stone);
    for (std::size_t k = 0; k < lines.size(); ++k) {
        const double down = (double(k) - double(lines.size() - 1) * 0.5) * kLine * lines[k].height;
        lines[k].center = pointOf(stone.centerInImage) + cv::Point2d(0.0, down * shown.unit);
        marks.push_back(lines[k]);
    }
}

} // namespace

/// Returns the pen for the rim of a stone: solid for a light stone, dashed for a dark stone.
Pen penOf(StoneColour colour) {
    return colour == StoneColour::Light ? Pen{palette::kAttacker, 2.2, Stroke::Solid}
                                        : Pen{palette::kTooClose, 2.2, Stroke::Dashed};
}

Marks marksOf(const ShownTable& shown, const TableWords& words) {
    Marks marks;
    forEachKind(shown.seen,
                [&]<typename Piece>(std::string_view, const std::vector<Piece>& pieces) {
                    // the lines must lie below the matches
                    if constexpr (std::is_same_v<Piece, Match>) {
                        addRuledLines(marks, shown, words);
                    }
                    for (const Piece& each : pieces) {
                        addPiece(marks, shown, each, words);
                    }
                });
    return marks;
}

} // namespace umpire
