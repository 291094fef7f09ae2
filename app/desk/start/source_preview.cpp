#include "app/desk/start/source_preview.h"

#include "app/desk/picture/frame_thread.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/words.h"

#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kHeight = 260; ///< minimum height of the picture in pixels
/// Time without a picture after which the preview reports a problem. Even a slow camera delivers
/// its first picture earlier.
constexpr std::chrono::seconds kPatience{3};
constexpr std::chrono::milliseconds kBetweenLooks{800};

} // namespace

SourcePreview::SourcePreview(QWidget* parent)
    : QWidget(parent), button_(new QPushButton), view_(new PictureView),
      thread_(new FrameThread(this)), patience_(new QTimer(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(button_);
    column->addWidget(view_);
    button_->setCheckable(true);
    button_->setEnabled(false); // no source is set yet
    view_->setMinimumHeight(kHeight);
    view_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // takes the free height
    view_->hide();
    patience_->setSingleShot(true);
    patience_->setInterval(kPatience);
    connect(button_, &QPushButton::toggled, this, &SourcePreview::toggle);
    connect(thread_, &FrameThread::ended, this, &SourcePreview::end);
    connect(patience_, &QTimer::timeout, this,
            [this] { view_->setNotice(tr("No picture comes from the camera.")); });
    whenTextsChange(*this, [this] { write(); });
}

void SourcePreview::write() {
    button_->setText(button_->isChecked() ? tr("That is enough") : tr("See what the camera sees"));
    button_->setToolTip(tr("Aim the camera until all of the table is in the picture"));
    view_->setAccessibleName(tr("What the camera sees"));
    view_->setHint(tr("Waiting for a picture…"));
}

void SourcePreview::setSource(const QString& source) {
    if (source_ == source) {
        return;
    }
    source_ = source;
    button_->setEnabled(!source.isEmpty());
    if (button_->isChecked()) {
        start();
    }
}

void SourcePreview::offer(const QString& source) {
    button_->setEnabled(!source.isEmpty());
    if (!button_->isChecked()) {
        source_ = source;
    }
}

void SourcePreview::hideButton() {
    button_->hide();
}

void SourcePreview::watch() {
    if (button_->isChecked()) {
        start();
    } else {
        button_->setChecked(true);
    }
}

bool SourcePreview::isWatching() const {
    return button_->isChecked();
}

void SourcePreview::stop() {
    button_->setChecked(false);
}

void SourcePreview::hideEvent(QHideEvent* event) {
    stop();
    QWidget::hideEvent(event);
}

void SourcePreview::toggle() {
    view_->setVisible(button_->isChecked());
    write();
    if (button_->isChecked()) {
        start();
    } else {
        patience_->stop();
        thread_->stop();
    }
}

void SourcePreview::start() {
    write();
    view_->showPicture({});
    view_->setNotice({});
    Q_EMIT tableSeen(false, {});
    thread_->start(source_.toStdString(), [this, look = look_]() -> Expected<FrameThread::Examine> {
        return [this, look, looked = std::chrono::steady_clock::time_point()](
                   const cv::Mat& image) mutable -> FrameThread::Answer {
            const auto now = std::chrono::steady_clock::now();
            std::optional<TableSeen> seen;
            if (look && now - looked > kBetweenLooks) {
                seen = look(image);
                looked = std::chrono::steady_clock::now();
            }
            return [this, picture = imageOf(image), seen] { showFrame(picture, seen); };
        };
    });
}

void SourcePreview::showFrame(const QImage& picture, const std::optional<TableSeen>& seen) {
    view_->showPicture(picture);
    view_->setNotice({});
    patience_->start();
    thread_->askForNext();
    if (seen) {
        Q_EMIT tableSeen(seen->found, seen->measured
                                          ? QString::fromStdString(seen->measured->string())
                                          : QString());
    }
}

void SourcePreview::end(const Message& failure) {
    patience_->stop();
    if (button_->isChecked()) {
        const QString why = failure.empty() ? tr("The film is over.") : words::warning(failure);
        view_->setHint(why);
        view_->setNotice(why);
    }
}

} // namespace umpire::desk

#include "moc_source_preview.cpp"
