#pragma once

#include "app/record/events/event_fields.h"

#include <QColor>
#include <QPainter>
#include <QString>
#include <QWidget>

namespace umpire::desk {

/// Draws the signs of announcements. Each RulingKind has its own colour, sign and shape, so that it
/// is recognised at a glance. The feed's pages use the same ones (app/web/server/page/overlay.css,
/// told.js). A call is a green disc with a tick; a question is a yellow diamond; an illegal action
/// is an orange octagon with a cross; a change is a blue square with a pencil; the end of the game
/// is a yellow star; advice is a sky-blue arrow pointing right.

/// Background colour and sign of a kind. The sign is drawn in colours::kSignInk.
struct RulingLook {
    QColor fill;
    QString sign;
};
RulingLook lookOf(RulingKind kind);

/// Draws shape and sign of a kind, as large as fits into `room`.
void drawSign(QPainter& painter, const QRectF& room, RulingKind kind);
/// Draws the sign of an action that was taken back later: a grey disc with an arrow to the left.
void drawTakenBack(QPainter& painter, const QRectF& room);

/// A widget that shows the sign of a kind, as large as fits.
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
