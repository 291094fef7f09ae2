#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"
#include "vision/observe_table.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <set>

namespace umpire {

/// The last observation of the still table, and the place of the board.
struct SeenTable {
    TableObservation seen;
    std::optional<BoardPlacement> board;
    std::optional<std::set<Detector>> sought; ///< the detectors that were used; none: unknown
    TablePoint area{600_mm, 420_mm};          ///< far corner of the play area
};

/// The camera's picture of the table, and the last observation of the still table.
struct TablePicture {
    std::uint64_t number = 0; ///< counted from 1; 0: there is no picture
    std::chrono::microseconds time{};
    cv::Mat image; ///< the picture, CV_8UC3, in its own memory
    std::optional<TableView> view;
    std::shared_ptr<const SeenTable> seen;
};

/// Holds one picture, which a newer picture replaces. The writer never waits. Three buffers are
/// reused: one here, and one at each side.
class NewestPicture {
public:
    /// Minimum time between two copies: copying each frame of 1920 x 1080 pixels would cost a tenth
    /// of a tag detection.
    static constexpr std::chrono::microseconds kBetween = std::chrono::milliseconds(200);

    /// Tells whether the last copy is older than kBetween in stream time.
    [[nodiscard]] bool isDue(std::chrono::microseconds time) const {
        return !last_ || time < *last_ || time - *last_ >= kBetween;
    }
    /// Copies the picture if it is due. To be called in the game's thread.
    void put(const cv::Mat& image, std::chrono::microseconds time, const TableView* view,
             const std::shared_ptr<const SeenTable>& seen);
    /// Moves a newer picture into `picture`, and reuses its buffer. Returns false if `picture` is
    /// the newest already. Only the reader's thread may call this.
    bool takeNewer(TablePicture& picture);

private:
    std::mutex mutex_;     ///< locked while two pictures are swapped
    TablePicture waiting_; ///< guarded by the mutex
    TablePicture spare_;   ///< used by the game's thread only
    std::uint64_t put_ = 0;
    std::optional<std::chrono::microseconds> last_;
};

} // namespace umpire
