#include "app/desk/statistics/plot_view.h"

#include "app/desk/parts/accents.h"

#include <cmath>
#include <QMouseEvent>
#include <QPainter>

namespace umpire::desk {
namespace {

/// Colours of Okabe and Ito, which colour-blind people can distinguish. On white they are darker,
/// for a contrast of 3 : 1.
constexpr std::array<QRgb, 4> kOnLight = {0xff0072b2, 0xffc25700, 0xff00805f, 0xff9c4f83};
constexpr std::array<QRgb, 4> kOnDark = {0xff56b4e9, 0xffe69f00, 0xff3fc79a, 0xffe39ac4};
constexpr std::array kDashes = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
constexpr std::array kHatches = {Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense4Pattern,
                                 Qt::CrossPattern};
constexpr int kMaxTicks = 5;
constexpr double kBarShare = 0.8; ///< width of a bar, as a share of the space of its action

/// Returns the distance of the ticks: 1, 2 or 5 times a power of ten, such that at most about
/// `ticks` ticks reach `most`.
double tickFor(double most, int ticks) {
    const double rough = most / ticks;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (step * power >= rough) {
            return step * power;
        }
    }
    return 10.0 * power;
}

bool isLine(const Plot& plot) {
    return plot.shape == Plot::Shape::Steps || plot.shape == Plot::Shape::Lines;
}

double mostAcross(const Plot& plot) {
    double most = 1.0;
    for (const Series& series : plot.series) {
        for (const QPointF& point : series.points) {
            most = std::max(most, point.x());
        }
    }
    return most;
}

class Plotter {
public:
    Plotter(QPainter& painter, const QRectF& area, const Plot& plot, const QPalette& palette)
        : painter_(painter), plot_(plot), palette_(palette),
          text_(palette.color(QPalette::WindowText)),
          isDark_(palette.color(QPalette::Window).lightness() < 128),
          line_(QFontMetricsF(painter.font(), painter.device()).height()),
          mostX_(mostAcross(plot)) {
        for (const Series& series : plot.series) {
            for (const QPointF& point : series.points) {
                mostY_ = std::max(mostY_, point.y());
            }
            for (const Reach& reach : series.reaches) {
                mostY_ = std::max(mostY_, reach.most);
            }
        }
        mostY_ = mostY_ > 0.0 ? mostY_ : 1.0; // all values are 0: the axis needs some length
        tickY_ = std::max(plot.counts ? 1.0 : 0.0, tickFor(plot.top.value_or(mostY_), kMaxTicks));
        tickX_ = plot.names.empty() ? std::max(1.0, tickFor(mostX_, 2 * kMaxTicks)) : 1.0;
        // Leaves a margin at the top for the signs.
        mostY_ = plot.top ? *plot.top : std::ceil(mostY_ / tickY_ + 0.2) * tickY_;
        double widest = 0.0;
        for (double value = 0.0; value <= mostY_ + tickY_ / 2; value += tickY_) {
            widest = std::max(widest, widthOf(plainNumber(value)));
        }
        const double left = 0.6 * line_ + widest;
        const double below = plot.across.isEmpty() ? 1.4 : 2.5;
        field_ = area.adjusted(left, 3.0 * line_, -0.7 * line_, -below * line_);
    }

