#pragma once

#include "app/game/live/live_game.h"
#include "app/game/table/camera_complaints.h"
#include "app/game/table/live_table.h"
#include "app/game/table/second_eye.h"

namespace umpire {

/// The last look at the table at rest, with its picture and its view. `seen` is null if there was
/// no look.
struct LastLook {
    const cv::Mat* image;
    const TableView* view;
    const TableObservation* seen;
};

/// The table in the newest frame. It also searches for the table until it is found.
class WatchedTable {
public:
    /// `also`: another camera at the table, or null.
    WatchedTable(LiveTable table, Remark remark, std::unique_ptr<SecondEye> also = nullptr)
        : table_(std::move(table)), remark_(std::move(remark)), also_(std::move(also)) {}

    [[nodiscard]] const LiveTable& table() const { return table_; }
    /// Returns the newest frame; empty if there was no frame yet.
    [[nodiscard]] const cv::Mat& image() const { return image_; }
    /// Returns the newest frame in the form for listeners.
    [[nodiscard]] LiveFrame frame(std::chrono::microseconds now,
                                  std::span<const Laying> laying) const;

    /// Takes a frame. Returns true if the table was found, in this frame or before.
    bool take(const cv::Mat& image, std::chrono::microseconds now);
    /// Searches for the table in the newest frame, unless a search has failed shortly before.
    /// Returns true if the table is found. Reports each reason of a failure once.
    bool find(std::chrono::microseconds now);
    /// Uses the table's corners that a player marked in the newest frame. Returns true if the table
    /// is found.
    bool takeCorners(const TableCorners& corners, std::chrono::microseconds now);

    /// Measures the facts of the newest frame. The table must have been found.
    FrameFacts measure(std::chrono::microseconds now);
    /// Examines the table at rest. Returns null if the board is not visible, and later searches for
    /// the board again.
    const TableObservation* look(const LookWanted& wanted, std::chrono::microseconds now);
    [[nodiscard]] LastLook lastLook() const {
        return {&lookedAt_, table_.view(),
                table_.isRegistered() && lastLook_ ? &*lastLook_ : nullptr};
    }
    /// Sets what was learned from players' corrections, for all later looks; none: nothing was
    /// learned.
    void learn(std::optional<matches::LearnedLook> learned) { table_.learn(std::move(learned)); }

private:
    LiveTable table_;
    Remark remark_;
    cv::Mat image_;
    cv::Mat lookedAt_; ///< picture of the last look
    std::optional<TableObservation> lastLook_;
    std::optional<std::chrono::microseconds> tried_;
    std::optional<std::chrono::microseconds> boardMissed_;
    Message whyNot_;
    CameraComplaints complaints_;
    std::unique_ptr<SecondEye> also_;
    JoinedFacts joined_;
};

} // namespace umpire
