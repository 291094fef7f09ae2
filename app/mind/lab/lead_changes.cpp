#include "app/mind/lab/lead_changes.h"

#include <cmath>

namespace umpire {

void LeadChanges::hear(Player player, double value) {
    if (player.seat == 0) {
        forFirst_[0] = value;
    } else if (players_ == 2) {
        forFirst_[1] = 1. - value;
    } else {
        return;
    }
    const double one = forFirst_[0].value_or(forFirst_[1].value_or(0.5));
    const double ahead = (one + forFirst_[1].value_or(one)) / 2. - 0.5;
    if (!(std::abs(ahead) > margin_)) {
        return;
    }
    const bool firstLeads = ahead > 0.;
    count_ += int(firstLeads_.has_value() && *firstLeads_ != firstLeads);
    firstLeads_ = firstLeads;
}

} // namespace umpire
