#pragma once

#include "app/desk/setup/camera_guide.h"

#include <QWidget>

namespace umpire::desk {

/// Where in the picture the board was seen: nine fields, ticked as they are filled, with the four
/// tilts around them. What is asked for next has a thick rim and a dot.
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
