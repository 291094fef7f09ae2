#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <map>
#include <optional>
#include <string>

namespace umpire {

/// Who fired at whom, by the ids of the look; `ruleOnDropped` takes the words of `chooseGalleys`
/// too.
struct TossAsked {
    std::string attacker;
    std::string target;
    std::optional<int> dropped; ///< how many matches, where somebody counted them
    /// Where bows point, in the table's frame and by the galleys' ids, where somebody said it.
    std::map<std::string, Radians> bows;
    bool operator==(const TossAsked&) const = default;
};

/// The rules' ruling on a toss that was looked at. Errors: TableNotFound where nothing gives a
/// scale, WrongUsage for an id that the picture does not show.
Expected<war_galley::TossRuling> ruleOnToss(const Look& look, const TossAsked& asked);

struct RuledLook {
    Look look;
    war_galley::TossRuling ruling;
    std::vector<std::string> taken; ///< as of ChosenGalleys
};

/// The same; where the look does not show for sure as many matches as were dropped, it is looked
/// again for as many as there must be; the matches keep their ids. Errors as of lookAtTable, too.
Expected<RuledLook> ruleOnDropped(const Look& first, const LookRequest& request,
                                  const LookInputs& inputs, const TossAsked& asked);

} // namespace umpire
