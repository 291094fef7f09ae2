#pragma once

#include "app/look/look.h"
#include "rules/games/war_galley/toss.h"

namespace umpire {

/// The rules' ruling on a toss that was looked at. Errors: TableNotFound where nothing gives a
/// scale, WrongUsage for an id that the picture does not show.
Expected<war_galley::TossRuling> ruleOnToss(const Look& look, const std::string& attacker,
                                            const std::string& target);

} // namespace umpire
