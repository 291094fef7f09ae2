#pragma once

#include "app/club/pages/wall_delay.h"
#include "app/club/tables/club_keeper.h"
#include "tests/app/club/simulation/simulated_database.h"
#include "tests/app/club/simulation/simulated_table.h"
#include "tests/app/run_umpire.h"

namespace umpire::testing {

/// A club night: two to four tables, the server, an arbiter who looks at the calls and rules, a
/// spectator at the wall's page, and a stranger who listens to what a table may hear. All that
/// differs between two nights comes from the seed.
class SimulatedClub {
public:
    explicit SimulatedClub(unsigned seed, Twin twin = Twin::One);
    ~SimulatedClub();
    SimulatedClub(const SimulatedClub&) = delete;
    SimulatedClub& operator=(const SimulatedClub&) = delete;

    /// The night with its faults, and then so much time without any that all can be put right.
    void play();

    /// The server is not there between the two.
    void endServer();
    void openServer();

    [[nodiscard]] const std::string& trace() const { return trace_; }
    /// What all heard who are no arbiter and sit at no table that may know more.
    [[nodiscard]] const std::string& openWords() const { return openWords_; }
    /// What came to somebody for whom it is not.
    [[nodiscard]] const std::vector<std::string>& misdirected() const { return misdirected_; }
    [[nodiscard]] Span passed() const { return timeline.passed(); }
    /// The rows of each record, in the order in which they were written.
    [[nodiscard]] const std::map<SimulatedDatabase::Record, std::vector<std::int64_t>>&
    written() const {
        return written_;
    }
    [[nodiscard]] ClubKeeper* keeper() const { return keeper_.get(); }
    /// A line of the trace.
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

/// Lets one thing go wrong, and says when the next may.
Span letGoWrong(SimulatedClub& club);

} // namespace umpire::testing
