#pragma once

#include "app/common/network/answer.h"
#include "app/common/network/request_head.h"

namespace umpire {

/// Who may ask the hall for what.
struct HallRules {
    std::string arbiterToken;
    std::string wallToken;
    bool mayRule = true; ///< false: neither what only the arbiter may see nor a code goes this way
};

enum class HallGuest { Nobody, Spectator, Arbiter };
/// By `Authorization: Bearer TOKEN`.
HallGuest guestOf(std::string_view authorization, const HallRules& rules);

/// None: it may be answered. The pages and their parts hold nothing of the club.
std::optional<Refusal> refusalOf(const RequestHead& head, const HallRules& rules);

} // namespace umpire
