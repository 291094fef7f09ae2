#pragma once

#include "app/eye/learn/corrections.h"
#include "app/game/live/watched_table.h"
#include "app/game/referee/core/commands.h"

#include <filesystem>

/// Learns from players' corrections of a live look, if the players agreed to that. A correction
/// says that a match was missed (the second place is its head), that there is no match, that a
/// match's head is at its other end, or that a match has no head.
namespace umpire {

/// Converts a correction. Error: WrongUsage if nothing was found at that place.
Expected<learn::Correction> correctionSaid(const referee::Teach& said, const TableView& view,
                                           const TableObservation& seen);

/// Collects the corrections of each look at the table at rest.
class LearningTable {
public:
    /// `table`: the table's file; none: nothing is learned.
    explicit LearningTable(std::optional<std::filesystem::path> table) : table_(std::move(table)) {}

    /// Stores samples of the last look with this and its earlier corrections, and fits again when
    /// there are enough; returns a message for people. Errors: those of correctionSaid and of
    /// app/eye/learn; CannotRead if there was no look yet or no table file.
    Expected<Message> take(const referee::Teach& said, WatchedTable& table);

private:
    std::optional<std::filesystem::path> table_;
    cv::Mat image_; ///< the picture that `corrections_` belong to
    std::vector<learn::Correction> corrections_;
};

} // namespace umpire
