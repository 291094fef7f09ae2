#include "app/common/failure/printable.h"
#include "app/game/board/canvas.h"
#include "app/game/board/looks.h"

#include <cmath>

namespace umpire {
namespace {

using referee::BoardPiece;
using referee::BoardSpot;
using referee::PieceBoard;
using referee::PieceShape;
using referee::SpotArea;
using svg::Attributes;
using svg::XY;

/// Returns the whole printed board, in millimetres.
DrawnPart partOf(const PieceBoard& board) {
    double right = 0.0;
    double top = 0.0;
    for (const BoardSpot& spot : board.spots) {
        right = std::max(right, (spot.area.corner.x + spot.area.width).value());
        top = std::max(top, (spot.area.corner.y + spot.area.height).value());
    }
    return {0.0, 0.0, right, top};
}

/// Divides the room into squares of equal size. Returns one square for each piece.
std::vector<DrawnBox> placesIn(const DrawnBox& room, std::size_t count) {
    const double most = std::max<double>(1.0, double(count));
    const double shape = std::max(0.2, room.width / std::max(1.0, room.height));
    const double columns = std::min(std::ceil(std::sqrt(most * shape)), most);
    const double rows = std::ceil(most / columns);
    const double side = std::min(room.width / columns, room.height / rows);
    std::vector<DrawnBox> places;
    for (std::size_t k = 0; k < count; ++k) {
        const double column = std::fmod(double(k), columns);
        const double row = std::floor(double(k) / columns);
        places.push_back({room.middle().x + (column - columns / 2) * side,
                          room.middle().y + (row - rows / 2) * side, side, side});
    }
    return places;
}

/// Returns the lines of text on a piece: its name without the side, which the colour shows, and its
/// strength.
std::vector<std::string> wordsOn(const BoardPiece& piece) {
    std::vector<std::string> words;
    if (!piece.label.empty()) {
        const bool namesSide = piece.label.size() > 2 && piece.label[1] == '-';
        words.push_back(namesSide ? piece.label.substr(2) : piece.label);
    }
    if (piece.strength > 0) {
        words.push_back(std::to_string(piece.strength) + (piece.damaged ? "†" : ""));
    }
    return words;
}

class Pieces {
public:
    Pieces(const PieceBoard& board, const BoardMarks& marks)
        : board_(board), part_(partOf(board)), unit_(0.004 * std::max(part_.width, part_.height)),
          canvas_(part_, hasSquares() ? kAxes : 0.0, hasSquares() ? unit_ : kRim * unit_, marks) {}

    BoardDrawing drawing() {
        drawMap();
        canvas_.svg.open("g", {{"stroke-width", unit_ / 2}});
        for (const BoardSpot& spot : board_.spots) {
            drawSpot(spot);
        }
        canvas_.svg.close("g");
        canvas_.svg.open("g",
                         {{"pointer-events", "none"}}); // last, because a ship covers two squares
        for (const auto& [piece, place] : placed_) {
            drawPiece(*piece, place);
            canvas_.nameFor(piece->label, place.middle(), place.width / 2);
        }
        canvas_.svg.close("g");
        const double square = hasSquares() ? board_.spots.front().area.width.value() : 0.0;
        canvas_.drawGhost(unit_ * 2.5, square);
        return canvas_.drawing();
    }

private:
    /// Width of the space for letters and numbers, in millimetres.
    static constexpr double kAxes = 9.0;
    static constexpr double kRim = 4.0; ///< of thin lines around a map, for the preview's frames
    static constexpr double kLetters = 7.0; // of squares of 10 mm

    [[nodiscard]] bool hasSquares() const { return board_.tracks.empty(); }
    [[nodiscard]] DrawnBox boxOf(const SpotArea& area) const {
        return canvas_.boxOf(area.corner.x.value(), area.corner.y.value(), area.width.value(),
                             area.height.value());
    }
    [[nodiscard]] std::vector<const BoardPiece*> shareOf(const BoardSpot& spot);
    void drawMap();
    void writeName(const BoardSpot& spot);
    void writeIn(const SpotArea& area, const std::string& text, double height,
                 const Attributes& more);
    void drawSpot(const BoardSpot& spot);
    void drawPiece(const BoardPiece& piece, const DrawnBox& place);
    void writeOn(const BoardPiece& piece, const looks::Look& look, const DrawnBox& body);

