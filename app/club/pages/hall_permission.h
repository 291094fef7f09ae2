#pragma once

#include "app/common/network/answer.h"
#include "app/common/network/request_head.h"

namespace umpire {

/// Decides which requests the hall accepts, and from whom.
struct HallRules {
    std::string arbiterToken;
    std::string wallToken;
    /// false for a connection without encryption: it carries neither the arbiter's pages nor
    /// players' codes
    bool mayRule = true;
};

enum class HallGuest { Nobody, Spectator, Arbiter };
/// Returns who the client is, by the token in `Authorization: Bearer TOKEN`; Nobody if no token
/// fits.
HallGuest guestOf(std::string_view authorization, const HallRules& rules);

/// Returns why the request is refused; none if it is permitted. The pages and their files contain
/// no club data.
std::optional<Refusal> refusalOf(const RequestHead& head, const HallRules& rules);

} // namespace umpire
