#include "app/web/server/newest_picture.h"

namespace umpire {

void NewestPicture::put(const cv::Mat& image, std::chrono::microseconds time, const TableView* view,
                        const std::shared_ptr<const SeenTable>& seen) {
    if (!isDue(time)) {
        return;
    }
    image.copyTo(spare_.image);
    spare_.view = view == nullptr ? std::nullopt : std::optional(*view);
    spare_.seen = seen;
    spare_.number = ++put_;
    spare_.time = time;
    const std::unique_lock lock(mutex_, std::try_to_lock);
    if (lock) { // otherwise the reader is taking a picture, and the next frame suffices
        std::swap(spare_, waiting_);
        last_ = time;
    }
}

bool NewestPicture::takeNewer(TablePicture& picture) {
    const std::scoped_lock lock(mutex_);
    if (waiting_.number <= picture.number) {
        return false;
    }
    std::swap(waiting_, picture);
    return true;
}

} // namespace umpire
