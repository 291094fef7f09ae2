#pragma once

#include <QScrollArea>

namespace umpire::desk {

/// Scrolls a column of widgets vertically if it does not fit. Computes the column's height from the
/// wrapped texts at the present width, which QScrollArea does not do.
class TallColumn : public QScrollArea {
    Q_OBJECT
public:
    /// `column` must already have a layout.
    explicit TallColumn(QWidget* column, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
};

} // namespace umpire::desk
