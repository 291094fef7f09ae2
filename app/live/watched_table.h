#pragma once

#include "app/live/live_game.h"
#include "app/live/live_table.h"

namespace umpire {

/// The table in the newest frame, where it has been found.
class WatchedTable {
public:
    WatchedTable(LiveTable table, Remark remark)
        : table_(std::move(table)), remark_(std::move(remark)) {}

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
    FrameFacts measure(std::chrono::microseconds now) { return table_.see(image_, now); }
    /// The same, and it is at rest.
    const TableObservation& look(const LookWanted& wanted) {
        return lastLook_.emplace(table_.look(image_, wanted));
    }

private:
    LiveTable table_;
    Remark remark_;
    cv::Mat image_;
    std::optional<TableObservation> lastLook_;
    std::optional<std::chrono::microseconds> tried_;
    Message whyNot_;
};

} // namespace umpire
