#pragma once

#include "app/desk/picture/draw_table.h"
#include "app/desk/picture/picture_levels.h"

#include <QGraphicsView>
#include <QImage>

namespace umpire::desk {

class PictureItem;
class TableItem;

/// Returns an image that has its own copy of the pixels.
QImage imageOf(const cv::Mat& picture);

/// Shows a picture with the recognised pieces drawn over it. The wheel, a pinch and the keys + and
/// - zoom; dragging and the arrow keys move the picture; 0 shows the whole picture.
class PictureView : public QGraphicsView {
    Q_OBJECT
public:
    explicit PictureView(QWidget* parent = nullptr);

    void showPicture(const QImage& picture);
    void showLevels(PictureLevels picture);
    /// Draws pieces and marks over the present picture; none: removes the drawing.
    void showSeen(std::optional<SeenTable> seen);
    [[nodiscard]] bool hasPicture() const;
    [[nodiscard]] QSize pictureSize() const;
    /// Sets the text that is shown while there is no picture.
    void setHint(const QString& hint);
    /// Draws a frame around the hint, which invites the user to drop a picture or to click.
    void invite();
    /// Shows a notice over the picture, and makes the picture pale because it is outdated; empty:
    /// the picture is up to date.
    void setNotice(const QString& notice);
    [[nodiscard]] const QString& notice() const { return notice_; }
    /// Shows the drawing, shows it faintly (partially checked), or hides it (unchecked).
    void setDrawn(Qt::CheckState drawn);
    [[nodiscard]] Qt::CheckState drawn() const { return drawn_; }
    /// Returns the number of picture pixels per screen pixel.
    [[nodiscard]] double pixelSize() const { return 1.0 / transform().m11(); }

    void zoom(double factor);
    /// Shows the whole picture.
    void fit();
    /// Zooms to `area` with a margin, and keeps this when the window's size changes, until another
    /// zoom. `area`: in picture pixels.
    void frame(const QRectF& area);

Q_SIGNALS:
    /// Emitted when the picture with its drawing was painted on the screen.
    void pictureShown();
    /// Emitted by a click. `pixel`: place in the picture, where pixel centres are whole numbers;
    /// `where`: place on the screen. A drag emits nothing.
    void pointed(QPointF pixel, const QPoint& where);
    /// Emitted by a click on the invitation of a view without a picture.
    void pictureWanted();
    /// Emitted by a right click, or by the menu key with the view's centre.
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
    void changeEvent(QEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& area) override;

private:
    void fitAgain();
    void keepWordsInView();
    void drawInvitation(QPainter& painter, const QRect& area) const;
    [[nodiscard]] QPointF pixelAt(QPoint onViewport) const;

    PictureItem* picture_;
    TableItem* table_;
    QString hint_;
    QString notice_;
    QPoint pressed_;
    Qt::CheckState drawn_ = Qt::Checked;
    bool invites_ = false;
    bool isFresh_ = false; ///< true until the new picture is painted
    /// true: after a change of the window's size, `framed_` still fills the view
    bool fitted_ = true;
    QRectF framed_; ///< area that fills the view, in picture pixels; empty: the whole picture
};

} // namespace umpire::desk
