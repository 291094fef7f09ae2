#pragma once

#include "app/eye/learn/corrections.h"
#include "app/eye/one_picture/look.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// What players put right in one picture, for this ruling and no other.
namespace umpire::desk {

struct PutRight {
    std::vector<learn::Correction> matches;
    std::set<std::string> headed;        ///< matches whose head is where it was taken to be
    std::map<std::string, Radians> bows; ///< of galleys, in the table's frame
};

/// The look as the players see it. A match that was missed comes last, with the next free name; its
/// ends are as good as a hand points, to two pixels. What names no piece of the look does nothing.
Look corrected(Look look, const PutRight& said);

/// Whether a match of the corrected look was added by the players, and which of `said.matches` it
/// is.
std::optional<std::size_t> addedBy(const Look& look, const PutRight& said, const std::string& id);

/// Where a match lies whose ends are pointed at in the picture; none above the horizon or where
/// there is no scale.
std::optional<learn::Missed> missedMatch(const Look& look, ImagePoint tail, ImagePoint head);

/// Says of a match that its head is the end nearest to a pixel.
void sayHead(PutRight& said, const Match& match, ImagePoint pixel);

/// The heading of a galley whose bow is the end nearest to a pixel.
Radians bowTowards(const Galley& galley, ImagePoint pixel);

} // namespace umpire::desk
