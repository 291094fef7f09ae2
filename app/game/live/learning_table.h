#pragma once

#include "app/eye/learn/corrections.h"
#include "app/game/live/watched_table.h"

#include <filesystem>
#include <string_view>

/// What players put right in a live look is learned from, if they agreed:
/// `wrong missed 512,300 580,310` (a match lies there, its head at the second place),
/// `wrong none 512,300` (no match lies there), `wrong turned 512,300` (the head of the match there
/// is its other end), `wrong headless 512,300`. Places are pixels of the camera's picture.
namespace umpire {

bool isWrongCommand(std::string_view line);

/// What the line puts right in a look. Errors: WrongUsage for another line, or where nothing was
/// found at the place.
Expected<learn::Correction> correctionSaid(std::string_view line, const TableView& view,
                                           const TableObservation& seen);

/// Collects what is put right in each look at the table at rest.
class LearningTable {
public:
    /// `table`: its file; none: nothing is learned.
    explicit LearningTable(std::optional<std::filesystem::path> table) : table_(std::move(table)) {}

    /// Keeps samples of the table's last look with this and what was put right in it before, and
    /// fits anew where there are enough: what is to be said of it. Errors: those of correctionSaid
    /// and of app/eye/learn; CannotRead where there was no look yet or no table file.
    Expected<Message> take(std::string_view line, WatchedTable& table);

private:
    std::optional<std::filesystem::path> table_;
    cv::Mat image_; ///< in which `corrections_` were wrong
    std::vector<learn::Correction> corrections_;
};

} // namespace umpire
