#include "app/game/live/watched_table.h"

namespace umpire {
namespace {

/// Between attempts to find the table: each costs as much as a tag detection.
constexpr std::chrono::microseconds kFindAgain = std::chrono::milliseconds(500);

} // namespace

LiveFrame WatchedTable::frame(std::chrono::microseconds now, std::span<const Laying> laying) const {
    return {.image = image_,
            .time = now,
            .view = table_.view(),
            .lastLook = lastLook_ ? &*lastLook_ : nullptr,
            .board = table_.board(),
            .sought = &table_.sought(),
            .laying = laying,
            .table = table_.table(),
            .knowsArea = table_.knowsArea()};
}

bool WatchedTable::take(const cv::Mat& image, std::chrono::microseconds now) {
    image_ = image;
    if (table_.size() && *table_.size() != image.size()) {
        table_.forget();
        lastLook_.reset();
    }
    return table_.isRegistered() || find(now);
}

bool WatchedTable::find(std::chrono::microseconds now) {
    if (tried_ && now - *tried_ < kFindAgain && now >= *tried_) {
        return false;
    }
    tried_ = now;
    const Expected<void> found = table_.registerIn(image_);
    const Message why = found ? Message() : found.error().message;
    if (why != whyNot_ && !found) {
        remark_(why);
    }
    whyNot_ = why;
    return found.has_value();
}

bool WatchedTable::takeCorners(const TableCorners& corners, std::chrono::microseconds now) {
    table_.takeCorners(corners);
    tried_.reset();
    whyNot_ = {};
    return find(now);
}

} // namespace umpire
