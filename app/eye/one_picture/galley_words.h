#pragma once

#include "app/eye/one_picture/look.h"

#include <string>
#include <vector>

namespace umpire {

/// The ids of attacker and target, and how they were chosen if the user did not name them.
struct ChosenGalleys {
    std::string attacker;
    std::string target;
    std::vector<std::string> taken; ///< sentences for people; empty if both were named
};

/// `attacker` and `target` are ids, or `left`, `right`, `top`, `bottom` in the picture, or a fleet
/// (`A`, `B`) with a single galley; empty: not named. With two galleys, one name is enough, and no
/// name is needed if only one galley has masts. Any other word is returned unchanged. Error
/// (WrongUsage): a word that fits several galleys or none, or a galley that must be named.
Expected<ChosenGalleys> chooseGalleys(const std::vector<Galley>& galleys,
                                      const std::string& attacker, const std::string& target);

/// Returns "g1, g2, g3", for a sentence in any language.
std::string listedIds(const std::vector<Galley>& galleys);

} // namespace umpire
