#pragma once

#include "app/club/tables/club_folder.h"
#include "app/common/failure/failure.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <vector>

/// The sources of an archive's pictures besides the club's database.
namespace umpire {

struct WantedPicture {
    std::string table;
    std::string record;
    std::string hash; ///< SHA-256 in hexadecimal
};

/// Reads the journals from the tables' computers.
class JournalPictures {
public:
    /// Errors: CannotRead if a place is neither a journal nor a folder.
    static Expected<JournalPictures> open(const std::vector<std::filesystem::path>& places);

    [[nodiscard]] std::optional<std::string> find(const std::string& hash) const;

private:
    struct Place {
        std::filesystem::path journal;
        std::int64_t event = 0;
    };
    std::map<std::string, Place, std::less<>> places_; ///< by hash
};

/// Requests pictures through the broker from the tables that are connected now.
class TablePictures {
public:
    /// Asks the broker for the connected tables and waits for the answer. Errors: those of
    /// MqttLine.
    static Expected<std::unique_ptr<TablePictures>> open(const ClubSettings& club);
    ~TablePictures();
    TablePictures(const TablePictures&) = delete;
    TablePictures& operator=(const TablePictures&) = delete;

    /// Returns why the broker did not answer; empty if it answered.
    [[nodiscard]] const std::string& brokerSays() const;
    /// Finds a picture. After a few missing pictures, a table is not asked again.
    std::optional<std::string> find(const WantedPicture& wanted);

private:
    struct Inside;
    explicit TablePictures(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire
