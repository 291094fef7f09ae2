#pragma once

#include "app/game/live/live_game.h"
#include "app/game/table/camera_complaints.h"
#include "app/game/table/live_table.h"
#include "app/game/table/second_eye.h"

namespace umpire {

/// The last look at the table at rest, and what it was taken from; `seen` null: none.
struct LastLook {
    const cv::Mat* image;
    const TableView* view;
    const TableObservation* seen;
};

/// The table in the newest frame, where it has been found.
class WatchedTable {
public:
    /// `also`: another camera at the table; may be null.
    WatchedTable(LiveTable table, Remark remark, std::unique_ptr<SecondEye> also = nullptr)
        : table_(std::move(table)), remark_(std::move(remark)), also_(std::move(also)) {}

    [[nodiscard]] const LiveTable& table() const { return table_; }
    /// The newest frame; empty before the first.
    [[nodiscard]] const cv::Mat& image() const { return image_; }
    /// As a listener is told of it.
    [[nodiscard]] LiveFrame frame(std::chrono::microseconds now,
                                  std::span<const Laying> laying) const;

    /// A frame came: is the table found in it, now or before?
    bool take(const cv::Mat& image, std::chrono::microseconds now);
    /// Looks for the table in the newest frame, unless it has just done so. Why it is not found is
    /// remarked once.
    bool find(std::chrono::microseconds now);
    /// Where a player sees it in the newest frame; found?
    bool takeCorners(const TableCorners& corners, std::chrono::microseconds now);

    /// It has been found.
    FrameFacts measure(std::chrono::microseconds now);
    /// The same, and it is at rest. Null where its board is not seen; it is looked for again after
    /// a while.
    const TableObservation* look(const LookWanted& wanted, std::chrono::microseconds now);
    [[nodiscard]] LastLook lastLook() const {
        return {&lookedAt_, table_.view(),
                table_.isRegistered() && lastLook_ ? &*lastLook_ : nullptr};
    }
    /// What its players taught, for the looks to come; none: nothing.
    void learn(std::optional<matches::LearnedLook> learned) { table_.learn(std::move(learned)); }

private:
    LiveTable table_;
    Remark remark_;
    cv::Mat image_;
    cv::Mat lookedAt_; ///< of the last look
    std::optional<TableObservation> lastLook_;
    std::optional<std::chrono::microseconds> tried_;
    std::optional<std::chrono::microseconds> boardMissed_;
    Message whyNot_;
    CameraComplaints complaints_;
    std::unique_ptr<SecondEye> also_;
    JoinedFacts joined_;
};

} // namespace umpire
