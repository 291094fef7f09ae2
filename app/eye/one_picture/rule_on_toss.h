#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <map>
#include <optional>
#include <string>

namespace umpire {

/// The attacker and target, by the look's ids; `ruleOnDropped` also accepts the words of
/// `chooseGalleys`.
struct TossAsked {
    std::string attacker;
    std::string target;
    std::optional<int> dropped; ///< number of matches, if a person counted them
    /// Bow directions in the table's frame, by galley id, if the user gave them.
    std::map<std::string, Radians> bows;
    bool operator==(const TossAsked&) const = default;
};

/// Rules on the toss in a look. Errors: TableNotFound if the picture gives no scale, WrongUsage for
/// an id that the picture does not show.
Expected<war_galley::TossRuling> ruleOnToss(const Look& look, const TossAsked& asked);

struct RuledLook {
    Look look;
    war_galley::TossRuling ruling;
    std::vector<std::string> taken; ///< see ChosenGalleys
};

/// Rules on the toss. If the look does not clearly show as many matches as were dropped, looks
/// again for that number; the matches keep their ids. Errors: also those of lookAtTable.
Expected<RuledLook> ruleOnDropped(const Look& first, const LookRequest& request,
                                  const LookInputs& inputs, const TossAsked& asked);

} // namespace umpire
