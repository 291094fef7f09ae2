#include "app/game/live/watched_table.h"

#include "app/game/table/joined_looks.h"

namespace umpire {

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

FrameFacts WatchedTable::measure(std::chrono::microseconds now) {
    const FrameFacts facts = table_.see(image_, now);
    complaints_.see(facts, now, remark_);
    if (also_) {
        also_->follow(table_, now);
    }
    return joined_.of(facts, also_ ? also_->facts() : std::nullopt, now);
}

const TableObservation* WatchedTable::look(const LookWanted& wanted,
                                           std::chrono::microseconds now) {
    if (boardMissed_ && now - *boardMissed_ < kFindAgain && now >= *boardMissed_) {
        return nullptr;
    }
    const AtRest atRest = joined_.atRest();
    auto seen = atRest.first ? table_.look(image_, wanted) : std::nullopt;
    if (const auto other = atRest.second ? also_->look(wanted) : std::nullopt) {
        seen = joinedLooks(seen.value_or(TableObservation{other->registration}), *other,
                           *table_.view());
    }
    if (const auto remark = table_.takeRemark()) {
        remark_(*remark);
    }
    boardMissed_ = seen ? std::nullopt : std::optional(now);
    if (!seen) {
        return nullptr;
    }
    lookedAt_ = image_;
    return &lastLook_.emplace(*std::move(seen));
}

bool WatchedTable::takeCorners(const TableCorners& corners, std::chrono::microseconds now) {
    table_.takeCorners(corners);
    tried_.reset();
    whyNot_ = {};
    return find(now);
}

} // namespace umpire
