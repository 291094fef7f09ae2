#include "app/desk/picture/picture_view.h"

#include "app/desk/parts/measures.h"

#include <cmath>
#include <QContextMenuEvent>
#include <QFontInfo>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QStyleOptionGraphicsItem>
#include <QWheelEvent>

namespace umpire::desk {
namespace {

constexpr double kZoomStep = 1.25; ///< factor of one zoom step
/// angle of one wheel step, in eighths of a degree; touchpads send smaller angles
constexpr double kNotch = 120.0;
constexpr double kMaxZoom = 20.0; ///< maximum and minimum zoom, in screen pixels per picture pixel
constexpr double kMinZoom = 0.02;
constexpr double kRoom = 0.18;  ///< margin around a framed area, as a share of its longer side
constexpr double kFaded = 0.25; ///< opacity of a faint drawing, from 0 to 1
/// Shorter side of the view, in pixels for each multiple of the usual size of letters. In a smaller
/// view large letters would hide the pieces.
constexpr double kRoomForLetters = 340.0;
/// minimum length of a drag, in screen pixels; a trembling hand moves less
constexpr int kDragged = 5;

/// Tells whether two drawings are surely equal, so that the old one can stay. Drawings with a
/// ruling never count as equal.
bool looksAlike(const std::optional<SeenTable>& one, const std::optional<SeenTable>& other) {
    if (!one || !other) {
        return !one && !other;
    }
    return !one->ruling && !other->ruling && one->observation == other->observation &&
           one->ringed == other->ringed && one->outlines == other->outlines &&
           one->goals == other->goals && one->ringWord == other->ringWord &&
           one->worded == other->worded && one->moved == other->moved &&
           one->names == other->names && one->lit == other->lit;
}

} // namespace

/// Draws the picture from the level that suits the zoom.
class PictureItem : public QGraphicsItem {
public:
    // With this flag Qt tells which part must be painted.
    PictureItem() { setFlag(ItemUsesExtendedStyleOption); }
    void set(PictureLevels levels) {
        if (levels.size() != levels_.size()) {
            prepareGeometryChange();
        }
        levels_ = std::move(levels);
        update();
    }
    [[nodiscard]] QSize size() const { return levels_.size(); }
    [[nodiscard]] QRectF boundingRect() const override { return {{}, QSizeF(size())}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override {
        paintLevels(*painter, levels_, option->exposedRect);
    }

private:
    PictureLevels levels_;
};

/// Draws the pieces in picture pixels. Pixel centres are whole numbers in an observation, but
/// halves in Qt.
class TableItem : public QGraphicsItem {
public:
    explicit TableItem(PictureItem* picture) : QGraphicsItem(picture), picture_(picture) {
        setPos(0.5, 0.5);
        // Caches the drawing, because the frames of a film change more often than the drawing.
        setCacheMode(DeviceCoordinateCache);
    }
    /// Sets the visible part of the picture, and the size of the letters as a multiple.
    void setRoom(const QRectF& room, double letters) {
        if (room != room_ || letters != letters_) {
            room_ = room;
            letters_ = letters;
            update();
        }
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
            drawTable(*painter, *seen_, picture_->size(), room_, letters_);
        }
    }
    void sizeChanges() { prepareGeometryChange(); }

private:
    PictureItem* picture_;
    std::optional<SeenTable> seen_;
    QRectF room_;
    double letters_ = 1.0;
};

QImage imageOf(const cv::Mat& picture) {
    return QImage(picture.data, picture.cols, picture.rows, qsizetype(picture.step),
                  QImage::Format_BGR888)
        .copy();
}

PictureView::PictureView(QWidget* parent)
    : QGraphicsView(parent), picture_(new PictureItem), table_(new TableItem(picture_)) {
    setScene(new QGraphicsScene(this));
    scene()->addItem(picture_);
    setDragMode(QGraphicsView::ScrollHandDrag);
    setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
    setBackgroundBrush(QColor(0x20, 0x22, 0x24));
    setFrameShape(QFrame::NoFrame);
    // the user drags the picture or presses the arrow keys instead
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumSize(240, 160);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->grabGesture(Qt::PinchGesture);
    setAcceptDrops(false); // the page or the window accepts dropped pictures
    viewport()->setAcceptDrops(false);
}

bool PictureView::hasPicture() const {
    return !picture_->size().isEmpty();
}

QSize PictureView::pictureSize() const {
    return picture_->size();
}

void PictureView::showPicture(const QImage& picture) {
    showLevels(levelsOf(picture));
}

void PictureView::showLevels(PictureLevels picture) {
    const bool otherSize = picture.size() != picture_->size();
    if (otherSize) {
        table_->sizeChanges();
    }
    picture_->set(std::move(picture));
    isFresh_ = hasPicture();
    setDragMode(isFresh_ || !invites_ ? QGraphicsView::ScrollHandDrag : QGraphicsView::NoDrag);
    if (otherSize) {
        scene()->setSceneRect(picture_->boundingRect());
        fit();
    }
}

void PictureView::setDrawn(Qt::CheckState drawn) {
    drawn_ = drawn;
    table_->setVisible(drawn != Qt::Unchecked);
    table_->setOpacity(drawn == Qt::PartiallyChecked ? kFaded : 1.0);
}

QPointF PictureView::pixelAt(QPoint onViewport) const {
    return mapToScene(onViewport) - QPointF(0.5, 0.5);
}

/// Handles pinch gestures of a touchpad or a touchscreen.
bool PictureView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoom(1.0 + gesture->value());
            return true;
        }
    }
    if (event->type() == QEvent::Gesture) {
        const auto* pinch = static_cast<QPinchGesture*>(
            static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture));
        if (pinch != nullptr && pinch->scaleFactor() > 0.0) {
            zoom(pinch->scaleFactor());
            return true;
        }
    }
    return QGraphicsView::viewportEvent(event);
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

