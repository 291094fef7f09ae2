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

/// What was last seen at rest, and where.
struct SeenTable {
    TableObservation seen;
    std::optional<BoardPlacement> board;
    std::optional<std::set<Detector>> sought; ///< what was looked for, where that is known
    TablePoint area{600_mm, 420_mm};          ///< the play area's far corner
};

/// The table as the camera shows it, and what was last seen on it at rest.
struct TablePicture {
    std::uint64_t number = 0; ///< from 1; 0: there is none
    std::chrono::microseconds time{};
    cv::Mat image; ///< CV_8UC3, its own
    std::optional<TableView> view;
    std::shared_ptr<const SeenTable> seen;
};

/// One place for one picture: a newer one replaces it. Whoever puts a picture never waits, and
/// three buffers go round however many come: one here, one at either side.
class NewestPicture {
public:
    /// Copying each frame of 1920 x 1080 would cost a tenth of a tag detection.
    static constexpr std::chrono::microseconds kBetween = std::chrono::milliseconds(200);

    /// Is the last copy older than kBetween of the stream?
    [[nodiscard]] bool isDue(std::chrono::microseconds time) const {
        return !last_ || time < *last_ || time - *last_ >= kBetween;
    }
    /// From the game's thread. Copied where it is due.
    void put(const cv::Mat& image, std::chrono::microseconds time, const TableView* view,
             const std::shared_ptr<const SeenTable>& seen);
    /// From the reader's thread: into `picture`, whose buffer is used again. False: it is the
    /// newest already.
    bool takeNewer(TablePicture& picture);

private:
    std::mutex mutex_;     ///< held while two pictures change places
    TablePicture waiting_; ///< under the mutex
    TablePicture spare_;   ///< of the game's thread
    std::uint64_t put_ = 0;
    std::optional<std::chrono::microseconds> last_;
};

} // namespace umpire
