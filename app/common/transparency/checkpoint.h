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
/// Returns the checkpoint as three lines, which are the text of a signed note.
std::string textOf(const Checkpoint& checkpoint);
/// Parses the three lines. Returns none if the text is no checkpoint, has other lines, or is not
/// formatted as `textOf` formats it.
std::optional<Checkpoint> checkpointFrom(std::string_view text);

} // namespace umpire
