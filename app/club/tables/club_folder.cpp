#include "app/club/tables/club_folder.h"

#include "app/common/failure/small_file.h"
#include "app/common/json/json_reader.h"
#include "app/common/json/json_writer.h"
#include "app/common/network/certificate.h"
#include "app/common/network/token.h"
#include "app/eye/learn/safe_file.h"

#include <QProcess>
#include <set>
#include <sstream>
#include <unistd.h>

namespace umpire {
namespace {

namespace fs = std::filesystem;

constexpr const char* kServer = "club"; ///< name of the club's server as a user of the MQTT broker

/// The content of `club.json`.
struct ClubFile {
    std::string host;
    int port = 0;
    std::string database;
};
template <typename Visit>
void fields(Visit& visit, ClubFile& it) {
    visit.schema("umpire.club/1");
    visit("host", it.host);
    visit("port", it.port, Between{1, 65535});
    visit("database", it.database);
}

tl::unexpected<Failure> cannotWrite(const fs::path& file, const std::string& why) {
    return failWith(ExitStatus::CannotWrite, file.string() + ": " + why);
}

std::string readAll(const fs::path& file) {
    return smallFile(file).value_or("");
}

Expected<void> checkNames(const std::vector<std::string>& tables) {
    std::set<std::string> seen{kServer};
    for (const std::string& table : tables) {
        if (!isTableName(table) || !seen.insert(table).second) {
            return wrongUsage(
                "`" + table +
                "` is no name of a table, or stands there twice; give 1 to 24 letters "
                "without accents, digits, - and _, and not `club`");
        }
    }
    return {};
}

std::string configurationOf(const fs::path& folder, const ClubPlan& plan) {
    const std::string here = fs::absolute(folder).string();
    std::ostringstream text;
    text << "# The broker of this club. `mosquitto -c` starts it.\n"
         << "listener " << plan.port << "\n"
         << "certfile " << here << "/broker.pem\n"
         << "keyfile " << here << "/broker.key\n"
         << "tls_version tlsv1.2\n"
         << "allow_anonymous false\n"
         << "password_file " << here << "/passwords\n"
         << "acl_file " << here << "/acl\n"
         << "# A table sends again what the server has not confirmed: nothing is kept for who is "
            "away.\n"
         << "max_queued_messages 5000\n"
         << "max_inflight_messages 200\n"
         << "max_packet_size " << kLongestClubMessage << "\n"
         << "max_keepalive 120\n"
         << "persistence false\n"
         << "log_dest stderr\n"
         << "log_type error\nlog_type warning\n";
    if (::geteuid() == 0) {
        text << "user root\n";
    }
    return text.str();
}

/// Replaces the passwords in the broker's file by their hashes.
Expected<void> hashPasswords(const fs::path& file) {
    QProcess program;
    program.start("mosquitto_passwd", {"-U", QString::fromStdString(file.string())});
    if (!program.waitForStarted() || !program.waitForFinished() || program.exitCode() != 0) {
        return cannotWrite(file, "mosquitto_passwd does not run; install Debian's mosquitto");
    }
    return {};
}

/// A new password and its line in the broker's file.
struct DrawnPassword {
    std::string password = freshToken();
    [[nodiscard]] std::string lineOf(const std::string& user) const {
        return user + ":" + password + "\n";
    }
};

/// Returns the lines of the broker's password file without those of `users`.
std::string withoutUsers(const std::string& passwords, const std::vector<std::string>& users) {
    std::istringstream lines(passwords);
    std::string others;
    for (std::string line; std::getline(lines, line);) {
        if (std::ranges::find(users, line.substr(0, line.find(':'))) == users.end()) {
            others += line + "\n";
        }
    }
    return others;
}

} // namespace

std::string_view clubPermissions() {
    return "# Who may read and write what. A table's name is its user.\n"
           "user club\n"
           "topic read table/#\n"
           "topic write club/#\n"
           "pattern write table/%u/#\n"
           "pattern read club/%u/#\n";
}

fs::path tableKeyIn(const fs::path& folder, const std::string& table) {
    return folder / "tables" / (table + ".key");
}

Expected<void> makeClubFolder(const fs::path& folder, const ClubPlan& plan) {
    if (const auto right = checkNames(plan.tables); !right) {
        return right;
    }
    std::error_code error;
    if (fs::exists(folder, error) && !fs::is_empty(folder, error)) {
        return cannotWrite(folder, "has something in it already; give a new folder");
    }
    if (fs::create_directories(folder / "tables", error); error) {
        return cannotWrite(folder, "cannot be made: " + error.message());
    }
    fs::permissions(folder, fs::perms::owner_all, error);
    const auto identity = makeIdentity(plan.hosts);
    if (!identity) {
        return tl::make_unexpected(identity.error());
    }
    const std::string certificate = identity->certificate;
    const DrawnPassword ofServer;
    std::string passwords = ofServer.lineOf(kServer);
    const ClubFile settings{plan.hosts.empty() ? "" : plan.hosts.front(), plan.port, plan.database};
    Expected<void> done;
    const auto write = [&](const fs::path& file, const std::string& text) {
        done = done.and_then([&] { return learn::writeSafely(file, text); });
    };
    for (const std::string& table : plan.tables) {
        const DrawnPassword fresh;
        passwords += fresh.lineOf(table);
        write(tableKeyIn(folder, table), fresh.password + "\n" + certificate);
    }
    write(folder / "broker.pem", certificate);
    write(folder / "broker.key", identity->key);
    write(folder / "server.key", ofServer.password + "\n" + certificate);
    write(folder / "arbiter.token", freshToken() + "\n");
    write(folder / "wall.token", freshToken() + "\n");
    write(folder / "club.json", indentedText(jsonOfFields(settings)));
    write(folder / "acl", std::string(clubPermissions()));
    write(folder / "mosquitto.conf", configurationOf(folder, plan));
    write(folder / "passwords", passwords);
    return done.and_then([&] { return hashPasswords(folder / "passwords"); });
}

Expected<void> giveTableKeys(const fs::path& folder, const std::vector<std::string>& tables) {
    if (const auto right = checkNames(tables); !right) {
        return right;
    }
    const auto settings = readClubFolder(folder);
    if (!settings) {
        return tl::make_unexpected(settings.error());
    }
    const fs::path drawn = folder / "passwords.new";
    std::string lines;
    Expected<void> done;
    for (const std::string& table : tables) {
        const DrawnPassword fresh;
        lines += fresh.lineOf(table);
        done = done.and_then([&] {
            return learn::writeSafely(tableKeyIn(folder, table),
                                      fresh.password + "\n" + settings->certificate);
        });
    }
    done = done.and_then([&] { return learn::writeSafely(drawn, lines); })
               .and_then([&] { return hashPasswords(drawn); })
               .and_then([&] {
                   return learn::writeSafely(folder / "passwords",
                                             withoutUsers(readAll(folder / "passwords"), tables) +
                                                 readAll(drawn));
               });
    std::error_code gone;
    fs::remove(drawn, gone);
    return done;
}

Expected<void> renewCertificate(const fs::path& folder) {
    const auto settings = readClubFolder(folder);
    if (!settings) {
        return tl::make_unexpected(settings.error());
    }
    return makeIdentity(addressesIn(settings->certificate)).and_then([&](const Identity& made) {
        Expected<void> done;
        const auto write = [&](const fs::path& file, const std::string& text) {
            done = done.and_then([&] { return learn::writeSafely(file, text); });
        };
        const auto renew = [&](const fs::path& file) {
            const std::string text = readAll(file);
            write(file, text.substr(0, text.find('\n')) + "\n" + made.certificate);
        };
        std::error_code error;
        for (const auto& each : fs::directory_iterator(folder / "tables", error)) {
            if (each.path().extension() == ".key") {
                renew(each.path());
            }
        }
        renew(folder / "server.key");
        write(folder / "broker.key", made.key);
        write(folder / "broker.pem", made.certificate);
        return done;
    });
}

Expected<ClubSettings> readClubFolder(const fs::path& folder) {
    const auto file = fromText<ClubFile>(readAll(folder / "club.json"));
    if (!file) {
        return failWith(ExitStatus::CannotRead,
                        folder.string() + ": is no club's folder; make one by `umpire club init`");
    }
    ClubSettings settings;
    settings.broker = {"localhost", std::uint16_t(file->port), true};
    settings.host = file->host;
    settings.database = file->database;
    settings.authorities = (folder / "server.key").string();
    std::istringstream(readAll(folder / "server.key")) >> settings.password;
    std::istringstream(readAll(folder / "arbiter.token")) >> settings.arbiterToken;
    std::istringstream(readAll(folder / "wall.token")) >> settings.wallToken;
    settings.certificate = readAll(folder / "broker.pem");
    settings.certificateKey = readAll(folder / "broker.key");
    if (settings.password.empty() || settings.arbiterToken.empty() || settings.wallToken.empty()) {
        return failWith(ExitStatus::CannotRead,
                        folder.string() +
                            ": server.key, arbiter.token or wall.token cannot be read; "
                            "run umpire as the user who made the folder");
    }
    return settings;
}

} // namespace umpire
