#pragma once

#include "app/print/kit/words.h"
#include "calibration/view/table_description.h"

#include <optional>
#include <QColor>
#include <QFont>
#include <QImage>
#include <QPageLayout>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>

/// Pages to draw on. All lengths are in millimetres. The origin is the upper-left corner of the
/// paper; x points right and y down, as in Qt.
namespace umpire::kit {

// One ink for text, and two further tones that every printer can reproduce.
inline const QColor kInk(24, 24, 28);
inline const QColor kFaint(150, 150, 150);
inline const QColor kNoInk(255, 255, 255);

constexpr double kHairline = 0.2;
/// The font of all pages, from Debian's package fonts-dejavu-core. Inter, the window's font, would
/// lose characters in the text of the PDF: it draws a bracket before a capital letter and a colon
/// between digits as other glyphs, and Qt 6.4 can neither avoid these glyphs nor name them.
inline constexpr const char* kFontFamily = "DejaVu Sans";

struct TextStyle {
    double size = 3.4; ///< height of the font's em square, in millimetres
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignTop;
    QFont::Weight weight = QFont::Normal;
    QColor ink = kInk;
    int bold = 0; ///< number of characters at the start that are bold
};
TextStyle centred(double size, QFont::Weight weight = QFont::Normal);

struct Poster;

/// A whole board or map, with the places of its squares on a table.
struct WholePoster {
    QImage picture;
    BoardPlacement squares;
};

/// A document. Each page has a title, a line of 100 mm to check the printer, and between them the
/// area `content()`.
class Sheet {
public:
    Sheet(QPdfWriter& writer, Words& words);

    void newPage(const QString& title, QPageLayout::Orientation = QPageLayout::Portrait);
    /// Returns the area for the content of a page. It leaves room for crop marks around it.
    [[nodiscard]] QRectF content() const;
    [[nodiscard]] QSizeF paper() const;
    QPainter& painter() { return painter_; }
    QString say(const std::string& english) { return words_(english); }
    QString nameOf(const std::string& name) { return words_.name(name); }

    /// Leaves out the line of 100 mm, on pages on which nothing is measured.
    void leaveOutScale() { scale_ = Scale::LeftOut; }

    /// Draws a text with line breaks. If it does not fit in the box, it becomes up to a third
    /// smaller; if it still does not fit, notes a misfit.
    void text(const QRectF& box, const QString& text, const TextStyle& style = {});
    /// Returns the height of the text, with line breaks, in a box with this width.
    [[nodiscard]] double heightOf(const QString& text, double width, const TextStyle& style) const;
    void line(QPointF from, QPointF to, double width = kHairline, const QColor& ink = kInk);
    void foldLine(QPointF from, QPointF to, const QColor& ink = kInk);
    void box(const QRectF& box, const QColor& fill, double rim = kHairline);
    /// Fills a shape without drawing its outline.
    void fill(const QPainterPath& shape, const QColor& ink);
    /// Draws `figures/NAME.svg` in the middle of the box, as large as possible.
    void figure(const QRectF& box, const QString& name,
                Qt::AspectRatioMode shape = Qt::KeepAspectRatio);
    /// Returns the area of an element of the figure on the page, if the figure were drawn in `box`.
    /// `id` names the element. Returns none if there is no such element.
    [[nodiscard]] std::optional<QRectF> roomIn(const QRectF& box, const QString& name,
                                               const QString& id) const;
    /// Draws four corner marks outside the box, which guide a knife.
    void cropMarks(const QRectF& box);
    /// Draws a Data Matrix. `side` is the side of the code. Around it is a white margin of one
    /// module.
    void code(QPointF topLeft, double side, const std::string& text);
    /// Draws a tag of the family of the corner tags.
    void tag(const QRectF& box, int id);

    /// Returns a picture of the whole poster. Must be called before the first page, because a
    /// painter draws on one device at a time.
    WholePoster wholeOf(const Poster& poster, double dotsAMillimetre);

    /// Notes for the tests a drawing that shows `places` cells, squares or zones.
    void noteDrawing(const QRectF& box, std::size_t places);
    /// Notes something that does not fit or is missing.
    void noteMisfit(const std::string& what) { pages_.back().misfits.push_back(what); }
    void noteDisc(QPointF middle, double diameter, PrintedColour colour);
    /// Notes that the page is a part of a larger poster.
    void noteTile(const PrintedTile& tile) { pages_.back().tile = tile; }
    [[nodiscard]] std::size_t pageCount() const { return pages_.size(); }

    /// Ends the document, and returns what was noted about its pages.
    std::vector<PrintedPage> takePages();

private:
    enum class Scale { Printed, LeftOut };

    void frame(const QString& title);
    [[nodiscard]] PrintedCode placed(const QRectF& box, const std::string& text) const;

    QPdfWriter& writer_;
    Words& words_;
    QPainter painter_;
    std::vector<PrintedPage> pages_;
    Scale scale_ = Scale::Printed;
};

/// Saves the state of a painter. The destructor restores the state.
class Kept {
public:
    explicit Kept(QPainter& painter) : painter_(painter) { painter_.save(); }
    ~Kept() { painter_.restore(); }
    Kept(const Kept&) = delete;
    Kept& operator=(const Kept&) = delete;

private:
    QPainter& painter_;
};

} // namespace umpire::kit
