#include "app/print/kit/drawn_game.h"
#include "app/record/game_files/any_game.h"
#include "app/record/lessons/lesson.h"
#include "app/record/lessons/lesson_json.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace umpire::kit {
namespace {

/// Sizes in millimetres, which decide how many pages the rules need.
struct Setting {
    double text;
    double heading;
    double between; ///< space between blocks
    double tallest; ///< maximum height of a drawing
};
/// The best setting is the first. All texts have at least 10 points (3.53 mm), so that they can be
/// read from a page on a table.
constexpr std::array kSettings = {
    Setting{3.6, 4.4, 3.0, 56.0},  Setting{3.6, 4.4, 3.0, 50.0},  Setting{3.6, 4.4, 3.0, 44.0},
    Setting{3.6, 4.4, 2.5, 38.0},  Setting{3.55, 4.2, 2.0, 32.0}, Setting{3.55, 4.2, 1.5, 28.0},
    Setting{3.55, 4.0, 1.5, 24.0}, Setting{3.55, 3.8, 1.2, 21.0}, Setting{3.55, 3.8, 1.0, 18.0}};
constexpr double kBeside = 3.0; ///< space beside a drawing
/// Space below a paragraph, in millimetres.
constexpr double kBelowParagraph = 0.8;
constexpr double kPieceSide = 11.0; ///< side of a piece's drawing beside its sentence
constexpr double kMovesInARow = 3;  ///< drawings in a row
/// Number of places from which only a part of a board is shown.
constexpr std::size_t kLargeBoard = 100;
/// Number of rows that are shown on each side of an action.
constexpr double kRowsBeside = 3.0;

struct DrawnMove {
    BoardDrawing drawing;
    QString caption;
    QRectF part; ///< the part of the drawing that is shown
};

/// A line of the lesson, with the drawing of the piece that it speaks of.
struct Paragraph {
    QString text;
    int subject = 0; ///< number of characters of the subject at the start
    BoardDrawing drawing{};
    QRectF piece{}; ///< empty: none
};

/// A part of the lesson in the reader's language.
struct ToldPart {
    QString heading;
    std::vector<Paragraph> lines;
    std::vector<DrawnMove> moves;
};

TextStyle styleOf(double size, QFont::Weight weight = QFont::Normal) {
    return {size, Qt::AlignLeft | Qt::AlignTop, weight, kInk};
}

/// Returns the part to show. Of a large board, it consists of the rows around the first action.
/// Smaller drawings are shown whole.
QRectF partOf(const BoardDrawing& drawing, const LessonPicture& picture) {
    const QRectF whole(0, 0, drawing.width, drawing.height);
    if (drawing.places.size() < kLargeBoard || picture.actions.empty()) {
        return whole;
    }
    const std::string_view action = picture.actions.front();
    std::vector<std::string_view> named;
    for (const DrawnPlace& place : drawing.places) {
        const std::size_t at = action.find(place.name);
        const std::size_t after = at + place.name.size();
        const bool isNamed = at != std::string_view::npos &&
                             (after == action.size() || !QChar(action[after]).isDigit());
        if (isNamed) {
            named.push_back(place.name);
        }
    }
    const QRectF acted = partWith(drawing, named);
    const double beside = kRowsBeside * drawing.places.front().height;
    return acted.isEmpty()
               ? whole
               : QRectF(0, acted.top() - beside, drawing.width, acted.height() + 2 * beside)
                     .intersected(whole);
}

/// Returns the pictures of a part's examples in which an action happens, and those of examples
/// without actions.
std::vector<DrawnMove> movesOf(const std::string& game, const LessonPart& part,
                               const Tongue& tongue) {
    std::vector<DrawnMove> moves;
    for (const LessonExample& example : part.examples) {
        for (const LessonPicture& picture : picturesOf(game, example)) {
            if (picture.actions.empty() && !example.steps.empty()) {
                continue;
            }
            QStringList said;
            for (const Message& sentence : picture.sentences) {
                said << QString::fromStdString(tongue.said(sentence));
            }
            const BoardDrawing drawing = drawingOf(picture, tongue);
            moves.push_back(
                {drawing,
                 QString::fromStdString(capitalised(said.join(QStringLiteral("; ")).toStdString())),
                 partOf(drawing, picture)});
        }
    }
    return moves;
}

Paragraph paragraphOf(const LessonLine& line, LineStart start, const std::string& game,
                      const Tongue& tongue) {
    Paragraph paragraph{QString::fromStdString(tongue.said(line.sentence))};
    if (start == LineStart::Subject) {
        paragraph.subject = int(paragraph.text.indexOf(':')) + 1;
    }
    if (!line.piece.places.empty()) {
        const auto pictures = picturesOf(game, {line.piece.position});
        paragraph.drawing = pictures.empty() ? BoardDrawing{} : drawingOf(pictures.front(), tongue);
        paragraph.piece = partWith(paragraph.drawing, line.piece.places);
    }
    return paragraph;
}

std::vector<ToldPart> partsOf(const std::string& game, const Tongue& tongue) {
    std::vector<ToldPart> parts;
    for (const LessonPart& each : lessonOf(game)) {
        ToldPart& part = parts.emplace_back();
        part.heading = QString::fromStdString(tongue.said(each.heading));
        part.moves = movesOf(game, each, tongue);
        for (const LessonLine& line : each.lines) {
            part.lines.push_back(paragraphOf(line, each.start, game, tongue));
        }
    }
    return parts;
}

/// Draws blocks from top to bottom. Begins a new page if a block does not fit.
class Flow {
public:
    enum class As {
        Drawn,
        Tried, ///< nothing is drawn; only the pages are counted
    };
    Flow(Sheet& sheet, QString title, const Setting& setting, As as)
        : sheet_(sheet), title_(std::move(title)), setting_(setting), as_(as) {
        turnPage();
    }

