#pragma once

#include "app/desk/setup/camera_guide.h"

#include <QWidget>

namespace umpire::desk {

/// Shows the places in the picture at which the board was seen: nine fields, ticked when filled,
/// with the four tilts around them. The next field or tilt has a thick rim and a dot.
class CoverageView : public QWidget {
    Q_OBJECT
public:
    explicit CoverageView(QWidget* parent = nullptr);

    void setState(const GuideState& state);
    [[nodiscard]] QSize sizeHint() const override { return {320, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 140}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    GuideState state_;
};

} // namespace umpire::desk