void PictureView::invite() {
    invites_ = true;
    setDragMode(QGraphicsView::NoDrag);
    viewport()->setCursor(Qt::PointingHandCursor);
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
        keepWordsInView();
    }
}

/// Lets the words of the drawing stand in the part of the picture that is visible now, in the
/// window's size of letters.
void PictureView::keepWordsInView() {
    const QRectF visible = mapToScene(viewport()->rect()).boundingRect();
    const double wanted = QFontInfo(font()).pixelSize() / letters::kPlainPixels;
    const double most = std::min(viewport()->width(), viewport()->height()) / kRoomForLetters;
    table_->setRoom(visible & picture_->boundingRect(), std::max(1.0, std::min(wanted, most)));
}

void PictureView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        keepWordsInView();
    }
}

void PictureView::fit() {
    framed_ = {};
    fitAgain();
}

void PictureView::frame(const QRectF& area) {
    const double room = kRoom * std::max(area.width(), area.height());
    framed_ = area.adjusted(-room, -room, room, room) & picture_->boundingRect();
    fitAgain();
}

void PictureView::fitAgain() {
    fitted_ = true;
    if (hasPicture()) {
        fitInView(framed_.isEmpty() ? picture_->boundingRect() : framed_, Qt::KeepAspectRatio);
        keepWordsInView();
    }
}

void PictureView::wheelEvent(QWheelEvent* event) {
    zoom(std::pow(kZoomStep, event->angleDelta().y() / kNotch));
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
        Q_EMIT pointed(pixelAt(event->pos()), event->globalPosition().toPoint());
    } else if (isClick && invites_) {
        Q_EMIT pictureWanted();
    }
}

void PictureView::contextMenuEvent(QContextMenuEvent* event) {
    const QPoint at =
        event->reason() == QContextMenuEvent::Keyboard ? viewport()->rect().center() : event->pos();
    if (hasPicture()) {
        Q_EMIT menuWanted(pixelAt(at), viewport()->mapToGlobal(at));
    }
    event->accept();
}

void PictureView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(kZoomStep);
        break;
    case Qt::Key_Minus:
        zoom(1.0 / kZoomStep);
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
        fitAgain();
    }
}

void PictureView::setNotice(const QString& notice) {
    notice_ = notice;
    setAccessibleDescription(notice);
    viewport()->update();
}

/// Draws a dashed frame with an arrow into a tray.
void PictureView::drawInvitation(QPainter& painter, const QRect& area) const {
    const QColor light(0xd0, 0xd0, 0xd0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(light, 2.0, Qt::DashLine));
    painter.drawRoundedRect(area, 16, 16);
    const double size = std::min({96.0, area.height() / 4.0, area.width() / 4.0});
    const QPointF middle(area.center().x(), area.center().y() - 0.8 * size);
    painter.setPen(QPen(light, size / 12.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip = middle + QPointF(0, 0.25 * size);
    painter.drawLine(middle - QPointF(0, 0.5 * size), tip);
    painter.drawPolyline(
        QPolygonF{tip - QPointF(0.25, 0.25) * size, tip, tip + QPointF(0.25, -0.25) * size});
    painter.drawPolyline(
        QPolygonF{middle + QPointF(-0.55, 0.15) * size, middle + QPointF(-0.55, 0.55) * size,
                  middle + QPointF(0.55, 0.55) * size, middle + QPointF(0.55, 0.15) * size});
    QFont large = font();
    large.setPointSizeF(letters::kCard * large.pointSizeF());
    painter.setFont(large);
    painter.drawText(QRectF(area.left() + 16, middle.y() + 0.9 * size, area.width() - 32,
                            area.bottom() - middle.y() - 0.9 * size),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, hint_);
}

void PictureView::drawForeground(QPainter* painter, const QRectF&) {
    const QString& text = hasPicture() ? notice_ : hint_;
    if (text.isEmpty()) {
        return;
    }
    painter->resetTransform();
    const QRect all = viewport()->rect();
    if (!hasPicture() && invites_) {
        return drawInvitation(*painter, all.adjusted(32, 32, -32, -32));
    }
    if (hasPicture()) {
        painter->fillRect(all, QColor(0x20, 0x22, 0x24, 0xb0));
        QFont large = font();
        large.setPointSizeF(letters::kHeading * large.pointSizeF());
        painter->setFont(large);
    }
    painter->setPen(hasPicture() ? Qt::white : QColor(0xd0, 0xd0, 0xd0));
    painter->drawText(all.adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace umpire::desk

#include "moc_picture_view.cpp"