    void write(const QString& text, double keptBelow = 0.0);
    void write(const ToldPart& part);
    /// Compares less if it is better for a reader: no drawing is on another page than the end of
    /// its text, and the pages are few.
    [[nodiscard]] std::pair<int, int> cost() const { return {drawnApart_, pages_}; }

private:
    /// Returns the room from here down to the end of the page.
    [[nodiscard]] QRectF left() const {
        const QRectF content = sheet_.content();
        const double taken = top_ < besideUntil_ ? columnWidth() + kBeside : 0.0;
        return {content.left(), top_, content.width() - taken, content.bottom() - top_};
    }
    [[nodiscard]] double columnWidth() const {
        return (sheet_.content().width() + kBeside) / kMovesInARow - kBeside;
    }
    [[nodiscard]] double heightOf(const Paragraph& paragraph) const;
    [[nodiscard]] double heightOf(const DrawnMove& move, double width) const;
    [[nodiscard]] double drawnHeight(const DrawnMove& move, double width) const {
        return std::min(setting_.tallest, width * move.part.height() / move.part.width());
    }
    [[nodiscard]] TextStyle plain() const { return styleOf(setting_.text); }
    [[nodiscard]] TextStyle styleFor(const Paragraph& paragraph) const {
        TextStyle style = plain();
        style.bold = paragraph.subject;
        return style;
    }
    void turnPage() {
        if (as_ == As::Drawn) {
            sheet_.newPage(title_);
        }
        ++pages_;
        top_ = sheet_.content().top();
        besideUntil_ = top_;
    }
    void needs(double height) {
        if (height > left().height()) {
            turnPage();
        }
    }
    void text(const QRectF& box, const QString& text, const TextStyle& style) {
        if (as_ == As::Drawn) {
            sheet_.text(box, text, style);
        }
    }
    void drawPart(const QRectF& box, const BoardDrawing& drawing, const QRectF& part) {
        if (as_ == As::Drawn) {
            drawPartInBox(sheet_, box, drawing, part);
        }
    }
    void draw(const DrawnMove& move, const QRectF& box);
    void draw(const Paragraph& paragraph);
    void drawBeside(const DrawnMove& move);
    void drawRow(const DrawnMove* first, const DrawnMove* last);

