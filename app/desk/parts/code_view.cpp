#include "app/desk/parts/code_view.h"

#include <QPainter>

namespace umpire::desk {

CodeView::CodeView(int side, QWidget* parent) : QWidget(parent) {
    setMinimumSize(side, side);
}

void CodeView::show(const std::string& text) {
    code_ = qrCode(text);
    setVisible(code_.side > 0);
    update();
}

void CodeView::paintEvent(QPaintEvent* /*event*/) {
    const int modules = code_.side + 2 * kQuietModules;
    // side of a module in whole pixels
    const int size = std::max(1, std::min(width(), height()) / modules);
    const QPoint corner((width() - size * modules) / 2, (height() - size * modules) / 2);
    QPainter painter(this);
    painter.fillRect(QRect(corner, QSize(size * modules, size * modules)), Qt::white);
    for (int row = 0; row < code_.side; ++row) {
        for (int column = 0; column < code_.side; ++column) {
            if (code_.at(column, row)) {
                const QPoint place = QPoint(column + kQuietModules, row + kQuietModules) * size;
                painter.fillRect(QRect(corner + place, QSize(size, size)), Qt::black);
            }
        }
    }
}

} // namespace umpire::desk

#include "moc_code_view.cpp"
