#pragma once

#include "app/club/tables/club_seat.h"
#include "app/game/live/live_journal.h"
#include "app/game/referee/core/any_referee.h"
#include "tests/app/club/simulation/simulated_broker.h"
#include "tests/app/record/journal/faulty_disk.h"

namespace umpire::testing {

/// Of two worlds that look alike to everybody, the one that is played. What players hide differs.
enum class Twin { One, Other };

/// What all machines of a club night stand on.
struct NightGround {
    Timeline& timeline;
    Chance& chance;
    SimulatedBroker& broker;
    FaultyDisk& disk;
    std::filesystem::path folder; ///< of the journals
    Twin twin = Twin::One;
    std::function<void(const std::string&)> note{}; ///< a line of the trace
};

/// A world that turns by hand. `heard`: something came by its line, which is `line` from then on.
ClubWorld worldOf(const NightGround& ground, const std::string& machine, MqttLine*& line,
                  std::function<void()> heard);

/// A table: a referee, a journal, and a seat in the club, joined as app/game/live joins them.
/// Players say their actions, since there is no camera; what only a look finds is put among them.
/// Its program is killed, its disk is full, its players call the arbiter.
class SimulatedTable {
public:
    SimulatedTable(NightGround ground, std::string name, std::string game, unsigned seed);

    struct Played {
        std::filesystem::path journal;
        std::vector<EventRow> announced; ///< but for their numbers and hashes
        /// Its referee said that the club does not have all of it, or was killed.
        bool isMissing = false;
    };
    [[nodiscard]] const std::string& name() const { return name_; }
    /// The last one is the one that is played now.
    [[nodiscard]] const std::vector<Played>& games() const { return games_; }
    [[nodiscard]] bool sits() const { return seat_ != nullptr; }

    void sitDown();
    /// The next game begins; what the club does not have of the last one is sent later.
    void beginNextGame();
    /// Its program ends at once. What its files hold then: Kept of a killed process, all else of a
    /// machine without power.
    void kill(Fate fate);
    /// The same, at the next event: before or after anybody is told of it.
    enum class At { Written, Told };
    void killAtNextEvent(At at) { killAt_ = at; }
    void fillDisk(Span span) { fullUntil_ = ground_.timeline.passed() + span; }
    [[nodiscard]] bool isDiskFull() const { return ground_.timeline.passed() < fullUntil_; }
    /// `umpire club send`, of an earlier game.
    void send(std::size_t game);
    /// Nobody plays any more. What is said is still heard.
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

    /// Of the program that runs now.
    int run_ = 0; ///< grows with each
    std::optional<LiveJournal> journal_;
    std::unique_ptr<referee::AnyReferee> referee_;
    LiveListener listener_;
    MqttLine* line_ = nullptr;
    std::unique_ptr<ClubSeat> seat_;
    Span turnAt_ = Span::max();
    std::optional<At> killAt_;
};

} // namespace umpire::testing
