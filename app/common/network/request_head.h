#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The first lines of what a client asks for, read before anything else is done for it.
namespace umpire {

struct RequestHead {
    std::string method; ///< "GET"
    std::string path;   ///< "/events", without what follows a `?`; never decoded
    std::string query;  ///< what follows it
    std::string host;
    std::optional<std::string> origin; ///< the page that asks, where a browser says so
    std::string authorization;
    bool upgradesToWebSocket = false;
    std::size_t bodySize = 0;
    std::size_t size = 0; ///< with the empty line at its end; the body follows
    std::string webSocketKey;
    std::string webSocketVersion;  ///< "13"
    std::string webSocketProtocol; ///< those that are offered, with commas between
    bool operator==(const RequestHead&) const = default;
};

/// How much of a head is waited for: browsers send one kilobyte.
inline constexpr std::size_t kLongestHead = 8192;

enum class HeadFault { NotWhole, TooLong, Malformed };

/// Either a head or why there is none. `bytes`: all that came so far.
struct HeadRead {
    std::optional<RequestHead> head;
    HeadFault fault = HeadFault::Malformed;
};
HeadRead readRequestHead(std::string_view bytes);

/// The value of `name=` in "a=1&b=2"; none where it is not there.
std::optional<std::string_view> queryValue(std::string_view query, std::string_view name);

/// A whole number without sign; none for anything else.
std::optional<std::uint64_t> numberIn(std::string_view text);

} // namespace umpire
