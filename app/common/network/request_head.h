#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Parses the head of a client's request. The head is checked before the server does any work for
/// the client.
namespace umpire {

struct RequestHead {
    std::string method; ///< such as "GET"
    std::string path;   ///< such as "/events"; ends before the `?`; percent signs are not decoded
    std::string query;  ///< the text after `?`; empty if there is no `?`
    std::string host;
    /// Origin of the page that made the request; none if the browser does not send it.
    std::optional<std::string> origin;
    std::string authorization;
    bool upgradesToWebSocket = false;
    std::size_t bodySize = 0;
    /// Length of the head in bytes, with the empty line at its end; the body follows.
    std::size_t size = 0;
    std::string webSocketKey;
    std::string webSocketVersion;  ///< "13" is the only version in use
    std::string webSocketProtocol; ///< the subprotocols that the client offers, separated by commas
    bool operator==(const RequestHead&) const = default;
};

/// Maximum length of a head, in bytes. Browsers send about one kilobyte.
inline constexpr std::size_t kLongestHead = 8192;

enum class HeadFault { NotWhole, TooLong, Malformed };

/// A parsed head; none if the bytes contain no complete and valid head. Then `fault` says why.
struct HeadRead {
    std::optional<RequestHead> head;
    HeadFault fault = HeadFault::Malformed;
};
/// Parses the head of a request. `bytes` are all bytes that have arrived from the client.
HeadRead readRequestHead(std::string_view bytes);

/// Returns the value of `name` in a query such as "a=1&b=2"; none if the query has no such name.
std::optional<std::string_view> queryValue(std::string_view query, std::string_view name);

} // namespace umpire
