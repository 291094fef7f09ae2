#include "app/desk/parts/picture_card.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/ink.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"

#include <QAccessibleWidget>
#include <QFile>
#include <QKeyEvent>
#include <QPainter>
#include <QSvgRenderer>
#include <QVBoxLayout>
#include <utility>

namespace umpire::desk {
namespace {

constexpr int kSmallPicture = 9 * kStep; ///< minimum height of a small card's picture, in pixels
constexpr int kLargePicture = 16 * kStep;
constexpr int kLines = 3; ///< number of lines that a large card reserves for its sentence
constexpr int kRound = kStep;
constexpr double kThin = 1.0; ///< width of a card's rim, in pixels
constexpr double kBold = 3.0; ///< width of the rim of a focused or checked card, in pixels

/// Presents a card to screen readers as one button. Qt's default offers only to check a checkable
/// card, and reads its labels twice.
class CardFace : public QAccessibleWidget {
public:
    explicit CardFace(PictureCard* card) : QAccessibleWidget(card) {}
    [[nodiscard]] QAccessible::Role role() const override {
        return card().isCheckable() ? QAccessible::RadioButton : QAccessible::Button;
    }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = card().isCheckable();
        state.checked = card().isChecked();
        return state;
    }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override {
        if (action == pressAction() && card().isEnabled()) {
            card().animateClick(); // returns before the click happens, because the click may open a
                                   // modal dialog
        }
    }

private:
    [[nodiscard]] QAbstractButton& card() const { return static_cast<PictureCard&>(*widget()); }
};

QAccessibleInterface* faceOf(const QString& /*className*/, QObject* object) {
    auto* card = qobject_cast<PictureCard*>(object);
    return card != nullptr ? new CardFace(card) : nullptr;
}

/// Draws an SVG file as large as fits into `room`. In the file, `currentColor` stands for the
/// palette's text colour.
void draw(QPainter& painter, const QRectF& room, const QString& name, const QPalette& palette) {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    const QByteArray ink = palette.color(QPalette::WindowText).name().toLatin1();
    QSvgRenderer drawing(file.readAll().replace("currentColor", ink));
    drawing.setAspectRatioMode(Qt::KeepAspectRatio);
    drawing.render(&painter, room);
}

} // namespace

PictureCard::PictureCard(QString drawing, Size size, QWidget* parent)
    : QAbstractButton(parent), drawing_(std::move(drawing)), size_(size), room_(new QWidget),
      name_(wrappedLabel()), about_(wrappedLabel()) {
    // a second call has no effect, because Qt registers a factory only once
    QAccessible::installFactory(&faceOf);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kStep, 2 * kStep, 2 * kStep, 2 * kStep);
    column->setSpacing(kStep);
    column->addWidget(room_, 1);
    column->addWidget(name_);
    column->addWidget(about_);
    room_->setMinimumHeight(size == Size::Large ? kLargePicture : kSmallPicture);
    for (QWidget* each : {room_, static_cast<QWidget*>(name_), static_cast<QWidget*>(about_)}) {
        each->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    for (QLabel* label : {name_, about_}) {
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    }
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setCursor(Qt::PointingHandCursor);
}

void PictureCard::setTexts(const QString& name, const QString& about) {
    setText(name);
    setAccessibleName(name);
    setAccessibleDescription(about);
    emphasise(*name_, size_ == Size::Large ? letters::kCard : letters::kPlain);
    name_->setText(name);
    about_->setText(about);
    about_->setVisible(!about.isEmpty());
    // Reserves the same height on all large cards, so that the names in a row are level.
    about_->setMinimumHeight(size_ == Size::Large ? kLines * about_->fontMetrics().lineSpacing()
                                                  : 0);
}

void PictureCard::setPicture(const QPixmap& picture) {
    picture_ = picture;
    update();
}

bool PictureCard::event(QEvent* event) {
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave) {
        update();
    }
    return QAbstractButton::event(event);
}

/// Lets Enter press the card. Qt's buttons react only to the space bar.
void PictureCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void PictureCard::paintPicture(QPainter& painter, const QRectF& room) const {
    if (picture_.isNull()) {
        draw(painter, room, ":/drawings/" + drawing_ + ".svg", palette());
        return;
    }
    const QSizeF size = QSizeF(picture_.size()).scaled(room.size(), Qt::KeepAspectRatio);
    QRectF place({}, size);
    place.moveCenter(room.center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(place, picture_, QRectF(picture_.rect()));
}

void CardGround::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Mid), kThin));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(kThin, kThin, -kThin, -kThin), kRound, kRound);
}

void PictureCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool marked = isChecked() || hasFocus();
    const QColor accent = colours::onGround(colours::kChosen, palette());
    const double width = marked ? kBold : kThin;
    const QRectF card = QRectF(rect()).adjusted(width, width, -width, -width);
    painter.setPen(QPen(marked || underMouse() ? accent : palette().color(QPalette::Mid), width,
                        hasFocus() && !isChecked() ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(palette().color(isDown() ? QPalette::AlternateBase : QPalette::Base));
    painter.drawRoundedRect(card, kRound, kRound);
    painter.setOpacity(isEnabled() ? 1.0 : 0.4);
    paintPicture(painter, room_->geometry());
    if (isChecked()) {
        const QRectF sign(card.right() - 4.0 * kStep, card.top() + kStep, 3.0 * kStep, 3.0 * kStep);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours::kChosen);
        painter.drawEllipse(sign);
        painter.setPen(QPen(Qt::white, kBold, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF{sign.topLeft() + QPointF(6, 12),
                                       sign.topLeft() + QPointF(11, 17),
                                       sign.topLeft() + QPointF(18, 8)});
    }
}

} // namespace umpire::desk

#include "moc_picture_card.cpp"
