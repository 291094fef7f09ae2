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
/// letters on them, and are visible on a light and on a dark page.
constexpr std::array kBarShades{0xf3eadb, 0x57525f, 0x8fb8d8, 0x7a5a2e};
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
                                 ? QString()
                                 : tr("Chances to win: %1").arg(told.join(QStringLiteral(" – "))));
    setToolTip(plainTip(accessibleName() + QLatin1Char('\n') + accessibleDescription()));
    updateGeometry();
    update();
}

QSize AheadBar::sizeHint() const {
    const QFontMetrics letters = fontMetrics();
    return {letters.height() + 2 * kStep, 10 * letters.height()};
}

/// Returns the text of a side's end of the bar. A name that is too long is shortened.
QString AheadBar::labelOf(std::size_t seat, double length) const {
    const QString worth = QStringLiteral(" %1 %").arg(percentOf(sides_[seat].second));
    const double room = length - fontMetrics().horizontalAdvance(worth);
    return fontMetrics().elidedText(words::sentence(sides_[seat].first), Qt::ElideRight,
                                    int(room)) +
           worth;
}

/// Draws each side's part of the bar, from the bottom to the top. The letters run upwards, and have
/// a colour that is readable on the part that they lie on. With more than two sides the values may
/// not add up to 1, so each part is the side's share of their sum. A side without a chance keeps a
/// strip of its colour.
void AheadBar::paintSides(QPainter& painter, const QRectF& bar) const {
    const auto shareOf = [&bar](double worth) {
        return std::max(worth, 2.0 * kStep / std::max(bar.height(), 1.0));
    };
    double all = 0.0;
    for (const auto& each : sides_) {
        all += shareOf(each.second);
    }
    painter.save();
    painter.translate(bar.bottomLeft());
    painter.rotate(-90.0);
    const QRectF room(0.0, 0.0, bar.height(), bar.width());
    const QRectF letters = room.adjusted(kStep, 0.0, -kStep, 0.0);
    double from = 0.0;
    for (std::size_t seat = 0; seat < sides_.size(); ++seat) {
        const double length = room.width() * shareOf(sides_[seat].second) / all;
        const QRectF part(from, 0.0, length, room.height());
        painter.setClipRect(part);
        painter.fillRect(part, QColor::fromRgb(QRgb(kBarShades[seat % kBarShades.size()])));
        painter.setPen(QColor::fromRgb(QRgb(kBarLetters[seat % kBarLetters.size()])));
        if (sides_.size() == 2) {
            const double half = letters.width() / 2.0 - kStep;
            painter.drawText(letters, Qt::AlignLeft | Qt::AlignVCenter, labelOf(0, half));
            painter.drawText(letters, Qt::AlignRight | Qt::AlignVCenter, labelOf(1, half));
        } else {
            const QRectF inside = part.adjusted(kStep, 0.0, -kStep, 0.0);
            painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter,
                             labelOf(seat, inside.width()));
        }
        from += length;
    }
    painter.restore();
}

void AheadBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const QRectF bar = QRectF(rect()).adjusted(kBarRim, kBarRim, -kBarRim, -kBarRim);
    painter.fillRect(bar, palette().color(QPalette::Base));
    paintSides(painter, bar);
    const bool isMarked = hasFocus() || underMouse();
    painter.setPen(QPen(isMarked ? colours::onGround(colours::kChosen, palette())
                                 : palette().color(QPalette::PlaceholderText),
                        hasFocus() ? kFocusedRim : kBarRim));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
}

} // namespace umpire::desk

#include "moc_ahead_bar.cpp"
