#include "app/common/network/network_address.h"

#include "app/common/failure/number_in.h"

#include <optional>
#include <QHostAddress>

namespace umpire {
namespace {

/// Returns the host without the brackets of an IPv6 address; none if the text is no numeric
/// address.
std::optional<std::string> hostOf(const std::string& text) {
    const bool bracketed = text.size() > 2 && text.front() == '[' && text.back() == ']';
    const std::string host = text == "localhost" ? "127.0.0.1"
                             : bracketed         ? text.substr(1, text.size() - 2)
                                                 : text;
    const QHostAddress address(QString::fromStdString(host));
    const bool six = address.protocol() == QAbstractSocket::IPv6Protocol;
    return address.isNull() || six != bracketed ? std::nullopt : std::optional(host);
}

} // namespace

Expected<NetworkAddress> parseNetworkAddress(const std::string& text, const std::string& setting) {
    const std::size_t colon = text.rfind(':');
    if (colon != std::string::npos) {
        const auto host = hostOf(text.substr(0, colon));
        const auto port = numberIn<std::uint16_t>(std::string_view(text).substr(colon + 1));
        if (host && port) {
            return NetworkAddress{*host, *port};
        }
    }
    return wrongSetting(setting, "`" + text +
                                     "` is no address and port; write it like 127.0.0.1:8420 or "
                                     "[::1]:8420");
}

bool isLoopback(const NetworkAddress& address) {
    return QHostAddress(QString::fromStdString(address.host)).isLoopback();
}

std::string text(const NetworkAddress& address) {
    const bool six = address.host.find(':') != std::string::npos;
    return (six ? "[" + address.host + "]" : address.host) + ":" + std::to_string(address.port);
}

} // namespace umpire
