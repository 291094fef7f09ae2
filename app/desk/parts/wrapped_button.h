#pragma once

#include <QPushButton>

namespace umpire::desk {

/// A push button that wraps its text. Its minimum width is that of the longest word, so that a long
/// text in large letters does not widen the window.
class WrappedButton : public QPushButton {
public:
    explicit WrappedButton(const QString& text = {});

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QSize sizeAround(int textWidth) const;
};

} // namespace umpire::desk