    const PieceBoard& board_;
    DrawnPart part_;
    double unit_; ///< width of a thin line, in millimetres
    BoardCanvas canvas_;
    std::map<int, std::size_t> areasDrawn_; ///< number of areas that are drawn, by spot
    std::vector<std::pair<const BoardPiece*, DrawnBox>> placed_;
};

/// Returns the pieces for the next area of a spot. A spot with several areas, such as the breaches
/// of a wall, shares its pieces out among them.
std::vector<const BoardPiece*> Pieces::shareOf(const BoardSpot& spot) {
    const auto areas = std::size_t(std::ranges::count_if(
        board_.spots, [&](const BoardSpot& each) { return each.area.spot == spot.area.spot; }));
    const std::size_t area = areasDrawn_[spot.area.spot]++;
    std::vector<const BoardPiece*> share;
    std::size_t number = 0;
    for (const BoardPiece& piece : board_.pieces) {
        if (piece.spot == spot.area.spot && number++ % areas == area) {
            share.push_back(&piece);
        }
    }
    return share;
}

/// Draws the background between the zones, and the roads.
void Pieces::drawMap() {
    if (board_.roads.empty()) {
        return;
    }
    canvas_.svg.shape("rect", canvas_.boxOf(0, 0, part_.width, part_.height).attributes(),
                      {{"class", "map"}, {"fill", looks::kMap}});
    for (const auto& [colour, width] :
         {std::pair(looks::kRoadEdge, 6.4), std::pair(looks::kRoad, 4.8)}) {
        for (const referee::BoardRoad& road : board_.roads) {
            const XY from = canvas_.at(road.from.x.value(), road.from.y.value());
            const XY to = canvas_.at(road.to.x.value(), road.to.y.value());
            canvas_.svg.shape("line", {{"x1", from.x}, {"y1", from.y}, {"x2", to.x}, {"y2", to.y}},
                              {{"class", "road"}, {"stroke", colour}, {"stroke-width", width}});
        }
    }
}

/// Writes the title of a place, or its name if it has no title: in the header, or below the place
/// if the header is too narrow. Leaves room for a longer title in another language.
void Pieces::writeName(const BoardSpot& spot) {
    constexpr double kLetter = 0.56; // width of a letter, as a multiple of the height
    constexpr double kOtherTitle = 14.0;
    const Millimetres depth = spot.header.height;
    const double height = 1.2 * depth.value(); // makes capitals as high as the header
    const std::string title = spot.title.empty() ? spot.name : shownTitle(spot.title);
    SpotArea words = spot.header;
    words.corner.x = words.corner.x + Millimetres(2 * unit_);
    words.width = Millimetres(kLetter * height * std::max(kOtherTitle, double(lettersIn(title))));
    if (words.width > spot.header.width) {
        words.height = depth * 1.25;
        words.corner = {std::min(spot.area.corner.x, Millimetres(part_.width) - words.width),
                        spot.area.corner.y - words.height};
    }
    writeIn(words, title, height, {{"class", "title"}});
}

/// Writes a text that begins at the left edge of the area, or at the top if the board is turned by
/// a quarter.
void Pieces::writeIn(const SpotArea& area, const std::string& text, double height,
                     const Attributes& more) {
    const DrawnBox box = boxOf(area);
    const double low = 0.95;
    const std::string at = canvas_.liesAcross()
                               ? "translate(" + svg::numeral(box.left + (1 - low) * box.width) +
                                     " " + svg::numeral(box.top) + ") rotate(90)"
                               : "translate(" + svg::numeral(box.left) + " " +
                                     svg::numeral(box.top + low * box.height) + ")";
    Attributes attributes{{"transform", at}, {"fill", looks::kLetters}, {"font-size", height}};
    attributes.insert(attributes.end(), more.begin(), more.end());
    canvas_.svg.text(text, attributes);
}

void Pieces::drawSpot(const BoardSpot& spot) {
    const DrawnBox box = boxOf(spot.area);
    const std::vector<const BoardPiece*> here = shareOf(spot);
    std::string spoken = spot.name;
    for (const BoardPiece* piece : here) {
        spoken += piece->label.empty() ? "" : " " + piece->label;
    }
    canvas_.openPlace("spot", spot.name, spoken, box);
    canvas_.svg.shape("rect", box.attributes(),
                      {{"class", "ground"},
                       {"fill", looks::groundOf(spot.ground)},
                       {"stroke", looks::gridOn(spot.ground)}});
    canvas_.mark(spot.name, "rect", box.inset(unit_).attributes(), unit_ * 2);
    if (spot.header.width > 0_mm) {
        writeName(spot);
    }
    canvas_.closePlace();
    if (hasSquares()) {
        canvas_.writeAxes(spot.name, box, kLetters);
    }
    canvas_.nameFor(spot.name, box.middle(), 0.46 * box.side());
    if (!hasSquares()) {
        canvas_.frameFor(spot.name, box.inset(-unit_));
    }
    const std::vector<DrawnBox> places = placesIn(boxOf(spot.room), here.size());
    for (std::size_t k = 0; k < here.size(); ++k) {
        placed_.emplace_back(here[k], places[k]);
    }
}

void Pieces::drawPiece(const BoardPiece& piece, const DrawnBox& place) {
    const looks::Look& look = looks::lookOf(board_.players[std::size_t(piece.seat)]);
    const Attributes paint{{"fill", look.fill},
                           {"stroke", look.edge},
                           {"stroke-width", place.width * 0.05},
                           {"stroke-linejoin", "round"}};
    const DrawnBox body = place.inset(0.1 * place.width);
    const XY middle = place.middle();
    const double half = body.width / 2;
    if (piece.shape == PieceShape::Ship) {
        canvas_.svg.shape(
            "polygon",
            {{"transform", canvas_.placing(middle, piece.heading.value_or(Radians(0)))},
             {"points", svg::joined({{half, 0},
                                     {half * 0.2, half},
                                     {-half * 2.8, half * 0.8},
                                     {-half * 2.8, -half * 0.8},
                                     {half * 0.2, -half}})}},
            paint);
    } else if (piece.shape == PieceShape::Marker) {
        canvas_.svg.shape("polygon",
                          {{"points", svg::joined({{middle.x, middle.y - half},
                                                   {middle.x + half, middle.y + half},
                                                   {middle.x - half, middle.y + half}})}},
                          paint);
    } else if (piece.seat % 2 == 0) {
        canvas_.svg.shape("circle", {{"cx", middle.x}, {"cy", middle.y}, {"r", half}}, paint);
    } else {
        Attributes square = body.attributes();
        square.emplace_back("rx", half * 0.15);
        canvas_.svg.shape("rect", square, paint);
    }
    writeOn(piece, look, body);
}

void Pieces::writeOn(const BoardPiece& piece, const looks::Look& look, const DrawnBox& body) {
    const std::vector<std::string> words = wordsOn(piece);
    std::size_t longest = 2;
    for (const std::string& line : words) {
        longest = std::max(longest, line.size());
    }
    const double lines = double(words.size());
    const double height =
        std::min(body.width / (lines * 1.15), 1.25 * body.width / double(longest));
    for (std::size_t k = 0; k < words.size(); ++k) {
        canvas_.svg.text(words[k],
                         {{"x", body.middle().x},
                          {"y", body.middle().y + height * (double(k) - (lines - 1) / 2 + 0.36)},
                          {"fill", look.ink},
                          {"font-size", height},
                          {"font-weight", "bold"},
                          {"text-anchor", "middle"}});
    }
}

} // namespace

std::string shownTitle(const std::string& title) {
    return title.substr(0, title.find(" ("));
}

BoardDrawing drawn(const PieceBoard& board, const std::vector<std::string>& /*players*/,
                   const BoardMarks& marks) {
    return Pieces(board, marks).drawing();
}

} // namespace umpire
