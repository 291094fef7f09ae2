#pragma once

#include <QAbstractButton>
#include <QPixmap>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

/// A background that looks like a card.
class CardGround : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A large button with a picture, a name and a sentence. In a group of checkable cards, a sign
/// marks the checked card.
class PictureCard : public QAbstractButton {
    Q_OBJECT
public:
    enum class Size {
        Small, ///< for rows of five cards
        Large, ///< for rows of three cards
    };
    /// `drawing`: name of a file in `drawings`; for a game, the name of the game.
    explicit PictureCard(QString drawing, Size size = Size::Large, QWidget* parent = nullptr);

    /// Sets the texts; `about` may be empty. Must be called again after a change of the text size.
    void setTexts(const QString& name, const QString& about);
    /// Shows this picture instead of the drawing.
    void setPicture(const QPixmap& picture);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void paintPicture(QPainter& painter, const QRectF& room) const;

    QString drawing_;
    Size size_;
    QPixmap picture_;
    QWidget* room_; ///< empty space that the picture is painted into
    QLabel* name_;
    QLabel* about_;
};

} // namespace umpire::desk
