#pragma once

#include "app/club/tables/club_table.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// The folder of a club: the broker's configuration with its certificate, the tables' and the
/// server's passwords, and the arbiters' one. `umpire club init` makes it; nobody else may read it.
namespace umpire {

struct ClubPlan {
    std::vector<std::string> tables; ///< their names
    std::vector<std::string> hosts;  ///< names and numbers by which tables reach the broker
    std::uint16_t port = 8883;       ///< of the broker
    std::string database = "postgresql:///umpire_club?host=/run/postgresql";
};

/// What `umpire club serve` reads of a folder.
struct ClubSettings {
    MqttAddress broker;
    std::string host;        ///< by which tables reach it; empty: an older folder does not say
    std::string password;    ///< of the broker's user `club`
    std::string authorities; ///< the broker's certificate, a file
    std::string database;
    std::string arbiterToken;
    std::string wallToken;
    std::string certificate;    ///< of the broker, and of the pages: PEM
    std::string certificateKey; ///< PEM
};

/// Errors: WrongUsage for a name that is none or stands there twice; CannotWrite where the folder
/// has something already, cannot be written, or `mosquitto_passwd` is not installed.
Expected<void> makeClubFolder(const std::filesystem::path& folder, const ClubPlan& plan);

/// Gives each of these tables a new password: who is there already has the old one no longer. The
/// broker knows it after it has read its file again. Errors: as of makeClubFolder and
/// readClubFolder.
Expected<void> giveTableKeys(const std::filesystem::path& folder,
                             const std::vector<std::string>& tables);

/// Makes a new certificate for the addresses of the old one. All passwords stay. The files of all
/// tables have the new certificate, and the tables need them: they trust this one certificate.
/// Errors: as of makeClubFolder and readClubFolder.
Expected<void> renewCertificate(const std::filesystem::path& folder);

/// Error: CannotRead, with the file and what to do.
Expected<ClubSettings> readClubFolder(const std::filesystem::path& folder);

/// Who may read and write what at the broker, as Mosquitto reads it.
std::string_view clubPermissions();

/// The file that a table's computer needs, besides the address.
std::filesystem::path tableKeyIn(const std::filesystem::path& folder, const std::string& table);

} // namespace umpire
