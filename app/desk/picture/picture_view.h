#pragma once

#include "app/desk/picture/draw_table.h"
#include "app/desk/picture/picture_levels.h"

#include <QGraphicsView>
#include <QImage>

namespace umpire::desk {

class PictureItem;
class TableItem;

/// The picture's own copy.
QImage imageOf(const cv::Mat& picture);

/// A picture with what was recognised drawn over it. Wheel, pinch, + and - zoom, dragging and the
/// arrow keys pan, 0 fits.
class PictureView : public QGraphicsView {
    Q_OBJECT
public:
    explicit PictureView(QWidget* parent = nullptr);

    void showPicture(const QImage& picture);
    void showLevels(PictureLevels picture);
    /// Drawn over the picture that is shown; none: nothing is.
    void showSeen(std::optional<SeenTable> seen);
    [[nodiscard]] bool hasPicture() const;
    [[nodiscard]] QSize pictureSize() const;
    /// Shown where there is no picture yet.
    void setHint(const QString& hint);
    /// The hint stands in a frame into which a picture can be dropped.
    void invite() { invites_ = true; }
    /// Over a picture that is not of now, which pales; empty: it is.
    void setNotice(const QString& notice);
    [[nodiscard]] const QString& notice() const { return notice_; }
    /// The drawing is hidden, or shown again.
    void setDrawn(Qt::CheckState drawn);
    /// Pixels of the picture for one of the screen.
    [[nodiscard]] double pixelSize() const { return 1.0 / transform().m11(); }

    void zoom(double factor);
    /// The whole picture.
    void fit();
    /// That part of the picture, with room around it, until another zoom is chosen.
    void frame(const QRectF& area);

Q_SIGNALS:
    /// What showPicture was given is on the screen, with what is drawn over it.
    void pictureShown();
    /// A click that drags nothing. `pixel`: of the picture, whose pixel centres are at integers.
    void pointed(QPointF pixel, const QPoint& where);
    /// A right click, or the menu key in the middle of the view.
    void menuWanted(QPointF pixel, const QPoint& where);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& area) override;

private:
    void fitAgain();
    void drawInvitation(QPainter& painter, const QRect& area) const;
    [[nodiscard]] QPointF pixelAt(QPoint onViewport) const;

    PictureItem* picture_;
    TableItem* table_;
    QString hint_;
    QString notice_;
    QPoint pressed_;
    bool invites_ = false;
    bool isFresh_ = false; ///< the picture was not painted yet
    bool fitted_ = true;   ///< `framed_` stays in view when the window's size changes
    QRectF framed_;        ///< of the picture; empty: all of it
};

} // namespace umpire::desk
