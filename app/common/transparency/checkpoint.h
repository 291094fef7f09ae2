#pragma once

#include "app/common/transparency/merkle_tree.h"
#include "app/common/transparency/signed_note.h"

/// How long a list is at some time, and its root: c2sp.org/tlog-checkpoint.
namespace umpire {

struct Checkpoint {
    std::string origin; ///< whose list it is
    TreeHead tree;
    bool operator==(const Checkpoint&) const = default;
};
/// Three lines, which are the text of a note.
std::string textOf(const Checkpoint& checkpoint);
/// None: it is none, or has more lines.
std::optional<Checkpoint> checkpointFrom(std::string_view text);

} // namespace umpire
