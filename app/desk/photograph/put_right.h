#pragma once

#include "app/eye/learn/corrections.h"
#include "app/eye/one_picture/look.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// The players' corrections of the pieces in one picture. They apply to this picture only.
namespace umpire::desk {

struct PutRight {
    std::vector<learn::Correction> matches;
    std::set<std::string> headed; ///< ids of the matches whose head was confirmed
    /// directions of galleys' bows in the table's frame, by the galleys' ids
    std::map<std::string, Radians> bows;
};

/// Returns the observation with the corrections applied. A missed match is appended; its id has the
/// next unused number, and its ends have a standard deviation of two pixels, because they were
/// clicked. Corrections of unknown pieces are ignored.
Look corrected(Look look, const PutRight& said);

/// Returns the index in `said.matches` of the correction that added the match `id`; none if no
/// correction added it.
std::optional<std::size_t> addedBy(const Look& look, const PutRight& said, const std::string& id);

/// Returns a match with the ends that were clicked in the picture; none if an end lies above the
/// horizon or the observation has no scale.
std::optional<learn::Missed> missedMatch(const Look& look, ImagePoint tail, ImagePoint head);

/// Corrects a match so that its head is the end nearest to `pixel`.
void sayHead(PutRight& said, const Match& match, ImagePoint pixel);

/// Returns the heading that a galley has if its bow is the end nearest to `pixel`.
Radians bowTowards(const Galley& galley, ImagePoint pixel);

} // namespace umpire::desk