    QRectF draw() {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
        drawHead();
        drawAxes();
        drawLevel();
        for (std::size_t i = 0; i < plot_.series.size(); ++i) {
            isLine(plot_)                      ? drawLine(i)
            : plot_.shape == Plot::Shape::Dots ? drawDots(i)
                                               : drawBars(i);
        }
        for (const PlotMark& mark : plot_.marks) {
            drawMark(mark);
        }
        painter_.restore();
        return field_;
    }

private:
    [[nodiscard]] double widthOf(const QString& text) const {
        return QFontMetricsF(painter_.font(), painter_.device()).horizontalAdvance(text);
    }
    /// Returns the horizontal pixel position of an action. Lines and steps start at action 0; a
    /// bar's action is in the middle of its space.
    [[nodiscard]] double x(double action) const {
        const double room = isLine(plot_) ? 0.0 : 0.5;
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
    /// The first of several lines is wide, so that a line on top of it does not hide it.
    [[nodiscard]] QPen penOf(std::size_t series) const {
        const double width = series == 0 && plot_.series.size() > 1 ? line_ / 4.0 : line_ / 8.0;
        return {colourOf(series), width, kDashes[series % kDashes.size()], Qt::FlatCap};
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
        const bool isNamed = plot_.shape != Plot::Shape::Dots || plot_.series.size() > 1;
        for (std::size_t i = 0; isNamed && i < plot_.series.size(); ++i) {
            const QRectF swatch(at, top + 1.35 * line_, 1.2 * line_, 0.6 * line_);
            const bool isBar = !isLine(plot_);
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
                Qt::AlignRight | Qt::AlignVCenter, plainNumber(value));
        }
        const double room = plot_.names.empty() ? 6 * line_ : field_.width() / mostX_;
        for (double action = tickX_; action <= mostX_; action += tickX_) {
            painter_.drawText(
                QRectF(x(action) - room / 2, field_.bottom() + 0.2 * line_, room, line_),
                Qt::AlignHCenter | Qt::AlignTop, placeName(action, room));
        }
        painter_.drawText(
            QRectF(field_.left(), field_.bottom() + 1.3 * line_, field_.width(), 1.2 * line_),
            Qt::AlignHCenter | Qt::AlignTop, plot_.across);
    }

    [[nodiscard]] QString placeName(double action, double room) const {
        const auto place = std::size_t(action) - 1;
        return place < plot_.names.size()
                   ? QFontMetricsF(painter_.font(), painter_.device())
                         .elidedText(plot_.names[place], Qt::ElideRight, room - 0.3 * line_)
                   : plainNumber(action);
    }

    void drawLevel() {
        if (plot_.level) {
            painter_.setPen(QPen(text_, line_ / 12.0, Qt::DashLine));
            painter_.drawLine(QPointF(field_.left(), y(*plot_.level)),
                              QPointF(field_.right(), y(*plot_.level)));
        }
        if (plot_.here) {
            painter_.setPen(QPen(colours::onGround(colours::kChosen, palette_), line_ / 6.0));
            painter_.drawLine(QPointF(x(*plot_.here), field_.top()),
                              QPointF(x(*plot_.here), field_.bottom()));
        }
        painter_.setPen(text_);
        const QRectF inside = field_.adjusted(0.4 * line_, 0.2 * line_, -0.4 * line_, -0.2 * line_);
        painter_.drawText(inside, Qt::AlignLeft | Qt::AlignTop, plot_.above);
        painter_.drawText(inside, Qt::AlignLeft | Qt::AlignBottom, plot_.below);
    }

    void drawBars(std::size_t which) {
        const double width = widthOfBar();
        const double aside = asideOf(which);
        painter_.setPen(QPen(colourOf(which), line_ / 16.0));
        painter_.setBrush(brushOf(which));
        for (const QPointF& point : plot_.series[which].points) {
            painter_.drawRect(QRectF(QPointF(x(point.x()) + aside - width / 2, y(point.y())),
                                     QPointF(x(point.x()) + aside + width / 2, field_.bottom())));
        }
        drawReaches(which);
    }

    /// Returns a bar's width in pixels. The bars of a group share the space of one action.
    [[nodiscard]] double widthOfBar() const {
        const double count = plot_.shape == Plot::Shape::Bars ? 1.0 : double(plot_.series.size());
        return kBarShare * field_.width() / std::max(1.0, mostX_) / count;
    }
    [[nodiscard]] double asideOf(std::size_t which) const {
        return plot_.shape == Plot::Shape::Bars
                   ? 0.0
                   : (double(which) - (double(plot_.series.size()) - 1.0) / 2.0) * widthOfBar();
    }

    /// Draws each interval of the series as a vertical line with two ends.
    void drawReaches(std::size_t which) {
        const Series& series = plot_.series[which];
        painter_.setPen(QPen(text_, line_ / 10.0));
        for (std::size_t i = 0; i < std::min(series.reaches.size(), series.points.size()); ++i) {
            const double middle = x(series.points[i].x()) + asideOf(which);
            const double end = std::min(0.3 * line_, 0.3 * widthOfBar());
            const double least = y(series.reaches[i].least);
            const double most = y(series.reaches[i].most);
            painter_.drawLine(QPointF(middle, least), QPointF(middle, most));
            for (const double value : {least, most}) {
                painter_.drawLine(QPointF(middle - end, value), QPointF(middle + end, value));
            }
        }
    }

