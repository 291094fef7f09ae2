#include "app/club/pages/hall_permission.h"

#include "app/club/pages/hall_pages.h"
#include "app/common/network/token.h"
#include "app/web/server/pages.h"
#include "app/web/server/permission.h"

#include <algorithm>
#include <array>

namespace umpire {
namespace {

constexpr std::size_t kLongestRuling = 8192;
constexpr std::size_t kLongestSignature = 1024;
constexpr std::size_t kLongestReport = 512;
constexpr std::size_t kLongestPlayers = 2U << 20U; ///< maximum size of a list of players, in bytes

enum class Line { Any, Secret };

struct Answered {
    std::string_view path;
    std::string_view method;
    HallGuest least = HallGuest::Arbiter;
    std::size_t longestBody = 0;
    /// the connection that is required; requests of arbiters always require encryption
    Line line = Line::Any;
};
constexpr std::array kAnswered = {
    Answered{"/hall", "GET"},
    Answered{"/rule", "POST", HallGuest::Arbiter, kLongestRuling},
    Answered{"/evidence", "GET"},
    Answered{"/games", "GET", HallGuest::Spectator},
    Answered{"/tournament", "GET"},
    Answered{"/tournament/change", "POST", HallGuest::Arbiter, kLongestPlayers},
    Answered{"/tournament/codes", "POST", HallGuest::Arbiter, kLongestReport},
    Answered{"/tournament/notice", "GET"},
    Answered{"/tournament/report", "GET"},
    Answered{"/tournament/file", "GET"},
    Answered{"/standings", "GET", HallGuest::Spectator},
    Answered{"/report/say", "POST", HallGuest::Spectator, kLongestReport, Line::Secret},
    Answered{"/witness/shown", "GET", HallGuest::Spectator},
    Answered{"/witness/log", "GET", HallGuest::Spectator},
    Answered{"/witness/sign", "POST", HallGuest::Spectator, kLongestSignature},
    Answered{"/witness/publish", "POST"},
    Answered{"/sentences", "POST", HallGuest::Spectator, kLongestSentences}};

bool isPart(std::string_view path) {
    return std::ranges::any_of(
        std::array{hallPages(), sharedFiles(), gamePages()}, [&](const auto& files) {
            return std::ranges::find(files, path, &PageFile::path) != files.end();
        });
}

} // namespace

HallGuest guestOf(std::string_view authorization, const HallRules& rules) {
    if (!authorization.starts_with(kBearer)) {
        return HallGuest::Nobody;
    }
    const std::string_view said = authorization.substr(kBearer.size());
    return isSameToken(said, rules.arbiterToken) ? HallGuest::Arbiter
           : isSameToken(said, rules.wallToken)  ? HallGuest::Spectator
                                                 : HallGuest::Nobody;
}

std::optional<Refusal> refusalOf(const RequestHead& head, const HallRules& rules) {
    if (head.upgradesToWebSocket) {
        return Refusal{400, "there is no WebSocket here"};
    }
    const auto* const page = std::ranges::find(kAnswered, head.path, &Answered::path);
    if (page == kAnswered.end()) {
        if (!isPart(head.path)) {
            return Refusal{404, "there are /arbiter, /wall, /report and /witness"};
        }
        return head.method == "GET" && head.bodySize == 0
                   ? std::nullopt
                   : std::optional(Refusal{405, head.path + " takes GET"});
    }
    if (head.method != page->method) {
        return Refusal{405, head.path + " takes " + std::string(page->method)};
    }
    if (head.bodySize > page->longestBody) {
        return Refusal{413, "that is too long; a reason has a few sentences"};
    }
    const bool isSecret = page->least == HallGuest::Arbiter || page->line == Line::Secret;
    if (isSecret && !rules.mayRule) {
        return Refusal{403, page->least == HallGuest::Arbiter
                                ? "the arbiter's page is served over HTTPS only"
                                : "a player's code is taken over HTTPS only"};
    }
    if (head.origin && !head.origin->ends_with("//" + head.host)) {
        return Refusal{403, "pages from elsewhere get nothing here"};
    }
    return guestOf(head.authorization, rules) >= page->least
               ? std::nullopt
               : std::optional(Refusal{401, "this needs the token of the page's address"});
}

} // namespace umpire
