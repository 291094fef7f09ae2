#include "app/common/network/network_address.h"

#include "app/common/failure/number_in.h"
#include "app/common/network/event_thread.h"

#include <algorithm>
#include <array>
#include <optional>
#include <QHostAddress>
#include <QNetworkInterface>
#include <QProcess>

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

struct Candidate {
    int rank = 0; ///< addresses with the lowest rank come first
    std::string host;
};

bool isOfContainers(const QString& interface) {
    static const std::array kNames = {QLatin1String("docker"), QLatin1String("veth"),
                                      QLatin1String("br-"),    QLatin1String("virbr"),
                                      QLatin1String("vmnet"),  QLatin1String("lxc")};
    return std::ranges::any_of(kNames,
                               [&](QLatin1String name) { return interface.startsWith(name); });
}

bool isOfAHome(const QHostAddress& address) {
    return address.isInSubnet(QHostAddress(QStringLiteral("192.168.0.0")), 16) ||
           address.isInSubnet(QHostAddress(QStringLiteral("10.0.0.0")), 8) ||
           address.isInSubnet(QHostAddress(QStringLiteral("172.16.0.0")), 12);
}

std::vector<Candidate> candidates() {
    std::vector<Candidate> all;
    for (const QNetworkInterface& interface : QNetworkInterface::allInterfaces()) {
        const auto flags = interface.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) ||
            flags.testFlag(QNetworkInterface::IsLoopBack)) {
            continue;
        }
        for (const QNetworkAddressEntry& entry : interface.addressEntries()) {
            const QHostAddress& address = entry.ip();
            if (address.protocol() == QAbstractSocket::IPv4Protocol && !address.isLinkLocal()) {
                const int rank =
                    (isOfContainers(interface.name()) ? 2 : 0) + (isOfAHome(address) ? 0 : 1);
                all.push_back({rank, address.toString().toStdString()});
            }
        }
    }
    std::ranges::stable_sort(all, {}, &Candidate::rank);
    return all;
}

/// Runs `avahi-resolve`, which prints the query, a tab and the result. Returns the result; empty on
/// failure.
std::string resolved(const char* option, const std::string& what) {
    // maximum time in milliseconds; Avahi answers for this machine after 20 ms, otherwise after 5 s
    constexpr int kLongest = 1000;
    QProcess program;
    program.start(QStringLiteral("avahi-resolve"),
                  {QStringLiteral("-4"), QLatin1String(option), QString::fromStdString(what)});
    if (!program.waitForFinished(kLongest)) {
        program.kill();
        program.waitForFinished();
        return {};
    }
    const QString said = QString::fromUtf8(program.readAllStandardOutput()).trimmed();
    return said.section(QLatin1Char('\t'), 1).toLower().toStdString();
}

/// Tells whether the name ends with ".local" and has only letters, digits, dashes and points, as
/// browsers require.
bool isHostName(const std::string& name) {
    return name.ends_with(".local") &&
           name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-.") == std::string::npos;
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

std::vector<NetworkAddress> addressesOf(const NetworkAddress& bound) {
    const QHostAddress host(QString::fromStdString(bound.host));
    const bool isEvery =
        host == QHostAddress(QHostAddress::AnyIPv4) || host == QHostAddress(QHostAddress::AnyIPv6);
    std::vector<NetworkAddress> all;
    for (const Candidate& each : isEvery ? candidates() : std::vector<Candidate>{}) {
        all.push_back({each.host, bound.port});
    }
    if (all.empty()) {
        all.push_back({isEvery ? "127.0.0.1" : bound.host, bound.port});
    }
    return all;
}

std::string localName(const NetworkAddress& bound) {
    if (isLoopback(bound)) {
        return {};
    }
    ensureApplication();
    const std::string number = addressesOf(bound).front().host;
    const std::string name = resolved("-a", number);
    return isHostName(name) && resolved("-n", name) == number ? name : std::string();
}

} // namespace umpire
