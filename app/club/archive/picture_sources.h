#pragma once

#include "app/club/tables/club_folder.h"
#include "app/common/failure/failure.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <vector>

/// Where an archive has its pictures from, besides the club's database.
namespace umpire {

struct WantedPicture {
    std::string table;
    std::string record;
    std::string hash; ///< SHA-256 in hexadecimal
};

/// The journals themselves, as the tables' computers have them.
class JournalPictures {
public:
    /// Errors: CannotRead, where a place is no journal and no folder.
    static Expected<JournalPictures> open(const std::vector<std::filesystem::path>& places);

    [[nodiscard]] std::optional<std::string> find(const std::string& hash) const;

private:
    struct Place {
        std::filesystem::path journal;
        std::int64_t event = 0;
    };
    std::map<std::string, Place, std::less<>> places_; ///< by the hash
};

/// The tables that are there now, each asked by the broker.
class TablePictures {
public:
    /// Asks the broker which tables there are, and waits until it has told. Errors: of MqttLine.
    static Expected<std::unique_ptr<TablePictures>> open(const ClubSettings& club);
    ~TablePictures();
    TablePictures(const TablePictures&) = delete;
    TablePictures& operator=(const TablePictures&) = delete;

    /// Why the broker told nothing; empty: it did.
    [[nodiscard]] const std::string& brokerSays() const;
    /// A table that does not have some of its pictures is not asked for the others.
    std::optional<std::string> find(const WantedPicture& wanted);

private:
    struct Inside;
    explicit TablePictures(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire
