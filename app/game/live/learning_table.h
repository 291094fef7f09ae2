#pragma once

#include "app/eye/learn/corrections.h"
#include "app/game/live/watched_table.h"
#include "app/game/referee/core/commands.h"

#include <filesystem>

/// What players put right in a live look is learned from, if they agreed: a match was missed (the
/// second place is its head), no match lies there, the head of the match there is its other end, or
/// it has none.
namespace umpire {

/// What it puts right in a look. Error: WrongUsage where nothing was found at the place.
Expected<learn::Correction> correctionSaid(const referee::Teach& said, const TableView& view,
                                           const TableObservation& seen);

/// Collects what is put right in each look at the table at rest.
class LearningTable {
public:
    /// `table`: its file; none: nothing is learned.
    explicit LearningTable(std::optional<std::filesystem::path> table) : table_(std::move(table)) {}

    /// Keeps samples of the table's last look with this and what was put right in it before, and
    /// fits anew where there are enough: what is to be said of it. Errors: those of correctionSaid
    /// and of app/eye/learn; CannotRead where there was no look yet or no table file.
    Expected<Message> take(const referee::Teach& said, WatchedTable& table);

private:
    std::optional<std::filesystem::path> table_;
    cv::Mat image_; ///< in which `corrections_` were wrong
    std::vector<learn::Correction> corrections_;
};

} // namespace umpire
