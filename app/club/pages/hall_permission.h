#pragma once

#include "app/common/network/answer.h"
#include "app/common/network/request_head.h"

namespace umpire {

/// Decides who may request what from the hall.
struct HallRules {
    std::string arbiterToken;
    std::string wallToken;
    bool mayRule = true; ///< false: neither what only the arbiter may see nor a code goes this way
};

enum class HallGuest { Nobody, Spectator, Arbiter };
/// Identifies the client by `Authorization: Bearer TOKEN`.
HallGuest guestOf(std::string_view authorization, const HallRules& rules);

/// Returns none if the request is permitted. The pages and their files contain no club data.
std::optional<Refusal> refusalOf(const RequestHead& head, const HallRules& rules);

} // namespace umpire
