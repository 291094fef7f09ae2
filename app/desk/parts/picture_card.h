#pragma once

#include <QAbstractButton>
#include <QPixmap>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

/// A large button with a picture, a name, and a sentence. If cards are checkable, a sign marks the
/// checked one.
class PictureCard : public QAbstractButton {
    Q_OBJECT
public:
    enum class Size {
        Small, ///< size of one of five cards in a row
        Large, ///< size of one of three cards in a row
    };
    /// `drawing`: a file of `drawings`; a game's has the game's name in notation.
    explicit PictureCard(QString drawing, Size size = Size::Large, QWidget* parent = nullptr);

    /// `about` may be empty. Call again after a change of the text size.
    void setTexts(const QString& name, const QString& about);
    /// Replaces the drawing.
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
    QWidget* room_; ///< holds the picture
    QLabel* name_;
    QLabel* about_;
};

} // namespace umpire::desk
