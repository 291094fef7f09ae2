#include "app/desk/picture/picture_view.h"

#include <QGraphicsPixmapItem>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QScrollBar>
#include <QWheelEvent>

namespace umpire::desk {
namespace {

constexpr double kStep = 1.25;    ///< of a zoom
constexpr double kMaxZoom = 20.0; ///< screen pixels for one of the picture
constexpr double kMinZoom = 0.02;
constexpr int kDragged = 5; ///< screen pixels; less is a hand that trembles

/// Nothing of the drawing would change. Rulings are few, and always drawn anew.
bool looksAlike(const std::optional<SeenTable>& one, const std::optional<SeenTable>& other) {
    if (!one || !other) {
        return !one && !other;
    }
    return !one->ruling && !other->ruling && one->observation == other->observation &&
           one->ringed == other->ringed && one->outlines == other->outlines &&
           one->goals == other->goals && one->ringWord == other->ringWord &&
           one->moved == other->moved && one->names == other->names;
}

} // namespace

/// The drawing is in the picture's pixels, whose centres are at integers; Qt's are at halves.
class TableItem : public QGraphicsItem {
public:
    explicit TableItem(QGraphicsPixmapItem* picture) : QGraphicsItem(picture), picture_(picture) {
        setPos(0.5, 0.5);
        // A film's frames come faster than looks at the table: the drawing is kept between.
        setCacheMode(DeviceCoordinateCache);
    }
    void set(std::optional<SeenTable> seen) {
        if (!looksAlike(seen_, seen)) {
            seen_ = std::move(seen);
            update();
        }
    }
    [[nodiscard]] QRectF boundingRect() const override { return picture_->boundingRect(); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        if (seen_) {
            drawTable(*painter, *seen_, picture_->pixmap().size());
        }
    }
    void sizeChanges() { prepareGeometryChange(); }

private:
    QGraphicsPixmapItem* picture_;
    std::optional<SeenTable> seen_;
};

QImage imageOf(const cv::Mat& picture) {
    return QImage(picture.data, picture.cols, picture.rows, qsizetype(picture.step),
                  QImage::Format_BGR888)
        .copy();
}

PictureView::PictureView(QWidget* parent)
    : QGraphicsView(parent), picture_(new QGraphicsPixmapItem), table_(new TableItem(picture_)) {
    setScene(new QGraphicsScene(this));
    scene()->addItem(picture_);
    picture_->setTransformationMode(Qt::SmoothTransformation);
    setDragMode(QGraphicsView::ScrollHandDrag);
    setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
    setBackgroundBrush(QColor(0x20, 0x22, 0x24));
    setFrameShape(QFrame::NoFrame);
    setMinimumSize(240, 160);
    setFocusPolicy(Qt::StrongFocus);
}

bool PictureView::hasPicture() const {
    return !picture_->pixmap().isNull();
}

QSize PictureView::pictureSize() const {
    return picture_->pixmap().size();
}

void PictureView::showPicture(const QImage& picture) {
    const bool otherSize = picture.size() != picture_->pixmap().size();
    if (otherSize) {
        table_->sizeChanges();
    }
    picture_->setPixmap(QPixmap::fromImage(picture));
    isFresh_ = hasPicture();
    if (otherSize) {
        scene()->setSceneRect(picture_->boundingRect());
        fit();
    }
}

void PictureView::paintEvent(QPaintEvent* event) {
    QGraphicsView::paintEvent(event);
    if (std::exchange(isFresh_, false)) {
        Q_EMIT pictureShown();
    }
}

void PictureView::showSeen(std::optional<SeenTable> seen) {
    table_->set(std::move(seen));
}

void PictureView::setHint(const QString& hint) {
    hint_ = hint;
    viewport()->update();
}

void PictureView::zoom(double factor) {
    const double scale = transform().m11() * factor;
    if (scale >= kMinZoom && scale <= kMaxZoom) {
        fitted_ = false;
        this->scale(factor, factor);
    }
}

void PictureView::fit() {
    fitted_ = true;
    if (hasPicture()) {
        fitInView(picture_, Qt::KeepAspectRatio);
    }
}

void PictureView::wheelEvent(QWheelEvent* event) {
    zoom(event->angleDelta().y() > 0 ? kStep : 1.0 / kStep);
    event->accept();
}

void PictureView::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->pos();
    QGraphicsView::mousePressEvent(event);
}

void PictureView::mouseReleaseEvent(QMouseEvent* event) {
    QGraphicsView::mouseReleaseEvent(event);
    const bool isClick =
        event->button() == Qt::LeftButton && (event->pos() - pressed_).manhattanLength() < kDragged;
    if (isClick && hasPicture()) {
        Q_EMIT pointed(mapToScene(event->pos()) - QPointF(0.5, 0.5),
                       event->globalPosition().toPoint());
    }
}

void PictureView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(kStep);
        break;
    case Qt::Key_Minus:
        zoom(1.0 / kStep);
        break;
    case Qt::Key_0:
        fit();
        break;
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

void PictureView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (fitted_) {
        fit();
    }
}

void PictureView::setNotice(const QString& notice) {
    notice_ = notice;
    setAccessibleDescription(notice);
    viewport()->update();
}

void PictureView::drawForeground(QPainter* painter, const QRectF&) {
    const QString& text = hasPicture() ? notice_ : hint_;
    if (text.isEmpty()) {
        return;
    }
    painter->resetTransform();
    const QRect all = viewport()->rect();
    if (hasPicture()) {
        painter->fillRect(all, QColor(0x20, 0x22, 0x24, 0xb0));
        QFont large = font();
        large.setPointSizeF(1.6 * large.pointSizeF());
        painter->setFont(large);
    }
    painter->setPen(hasPicture() ? Qt::white : QColor(0xd0, 0xd0, 0xd0));
    painter->drawText(all.adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace umpire::desk
