#include "app/desk/parts/tall_column.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

namespace umpire::desk {

TallColumn::TallColumn(QWidget* column, QWidget* parent) : QScrollArea(parent) {
    setWidget(column);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    // takes no focus: the column scrolls to the widget that has the focus
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->installEventFilter(this);
    fit();
}

void TallColumn::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

bool TallColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fit();
    }
    return QScrollArea::eventFilter(watched, event);
}

void TallColumn::fit() {
    QLayout& layout = *widget()->layout();
    setMinimumWidth(layout.totalMinimumSize().width() + verticalScrollBar()->sizeHint().width());
    const int width = std::min(viewport()->width(), widget()->maximumWidth());
    widget()->setMinimumHeight(layout.hasHeightForWidth() ? layout.totalMinimumHeightForWidth(width)
                                                          : 0);
}

} // namespace umpire::desk

#include "moc_tall_column.cpp"
