#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Parses the head of a client's request, before anything else is done for the client.
namespace umpire {

struct RequestHead {
    std::string method; ///< "GET"
    std::string path;   ///< "/events", without `?` and the rest; never decoded
    std::string query;  ///< the text after `?`
    std::string host;
    std::optional<std::string> origin; ///< the page that made the request, if the browser says so
    std::string authorization;
    bool upgradesToWebSocket = false;
    std::size_t bodySize = 0;
    std::size_t size = 0; ///< size including the empty line at its end; the body follows
    std::string webSocketKey;
    std::string webSocketVersion;  ///< "13"
    std::string webSocketProtocol; ///< the offered protocols, separated by commas
    bool operator==(const RequestHead&) const = default;
};

/// Limit of a head's size: browsers send one kilobyte.
inline constexpr std::size_t kLongestHead = 8192;

enum class HeadFault { NotWhole, TooLong, Malformed };

/// A head, or why there is none. `bytes` are all bytes that have arrived.
struct HeadRead {
    std::optional<RequestHead> head;
    HeadFault fault = HeadFault::Malformed;
};
HeadRead readRequestHead(std::string_view bytes);

/// Returns the value of `name` in "a=1&b=2"; none if it is missing.
std::optional<std::string_view> queryValue(std::string_view query, std::string_view name);

} // namespace umpire
