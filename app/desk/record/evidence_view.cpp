#include "app/desk/record/evidence_view.h"

#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/words/languages.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QSlider>

namespace umpire::desk {
namespace {

constexpr int kWholeFade = 100;

QLabel* caption() {
    QLabel* label = wrappedLabel();
    label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    return label;
}

/// Returns the scale at which a picture of the size `picture` fits into `room`.
double scaleIn(QSizeF picture, QSizeF room) {
    return std::min(room.width() / picture.width(), room.height() / picture.height());
}

} // namespace

QImage faded(const QImage& before, const QImage& now, double share) {
    if (before.isNull() || now.isNull()) {
        return now.isNull() ? before : now;
    }
    QImage both = now.convertToFormat(QImage::Format_RGB32);
    QPainter painter(&both);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(1.0 - share);
    painter.drawImage(both.rect(), before);
    return both;
}

EvidenceView::EvidenceView(QWidget* parent)
    : QWidget(parent), pair_(new QGridLayout), now_(new PictureView), before_(new PictureView),
      nowTold_(caption()), beforeTold_(caption()), fading_(new QWidget),
      fade_(new QSlider(Qt::Horizontal)), fadeFrom_(plainLabel()), fadeTo_(plainLabel()) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(kStep);
    column->addLayout(pair_, 1);
    column->addWidget(fading_);
    pair_->setContentsMargins({});
    pair_->setSpacing(kStep);
    auto* fading = new QHBoxLayout(fading_);
    fading->setContentsMargins({});
    fading->setSpacing(kStep);
    fading->addWidget(fadeFrom_);
    fading->addWidget(fade_, 1);
    fading->addWidget(fadeTo_);
    fade_->setObjectName(QStringLiteral("fade"));
    fade_->setRange(0, kWholeFade);
    fade_->setValue(kWholeFade / 2);
    connect(fade_, &QSlider::valueChanged, this, [this] { show(); });
    setHow(How::One);
    whenTextsChange(*this, [this] {
        fadeFrom_->setText(tr("before"));
        fadeTo_->setText(tr("after"));
        fade_->setAccessibleName(tr("How far the picture before fades into the picture after"));
        now_->setAccessibleName(tr("The picture of the event"));
        before_->setAccessibleName(tr("The picture before"));
        show();
    });
}

void EvidenceView::setEvidence(const Evidence& evidence) {
    evidence_ = evidence;
    show();
    layOut();
}

void EvidenceView::setHow(How how) {
    how_ = how;
    show();
    layOut();
}

bool EvidenceView::hasPicture() const {
    return !evidence_.now.isNull() || !evidence_.before.isNull();
}

bool EvidenceView::hasTwo() const {
    return !evidence_.now.isNull() && !evidence_.before.isNull();
}

void EvidenceView::show() {
    const double share = double(fade_->value()) / kWholeFade;
    const bool fades = how_ == How::Faded && hasTwo();
    const bool isOlder = evidence_.now.isNull();
    now_->showPicture(fades     ? faded(evidence_.before, evidence_.now, share)
                      : isOlder ? evidence_.before
                                : evidence_.now);
    before_->showPicture(evidence_.before);
    for (QWidget* each : {static_cast<QWidget*>(before_), static_cast<QWidget*>(beforeTold_)}) {
        each->setVisible(how_ == How::SideBySide && hasTwo());
    }
    nowTold_->setVisible(how_ != How::One || isOlder);
    fading_->setVisible(fades);
    nowTold_->setText(fades     ? evidence_.beforeTold + QStringLiteral(" ↔ ") + evidence_.nowTold
                      : isOlder ? tr("The picture before: %1").arg(evidence_.beforeTold)
                                : evidence_.nowTold);
    beforeTold_->setText(evidence_.beforeTold);
}

/// Arranges two pictures side by side or one above the other, whichever makes them larger. Both get
/// the same space, even if one has a longer description.
void EvidenceView::layOut() {
    const QSizeF picture = evidence_.now.isNull() ? QSizeF(16, 9) : QSizeF(evidence_.now.size());
    const QSizeF beside(width() / 2.0, height());
    const QSizeF below(width(), height() / 2.0);
    const bool isPair = how_ == How::SideBySide && hasTwo();
    const bool areBeside = isPair && scaleIn(picture, beside) >= scaleIn(picture, below);
    const int row = isPair && !areBeside ? 2 : 0;
    const int column = areBeside ? 1 : 0;
    pair_->addWidget(before_, 0, 0);
    pair_->addWidget(beforeTold_, 1, 0);
    pair_->addWidget(now_, row, column);
    pair_->addWidget(nowTold_, row + 1, column);
    pair_->setRowStretch(0, 1);
    pair_->setRowStretch(2, row == 2 ? 1 : 0);
    pair_->setColumnStretch(0, 1);
    pair_->setColumnStretch(1, column);
}

void EvidenceView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

} // namespace umpire::desk

#include "moc_evidence_view.cpp"
