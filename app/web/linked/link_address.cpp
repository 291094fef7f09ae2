#include "app/web/linked/link_address.h"

#include "app/common/failure/number_in.h"

#include <algorithm>

namespace umpire {
namespace {

constexpr std::string_view kScheme = "wss://";
constexpr std::size_t kTokenDigits = 32;
constexpr std::size_t kFingerprintDigits = 64;

tl::unexpected<Failure> wrongAddress(const Message& why) {
    return wrongSetting("with", why);
}

bool isHexadecimal(std::string_view digits) {
    return digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

bool readPort(std::string_view digits, std::uint16_t& port) {
    port = numberIn<std::uint16_t>(digits).value_or(0);
    return port != 0;
}

} // namespace

std::string hostAndPort(const LinkAddress& address) {
    return address.host + ":" + std::to_string(address.port);
}

std::string text(const LinkAddress& address) {
    return std::string(kScheme) + hostAndPort(address) + "/#" + address.token + "." +
           address.fingerprint;
}

Expected<LinkAddress> parseLinkAddress(const std::string& text) {
    if (!text.starts_with(kScheme)) {
        return wrongAddress(message("`%1` is no address of a table; give the whole address that "
                                    "the other table shows (wss://…)",
                                    text));
    }
    const std::size_t hash = std::min(text.find('#'), text.size());
    std::string place = text.substr(kScheme.size(), hash - kScheme.size());
    while (place.ends_with('/')) {
        place.pop_back();
    }
    LinkAddress address;
    const std::size_t colon = place.rfind(':');
    if (colon == std::string::npos || colon == 0 ||
        !readPort(std::string_view(place).substr(colon + 1), address.port)) {
        return wrongAddress(
            message("`%1` has no port; give the whole address that the other table shows", place));
    }
    address.host = place.substr(0, colon);
    const std::string secret = hash < text.size() ? text.substr(hash + 1) : "";
    const std::size_t dot = std::min(secret.find('.'), secret.size());
    address.token = secret.substr(0, dot);
    address.fingerprint = dot < secret.size() ? secret.substr(dot + 1) : "";
    if (address.token.size() != kTokenDigits || address.fingerprint.size() != kFingerprintDigits ||
        !isHexadecimal(address.token) || !isHexadecimal(address.fingerprint)) {
        return wrongAddress(message("the address is not whole behind `#`; copy all of it from the "
                                    "other table, and put it in quotes"));
    }
    return address;
}

} // namespace umpire
