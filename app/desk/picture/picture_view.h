#pragma once

#include "app/desk/picture/draw_table.h"
#include "app/desk/picture/picture_levels.h"

#include <QGraphicsView>
#include <QImage>

namespace umpire::desk {

class PictureItem;
class TableItem;

/// Returns an image with its own copy of the pixels.
QImage imageOf(const cv::Mat& picture);

/// A picture with its recognised pieces drawn over it. Wheel, pinch, + and - zoom, dragging and the
/// arrow keys pan, 0 fits.
class PictureView : public QGraphicsView {
    Q_OBJECT
public:
    explicit PictureView(QWidget* parent = nullptr);

    void showPicture(const QImage& picture);
    void showLevels(PictureLevels picture);
    /// Draws over the present picture; none: nothing is drawn.
    void showSeen(std::optional<SeenTable> seen);
    [[nodiscard]] bool hasPicture() const;
    [[nodiscard]] QSize pictureSize() const;
    /// Sets the text for a view without a picture.
    void setHint(const QString& hint);
    /// Frames the hint as a place to drop a picture, or to click.
    void invite();
    /// Shows a notice over an outdated picture, which is paled; empty: it is current.
    void setNotice(const QString& notice);
    [[nodiscard]] const QString& notice() const { return notice_; }
    /// Hides the drawing, fades it (partially checked), or shows it again.
    void setDrawn(Qt::CheckState drawn);
    [[nodiscard]] Qt::CheckState drawn() const { return drawn_; }
    /// Returns the number of picture pixels per screen pixel.
    [[nodiscard]] double pixelSize() const { return 1.0 / transform().m11(); }

    void zoom(double factor);
    /// Shows the whole picture.
    void fit();
    /// Shows that part of the picture with a margin, until another zoom is chosen.
    void frame(const QRectF& area);

Q_SIGNALS:
    /// Emitted when the picture and its drawing are on the screen.
    void pictureShown();
    /// Emitted by a click without a drag. `pixel`: in the picture; pixel centres are integers.
    void pointed(QPointF pixel, const QPoint& where);
    /// Emitted by a click where a picture may be dropped.
    void pictureWanted();
    /// Emitted by a right click, or by the menu key for the view's middle.
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
    Qt::CheckState drawn_ = Qt::Checked;
    bool invites_ = false;
    bool isFresh_ = false; ///< true until the view is painted
    bool fitted_ = true;   ///< resizing the window keeps `framed_` in view
    QRectF framed_;        ///< in the picture; empty: the whole picture
};

} // namespace umpire::desk
