#pragma once

#include "app/record/event.h"

#include <QFrame>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

/// What an announcement is at a glance. Each has a colour, a sign and a shape of its own, the same
/// as on the feed's pages (app/feed/page/overlay.html).
enum class RulingKind {
    Quiet,   ///< nothing that players wait for
    Called,  ///< a green disc with a tick
    Asked,   ///< a yellow diamond with a question mark
    Illegal, ///< a red octagon with a cross
    Changed, ///< a blue square with a pencil
    Over,    ///< a yellow star
};
RulingKind kindOf(const Event& event);
/// "Move 12", "Umpire asks"; empty where the sentence says it itself.
QString titleOf(const Event& event);

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

/// The last ruling: its shape, what kind it is, and what it says.
class RulingCard : public QFrame {
    Q_OBJECT
public:
    /// `scale`: of the sentence's letters against other text.
    explicit RulingCard(double scale, QWidget* parent = nullptr);

    void showRuling(RulingKind kind, const QString& title, const QString& sentence);
    void clear();
    /// Letters so high, in pixels, instead of by the scale: for the view from far away.
    void setTextHeight(int pixels);
    [[nodiscard]] QString sentence() const;

private:
    void write();

    RulingSign* sign_;
    QLabel* title_;
    QLabel* sentence_;
    double scale_;
    int height_ = 0;
};

} // namespace umpire::desk
