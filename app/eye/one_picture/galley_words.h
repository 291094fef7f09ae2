#pragma once

#include "app/eye/one_picture/look.h"

#include <string>
#include <vector>

namespace umpire {

/// The ids of attacker and target, and how they were chosen.
struct ChosenGalleys {
    std::string attacker;
    std::string target;
    /// Sentences for people about galleys that the program chose; empty if the user named both.
    std::vector<std::string> taken;
};

/// Chooses the attacker and the target. Each word is an id, or `left`, `right`, `top` or `bottom`
/// in the picture, or a fleet (`A`, `B`) with a single galley, or empty if the galley is not named.
/// With two galleys one name is enough, and no name is needed if only one of them has masts. Any
/// other word is returned unchanged. Error: WrongUsage if a word fits several galleys or none, or
/// if a galley must be named.
Expected<ChosenGalleys> chooseGalleys(const std::vector<Galley>& galleys,
                                      const std::string& attacker, const std::string& target);

/// Returns the galleys' ids in a list such as "g1, g2, g3", which fits a sentence in any language.
std::string listedIds(const std::vector<Galley>& galleys);

} // namespace umpire
