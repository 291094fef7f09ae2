#include "app/common/network/request_head.h"

#include "app/common/failure/number_in.h"

#include <algorithm>
#include <cctype>

namespace umpire {
namespace {

constexpr std::string_view kLineEnd = "\r\n";
constexpr std::string_view kHeadEnd = "\r\n\r\n";

bool sameLetters(std::string_view one, std::string_view other) {
    return std::ranges::equal(one, other, [](unsigned char a, unsigned char b) {
        return std::tolower(a) == std::tolower(b);
    });
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    return begin == std::string_view::npos
               ? std::string_view()
               : text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

bool isVisible(char character) {
    return character > ' ' && character < '\x7f';
}

/// Parses a request line, such as "GET /state?x=1 HTTP/1.1". Returns false if the line is
/// malformed.
bool takeRequestLine(std::string_view line, RequestHead& head) {
    const std::size_t first = line.find(' ');
    const std::size_t last = line.rfind(' ');
    if (first == std::string_view::npos || last <= first + 1 ||
        (line.substr(last) != " HTTP/1.1" && line.substr(last) != " HTTP/1.0")) {
        return false;
    }
    const std::string_view target = line.substr(first + 1, last - first - 1);
    if (first == 0 || !std::ranges::all_of(line.substr(0, first), &isVisible) ||
        !std::ranges::all_of(target, &isVisible)) {
        return false;
    }
    const std::size_t mark = target.find('?');
    head.method = line.substr(0, first);
    head.path = target.substr(0, mark);
    head.query = mark == std::string_view::npos ? "" : target.substr(mark + 1);
    return true;
}

/// Parses a header field. Returns false if the field is malformed, or if Qt's server might read it
/// differently (a chunked body, two lengths).
bool takeField(std::string_view line, RequestHead& head, int& lengths) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0) {
        return false;
    }
    const std::string_view name = line.substr(0, colon);
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (sameLetters(name, "host")) {
        head.host = value;
    } else if (sameLetters(name, "origin")) {
        head.origin = value;
    } else if (sameLetters(name, "authorization")) {
        head.authorization = value;
    } else if (sameLetters(name, "upgrade")) {
        head.upgradesToWebSocket = sameLetters(value, "websocket");
    } else if (sameLetters(name, "sec-websocket-key")) {
        head.webSocketKey = value;
    } else if (sameLetters(name, "sec-websocket-version")) {
        head.webSocketVersion = value;
    } else if (sameLetters(name, "sec-websocket-protocol")) {
        head.webSocketProtocol = value;
    } else if (sameLetters(name, "transfer-encoding")) {
        return false;
    } else if (sameLetters(name, "content-length")) {
        const auto length = numberIn<std::uint64_t>(value);
        head.bodySize = std::size_t(length.value_or(0));
        return length.has_value() && ++lengths == 1;
    }
    return true;
}

} // namespace

HeadRead readRequestHead(std::string_view bytes) {
    const std::size_t end = bytes.substr(0, kLongestHead).find(kHeadEnd);
    if (end == std::string_view::npos) {
        return {{}, bytes.size() < kLongestHead ? HeadFault::NotWhole : HeadFault::TooLong};
    }
    RequestHead head;
    head.size = end + kHeadEnd.size();
    std::string_view lines = bytes.substr(0, end);
    int lengths = 0;
    for (bool first = true; !lines.empty() || first; first = false) {
        const std::size_t lineEnd = lines.find(kLineEnd);
        const std::string_view line = lines.substr(0, lineEnd);
        if (!(first ? takeRequestLine(line, head) : takeField(line, head, lengths))) {
            return {{}, HeadFault::Malformed};
        }
        lines.remove_prefix(lineEnd == std::string_view::npos ? lines.size()
                                                              : lineEnd + kLineEnd.size());
    }
    return {std::move(head), {}};
}

std::optional<std::string_view> queryValue(std::string_view query, std::string_view name) {
    while (!query.empty()) {
        const std::size_t end = query.find('&');
        const std::string_view pair = query.substr(0, end);
        if (pair.size() > name.size() && pair.starts_with(name) && pair[name.size()] == '=') {
            return pair.substr(name.size() + 1);
        }
        query.remove_prefix(end == std::string_view::npos ? query.size() : end + 1);
    }
    return std::nullopt;
}

} // namespace umpire
