#pragma once

#include "app/desk/setup/camera_guide.h"

#include <QWidget>

namespace umpire::desk {

/// Shows in which parts of the picture the board was seen: nine fields, with a tick when the board
/// was there, and the four tilts around them. A thick rim and a dot mark the next field or tilt.
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
