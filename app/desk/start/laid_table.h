#pragma once

#include <QWidget>

namespace umpire::desk {

/// Shows the table from above, with the four tags at its corners and the two sides. The kit's page
/// with the tags has the same drawing.
class LaidTable : public QWidget {
    Q_OBJECT
public:
    explicit LaidTable(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace umpire::desk
