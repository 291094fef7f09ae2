#pragma once

#include "app/game/referee/core/offer.h"

#include <string_view>

namespace umpire {

/// Returns the offer with pieces called as people call them in the game, such as "Azab 3".
referee::Offer spoken(referee::Offer offer, std::string_view game);

} // namespace umpire
