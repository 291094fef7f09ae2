#pragma once

#include "app/common/network/answer.h"
#include "app/common/network/request_head.h"

namespace umpire {

/// Decides which requests the hall accepts from whom.
struct HallRules {
    std::string arbiterToken;
    std::string wallToken;
    bool mayRule = true; ///< false: this line carries neither the arbiter's pages nor codes
};

enum class HallGuest { Nobody, Spectator, Arbiter };
/// Identifies the client by `Authorization: Bearer TOKEN`.
HallGuest guestOf(std::string_view authorization, const HallRules& rules);

/// Returns none if the request is permitted. The pages and their files contain no club data.
std::optional<Refusal> refusalOf(const RequestHead& head, const HallRules& rules);

} // namespace umpire
