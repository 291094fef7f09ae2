#include "app/print/kit/sheet.h"

#include "app/print/kit/pattern.h"
#include "app/print/kit/poster.h"

#include <functional>
#include <numbers>
#include <QFontMetricsF>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QTextLayout>

namespace umpire::kit {
namespace {

constexpr double kMillimetresAnInch = 25.4;
/// Units of text layout per millimetre. Font sizes are whole numbers, so a finer unit is needed.
constexpr double kTextUnits = 100.0;
/// Minimum size of a text that was made smaller to fit: as a share of its usual size, and in
/// millimetres.
constexpr double kMinShare = 0.66;
constexpr double kMinTextSize = 2.1166; // 6 points
constexpr double kShrinkStep = 0.96;

constexpr double kSideMargin = 10.0;
constexpr double kTitleTop = 7.5;
constexpr double kTitleHeight = 6.0;
constexpr double kContentTop = 18.0;
constexpr double kFooterHeight = 20.0;
constexpr double kScaleLine = 100.0;
// The narrow frame of pages with a ChArUco board, because the board fills a landscape page.
constexpr double kNarrowSide = 6.6;
constexpr double kNarrowTop = 10.0;
constexpr double kNarrowTitleTop = 6.3;
constexpr double kNarrowTitle = 3.4;

QFont fontOf(const TextStyle& style, double size) {
    QFont font(QString::fromUtf8(kFontFamily));
    font.setPixelSize(int(size * kTextUnits));
    font.setWeight(style.weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Calls `use` with the lines of a text with a bold start, and with their height.
void layOut(const QString& text, double width, const TextStyle& style, double size,
            const std::function<void(const QTextLayout&, double)>& use) {
    QTextLayout layout(text, fontOf(style, size));
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    layout.setFormats({{0, style.bold, bold}});
    double height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    use(layout, height);
}

QSizeF takenBy(const QString& text, const QSizeF& room, const TextStyle& style, double size) {
    if (style.bold > 0) {
        QSizeF taken;
        layOut(text, room.width(), style, size, [&](const QTextLayout& layout, double height) {
            taken = {layout.boundingRect().width(), height};
        });
        return taken;
    }
    return QFontMetricsF(fontOf(style, size))
        .boundingRect({QPointF(), room}, int(style.align) | Qt::TextWordWrap, text)
        .size();
}

/// Tells whether the text fits in the room at this size.
bool fits(const QSizeF& room, const QString& text, const TextStyle& style, double size) {
    const QSizeF taken = takenBy(text, room, style, size);
    return taken.width() <= room.width() + 1 && taken.height() <= room.height() + 1;
}

} // namespace

TextStyle centred(double size, QFont::Weight weight) {
    return {size, Qt::AlignCenter, weight, kInk};
}

Sheet::Sheet(QPdfWriter& writer, Words& words) : writer_(writer), words_(words) {}

QSizeF Sheet::paper() const {
    return writer_.pageLayout().fullRect(QPageLayout::Millimeter).size();
}

QRectF Sheet::content() const {
    const QSizeF size = paper();
    if (size.width() > size.height()) {
        return {kNarrowSide, kNarrowTop, size.width() - 2 * kNarrowSide,
                size.height() - 2 * kNarrowTop};
    }
    return {kSideMargin, kContentTop, size.width() - 2 * kSideMargin,
            size.height() - kContentTop - kFooterHeight};
}

void Sheet::newPage(const QString& title, QPageLayout::Orientation orientation) {
    writer_.setPageOrientation(orientation);
    if (pages_.empty()) {
        painter_.begin(&writer_);
    } else {
        writer_.newPage();
    }
    const double unitsAMillimetre = writer_.resolution() / kMillimetresAnInch;
    painter_.resetTransform();
    painter_.scale(unitsAMillimetre, unitsAMillimetre);
    PrintedPage page;
    page.title = title.toStdString();
    page.width = Millimetres(paper().width());
    page.height = Millimetres(paper().height());
    pages_.push_back(page);
    frame(title);
}

void Sheet::frame(const QString& title) {
    const QSizeF size = paper();
    const bool narrow = size.width() > size.height();
    const double left = narrow ? kNarrowTop : kSideMargin;
    const double top = narrow ? kNarrowTitleTop : kTitleTop;
    const double height = narrow ? kNarrowTitle : kTitleHeight;
    const double width = size.width() - 2 * left;
    const double number = 20.0;
    text({left, top, width - number, height}, title,
         {narrow ? 2.7 : 4.6, Qt::AlignLeft | Qt::AlignVCenter, QFont::Bold, kInk});
    text({left + width - number, top, number, height}, QString::number(pages_.size()),
         {narrow ? 2.7 : 3.4, Qt::AlignRight | Qt::AlignVCenter, QFont::Normal, kInk});
    if (scale_ == Scale::LeftOut) {
        return;
    }
    const double below = size.height() - (narrow ? 6.4 : 9.0);
    line({left, below}, {left + kScaleLine, below}, 0.25);
    for (int centimetre = 0; centimetre <= 10; ++centimetre) {
        const double x = left + kScaleLine * centimetre / 10;
        line({x, below}, {x, below - (centimetre % 10 == 0 ? 3.0 : 1.2)}, 0.25);
    }
    text({left + kScaleLine + 3, below - 3.4, width - kScaleLine - 3, narrow ? 3.6 : 5.0},
         say("This line is 100 mm long. If yours is not, print at 100 %, without scaling."),
         {2.4, Qt::AlignLeft | Qt::AlignVCenter, QFont::Normal, kInk});
}

void Sheet::text(const QRectF& box, const QString& text, const TextStyle& style) {
    const QSizeF units = box.size() * kTextUnits;
    double size = style.size;
    const double least = std::max(style.size * kMinShare, std::min(kMinTextSize, style.size));
    while (!fits(units, text, style, size) && size * kShrinkStep >= least) {
        size *= kShrinkStep;
    }
    if (!fits(units, text, style, size)) {
        noteMisfit(text.toStdString());
    }
    const Kept kept(painter_);
    painter_.translate(box.topLeft());
    painter_.scale(1 / kTextUnits, 1 / kTextUnits);
    painter_.setFont(fontOf(style, size));
    painter_.setPen(style.ink);
    if (style.bold > 0) {
        layOut(text, units.width(), style, size, [&](const QTextLayout& layout, double height) {
            const bool isMiddle = style.align.testFlag(Qt::AlignVCenter);
            layout.draw(&painter_, {0, isMiddle ? (units.height() - height) / 2 : 0.0});
        });
        return;
    }
    painter_.drawText(QRectF(QPointF(), units),
                      int(style.align) | Qt::TextWordWrap | Qt::TextDontClip, text);
}

double Sheet::heightOf(const QString& text, double width, const TextStyle& style) const {
    return takenBy(text, {width * kTextUnits, paper().height() * kTextUnits}, style, style.size)
               .height() /
           kTextUnits;
}

void Sheet::line(QPointF from, QPointF to, double width, const QColor& ink) {
    painter_.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap));
    painter_.drawLine(from, to);
}

void Sheet::foldLine(QPointF from, QPointF to, const QColor& ink) {
    QPen pen(ink, kHairline, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({7.0, 5.0});
    painter_.setPen(pen);
    painter_.drawLine(from, to);
}

void Sheet::box(const QRectF& box, const QColor& fill, double rim) {
    painter_.setPen(rim > 0 ? QPen(kInk, rim, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin)
                            : QPen(Qt::NoPen));
    painter_.setBrush(fill);
    painter_.drawRect(box);
}

void Sheet::fill(const QPainterPath& shape, const QColor& ink) {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(ink);
    painter_.drawPath(shape);
}

void Sheet::figure(const QRectF& box, const QString& name, Qt::AspectRatioMode shape) {
    QSvgRenderer figure(":/figures/" + name + ".svg");
    if (!figure.isValid()) {
        noteMisfit(name.toStdString());
    }
    figure.setAspectRatioMode(shape);
    figure.render(&painter_, box);
}

std::optional<QRectF> Sheet::roomIn(const QRectF& box, const QString& name,
                                    const QString& id) const {
    const QSvgRenderer figure(":/figures/" + name + ".svg");
    if (!figure.elementExists(id)) {
        return std::nullopt;
    }
    const QRectF whole = figure.viewBoxF();
    const double scale = std::min(box.width() / whole.width(), box.height() / whole.height());
    const QPointF corner =
        box.center() - QPointF(whole.width() * scale / 2, whole.height() * scale / 2);
    const QRectF room = figure.boundsOnElement(id);
    return QRectF(corner + (room.topLeft() - whole.topLeft()) * scale, room.size() * scale);
}

void Sheet::cropMarks(const QRectF& box) {
    constexpr double kGap = 1.0;
    constexpr double kEnd = 3.5;
    for (const double x : {box.left(), box.right()}) {
        line({x, box.top() - kGap}, {x, box.top() - kEnd});
        line({x, box.bottom() + kGap}, {x, box.bottom() + kEnd});
    }
    for (const double y : {box.top(), box.bottom()}) {
        line({box.left() - kGap, y}, {box.left() - kEnd, y});
        line({box.right() + kGap, y}, {box.right() + kEnd, y});
    }
}

PrintedCode Sheet::placed(const QRectF& box, const std::string& text) const {
    const QTransform onPaper =
        painter_.transform() * QTransform::fromScale(kMillimetresAnInch / writer_.resolution(),
                                                     kMillimetresAnInch / writer_.resolution());
    const QPointF center = onPaper.map(box.center());
    const QPointF up = onPaper.map(QPointF(box.center().x(), box.top())) - center;
    return {text,
            {Millimetres(center.x()), Millimetres(paper().height() - center.y())},
            normalized(Radians(std::atan2(-up.y(), up.x()) - std::numbers::pi / 2)),
            Millimetres(box.width())};
}

void Sheet::code(QPointF topLeft, double side, const std::string& text) {
    const Pattern pattern = dataMatrix(text);
    const double module = side / pattern.cells;
    const QRectF dark(topLeft, QSizeF(side, side));
    box(dark.adjusted(-module, -module, module, module), kNoInk, 0);
    fill(QTransform(module, 0, 0, module, topLeft.x(), topLeft.y()).map(pattern.dark), Qt::black);
    pages_.back().codes.push_back(placed(dark, text));
}

void Sheet::tag(const QRectF& dark, int id) {
    const Pattern pattern = tagPattern("DICT_APRILTAG_36h11", id);
    const double cell = dark.width() / pattern.cells;
    fill(QTransform(cell, 0, 0, cell, dark.left(), dark.top()).map(pattern.dark), Qt::black);
    pages_.back().tags.push_back(placed(dark, std::to_string(id)));
}

void Sheet::noteDisc(QPointF middle, double diameter, PrintedColour colour) {
    pages_.back().discs.push_back(
        {colour,
         {Millimetres(middle.x()), Millimetres(paper().height() - middle.y())},
         Millimetres(diameter)});
}

void Sheet::noteDrawing(const QRectF& box, std::size_t places) {
    pages_.back().drawings.push_back(
        {{Millimetres(box.left()), Millimetres(paper().height() - box.bottom())},
         Millimetres(box.width()),
         Millimetres(box.height()),
         places});
}

WholePoster Sheet::wholeOf(const Poster& poster, double dotsAMillimetre) {
    QImage picture((poster.size * dotsAMillimetre).toSize(), QImage::Format_BGR888);
    picture.fill(Qt::white);
    painter_.begin(&picture);
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.scale(dotsAMillimetre, dotsAMillimetre);
    pages_.emplace_back(); // this page notes which texts of the poster do not fit
    poster.draw(*this);
    painter_.end();
    pages_.clear();
    return {picture, poster.squares};
}

std::vector<PrintedPage> Sheet::takePages() {
    painter_.end();
    return std::move(pages_);
}

} // namespace umpire::kit
