#include "app/desk/statistics/plot_view.h"

#include <cmath>
#include <QLocale>
#include <QPainter>

namespace umpire::desk {
namespace {

/// Okabe and Ito's, which the colour-blind tell apart too; darker on white for a contrast of 3 : 1.
constexpr std::array<QRgb, 4> kOnLight = {0xff0072b2, 0xffc25700, 0xff00805f, 0xff9c4f83};
constexpr std::array<QRgb, 4> kOnDark = {0xff56b4e9, 0xffe69f00, 0xff3fc79a, 0xffe39ac4};
constexpr std::array kDashes = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
constexpr std::array kHatches = {Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense4Pattern,
                                 Qt::CrossPattern};
constexpr int kMaxTicks = 5;
constexpr double kBarShare = 0.8; ///< of an action's room

/// 1, 2 or 5 times a power of ten, so that few ticks span `most`.
double tickFor(double most, int ticks) {
    const double rough = std::max(most, 1e-9) / ticks;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (step * power >= rough) {
            return step * power;
        }
    }
    return 10.0 * power;
}

class Plotter {
public:
    Plotter(QPainter& painter, const QRectF& area, const Plot& plot, const QPalette& palette)
        : painter_(painter), plot_(plot), text_(palette.color(QPalette::WindowText)),
          isDark_(palette.color(QPalette::Window).lightness() < 128),
          line_(QFontMetricsF(painter.font(), painter.device()).height()) {
        for (const Series& series : plot.series) {
            for (const QPointF& point : series.points) {
                mostX_ = std::max(mostX_, point.x());
                mostY_ = std::max(mostY_, point.y());
            }
        }
        tickY_ = tickFor(mostY_, kMaxTicks);
        tickX_ = std::max(1.0, tickFor(mostX_, 2 * kMaxTicks));
        mostY_ = std::ceil(mostY_ / tickY_ + 0.2) * tickY_; // a little air above
        const double left = 0.6 * line_ + widthOf(numberOf(mostY_));
        field_ = area.adjusted(left, 3.0 * line_, -0.7 * line_, -1.4 * line_);
    }

    void draw() {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
        drawHead();
        drawAxes();
        for (std::size_t i = 0; i < plot_.series.size(); ++i) {
            plot_.shape == Plot::Shape::Steps ? drawSteps(i) : drawBars(i);
        }
        painter_.restore();
    }

private:
    [[nodiscard]] static QString numberOf(double value) {
        return QLocale().toString(value, 'g', 4);
    }
    [[nodiscard]] double widthOf(const QString& text) const {
        return QFontMetricsF(painter_.font(), painter_.device()).horizontalAdvance(text);
    }
    /// Steps begin at 0, before the first action; a bar has its room around its action.
    [[nodiscard]] double x(double action) const {
        const double room = plot_.shape == Plot::Shape::Steps ? 0.0 : 0.5;
        return field_.left() + field_.width() * (action - room) / std::max(1.0, mostX_);
    }
    [[nodiscard]] double y(double value) const {
        return field_.bottom() - field_.height() * value / mostY_;
    }
    [[nodiscard]] QColor colourOf(std::size_t series) const {
        const std::size_t which = series % kOnLight.size();
        return QColor::fromRgb(isDark_ ? kOnDark[which] : kOnLight[which]);
    }
    [[nodiscard]] QBrush brushOf(std::size_t series) const {
        return {colourOf(series), kHatches[series % kHatches.size()]};
    }
    [[nodiscard]] QPen penOf(std::size_t series) const {
        return {colourOf(series), line_ / 8.0, kDashes[series % kDashes.size()], Qt::FlatCap};
    }

