#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QToolButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace umpire::desk {

/// Holds rarely needed widgets, and a button that shows or hides them.
class Fold : public QWidget {
    Q_OBJECT
public:
    explicit Fold(QWidget* parent = nullptr);

    void setText(const QString& text);
    /// Adds a widget that is visible only while the fold is open.
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