    void drawDots(std::size_t which) {
        drawReaches(which);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colourOf(which));
        for (const QPointF& point : plot_.series[which].points) {
            painter_.drawEllipse(QPointF(x(point.x()) + asideOf(which), y(point.y())), 0.4 * line_,
                                 0.4 * line_);
        }
    }

    void drawMark(const PlotMark& mark) {
        const QPointF at(x(mark.at.x()), y(mark.at.y()));
        const bool isWrong = mark.kind == PlotMark::Kind::Wrong;
        const QColor accent =
            colours::onGround(isWrong ? colours::kWrong : colours::kChosen, palette_);
        painter_.setPen(QPen(accent, line_ / 6.0));
        const QFont plain = painter_.font();
        QFont bold = plain;
        bold.setBold(true);
        painter_.setFont(bold);
        if (isWrong) {
            painter_.setBrush(palette_.color(QPalette::Window));
            painter_.drawEllipse(at, 0.65 * line_, 0.65 * line_);
            painter_.setPen(text_);
            painter_.drawText(QRectF(at - QPointF(line_, line_), QSizeF(2 * line_, 2 * line_)),
                              Qt::AlignCenter, mark.sign);
        } else {
            painter_.setBrush(accent);
            painter_.drawPolygon(
                QPolygonF({at - QPointF(0, 0.2 * line_), at - QPointF(0.4 * line_, 0.9 * line_),
                           at - QPointF(-0.4 * line_, 0.9 * line_)}));
            painter_.setPen(text_);
            painter_.drawText(
                QRectF(at - QPointF(10 * line_, 2.2 * line_), QSizeF(20 * line_, 1.2 * line_)),
                Qt::AlignCenter, mark.sign);
        }
        painter_.setFont(plain);
    }

    void drawLine(std::size_t which) {
        QPolygonF line;
        for (const QPointF& point : plot_.series[which].points) {
            if (!line.isEmpty() && plot_.shape == Plot::Shape::Steps) {
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
    const QPalette& palette_;
    QColor text_;
    bool isDark_;
    double line_; ///< height of a line of text in pixels
    double mostX_;
    double mostY_ = 0.0;
    double tickX_ = 1.0;
    double tickY_ = 1.0;
    QRectF field_;
};

} // namespace

QRectF drawPlot(QPainter& painter, const QRectF& area, const Plot& plot, const QPalette& palette) {
    return Plotter(painter, area, plot, palette).draw();
}

PlotView::PlotView(Plot plot, QWidget* parent) : QWidget(parent), plot_(std::move(plot)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(plot_.title);
    setAccessibleDescription(inWords(plot_));
}

QSize PlotView::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 50, fontMetrics().height() * 14};
}

/// Returns the minimum size. On a smaller plot, signs and letters would overlap.
QSize PlotView::minimumSizeHint() const {
    return {sizeHint().width() / 2, fontMetrics().height() * 12};
}

void PlotView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    field_ = drawPlot(painter, QRectF(rect()).adjusted(4, 4, -4, -4), plot_, palette());
}

void PlotView::look(std::optional<double> here) {
    plot_.here = here;
    update();
}

void PlotView::letPoint() {
    mayPoint_ = true;
    setCursor(Qt::PointingHandCursor);
}

void PlotView::mousePressEvent(QMouseEvent* event) {
    const double share = (event->position().x() - field_.left()) / std::max(1.0, field_.width());
    if (!mayPoint_ || event->button() != Qt::LeftButton || share < -0.05 || share > 1.05) {
        QWidget::mousePressEvent(event);
        return;
    }
    Q_EMIT pointedAt(int(std::lround(std::clamp(share, 0.0, 1.0) * mostAcross(plot_))));
}

} // namespace umpire::desk

#include "moc_plot_view.cpp"