    void drawHead() {
        const QFont plain = painter_.font();
        QFont bold = plain;
        bold.setBold(true);
        painter_.setFont(bold);
        painter_.setPen(text_);
        const double top = field_.top() - 3.0 * line_;
        const double left = field_.left();
        painter_.drawText(QRectF(left, top, field_.width(), 1.1 * line_), Qt::AlignLeft,
                          plot_.title + QStringLiteral(" (%1)").arg(plot_.upwards));
        painter_.setFont(plain);
        double at = left;
        for (std::size_t i = 0; i < plot_.series.size(); ++i) {
            const QRectF swatch(at, top + 1.35 * line_, 1.2 * line_, 0.6 * line_);
            const bool isBar = plot_.shape != Plot::Shape::Steps;
            painter_.setPen(isBar ? QPen(colourOf(i)) : Qt::NoPen);
            painter_.setBrush(isBar ? brushOf(i) : Qt::NoBrush);
            painter_.drawRect(swatch);
            if (!isBar) {
                painter_.setPen(penOf(i));
                painter_.drawLine(swatch.center() - QPointF(0.6 * line_, 0),
                                  swatch.center() + QPointF(0.6 * line_, 0));
            }
            painter_.setPen(text_);
            const QString& name = plot_.series[i].name;
            at = swatch.right() + 0.4 * line_;
            painter_.drawText(QRectF(at, top + 1.15 * line_, widthOf(name) + line_, line_),
                              Qt::AlignLeft | Qt::AlignVCenter, name);
            at += widthOf(name) + line_;
        }
    }

    void drawAxes() {
        QColor faint = text_;
        faint.setAlphaF(0.2F);
        for (double value = 0.0; value <= mostY_ + tickY_ / 2; value += tickY_) {
            painter_.setPen(QPen(faint, line_ / 16.0));
            painter_.drawLine(QPointF(field_.left(), y(value)), QPointF(field_.right(), y(value)));
            painter_.setPen(text_);
            painter_.drawText(
                QRectF(field_.left() - 20 * line_, y(value) - line_ / 2, 19.7 * line_, line_),
                Qt::AlignRight | Qt::AlignVCenter, numberOf(value));
        }
        for (double action = tickX_; action <= mostX_; action += tickX_) {
            painter_.drawText(
                QRectF(x(action) - 3 * line_, field_.bottom() + 0.2 * line_, 6 * line_, line_),
                Qt::AlignHCenter | Qt::AlignTop, numberOf(action));
        }
    }

    void drawBars(std::size_t which) {
        const bool isGrouped = plot_.shape == Plot::Shape::Groups;
        const double count = isGrouped ? double(plot_.series.size()) : 1.0;
        const double width = kBarShare * field_.width() / std::max(1.0, mostX_) / count;
        const double aside = isGrouped ? (double(which) - (count - 1.0) / 2.0) * width : 0.0;
        painter_.setPen(QPen(colourOf(which), line_ / 16.0));
        painter_.setBrush(brushOf(which));
        for (const QPointF& point : plot_.series[which].points) {
            painter_.drawRect(QRectF(QPointF(x(point.x()) + aside - width / 2, y(point.y())),
                                     QPointF(x(point.x()) + aside + width / 2, field_.bottom())));
        }
    }

    void drawSteps(std::size_t which) {
        QPolygonF line;
        for (const QPointF& point : plot_.series[which].points) {
            if (!line.isEmpty()) {
                line << QPointF(x(point.x()), line.back().y());
            }
            line << QPointF(x(point.x()), y(point.y()));
        }
        painter_.setPen(penOf(which));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolyline(line);
    }

    QPainter& painter_;
    const Plot& plot_;
    QColor text_;
    bool isDark_;
    double line_; ///< a line of text's height
    double mostX_ = 1.0;
    double mostY_ = 0.0;
    double tickX_ = 1.0;
    double tickY_ = 1.0;
    QRectF field_;
};

} // namespace

void drawPlot(QPainter& painter, const QRectF& area, const Plot& plot, const QPalette& palette) {
    Plotter(painter, area, plot, palette).draw();
}

PlotView::PlotView(Plot plot, QWidget* parent) : QWidget(parent), plot_(std::move(plot)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(plot_.title);
    setAccessibleDescription(inWords(plot_));
}

QSize PlotView::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 50, fontMetrics().height() * 14};
}

void PlotView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    drawPlot(painter, QRectF(rect()).adjusted(4, 4, -4, -4), plot_, palette());
}

} // namespace umpire::desk
