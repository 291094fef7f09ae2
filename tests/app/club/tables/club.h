#pragma once

#include "app/club/tables/club_folder.h"
#include "app/club/tables/club_keeper.h"
#include "tests/app/club/tables/club_services.h"
#include "tests/app/common/network/loopback.h"
#include "tests/app/record/journal/written_journal.h"

#include <mutex>
#include <optional>

namespace umpire::testing {

/// A club with tables 1, 2 and 7: the real broker, the real database, and the server.
class Club : public ::testing::Test {
protected:
    Club() : port(portOf(heldPort)), broker(folder()) {}

    void SetUp() override;

    [[nodiscard]] std::filesystem::path folder() const { return scratch.file("club"); }
    void serve();
    /// `through`: a port that leads to the broker; 0 connects directly.
    std::unique_ptr<ClubTable> sit(const std::string& table, std::uint16_t through = 0);
    /// Connects a stranger's program to the broker.
    std::unique_ptr<MqttLine> stranger(const std::string& user, const std::string& password,
                                       const std::vector<std::string>& topics,
                                       MqttListeners listeners, const std::string& id = "stranger");
    [[nodiscard]] std::string passwordOf(const std::string& table) const;
    void hear(const Message& said);
    [[nodiscard]] bool says(const std::string& words);
    /// Returns the events of a table in the database: numbers and hashes.
    [[nodiscard]] std::string kept(const std::string& table) const;

    ScratchFolder scratch;
    Socket heldPort = holdPort();
    std::uint16_t port;
    Broker broker;
    Database database;
    std::mutex mutex;
    std::string remarks;
    std::unique_ptr<ClubKeeper> keeper;
};

/// Describes a journal's rows in the form of `Club::kept`.
std::string written(const std::filesystem::path& journal);

/// A journal that is written bit by bit.
class WritingTable {
public:
    WritingTable(const std::filesystem::path& file, const std::string& game, unsigned seed,
                 int actions, const PlayerNames& names = {});
    /// Writes the next `count` events, or as many as are left.
    void write(std::size_t count);
    void append(const Entry& event) { EXPECT_TRUE(journal_->append(event)); }
    void writeAll() { write(events_.size()); }
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }

private:
    std::filesystem::path file_;
    std::vector<Entry> events_;
    std::size_t next_ = 0;
    std::optional<Journal> journal_;
};

} // namespace umpire::testing
