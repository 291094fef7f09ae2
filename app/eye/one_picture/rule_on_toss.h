#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <map>
#include <optional>
#include <string>

namespace umpire {

/// The galleys of a toss. `attacker` and `target` are ids of the look; `ruleOnDropped` also accepts
/// the words of `chooseGalleys`.
struct TossAsked {
    std::string attacker;
    std::string target;
    std::optional<int> dropped; ///< number of matches that a person counted; none: nobody counted
    /// The directions of bows that the user gave, by galley id, in the table's frame.
    std::map<std::string, Radians> bows;
    bool operator==(const TossAsked&) const = default;
};

/// Rules on the toss that a look shows. Errors: TableNotFound if the picture gives no scale;
/// WrongUsage for an id that the picture does not show.
Expected<war_galley::TossRuling> ruleOnToss(const Look& look, const TossAsked& asked);

struct RuledLook {
    Look look;
    war_galley::TossRuling ruling;
    std::vector<std::string> taken; ///< how unnamed galleys were chosen, see ChosenGalleys
};

/// Rules on the toss. If `first` does not clearly show as many loose matches as were dropped,
/// examines the picture again for that number. Matches found in both looks keep their ids. Errors:
/// those of ruleOnToss, chooseGalleys and lookAtTable.
Expected<RuledLook> ruleOnDropped(const Look& first, const LookRequest& request,
                                  const LookInputs& inputs, const TossAsked& asked);

} // namespace umpire
