#include "app/print/kit/drawn_game.h"
#include "app/record/game_files/any_game.h"
#include "app/record/lessons/lesson.h"
#include "app/record/lessons/lesson_json.h"

#include <algorithm>
#include <vector>

namespace umpire::kit {
namespace {

/// Size of the text in millimetres (10.2 points), so that it can be read from a page on a table.
constexpr double kRulesText = 3.6;
constexpr double kRulesHeading = 4.4;
constexpr double kBetween = 3.0;
/// Space below a paragraph, in millimetres.
constexpr double kBelowParagraph = 0.8;
constexpr double kPieceSide = 11.0; ///< side of a piece's drawing beside its sentence
constexpr double kMovesInARow = 3;  ///< drawings in a row
constexpr double kTallestMove = 56.0;
/// Number of places from which only a part of a board is shown.
constexpr std::size_t kLargeBoard = 100;
/// Number of rows that are shown on each side of an action.
constexpr double kRowsBeside = 3.0;

struct DrawnMove {
    BoardDrawing drawing;
    QString caption;
    QRectF part; ///< the part of the drawing that is shown
};

const TextStyle kRulesPlain{kRulesText, Qt::AlignLeft | Qt::AlignTop, QFont::Normal, kInk};
const TextStyle kRulesBold{kRulesHeading, Qt::AlignLeft | Qt::AlignTop, QFont::Bold, kInk};

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

/// Draws blocks from top to bottom. Begins a new page if a block does not fit.
class Flow {
public:
    Flow(Sheet& sheet, QString title) : sheet_(sheet), title_(std::move(title)) { turnPage(); }

    void write(const QString& text, const TextStyle& style, double keptBelow = 0.0);
    void write(const LessonPart& part, const std::string& game, const Tongue& tongue);

private:
    /// A line of the lesson, with the drawing of the piece that it speaks of.
    struct Paragraph {
        QString text;
        BoardDrawing drawing{};
        QRectF piece{}; ///< empty: none
    };

    static Paragraph paragraphOf(const LessonLine& line, const std::string& game,
                                 const Tongue& tongue);
    /// Returns the room from here down to the end of the page.
    [[nodiscard]] QRectF left() const {
        const QRectF content = sheet_.content();
        const double taken = top_ < besideUntil_ ? columnWidth() + kBetween : 0.0;
        return {content.left(), top_, content.width() - taken, content.bottom() - top_};
    }
    [[nodiscard]] double columnWidth() const {
        return (sheet_.content().width() + kBetween) / kMovesInARow - kBetween;
    }
    [[nodiscard]] double heightOf(const Paragraph& paragraph) const;
    [[nodiscard]] double heightOf(const DrawnMove& move, double width) const;
    [[nodiscard]] static double drawnHeight(const DrawnMove& move, double width) {
        return std::min(kTallestMove, width * move.part.height() / move.part.width());
    }
    void turnPage() {
        sheet_.newPage(title_);
        top_ = sheet_.content().top();
        besideUntil_ = top_;
    }
    void needs(double height) {
        if (height > left().height()) {
            turnPage();
        }
    }
    void draw(const DrawnMove& move, const QRectF& box);
    void draw(const Paragraph& paragraph);
    void drawBeside(const DrawnMove& move);
    void drawRow(const DrawnMove* first, const DrawnMove* last);

