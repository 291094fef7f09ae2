#include "app/desk/setup/coverage_view.h"

#include <QPainter>
#include <QPalette>

namespace umpire::desk {
namespace {

constexpr double kRing = 26.0; ///< width of the four segments around the fields, in pixels
constexpr double kGap = 3.0;

/// Colours of fields and letters, from the palette, so that they are legible in light and dark.
struct Shades {
    QColor done;
    QColor open;
    QColor wanted;
    QColor text;
};

Shades shadesOf(const QPalette& palette) {
    const bool isDark = palette.color(QPalette::Window).lightness() < 128;
    return {isDark ? QColor(0x2f, 0x7d, 0x4f) : QColor(0xb9, 0xe4, 0xc6),
            palette.color(QPalette::Base), palette.color(QPalette::Highlight),
            palette.color(QPalette::WindowText)};
}

enum class Field { Open, Done, Wanted };

void drawField(QPainter& painter, const QRectF& area, const Shades& shades, Field field) {
    const bool wanted = field == Field::Wanted;
    painter.setPen(QPen(wanted ? shades.wanted : shades.text, wanted ? 4.0 : 1.0));
    painter.setBrush(field == Field::Done ? shades.done : shades.open);
    painter.drawRoundedRect(area.adjusted(kGap, kGap, -kGap, -kGap), 4, 4);
    painter.drawText(area, Qt::AlignCenter,
                     field == Field::Done ? QStringLiteral("✔")
                     : wanted             ? QStringLiteral("●")
                                          : QString());
}

Field fieldOf(const GuideState& state, Place place) {
    if (state.coverage[std::size_t(place.row)][std::size_t(place.column)] > 0) {
        return Field::Done;
    }
    const bool wanted = state.next.advice == Advice::MoveTo && state.next.place == place;
    return wanted ? Field::Wanted : Field::Open;
}

Field fieldOf(const GuideState& state, Tilt tilt) {
    if (state.tilts[std::size_t(tilt)]) {
        return Field::Done;
    }
    const bool wanted = state.next.advice == Advice::TiltIt && state.next.tilt == tilt;
    return wanted ? Field::Wanted : Field::Open;
}

/// Returns the rectangles of the four segments around the fields, by Tilt.
std::array<QRectF, 4> ringOf(const QRectF& inner) {
    return {QRectF(inner.left() - kRing, inner.top(), kRing, inner.height()),
            QRectF(inner.right(), inner.top(), kRing, inner.height()),
            QRectF(inner.left(), inner.top() - kRing, inner.width(), kRing),
            QRectF(inner.left(), inner.bottom(), inner.width(), kRing)};
}

} // namespace

CoverageView::CoverageView(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CoverageView::setState(const GuideState& state) {
    state_ = state;
    update();
}

void CoverageView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Shades shades = shadesOf(palette());
    const QRectF inner = QRectF(rect()).adjusted(kRing + 2, kRing + 2, -kRing - 2, -kRing - 2);
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const QRectF area(inner.left() + inner.width() * column / 3,
                              inner.top() + inner.height() * row / 3, inner.width() / 3,
                              inner.height() / 3);
            drawField(painter, area, shades, fieldOf(state_, Place{row, column}));
        }
    }
    const auto ring = ringOf(inner);
    for (const Tilt tilt : {Tilt::Left, Tilt::Right, Tilt::Up, Tilt::Down}) {
        drawField(painter, ring[std::size_t(tilt)], shades, fieldOf(state_, tilt));
    }
}

} // namespace umpire::desk

#include "moc_coverage_view.cpp"
