#include "app/desk/record/report_pages.h"

#include "app/desk/parts/accents.h"
#include "app/desk/statistics/plot_view.h"

#include <functional>
#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace umpire::desk {
namespace {

using Kind = ReportBlock::Kind;

constexpr int kDotsPerInch = 144;
constexpr double kMargin = 18.0;  ///< margin of the pages in millimetres
constexpr double kLetters = 10.0; ///< normal font size in points
/// width of the column with the moves' numbers, as a share of the page's width
constexpr double kGutter = 0.06;
/// maximum height of a picture, as a share of the page's height
constexpr double kPictureHeight = 0.30;
/// maximum width of a single picture, as a share of the page's width
constexpr double kLonePicture = 0.62;
constexpr double kPlotHeight = 0.22; ///< height of a plot, as a share of the page's height
/// minimum used share of the last page; below it, other layouts are tried
constexpr double kSliver = 0.4;
constexpr double kSmallest = 0.6; ///< minimum scale of the pictures in these layouts
constexpr double kShrink = 0.06;  ///< step of this scale from one layout to the next

/// A way to lay out the report. If the last page would be almost empty, other ways are tried.
struct Way {
    double pictures = 1.0; ///< scale of the pictures, up to 1
    double letters = kLetters;
    double filled = 1.0; ///< maximum share of each page's height that is used
};

/// Returns the ways in the order of the tries: first smaller pictures, then smaller letters, then
/// shorter pages.
std::vector<Way> ways() {
    std::vector<Way> all;
    for (double shrunk = 1.0; shrunk > kSmallest; shrunk -= kShrink) {
        all.push_back({.pictures = shrunk});
    }
    for (const double letters : {9.5, 9.0}) {
        all.push_back({.letters = letters});
    }
    for (const double filled : {0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65}) {
        all.push_back({.filled = filled});
    }
    return all;
}

struct Page {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// Draws a piece of the report at the height `top` of the page.
using Draw = std::function<void(QPainter&, double top)>;

struct Piece {
    double height = 0.0;
    double room = 0.0; ///< height in dots, including the pieces that must follow on the same page
    Draw draw;
};

class Layout {
public:
    Layout(QPdfWriter& writer, const Way& way)
        : writer_(writer), width_(writer.width()), shrunk_(way.pictures) {
        font_.setPointSizeF(way.letters);
        line_ = QFontMetricsF(font_, &writer).height();
        height_ = writer.height() - 2.0 * line_; // leaves room for the footer
        used_ = height_ * way.filled;
    }

    void add(const std::vector<ReportBlock>& blocks) {
        std::vector<Piece> pieces;
        for (const ReportBlock& block : blocks) {
            pieces.push_back(pieceOf(block));
        }
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const bool leads = blocks[i].kind == Kind::Heading && i + 1 < pieces.size();
            pieces[i].room = pieces[i].height + (leads ? pieces[i + 1].height : 0.0);
        }
        for (Piece& piece : pieces) {
            if (pages_.empty() || top_ + piece.room > used_) {
                pages_.emplace_back();
                top_ = 0.0;
            }
            pages_.back().emplace_back(top_, piece.draw);
            top_ += piece.height;
            fills_.resize(pages_.size());
            fills_.back() = top_ / height_;
        }
    }
    [[nodiscard]] bool endsInASliver() const {
        return pages_.size() > 1 && fills_.back() < kSliver;
    }
    [[nodiscard]] const PageFills& fills() const { return fills_; }

    bool print(const QString& foot) {
        QPainter painter;
        if (!painter.begin(&writer_)) {
            return false;
        }
        painter.setFont(font_);
        for (std::size_t page = 0; page < pages_.size(); ++page) {
            if (page > 0) {
                writer_.newPage();
            }
            for (const auto& [top, draw] : pages_[page]) {
                draw(painter, top);
            }
            painter.setPen(Qt::darkGray);
            const QRectF strip(0, height_ + 0.8 * line_, width_, 1.2 * line_);
            painter.drawText(strip, Qt::AlignLeft | Qt::AlignBottom, foot);
            painter.drawText(strip, Qt::AlignRight | Qt::AlignBottom,
                             Page::tr("page %1 of %2").arg(page + 1).arg(pages_.size()));
        }
        return painter.end();
    }

private:
    using Text = std::shared_ptr<QTextDocument>;

    [[nodiscard]] Text textOf(const QString& html, double width) const {
        auto text = std::make_shared<QTextDocument>();
        text->documentLayout()->setPaintDevice(&writer_);
        text->setDocumentMargin(0);
        text->setDefaultFont(font_);
        text->setHtml(html);
        text->setTextWidth(width);
        return text;
    }
    static void drawText(QPainter& painter, QTextDocument& text, QPointF corner) {
        painter.save();
        painter.translate(corner);
        text.drawContents(&painter);
        painter.restore();
    }

