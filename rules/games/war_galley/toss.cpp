#include "rules/games/war_galley/toss.h"

namespace umpire::war_galley {

TossAnswer ruleToss(const TossQuestion& question, const TossOptions&) {
    return TossRuling{.attacker = question.attacker, .target = question.target};
}

int matchesToDrop(int, int) {
    return 0;
}

} // namespace umpire::war_galley
