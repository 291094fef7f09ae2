#pragma once

#include <QScrollArea>

namespace umpire::desk {

/// Scrolls a column of widgets up and down where there is no room for all of it. It is as tall as
/// its wrapped texts need at its width, which QScrollArea by itself does not ask.
class TallColumn : public QScrollArea {
    Q_OBJECT
public:
    /// `column` has a layout already.
    explicit TallColumn(QWidget* column, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
};

} // namespace umpire::desk