    [[nodiscard]] Piece pieceOf(const ReportBlock& block) const {
        switch (block.kind) {
        case Kind::Title:
            return title(block);
        case Kind::Heading:
            return heading(block);
        case Kind::Move:
            return move(block);
        case Kind::Pictures:
            return pictures(block);
        case Kind::Plot:
            return plot(block);
        case Kind::Text:
            break;
        }
        const Text text = textOf(block.text, width_);
        return {text->size().height() + 0.6 * line_, 0.0, [text](QPainter& painter, double top) {
                    drawText(painter, *text, {0, top});
                }};
    }
    /// Returns a title with a line below.
    [[nodiscard]] Piece title(const ReportBlock& block) const {
        const Text text = textOf(block.text, width_);
        const double below = text->size().height() + line_;
        return {below + 1.5 * line_, 0.0,
                [text, below, width = width_, line = line_](QPainter& painter, double top) {
                    drawText(painter, *text, {0, top});
                    painter.fillRect(QRectF(0.2 * width, top + below, 0.6 * width, line / 8.0),
                                     colours::kChosen);
                }};
    }
    [[nodiscard]] Piece heading(const ReportBlock& block) const {
        const Text text =
            textOf(QStringLiteral("<p style='font-size: 15pt; color: %1'><b>%2</b></p>")
                       .arg(colours::kChosen.name(), block.text),
                   width_);
        const double above = 0.8 * line_;
        return {above + text->size().height() + 0.5 * line_, 0.0,
                [text, above](QPainter& painter, double top) {
                    drawText(painter, *text, {0, top + above});
                }};
    }
    [[nodiscard]] Piece move(const ReportBlock& block) const {
        const double gutter = kGutter * width_;
        const Text text = textOf(block.text, width_ - gutter);
        const QString number =
            block.number.isEmpty() ? QStringLiteral("·") : block.number + QLatin1Char('.');
        return {text->size().height() + 0.25 * line_, 0.0,
                [text, number, gutter, line = line_](QPainter& painter, double top) {
                    painter.setPen(Qt::darkGray);
                    painter.drawText(QRectF(0, top, gutter - 0.5 * line, line),
                                     Qt::AlignRight | Qt::AlignVCenter, number);
                    drawText(painter, *text, {gutter, top});
                }};
    }
    /// Returns pictures side by side in their own proportions, each with its caption below.
    [[nodiscard]] Piece pictures(const ReportBlock& block) const {
        const bool isAlone = block.pictures.size() == 1;
        const double column = isAlone ? kLonePicture * width_ : (width_ - line_) / 2.0;
        double tallest = 0.0;
        std::vector<std::pair<QRectF, QImage>> images;
        std::vector<std::pair<QPointF, Text>> captions;
        for (std::size_t i = 0; i < block.pictures.size(); ++i) {
            const ReportPicture& each = block.pictures[i];
            const QSizeF size = QSizeF(each.picture.size())
                                    .scaled(column * shrunk_, kPictureHeight * height_ * shrunk_,
                                            Qt::KeepAspectRatio);
            const double left = isAlone ? (width_ - column) / 2.0 : double(i) * (column + line_);
            images.emplace_back(QRectF(QPointF(left, 0), size), each.picture);
            const Text caption = textOf(each.caption, column);
            captions.emplace_back(QPointF(left, size.height() + 0.3 * line_), caption);
            tallest = std::max(tallest, size.height() + 0.3 * line_ + caption->size().height());
        }
        return {tallest + line_, 0.0, [images, captions](QPainter& painter, double top) {
                    for (const auto& [place, image] : images) {
                        painter.drawImage(place.translated(0, top), image);
                    }
                    for (const auto& [corner, caption] : captions) {
                        drawText(painter, *caption, corner + QPointF(0, top));
                    }
                }};
    }
    [[nodiscard]] Piece plot(const ReportBlock& block) const {
        const Text text = textOf(block.text, width_);
        const double below = text->size().height() + 0.4 * line_;
        const double drawn = kPlotHeight * height_ * shrunk_;
        return {below + drawn + line_, 0.0,
                [text, below, drawn, width = width_, shown = *block.plot](QPainter& painter,
                                                                          double top) {
                    drawText(painter, *text, {0, top});
                    drawPlot(painter, {0, top + below, width, drawn}, shown, QPalette(Qt::white));
                }};
    }

    QPdfWriter& writer_;
    QFont font_;
    double width_;
    double height_ = 0.0;
    double used_ = 0.0; ///< height that may be used, in dots
    double line_ = 0.0; ///< height of a line of text, in dots
    double shrunk_;
    double top_ = 0.0;
    std::vector<std::vector<std::pair<double, Draw>>> pages_;
    PageFills fills_;
};

} // namespace

std::optional<PageFills> writePages(const std::vector<ReportBlock>& blocks, const QString& foot,
                                    QIODevice& device) {
    QPdfWriter writer(&device);
    writer.setResolution(kDotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({kMargin, kMargin, kMargin, kMargin}, QPageLayout::Millimeter);
    writer.setTitle(foot);
    Way chosen;
    for (const Way& way : ways()) {
        Layout layout(writer, way);
        layout.add(blocks);
        if (!layout.endsInASliver()) {
            chosen = way;
            break;
        }
    }
    Layout printed(writer, chosen);
    printed.add(blocks);
    return printed.print(foot) ? std::optional(printed.fills()) : std::nullopt;
}

} // namespace umpire::desk
