#pragma once

#include "app/club/tables/club_folder.h"
#include "app/common/failure/failure.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <vector>

/// The sources of an archive's pictures, besides the club's database.
namespace umpire {

struct WantedPicture {
    std::string table;
    std::string record;
    std::string hash; ///< the picture's SHA-256, in hexadecimal
};

/// Finds pictures in the journals of the tables' computers.
class JournalPictures {
public:
    /// Reads the journals at these places. Errors: CannotRead if a place is neither a journal nor a
    /// folder.
    static Expected<JournalPictures> open(const std::vector<std::filesystem::path>& places);

    [[nodiscard]] std::optional<std::string> find(const std::string& hash) const;

private:
    struct Place {
        std::filesystem::path journal;
        std::int64_t event = 0;
    };
    std::map<std::string, Place, std::less<>> places_; ///< where each picture is, by its SHA-256
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

    /// Returns why the broker did not answer; empty if it did.
    [[nodiscard]] const std::string& brokerSays() const;
    /// Returns a picture; none if the table is not connected, is writing another journal, or does
    /// not send the picture. After a few missing pictures, a table is not asked again.
    std::optional<std::string> find(const WantedPicture& wanted);

private:
    struct Inside;
    explicit TablePictures(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire
