#include "app/club/tables/local_network.h"

#include "app/common/failure/number_in.h"
#include "app/common/failure/printable.h"
#include "app/common/network/event_thread.h"
#include "app/common/network/network_address.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <optional>
#include <QDeadlineTimer>
#include <QProcess>
#include <QUrl>
#include <sys/prctl.h>

namespace umpire {
namespace {

constexpr std::chrono::milliseconds kLongEnough{3000};
/// number of fields in a line of avahi-browse; the last field is the TXT record
constexpr std::size_t kFields = 10;

bool isDigits(std::string_view text) {
    return std::ranges::all_of(text, [](char each) { return each >= '0' && each <= '9'; });
}

/// Decodes `\032` to the byte 32, and `\.` to a point.
std::string unescaped(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        if (text.front() != '\\' || text.size() == 1) {
            plain += text.front();
            text.remove_prefix(1);
        } else if (text.size() > 3 && isDigits(text.substr(1, 3))) {
            int byte = 0;
            std::from_chars(text.data() + 1, text.data() + 4, byte);
            plain += char(byte);
            text.remove_prefix(4);
        } else {
            plain += text[1];
            text.remove_prefix(2);
        }
    }
    return plain;
}

/// Splits a line of avahi-browse at `;` into at most kFields fields. The last field may contain
/// `;`.
std::vector<std::string_view> fieldsOf(std::string_view line) {
    std::vector<std::string_view> fields;
    while (fields.size() + 1 < kFields && line.find(';') != std::string_view::npos) {
        fields.push_back(line.substr(0, line.find(';')));
        line.remove_prefix(line.find(';') + 1);
    }
    fields.push_back(line);
    return fields;
}

/// Parses a TXT record: `"game=murus-gallicus" "table=7"`.
std::map<std::string, std::string> aboutFrom(std::string_view text) {
    std::map<std::string, std::string> about;
    while (text.find('"') != std::string_view::npos) {
        text.remove_prefix(text.find('"') + 1);
        std::size_t end = 0;
        while (end < text.size() && text[end] != '"') {
            end += text[end] == '\\' ? 2 : 1;
        }
        const std::string_view each = text.substr(0, end);
        const std::size_t equals = each.find('=');
        if (equals != std::string_view::npos) {
            about.emplace(unescaped(each.substr(0, equals)), unescaped(each.substr(equals + 1)));
        }
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    return about;
}

std::optional<LocalService> serviceFrom(const std::vector<std::string_view>& fields) {
    if (fields.size() != kFields || fields.front() != "=") {
        return std::nullopt;
    }
    LocalService service{unescaped(fields[3]), unescaped(fields[6]), std::string(fields[7]), 0,
                         aboutFrom(fields[9])};
    const auto port = numberIn<decltype(service.port)>(fields[8]);
    // a table accepts no connections and has port 0 (RFC 6763, section 7)
    const bool isTable = fields[4] == kTableService;
    service.port = port.value_or(0);
    return port && (*port > 0 || isTable) ? std::optional(service) : std::nullopt;
}

/// Ranks addresses; a lower rank is more reachable. A loopback address has the highest rank.
int remoteness(const std::string& address) {
    const bool isV6 = address.find(':') != std::string::npos;
    if (isLoopback({address, 0})) {
        return 3;
    }
    return isV6 ? (address.starts_with("fe80:") ? 2 : 1) : 0;
}

/// Starts avahi-browse, which prints services as they appear.
void begin(QProcess& program, const char* service) {
    program.start("avahi-browse", {"--resolve", "--parsable", "--no-db-lookup", service});
}

Expected<std::vector<LocalService>> end(QProcess& program, const QDeadlineTimer& deadline) {
    if (!program.waitForStarted()) {
        return failWith(
            ExitStatus::CannotWrite,
            "the local network cannot be looked at without avahi-browse; install Debian's "
            "avahi-daemon and avahi-utils");
    }
    if (program.waitForFinished(int(deadline.remainingTime()))) {
        return failWith(ExitStatus::CannotWrite,
                        "Avahi does not run (" +
                            printable(program.readAllStandardError().trimmed().toStdString()) +
                            "); start it by `systemctl start avahi-daemon`");
    }
    program.terminate();
    program.waitForFinished();
    return servicesFrom(program.readAllStandardOutput().toStdString());
}

} // namespace

std::vector<LocalService> servicesFrom(std::string_view lines) {
    std::map<std::pair<std::string, std::string>, LocalService> byName;
    while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(lines.size(), line.size() + 1));
        if (const auto service = serviceFrom(fieldsOf(line))) {
            const auto [known, isNew] =
                byName.try_emplace({service->name, service->host}, *service);
            if (!isNew && remoteness(service->address) < remoteness(known->second.address)) {
                known->second = *service;
            }
        }
    }
    std::vector<LocalService> services;
    for (auto& [name, service] : byName) {
        services.push_back(std::move(service));
    }
    return services;
}

Expected<LocalNetwork> listenToLocalNetwork(std::chrono::milliseconds time) {
    ensureApplication();
    QProcess clubs;
    QProcess tables;
    const QDeadlineTimer deadline(time);
    begin(clubs, kClubService);
    begin(tables, kTableService);
    auto heardClubs = end(clubs, deadline);
    auto heardTables = end(tables, deadline);
    if (!heardClubs || !heardTables) {
        return tl::make_unexpected(heardClubs ? heardTables.error() : heardClubs.error());
    }
    return LocalNetwork{*std::move(heardClubs), *std::move(heardTables)};
}

Expected<std::string> onlyClubOf(const std::vector<LocalService>& clubs) {
    const auto wrong = [](const std::string& why) {
        return wrongSetting("club auto",
                            "the local network announces " + why +
                                "; give an address such as mqtts://192.168.1.7:8883",
                            ExitStatus::CannotRead);
    };
    if (clubs.empty()) {
        return wrong("no club");
    }
    if (clubs.size() > 1) {
        std::string names;
        for (const LocalService& each : clubs) {
            names +=
                (names.empty() ? "" : ", ") + printable(each.name) + " at " + printable(each.host);
        }
        return wrong("several clubs (" + names + ")");
    }
    const LocalService& club = clubs.front();
    const auto host = club.about.find("host");
    return "mqtts://" +
           text(NetworkAddress{host == club.about.end() ? club.address : host->second, club.port});
}

Expected<std::string> findOnlyClub() {
    return listenToLocalNetwork(kLongEnough).and_then([](const LocalNetwork& network) {
        return onlyClubOf(network.clubs);
    });
}

LocalService announcedClub(const ClubSettings& settings, const std::string& arbiterPage,
                           const std::string& wallPage) {
    LocalService club{"Umpire club", {}, {}, settings.broker.port, {}};
    if (!settings.host.empty()) {
        club.about["host"] = settings.host;
    }
    const auto add = [&](const char* name, const std::string& page) {
        const QUrl url(QString::fromStdString(page));
        if (url.port() > 0 && !isLoopback({url.host().toStdString(), 0})) {
            club.about[name] = std::to_string(url.port());
        }
    };
    add("arbiter", arbiterPage);
    add("wall", wallPage);
    return club;
}

LocalService announcedTable(const std::string& table, const std::string& game) {
    return {"Umpire table " + table, {}, {}, 0, {{"game", game}, {"table", table}}};
}

struct Beacon::Inside {
    QProcess program;

    ~Inside() {
        program.terminate();
        program.waitForFinished(1000); // avahi-publish then withdraws the announcement
    }
};

Beacon::Beacon(const LocalService& service, const char* type)
    : inside_(std::make_unique<Inside>()) {
    ensureApplication();
    QProcess& program = inside_->program;
    program.setStandardOutputFile(QProcess::nullDevice());
    program.setStandardErrorFile(QProcess::nullDevice());
    program.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
    QStringList arguments{"--no-fail", "--service", QString::fromStdString(service.name), type,
                          QString::number(service.port)};
    for (const auto& [name, value] : service.about) {
        arguments << QString::fromStdString(name + "=" + value);
    }
    program.start("avahi-publish", arguments);
    program.waitForStarted();
}

Beacon::~Beacon() = default;

bool Beacon::runs() const {
    return inside_->program.state() == QProcess::Running;
}

} // namespace umpire
