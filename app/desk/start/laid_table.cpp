#include "app/desk/start/laid_table.h"

#include "app/desk/words/languages.h"
#include "app/desk/words/shown_position.h"
#include "app/desk/words/spoken_table.h"

#include <QPainter>
#include <QSvgRenderer>

namespace umpire::desk {
namespace {

constexpr int kWide = 24; ///< usual width, in letter heights
constexpr int kLeast = 10;
constexpr double kShare = 28.0 / 40.0; ///< height of the kit's drawing, as a share of its width
constexpr double kLine = 1.6;          ///< height of a side's line, in letter heights

} // namespace

LaidTable::LaidTable(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    whenTextsChange(*this, [this] {
        setAccessibleName(tr("The table from above, with a tag at each corner"));
        updateGeometry();
        update();
    });
}

QSize LaidTable::sizeHint() const {
    const int letter = fontMetrics().height();
    return {kWide * letter, int((kWide * kShare + 2 * kLine) * letter)};
}

QSize LaidTable::minimumSizeHint() const {
    const int letter = fontMetrics().height();
    return {kLeast * letter, int((kLeast * kShare + 2 * kLine) * letter)};
}

void LaidTable::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = kLine * fontMetrics().height();
    const double width = std::min(double(this->width()), (height() - 2 * line) / kShare);
    const QRectF table((this->width() - width) / 2.0, line, width, width * kShare);
    QSvgRenderer drawing(QStringLiteral(":/figures/steps/tags_at_corners.svg"));
    drawing.render(&painter, table);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(table.left(), 0.0, width, line), Qt::AlignCenter,
                     words::sentence(playerName(QStringLiteral("B"))));
    painter.drawText(QRectF(table.left(), table.bottom(), width, line), Qt::AlignCenter,
                     words::sentence(playerName(QStringLiteral("A"))));
}

} // namespace umpire::desk
