#include "app/desk/statistics/svg_device.h"

#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>

namespace umpire::desk {
namespace {

constexpr int kDotsPerInch = 96;
constexpr double kMillimetresPerInch = 25.4;

QString number(double value) {
    return QString::number(value, 'f', 2);
}

QString paintOf(const char* what, const QColor& colour) {
    const auto name = QLatin1String(what);
    return QStringLiteral(" %1='%2' %1-opacity='%3'")
        .arg(name, colour.name(), number(colour.alphaF()));
}

} // namespace

class SvgEngine : public QPaintEngine {
public:
    SvgEngine() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& now) override {
        if (now.state().testFlag(DirtyTransform)) {
            transform_ = now.transform();
        }
        if (now.state().testFlag(DirtyPen)) {
            pen_ = now.pen();
        }
        if (now.state().testFlag(DirtyBrush)) {
            brush_ = now.brush();
        }
    }
    void drawPath(const QPainterPath& path) override { write(path, brush_); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPainterPath path(points[0]);
        for (int i = 1; i < count; ++i) {
            path.lineTo(points[i]);
        }
        if (mode != PolylineMode) {
            path.closeSubpath();
        }
        write(path, mode != PolylineMode ? brush_ : QBrush(Qt::NoBrush));
    }
    void drawTextItem(const QPointF& place, const QTextItem& item) override {
        const QPointF at = transform_.map(place);
        const QFont font = item.font();
        const double size =
            font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * kDotsPerInch / 72.0;
        body_ +=
            QStringLiteral("<text x='%1' y='%2' font-family=\"%3, sans-serif\" font-size='%4' "
                           "font-weight='%5'%6>%7</text>\n")
                .arg(number(at.x()), number(at.y()), font.family().toHtmlEscaped(), number(size),
                     font.bold() ? QStringLiteral("bold") : QStringLiteral("normal"),
                     paintOf("fill", pen_.color()), item.text().toHtmlEscaped());
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    [[nodiscard]] Type type() const override { return User; }
    [[nodiscard]] const QString& body() const { return body_; }

private:
    void write(const QPainterPath& path, const QBrush& brush) {
        const QPainterPath placed = transform_.map(path);
        QString steps;
        for (int i = 0; i < placed.elementCount(); ++i) {
            const QPainterPath::Element& each = placed.elementAt(i);
            const bool isCurve = each.isCurveTo();
            steps += each.isMoveTo()   ? QStringLiteral("M")
                     : isCurve         ? QStringLiteral("C")
                     : each.isLineTo() ? QStringLiteral("L")
                                       : QString();
            steps += number(each.x) + QLatin1Char(',') + number(each.y) + QLatin1Char(' ');
        }
        body_ += QStringLiteral("<path d='%1'").arg(steps.trimmed());
        body_ += brush.style() != Qt::NoBrush ? paintOf("fill", brush.color())
                                              : QStringLiteral(" fill='none'");
        if (pen_.style() != Qt::NoPen) {
            body_ += paintOf("stroke", pen_.color()) +
                     QStringLiteral(" stroke-width='%1'").arg(number(pen_.widthF()));
            QStringList dashes;
            for (const double dash : pen_.dashPattern()) {
                dashes << number(dash * pen_.widthF());
            }
            if (!dashes.isEmpty()) {
                body_ +=
                    QStringLiteral(" stroke-dasharray='%1'").arg(dashes.join(QLatin1Char(',')));
            }
        }
        body_ += QStringLiteral("/>\n");
    }

    QTransform transform_;
    QPen pen_;
    QBrush brush_;
    QString body_;
};

SvgDevice::SvgDevice(int width, int height)
    : width_(width), height_(height), engine_(std::make_unique<SvgEngine>()) {}

SvgDevice::~SvgDevice() = default;

QPaintEngine* SvgDevice::paintEngine() const {
    return engine_.get();
}

QString SvgDevice::document() const {
    return QStringLiteral("<?xml version='1.0' encoding='UTF-8'?>\n"
                          "<svg xmlns='http://www.w3.org/2000/svg' width='%1' height='%2' "
                          "viewBox='0 0 %1 %2'>\n<rect width='%1' height='%2' fill='#ffffff'/>\n"
                          "%3</svg>\n")
        .arg(width_)
        .arg(height_)
        .arg(engine_->body());
}

int SvgDevice::metric(PaintDeviceMetric metric) const {
    switch (metric) {
    case PdmWidth:
        return width_;
    case PdmHeight:
        return height_;
    case PdmWidthMM:
        return int(width_ * kMillimetresPerInch / kDotsPerInch);
    case PdmHeightMM:
        return int(height_ * kMillimetresPerInch / kDotsPerInch);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return kDotsPerInch;
    case PdmDepth:
        return 32;
    case PdmNumColors:
        return 0;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return int(devicePixelRatioFScale());
    }
    return 0;
}

} // namespace umpire::desk