    Sheet& sheet_;
    QString title_;
    double top_ = 0.0;
    double besideUntil_ = 0.0; ///< bottom of the drawing on the right of the text, as y in mm
};

void Flow::write(const QString& text, const TextStyle& style, double keptBelow) {
    const double height = sheet_.heightOf(text, left().width(), style);
    needs(height + keptBelow);
    sheet_.text({left().topLeft(), QSizeF(left().width(), height)}, text, style);
    top_ += height;
}

double Flow::heightOf(const Paragraph& paragraph) const {
    const double beside = paragraph.piece.isEmpty() ? 0.0 : kPieceSide + kBetween;
    const double words = sheet_.heightOf(paragraph.text, left().width() - beside, kRulesPlain);
    return std::max(words, paragraph.piece.isEmpty() ? 0.0 : kPieceSide) + kBelowParagraph;
}

double Flow::heightOf(const DrawnMove& move, double width) const {
    return drawnHeight(move, width) + 1.0 + sheet_.heightOf(move.caption, width, kRulesPlain);
}

void Flow::draw(const DrawnMove& move, const QRectF& box) {
    const double height = drawnHeight(move, box.width());
    drawPartInBox(sheet_, {box.topLeft(), QSizeF(box.width(), height)}, move.drawing, move.part);
    if (!move.caption.isEmpty()) {
        sheet_.text(box.adjusted(0, height + 1.0, 0, 0), move.caption, kRulesPlain);
    }
}

void Flow::draw(const Paragraph& paragraph) {
    needs(heightOf(paragraph));
    const double height = heightOf(paragraph);
    QRectF words(left().topLeft(), QSizeF(left().width(), height - kBelowParagraph));
    TextStyle style = kRulesPlain;
    if (!paragraph.piece.isEmpty()) {
        drawPartInBox(sheet_, {words.topLeft(), QSizeF(kPieceSide, kPieceSide)}, paragraph.drawing,
                      paragraph.piece);
        words.adjust(kPieceSide + kBetween, 0, 0, 0);
        style.align = Qt::AlignLeft | Qt::AlignVCenter;
    }
    sheet_.text(words, paragraph.text, style);
    top_ += height;
}

void Flow::drawRow(const DrawnMove* first, const DrawnMove* last) {
    top_ = std::max(top_, besideUntil_);
    const double width = columnWidth();
    double height = 0;
    for (const DrawnMove* move = first; move != last; ++move) {
        height = std::max(height, heightOf(*move, width));
    }
    needs(height);
    double x = left().left();
    for (const DrawnMove* move = first; move != last; ++move, x += width + kBetween) {
        draw(*move, {x, top_, width, height});
    }
    top_ += height + kBetween;
}

/// Draws a picture on the right of the text that follows.
void Flow::drawBeside(const DrawnMove& move) {
    const double height = heightOf(move, columnWidth());
    needs(std::max(top_, besideUntil_) - top_ + height);
    top_ = std::max(top_, besideUntil_);
    draw(move, {sheet_.content().right() - columnWidth(), top_, columnWidth(), height});
    besideUntil_ = top_ + height + kBetween;
}

Flow::Paragraph Flow::paragraphOf(const LessonLine& line, const std::string& game,
                                  const Tongue& tongue) {
    Paragraph paragraph{QString::fromStdString(tongue.said(line.sentence))};
    if (!line.piece.places.empty()) {
        const auto pictures = picturesOf(game, {line.piece.position});
        paragraph.drawing = pictures.empty() ? BoardDrawing{} : drawingOf(pictures.front(), tongue);
        paragraph.piece = partWith(paragraph.drawing, line.piece.places);
    }
    return paragraph;
}

/// Draws a part of the lesson. A single drawing is on the right of the text. Several drawings are
/// in rows below the text.
void Flow::write(const LessonPart& part, const std::string& game, const Tongue& tongue) {
    const std::vector<DrawnMove> moves = movesOf(game, part, tongue);
    if (moves.size() == 1) {
        drawBeside(moves.front());
    }
    write(QString::fromStdString(tongue.said(part.heading)), kRulesBold,
          heightOf(paragraphOf(part.lines.front(), game, tongue)));
    for (const LessonLine& line : part.lines) {
        draw(paragraphOf(line, game, tongue));
    }
    top_ += kBetween - kBelowParagraph;
    const auto row = std::size_t(kMovesInARow);
    for (std::size_t i = 0; moves.size() > 1 && i < moves.size(); i += row) {
        const DrawnMove* first = moves.data() + i;
        drawRow(first, first + std::min(moves.size() - i, row));
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
    const Tongue tongue(codeOf(request.language));
    Flow flow(sheet, gameTitle(sheet, request.what) + ": " + sheet.say("how to play"));
    if (isOfAnotherVariant(request)) {
        flow.write(sheet.say("These are the rules of the game's first variant."), kRulesBold);
    }
    for (const LessonPart& part : lessonOf(request.what)) {
        flow.write(part, request.what, tongue);
    }
}

} // namespace umpire::kit
