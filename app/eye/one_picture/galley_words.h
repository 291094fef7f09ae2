#pragma once

#include "app/eye/one_picture/look.h"

#include <string>
#include <vector>

namespace umpire {

/// Who fires and who is fired at, by their ids, and how they were found where nobody named them.
struct ChosenGalleys {
    std::string attacker;
    std::string target;
    std::vector<std::string> taken; ///< sentences for people; empty where both were named
};

/// `attacker` and `target` are ids, or `left`, `right`, `top`, `bottom` in the picture, or a fleet
/// (`A`, `B`) that has a single galley; empty: nobody named one. Of two galleys the other one needs
/// no name, and neither does where one alone has masts. A word that is none of these stays as it
/// is. Error (WrongUsage): a word that fits several galleys or none, and a galley that has to be
/// named.
Expected<ChosenGalleys> chooseGalleys(const std::vector<Galley>& galleys,
                                      const std::string& attacker, const std::string& target);

/// "g1, g2, g3", for a sentence in any language.
std::string listedIds(const std::vector<Galley>& galleys);

} // namespace umpire
