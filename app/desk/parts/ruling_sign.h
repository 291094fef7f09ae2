#pragma once

#include "app/record/events/event_fields.h"

#include <QColor>
#include <QPainter>
#include <QString>
#include <QWidget>

namespace umpire::desk {

/// What an announcement is at a glance: each RulingKind has a colour, a sign and a shape of its
/// own, the same on every page of the window and on the feed's pages
/// (app/web/server/page/overlay.css, told.js). A call is a green disc with a tick, a question a
/// yellow diamond, what is illegal an orange octagon with a cross, a change a blue square with a
/// pencil, the end a yellow star, and advice a sky-blue arrow that points to the right.

/// Its colour, and the sign that stands on the colour in colours::kSignInk.
struct RulingLook {
    QColor fill;
    QString sign;
};
RulingLook lookOf(RulingKind kind);

/// The shape with its sign, as large as fits into `room`.
void drawSign(QPainter& painter, const QRectF& room, RulingKind kind);

/// The shape alone, as large as the widget.
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
