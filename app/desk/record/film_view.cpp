#include "app/desk/record/film_view.h"

#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/words/languages.h"
#include "app/record/moments/moments_film.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QSlider>

namespace umpire::desk {
namespace {

constexpr int kPlaceMs = 1000 / kMomentsPlacesASecond;

QImage imageIn(std::string_view jpeg) {
    return QImage::fromData(QByteArrayView(jpeg.data(), qsizetype(jpeg.size())), "JPEG");
}

} // namespace

FilmView::FilmView(QWidget* parent)
    : QWidget(parent), view_(new PictureView), said_(plainLabel()), play_(new QPushButton),
      back_(new QPushButton(QStringLiteral("◀"))), on_(new QPushButton(QStringLiteral("▶"))),
      slider_(new QSlider(Qt::Horizontal)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(kStep);
    column->addWidget(view_, 1);
    column->addWidget(said_);
    auto* row = new QHBoxLayout;
    row->setSpacing(kStep);
    row->addWidget(play_);
    row->addWidget(back_);
    row->addWidget(slider_, 1);
    row->addWidget(on_);
    column->addLayout(row);
    said_->setAlignment(Qt::AlignHCenter);
    back_->setObjectName(QStringLiteral("frameBack"));
    on_->setObjectName(QStringLiteral("frameOn"));
    play_->setObjectName(QStringLiteral("playFilm"));
    slider_->setObjectName(QStringLiteral("film"));
    slider_->installEventFilter(this);
    next_.setSingleShot(true);
    connect(slider_, &QSlider::valueChanged, this, &FilmView::show);
    connect(play_, &QPushButton::clicked, this, &FilmView::playOrPause);
    connect(back_, &QPushButton::clicked, this, [this] { step(-1); });
    connect(on_, &QPushButton::clicked, this, [this] { step(1); });
    connect(&next_, &QTimer::timeout, this, [this] {
        slider_->setValue(slider_->value() + 1);
        goOn();
    });
    whenTextsChange(*this, [this] { write(); });
}

FilmView::~FilmView() = default;

void FilmView::setFilm(std::shared_ptr<const std::string> film) {
    next_.stop();
    film_ = std::move(film);
    frames_ = film_ ? framesIn(*film_).value_or(std::vector<MomentsFrame>())
                    : std::vector<MomentsFrame>();
    const int last = std::max(frames() - 1, 0);
    slider_->setRange(0, last);
    slider_->setValue(last);
    for (QWidget* each : {static_cast<QWidget*>(play_), static_cast<QWidget*>(back_),
                          static_cast<QWidget*>(on_), static_cast<QWidget*>(slider_)}) {
        each->setEnabled(frames() > 1);
    }
    show(last);
}

int FilmView::frames() const {
    return int(frames_.size());
}

void FilmView::show(int frame) {
    view_->showPicture(frame < frames() ? imageIn(frames_[std::size_t(frame)].jpeg) : QImage());
    write();
}

void FilmView::step(int frames) {
    next_.stop();
    slider_->setValue(slider_->value() + frames);
    write();
}

void FilmView::playOrPause() {
    if (next_.isActive()) {
        return step(0);
    }
    if (slider_->value() == slider_->maximum()) {
        slider_->setValue(0);
    }
    goOn();
}

void FilmView::goOn() {
    const auto at = std::size_t(slider_->value());
    if (at + 1 < frames_.size()) {
        next_.start((frames_[at + 1].place - frames_[at].place) * kPlaceMs);
    }
    write();
}

void FilmView::write() {
    play_->setText(next_.isActive() ? tr("Pause") : tr("Play"));
    back_->setToolTip(tr("One frame back"));
    back_->setAccessibleName(back_->toolTip());
    on_->setToolTip(tr("One frame on"));
    on_->setAccessibleName(on_->toolTip());
    slider_->setAccessibleName(tr("The film of the moments before the event"));
    view_->setAccessibleName(slider_->accessibleName());
    view_->setHint(tr("No film of the moments before this event is kept."));
    const int at = slider_->value();
    if (frames() < 2) {
        said_->clear();
    } else if (at == frames() - 1) {
        said_->setText(tr("What the umpire recognised"));
    } else {
        const int places = frames_[frames_.size() - 2].place - frames_[std::size_t(at)].place;
        said_->setText(
            tr("%1 s before the event")
                .arg(QLocale().toString(double(places) / kMomentsPlacesASecond, 'f', 1)));
    }
}

bool FilmView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home ||
            key == Qt::Key_End) {
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FilmView::hideEvent(QHideEvent* event) {
    step(0);
    QWidget::hideEvent(event);
}

} // namespace umpire::desk

#include "moc_film_view.cpp"
