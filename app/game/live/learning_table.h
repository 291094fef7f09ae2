#pragma once

#include "app/eye/learn/corrections.h"
#include "app/game/live/watched_table.h"
#include "app/game/referee/core/commands.h"

#include <filesystem>

/// Learns from players' corrections of a live look, if the players have agreed to that. A
/// correction says that a match was missed (the second place is its head), that there is no match,
/// that the head of a match is at its other end, or that a match has no head.
namespace umpire {

/// Converts a player's correction. Error WrongUsage: no match was found at that place.
Expected<learn::Correction> correctionSaid(const referee::Teach& said, const TableView& view,
                                           const TableObservation& seen);

/// Collects the corrections of each look at the table at rest.
class LearningTable {
public:
    /// `table`: the file of the table; none: nothing is learned.
    explicit LearningTable(std::optional<std::filesystem::path> table) : table_(std::move(table)) {}

    /// Stores samples of the last look by this correction and the earlier ones of that look. When
    /// there are enough samples, fits the learned look again. Returns a message for people. Errors:
    /// those of correctionSaid and of app/eye/learn; CannotRead if there was no look yet, or no
    /// table file.
    Expected<Message> take(const referee::Teach& said, WatchedTable& table);

private:
    std::optional<std::filesystem::path> table_;
    cv::Mat image_; ///< the picture to which `corrections_` belong
    std::vector<learn::Correction> corrections_;
};

} // namespace umpire
