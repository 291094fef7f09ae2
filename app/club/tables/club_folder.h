#pragma once

#include "app/club/tables/club_table.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// A club's folder: the MQTT broker's configuration and certificate, and the passwords of tables,
/// server and arbiters. `umpire club init` creates it; only its owner may read it.
namespace umpire {

struct ClubPlan {
    std::vector<std::string> tables; ///< names of the tables
    std::vector<std::string> hosts;  ///< names and addresses at which tables reach the broker
    std::uint16_t port = 8883;       ///< the broker's port
    std::string database = "postgresql:///umpire_club?host=/run/postgresql";
};

/// The data that `umpire club serve` reads from a club's folder.
struct ClubSettings {
    MqttAddress broker;
    std::string host;        ///< address at which tables reach the broker; empty in older folders
    std::string password;    ///< password of the broker's user `club`
    std::string authorities; ///< path of the broker's certificate
    std::string database;
    std::string arbiterToken;
    std::string wallToken;
    std::string certificate;    ///< certificate of the broker and of the pages, in PEM
    std::string certificateKey; ///< private key of the certificate, in PEM
};

/// Creates the folder, with a new certificate and new passwords. Errors: WrongUsage for an invalid
/// or repeated name; CannotWrite if the folder is not empty, cannot be written, or
/// `mosquitto_passwd` is not installed.
Expected<void> makeClubFolder(const std::filesystem::path& folder, const ClubPlan& plan);

/// Gives each of these tables a new password, which replaces an existing one. The broker accepts
/// the password after it has read its file again. Errors: those of makeClubFolder and
/// readClubFolder.
Expected<void> giveTableKeys(const std::filesystem::path& folder,
                             const std::vector<std::string>& tables);

/// Makes a new certificate for the addresses of the old one, and keeps all passwords. All tables
/// need new key files, because they trust only this certificate. Errors: those of makeClubFolder
/// and readClubFolder.
Expected<void> renewCertificate(const std::filesystem::path& folder);

/// Reads a club's folder. Error: CannotRead, with the file and the remedy.
Expected<ClubSettings> readClubFolder(const std::filesystem::path& folder);

/// Returns the broker's access rules in Mosquitto's format.
std::string_view clubPermissions();

/// Returns the path of a table's key file. The table's computer needs this file and the broker's
/// address to connect.
std::filesystem::path tableKeyIn(const std::filesystem::path& folder, const std::string& table);

} // namespace umpire
