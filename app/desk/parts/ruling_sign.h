#pragma once

#include "app/record/events/event_fields.h"

#include <QColor>
#include <QPainter>
#include <QString>
#include <QWidget>

namespace umpire::desk {

/// Makes announcements recognisable at a glance: each RulingKind has its own colour, sign and
/// shape, the same in the window and on the feed's pages (app/web/server/page/overlay.css,
/// told.js). A call is a green disc with a tick, a question a yellow diamond, an illegal action an
/// orange octagon with a cross, a change a blue square with a pencil, the end a yellow star, and
/// advice a sky-blue arrow pointing right.

/// The colour, and the sign drawn on that colour in colours::kSignInk.
struct RulingLook {
    QColor fill;
    QString sign;
};
RulingLook lookOf(RulingKind kind);

/// Draws the shape with its sign, as large as fits into `room`.
void drawSign(QPainter& painter, const QRectF& room, RulingKind kind);

/// A widget that shows only the shape, as large as itself.
class RulingSign : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void show(RulingKind kind);
    [[nodiscard]] RulingKind kind() const { return kind_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    RulingKind kind_ = RulingKind::Quiet;
};

} // namespace umpire::desk
