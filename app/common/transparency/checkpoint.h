#pragma once

#include "app/common/transparency/merkle_tree.h"
#include "app/common/transparency/signed_note.h"

/// A checkpoint: the size of a log at some time, and its root (c2sp.org/tlog-checkpoint).
namespace umpire {

struct Checkpoint {
    std::string origin; ///< the log's name
    TreeHead tree;
    bool operator==(const Checkpoint&) const = default;
};
/// Returns three lines: the text of a note.
std::string textOf(const Checkpoint& checkpoint);
/// Parses the three lines; none if the text is no checkpoint or has more lines.
std::optional<Checkpoint> checkpointFrom(std::string_view text);

} // namespace umpire
