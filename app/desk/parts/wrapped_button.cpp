#include "app/desk/parts/wrapped_button.h"

#include "app/desk/parts/measures.h"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace umpire::desk {
namespace {

constexpr int kWrapped = Qt::AlignCenter | Qt::TextWordWrap | Qt::TextShowMnemonic;

} // namespace

WrappedButton::WrappedButton(const QString& text) : QPushButton(text) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

/// Returns the size of the button if its text has this width.
QSize WrappedButton::sizeAround(int textWidth) const {
    const QRect room(0, 0, textWidth, QWIDGETSIZE_MAX);
    QStyleOptionButton option;
    initStyleOption(&option);
    return style()->sizeFromContents(QStyle::CT_PushButton, &option,
                                     fontMetrics().boundingRect(room, kWrapped, text()).size(),
                                     this);
}

QSize WrappedButton::minimumSizeHint() const {
    const int width = sizeAround(1).width();
    return {width, std::min(heightForWidth(width), QPushButton::sizeHint().height())};
}

int WrappedButton::heightForWidth(int width) const {
    constexpr int kWide = 1000; // wider than any minimum of the style
    QStyleOptionButton option;
    initStyleOption(&option);
    const int frame =
        style()->sizeFromContents(QStyle::CT_PushButton, &option, {kWide, 1}, this).width() - kWide;
    return sizeAround(std::max(width - frame, 1)).height();
}

void WrappedButton::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    const QRect inside = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this);
    painter.drawItemText(inside.marginsRemoved({kStep, 0, kStep, 0}), kWrapped, palette(),
                         isEnabled(), text(), QPalette::ButtonText);
}

} // namespace umpire::desk
