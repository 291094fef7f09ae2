#pragma once

#include "app/club/pages/wall_delay.h"
#include "app/club/tables/club_keeper.h"
#include "tests/app/club/simulation/simulated_database.h"
#include "tests/app/club/simulation/simulated_table.h"
#include "tests/app/run_umpire.h"

namespace umpire::testing {

/// A club night: two to four tables, the server, an arbiter who looks at the calls and rules, a
/// spectator at the wall's page, and a stranger who listens to a table's topics. All differences
/// between two nights come from the seed.
class SimulatedClub {
public:
    explicit SimulatedClub(unsigned seed, Twin twin = Twin::One);
    ~SimulatedClub();
    SimulatedClub(const SimulatedClub&) = delete;
    SimulatedClub& operator=(const SimulatedClub&) = delete;

    /// Plays the night with its faults, then enough time without faults to recover.
    void play();

    /// Stop and start the server.
    void endServer();
    void openServer();

    [[nodiscard]] const std::string& trace() const { return trace_; }
    /// Returns all words that reached clients without special rights: neither the arbiter nor
    /// players who may know more.
    [[nodiscard]] const std::string& openWords() const { return openWords_; }
    /// Messages that reached a client which may not read them.
    [[nodiscard]] const std::vector<std::string>& misdirected() const { return misdirected_; }
    [[nodiscard]] Span passed() const { return timeline.passed(); }
    /// The rows of each record, in the order of writing.
    [[nodiscard]] const std::map<SimulatedDatabase::Record, std::vector<std::int64_t>>&
    written() const {
        return written_;
    }
    [[nodiscard]] ClubKeeper* keeper() const { return keeper_.get(); }
    /// Adds a line to the trace.
    void note(const std::string& line);

    Timeline timeline;
    Chance chance;
    ScratchFolder scratch;
    FaultyDisk disk;
    SimulatedBroker broker;
    SimulatedDatabase database;
    std::vector<std::unique_ptr<SimulatedTable>> tables;

private:
    void drawHabits();
    void hear(const std::string& user, const MqttMessage& message);
    void turnServer(int run);
    void rule();
    void watchWall();
    void sendWhatIsMissing();

    Twin twin_;
    MqttLine* serverLine_ = nullptr;
    std::unique_ptr<ClubKeeper> keeper_;
    int serverRun_ = 0;
    bool isServerWoken_ = false;
    int rulings_ = 0;
    WallDelay wall_{std::chrono::seconds(0)};
    std::unique_ptr<MqttLine> stranger_;
    bool isQuiet_ = false;
    std::string trace_;
    std::string openWords_;
    std::vector<std::string> misdirected_;
    std::map<SimulatedDatabase::Record, std::vector<std::int64_t>> written_;
};

/// Starts one fault and returns the time until the next.
Span letGoWrong(SimulatedClub& club);

} // namespace umpire::testing
