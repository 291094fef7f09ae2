#include "app/desk/record/ahead_bar.h"

#include "app/desk/parts/accents.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/plain_box.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/spoken_table.h"

#include <array>
#include <QLocale>
#include <QPainter>

namespace umpire::desk {
namespace {

constexpr double kBarRim = 1.0;
constexpr double kFocusedRim = 3.0; ///< width of the rim of the focused bar, in pixels

/// Colours of the sides from the bottom to the top. They contrast with each other and with the
/// letters on them.
constexpr std::array kBarShades{0xf3eadb, 0x26282b, 0x8fb8d8, 0x7a5a2e};
constexpr std::array kBarLetters{0x1c1c1c, 0xffffff, 0x1c1c1c, 0xffffff};

QString percentOf(double worth) {
    return QLocale().toString(100.0 * worth, 'f', 0);
}

} // namespace

AheadBar::AheadBar(QWidget* parent) : QAbstractButton(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    whenTextsChange(*this, [this] { write(); });
}

void AheadBar::setSides(const Worths& sides) {
    sides_ = sides;
    write();
}

void AheadBar::write() {
    QStringList told;
    for (const auto& [who, worth] : sides_) {
        told << QStringLiteral("%1 %2 %").arg(words::sentence(who), percentOf(worth));
    }
    setAccessibleName(tr("Who was ahead?"));
    setAccessibleDescription(told.isEmpty()
                                 ? tr("Not known yet. A click on the bar starts the analysis.")
                                 : tr("Chances to win: %1").arg(told.join(QStringLiteral(" – "))));
    setToolTip(plainTip(accessibleName() + QLatin1Char('\n') + accessibleDescription()));
    updateGeometry();
    update();
}

QSize AheadBar::sizeHint() const {
    const QFontMetrics letters = fontMetrics();
    return {std::max(letters.horizontalAdvance(percentOf(1.0)), letters.height()) + kStep,
            10 * letters.height()};
}

/// Draws each side's part of the bar, from the bottom to the top. With more than two sides the
/// values may not add up to 1, so each part is the side's share of their sum.
void AheadBar::paintSides(QPainter& painter, const QRectF& bar) const {
    double all = 0.0;
    for (const auto& each : sides_) {
        all += std::max(each.second, 0.0);
    }
    double bottom = bar.bottom();
    for (std::size_t seat = 0; seat < sides_.size() && all > 0.0; ++seat) {
        const double height = bar.height() * std::max(sides_[seat].second, 0.0) / all;
        const QRectF part(bar.left(), bottom - height, bar.width(), height);
        painter.fillRect(part, QColor::fromRgb(QRgb(kBarShades[seat % kBarShades.size()])));
        painter.setPen(QColor::fromRgb(QRgb(kBarLetters[seat % kBarLetters.size()])));
        if (height > 1.5 * fontMetrics().height()) {
            const bool isLast = seat + 1 == sides_.size();
            painter.drawText(part.adjusted(0, kStep / 2, 0, -kStep / 2),
                             Qt::AlignHCenter | (isLast ? Qt::AlignTop : Qt::AlignBottom),
                             percentOf(sides_[seat].second));
        }
        bottom -= height;
    }
}

void AheadBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const QRectF bar = QRectF(rect()).adjusted(kBarRim, kBarRim, -kBarRim, -kBarRim);
    painter.fillRect(bar, palette().color(QPalette::Base));
    if (sides_.empty()) {
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(bar, Qt::AlignCenter, QStringLiteral("?"));
    } else {
        paintSides(painter, bar);
    }
    const bool isMarked = hasFocus() || underMouse();
    painter.setPen(QPen(isMarked ? colours::onGround(colours::kChosen, palette())
                                 : palette().color(QPalette::Mid),
                        hasFocus() ? kFocusedRim : kBarRim));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
}

} // namespace umpire::desk

#include "moc_ahead_bar.cpp"