    Sheet& sheet_;
    QString title_;
    Setting setting_;
    As as_;
    int pages_ = 0;
    int drawnApart_ = 0; ///< number of rows of drawings on another page than the end of their text
    double top_ = 0.0;
    double besideUntil_ = 0.0; ///< bottom of the drawing on the right of the text, as y in mm
};

void Flow::write(const QString& heading, double keptBelow) {
    const TextStyle style = styleOf(setting_.heading, QFont::Bold);
    const double height = sheet_.heightOf(heading, left().width(), style);
    needs(height + keptBelow);
    text({left().topLeft(), QSizeF(left().width(), height)}, heading, style);
    top_ += height;
}

double Flow::heightOf(const Paragraph& paragraph) const {
    const double beside = paragraph.piece.isEmpty() ? 0.0 : kPieceSide + kBeside;
    const double words =
        sheet_.heightOf(paragraph.text, left().width() - beside, styleFor(paragraph));
    return std::max(words, paragraph.piece.isEmpty() ? 0.0 : kPieceSide) + kBelowParagraph;
}

double Flow::heightOf(const DrawnMove& move, double width) const {
    return drawnHeight(move, width) + 1.0 + sheet_.heightOf(move.caption, width, plain());
}

void Flow::draw(const DrawnMove& move, const QRectF& box) {
    const double height = drawnHeight(move, box.width());
    drawPart({box.topLeft(), QSizeF(box.width(), height)}, move.drawing, move.part);
    if (!move.caption.isEmpty()) {
        text(box.adjusted(0, height + 1.0, 0, 0), move.caption, plain());
    }
}

void Flow::draw(const Paragraph& paragraph) {
    needs(heightOf(paragraph));
    const double height = heightOf(paragraph);
    QRectF words(left().topLeft(), QSizeF(left().width(), height - kBelowParagraph));
    TextStyle style = styleFor(paragraph);
    if (!paragraph.piece.isEmpty()) {
        drawPart({words.topLeft(), QSizeF(kPieceSide, kPieceSide)}, paragraph.drawing,
                 paragraph.piece);
        words.adjust(kPieceSide + kBeside, 0, 0, 0);
        style.align = Qt::AlignLeft | Qt::AlignVCenter;
    }
    text(words, paragraph.text, style);
    top_ += height;
}

void Flow::drawRow(const DrawnMove* first, const DrawnMove* last) {
    top_ = std::max(top_, besideUntil_);
    const double width = columnWidth();
    double height = 0;
    for (const DrawnMove* move = first; move != last; ++move) {
        height = std::max(height, heightOf(*move, width));
    }
    const int page = pages_;
    needs(height);
    drawnApart_ += pages_ - page;
    double x = left().left();
    for (const DrawnMove* move = first; move != last; ++move, x += width + kBeside) {
        draw(*move, {x, top_, width, height});
    }
    top_ += height + setting_.between;
}

/// Draws a picture on the right of the text that follows.
void Flow::drawBeside(const DrawnMove& move) {
    const double height = heightOf(move, columnWidth());
    needs(std::max(top_, besideUntil_) - top_ + height);
    top_ = std::max(top_, besideUntil_);
    draw(move, {sheet_.content().right() - columnWidth(), top_, columnWidth(), height});
    besideUntil_ = top_ + height + setting_.between;
}

/// Draws a part of the lesson. A single drawing is on the right of the text. Several drawings are
/// in rows below the text.
void Flow::write(const ToldPart& part) {
    if (part.moves.size() == 1) {
        drawBeside(part.moves.front());
    }
    write(part.heading, heightOf(part.lines.front()));
    for (const Paragraph& line : part.lines) {
        draw(line);
    }
    top_ += setting_.between - kBelowParagraph;
    const auto row = std::size_t(kMovesInARow);
    for (std::size_t i = 0; part.moves.size() > 1 && i < part.moves.size(); i += row) {
        const DrawnMove* first = part.moves.data() + i;
        drawRow(first, first + std::min(part.moves.size() - i, row));
    }
}

bool isOfAnotherVariant(const KitRequest& request) {
    const AnyGame* game = findGame(request.what);
    return request.variant != game->variants.front().name;
}

} // namespace

void drawRules(Sheet& sheet, const KitRequest& request) {
    if (findGame(request.what) == nullptr) {
        return;
    }
    const std::vector<ToldPart> parts = partsOf(request.what, Tongue(codeOf(request.language)));
    const QString title = gameTitle(sheet, request.what) + ": " + sheet.say("how to play");
    const auto laidOut = [&](const Setting& setting, Flow::As as) {
        Flow flow(sheet, title, setting, as);
        if (isOfAnotherVariant(request)) {
            flow.write(sheet.say("These are the rules of the game's first variant."));
        }
        for (const ToldPart& part : parts) {
            flow.write(part);
        }
        return flow.cost();
    };
    const auto best = std::ranges::min_element(
        kSettings, {}, [&](const Setting& setting) { return laidOut(setting, Flow::As::Tried); });
    laidOut(*best, Flow::As::Drawn);
}

} // namespace umpire::kit
