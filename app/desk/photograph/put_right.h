#pragma once

#include "app/eye/learn/corrections.h"
#include "app/eye/one_picture/look.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// The players' corrections of one picture, for this ruling only.
namespace umpire::desk {

struct PutRight {
    std::vector<learn::Correction> matches;
    std::set<std::string> headed;        ///< matches whose head was confirmed
    std::map<std::string, Radians> bows; ///< directions of galleys' bows, in the table's frame
};

/// Applies the corrections to the look. A missed match comes last, with the next free name; its
/// ends have the accuracy of a click: two pixels. Ignores corrections of unknown pieces.
Look corrected(Look look, const PutRight& said);

/// Returns which of `said.matches` added that match of the corrected look; none if the players did
/// not add it.
std::optional<std::size_t> addedBy(const Look& look, const PutRight& said, const std::string& id);

/// Returns a match with the ends pointed at in the picture; none above the horizon or without a
/// scale.
std::optional<learn::Missed> missedMatch(const Look& look, ImagePoint tail, ImagePoint head);

/// Sets a match's head to the end nearest to the pixel.
void sayHead(PutRight& said, const Match& match, ImagePoint pixel);

/// Returns a galley's heading if its bow is the end nearest to the pixel.
Radians bowTowards(const Galley& galley, ImagePoint pixel);

} // namespace umpire::desk
