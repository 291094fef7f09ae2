#pragma once

#include "app/club/tables/club_seat.h"
#include "app/game/live/live_journal.h"
#include "app/game/referee/core/any_referee.h"
#include "tests/app/club/simulation/simulated_broker.h"
#include "tests/app/record/journal/faulty_disk.h"

namespace umpire::testing {

/// Selects one of two games that look alike to everybody. They differ in what players hide.
enum class Twin { One, Other };

/// The parts that all machines of a club night share.
struct NightGround {
    Timeline& timeline;
    Chance& chance;
    SimulatedBroker& broker;
    FaultyDisk& disk;
    std::filesystem::path folder; ///< folder of the journals
    Twin twin = Twin::One;
    std::function<void(const std::string&)> note{}; ///< a line of the trace
};

/// Makes the environment of a club member on simulated time. `heard` is called when a message
/// arrives by the line; `line` then points to that line.
ClubWorld worldOf(const NightGround& ground, const std::string& machine, MqttLine*& line,
                  std::function<void()> heard);

/// A table: a referee, a journal and a seat in the club, joined as app/game/live joins them. There
/// is no camera: players say their actions, and the test inserts the events that only a look can
/// find. Faults kill its program, fill its disk and let its players call the arbiter.
class SimulatedTable {
public:
    SimulatedTable(NightGround ground, std::string name, std::string game, unsigned seed);

    struct Played {
        std::filesystem::path journal;
        std::vector<EventRow> announced; ///< numbers and hashes are left out
        /// True if the referee was killed or said that the club lacks part of the game.
        bool isMissing = false;
    };
    [[nodiscard]] const std::string& name() const { return name_; }
    /// Returns the games, of which the last is the game in progress.
    [[nodiscard]] const std::vector<Played>& games() const { return games_; }
    [[nodiscard]] bool sits() const { return seat_ != nullptr; }

    void sitDown();
    /// Begins the next game; the rest of the last one is sent to the club later.
    void beginNextGame();
    /// Ends the table's program at once. Its files keep all that a killed process leaves (Kept), or
    /// lose what a machine without power loses.
    void kill(Fate fate);
    /// Ends the table's program at the next event, before or after the listeners learn of it.
    enum class At { Written, Told };
    void killAtNextEvent(At at) { killAt_ = at; }
    void fillDisk(Span span) { fullUntil_ = ground_.timeline.passed() + span; }
    [[nodiscard]] bool isDiskFull() const { return ground_.timeline.passed() < fullUntil_; }
    /// Runs `umpire club send` for an earlier game.
    void send(std::size_t game);
    /// Stops playing. Messages still arrive.
    void rest() { isResting_ = true; }

private:
    [[nodiscard]] std::string fileName() const;
    void learnGame();
    bool openJournal();
    bool goOnAfter(std::size_t events);
    void openSeat();
    void wakeSoon(Span span);
    void turn();
    void goOn(int run);
    void play();
    [[nodiscard]] std::string nextAction();
    void say(const referee::Announcements& all);
    bool announce(const Announcement& announcement);
    void leave();

    NightGround ground_;
    std::string name_;
    std::string game_;
    unsigned seed_;
    std::vector<Played> games_;
    SharedPosition start_;
    std::vector<std::string> script_; ///< actions; empty: any that are legal
    std::size_t played_ = 0;
    bool isResting_ = false;
    Span fullUntil_{0};

    /// State of the running program.
    int run_ = 0; ///< grows with each run of the program
    std::optional<LiveJournal> journal_;
    std::unique_ptr<referee::AnyReferee> referee_;
    LiveListener listener_;
    MqttLine* line_ = nullptr;
    std::unique_ptr<ClubSeat> seat_;
    Span turnAt_ = Span::max();
    std::optional<At> killAt_;
};

} // namespace umpire::testing
