#include "app/desk/picture/frame_counter.h"

#include "app/desk/picture/picture_view.h"

#include <ctime>

namespace umpire::desk {

FrameCounter::FrameCounter(const PictureView& view, Clock::time_point began, QObject* parent)
    : QObject(parent), view_(view), began_(began) {
    connect(&view, &PictureView::pictureShown, this, &FrameCounter::count);
}

void FrameCounter::count() {
    last_ = Clock::now();
    lastWork_ = double(std::clock()) / CLOCKS_PER_SEC;
    first_ = frames_ == 0 ? last_ : first_;
    firstWork_ = frames_ == 0 ? lastWork_ : firstWork_;
    size_ = view_.pictureSize();
    ++frames_;
}

QString FrameCounter::text() const {
    using Seconds = std::chrono::duration<double>;
    if (frames_ == 0) {
        return QStringLiteral("no picture was shown");
    }
    const double soon = 1000.0 * Seconds(first_ - began_).count();
    const double span = Seconds(last_ - first_).count();
    const double rate = span > 0.0 ? (frames_ - 1) / span : 0.0;
    const double work = 1000.0 * (lastWork_ - firstWork_) / std::max(1, frames_ - 1);
    return QStringLiteral("first picture after %1 ms; %2 pictures of %3 x %4 in %5 s: %6 a "
                          "second, %7 ms of processor time each")
        .arg(soon, 0, 'f', 0)
        .arg(frames_)
        .arg(size_.width())
        .arg(size_.height())
        .arg(span, 0, 'f', 1)
        .arg(rate, 0, 'f', 1)
        .arg(work, 0, 'f', 1);
}

} // namespace umpire::desk
