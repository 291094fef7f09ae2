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

/// Pages to draw on. Every length is in millimetres, x right and y down from the paper's upper-left
/// corner, as in Qt.
namespace umpire::kit {

// One ink for text, and two tints that any printer can distinguish.
inline const QColor kInk(24, 24, 28);
inline const QColor kFaint(150, 150, 150);
inline const QColor kNoInk(255, 255, 255);

constexpr double kHairline = 0.2;

struct TextStyle {
    double size = 3.4; ///< em size
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignTop;
    QFont::Weight weight = QFont::Normal;
    QColor ink = kInk;
};
TextStyle centred(double size, QFont::Weight weight = QFont::Normal);

struct Poster;

/// A board or map in one piece, as it is to be found on a table.
struct WholePoster {
    QImage picture;
    BoardPlacement squares;
};

/// A document. Each page has a title, a 100 mm line to check the printer, and `content()`
/// between.
class Sheet {
public:
    Sheet(QPdfWriter& writer, Words& words);

    void newPage(const QString& title, QPageLayout::Orientation = QPageLayout::Portrait);
    /// Returns the area for the page's content; crop marks fit outside it.
    [[nodiscard]] QRectF content() const;
    [[nodiscard]] QSizeF paper() const;
    QPainter& painter() { return painter_; }
    QString say(const std::string& english) { return words_(english); }
    QString nameOf(const std::string& name) { return words_.name(name); }

    /// Omits the 100 mm line, for pages on which nothing is measured.
    void leaveOutScale() { scale_ = Scale::LeftOut; }

    /// Draws wrapped text, reduced by at most a third to fit. Text that still does not is a misfit.
    void text(const QRectF& box, const QString& text, const TextStyle& style = {});
    /// Returns the height of the text in a box of that width.
    [[nodiscard]] double heightOf(const QString& text, double width, const TextStyle& style) const;
    void line(QPointF from, QPointF to, double width = kHairline, const QColor& ink = kInk);
    void foldLine(QPointF from, QPointF to, const QColor& ink = kInk);
    void box(const QRectF& box, const QColor& fill, double rim = kHairline);
    /// Fills a shape, without an outline.
    void fill(const QPainterPath& shape, const QColor& ink);
    /// Draws `figures/NAME.svg` in the middle of the box, as large as fits.
    void figure(const QRectF& box, const QString& name,
                Qt::AspectRatioMode shape = Qt::KeepAspectRatio);
    /// Returns where `figure` has the element of that id; none if there is no such element.
    [[nodiscard]] std::optional<QRectF> roomIn(const QRectF& box, const QString& name,
                                               const QString& id) const;
    /// Draws four corner marks outside the box, as a guide for a knife.
    void cropMarks(const QRectF& box);
    /// Draws a Data Matrix of that side, on white that is a module wider all around.
    void code(QPointF topLeft, double side, const std::string& text);
    /// Draws a tag of the corner tags' family.
    void tag(const QRectF& box, int id);

    /// Stores the first board or map also as a whole picture.
    void keepBoard(double dotsAMillimetre) { boardDots_ = dotsAMillimetre; }
    void keepWhole(const Poster& poster);
    [[nodiscard]] const std::optional<WholePoster>& board() const { return board_; }

    /// Notes a drawing with so many places.
    void noteDrawing(const QRectF& box, std::size_t places);
    /// Notes what does not fit, or is missing.
    void noteMisfit(const std::string& what) { pages_.back().misfits.push_back(what); }
    void noteDisc(QPointF middle, double diameter, PrintedColour colour);
    /// Notes that this page is a tile of a larger poster.
    void noteTile(const PrintedTile& tile) { pages_.back().tile = tile; }
    [[nodiscard]] std::size_t pageCount() const { return pages_.size(); }

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
    double boardDots_ = 0.0; ///< 0: none is stored
    std::optional<WholePoster> board_;
};

/// Saves a painter's state, and restores it in its destructor.
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
