#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QToolButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace umpire::desk {

/// Rarely needed widgets, behind a button that unfolds them.
class Fold : public QWidget {
    Q_OBJECT
public:
    explicit Fold(QWidget* parent = nullptr);

    void setText(const QString& text);
    /// Adds a widget that is visible while unfolded.
    void add(QWidget* widget);
    void add(QLayout* layout);
    void unfold(bool open);
    [[nodiscard]] bool isOpen() const;

private:
    QToolButton* button_;
    QWidget* inside_;
    QVBoxLayout* column_;
};

} // namespace umpire::desk
