#include "app/club/tables/club_seat.h"

#include "app/club/tables/local_network.h"
#include "app/club/calls/open_calls.h"
#include "app/game/referee/core/commands.h"
#include "app/record/journal/journal_tail.h"
#include "app/web/server/feed_state.h"

#include <algorithm>
#include <mutex>
#include <set>

namespace umpire {
namespace {

/// Minimum time between two sent states while only frames arrive. The states tell the club that the
/// umpire is still watching.
constexpr std::chrono::seconds kBetweenFrames{3};
constexpr std::size_t kAllRows = 1'000'000;
/// Maximum wait for the club's delay. If the club's server has not answered by then, only the
/// table's own delay counts.
constexpr std::chrono::seconds kUntilTheClubSays{3};

/// Returns the text with its line breaks replaced by blanks.
std::string oneLine(std::string text) {
    std::ranges::replace_if(
        text, [](char each) { return each == '\n' || each == '\r'; }, ' ');
    return text;
}

/// Tells whether the event is one of those that are announced whenever a record is reopened.
bool isOfOpening(const Event& event) {
    const auto* paused = std::get_if<Paused>(&event);
    const auto* resumed = std::get_if<Resumed>(&event);
    return (paused != nullptr && paused->because != Message()) ||
           (resumed != nullptr && resumed->because != Message()) ||
           std::holds_alternative<StateChanged>(event) ||
           std::holds_alternative<AnswerNeeded>(event);
}

} // namespace

std::vector<referee::Spoken> commandsOf(const RulingMessage& ruling) {
    const std::string command = oneLine(ruling.command);
    const auto arbiter = referee::Authority::arbiter();
    std::vector<referee::Spoken> said{
        spoken(referee::EnterRuling{oneLine(ruling.arbiter), command, oneLine(ruling.because),
                                    oneLine(ruling.ruling)},
               arbiter)};
    if (!command.empty()) {
        said.push_back(referee::typed(command, arbiter));
    }
    return said;
}

std::string commandLeft(const std::vector<EventRow>& rows) {
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        const auto read = recordedFrom(*row);
        if (const auto* ruled = read ? std::get_if<Ruled>(&read->happening) : nullptr) {
            return ruled->command;
        }
        if (!read || !isOfOpening(read->happening)) {
            return "";
        }
    }
    return "";
}

bool hasRuling(const std::vector<EventRow>& rows, const std::string& ruling) {
    return std::ranges::any_of(rows, [&](const EventRow& row) {
        const auto ruled = rulingIn(row);
        return ruled && ruled->id == ruling;
    });
}

struct ClubSeat::Inside {
    std::filesystem::path journal;
    std::string name; ///< name of the table
    bool isAnnounced = true;
    /// the table's own delay for spectators; the club's may be longer
    std::chrono::seconds delay{0};
    std::function<void(const Message&)> remark;
    std::function<ClubWorld::Clock::time_point()> now;
    std::shared_ptr<CommandQueue> commands = std::make_shared<CommandQueue>();
    /// The following members, up to the mutex, are used by the game's thread only.
    FeedState state;
    std::uint64_t events = 0;
    bool follows = false;
    std::chrono::steady_clock::time_point told{};
    ClubWorld::Clock::time_point begun{};
    std::optional<Beacon> beacon;

    std::mutex mutex;
    std::set<std::string> carriedOut; ///< rulings executed by this program
    std::unique_ptr<ClubTable> table;

    ~Inside() {
        std::int64_t missing = 0;
        if (table) {
            table->finish();
            missing = table->missing();
        }
        table.reset();
        if (missing > 0) {
            remark("the club does not have " + std::to_string(missing) + " events of " +
                   journal.string() + " yet; later `umpire club send` takes them there");
        }
    }

    /// Executes a ruling, unless this program or an earlier run of this game has executed it.
    void carryOut(const RulingMessage& ruling) {
        const std::scoped_lock lock(mutex);
        if (carriedOut.contains(ruling.ruling)) {
            return;
        }
        const auto tail = rowsAfter(journal, 0, kAllRows);
        if (!tail || hashOf(tail->settings) != ruling.record) {
            return;
        }
        bool isTaken = true;
        if (!hasRuling(tail->rows, ruling.ruling)) {
            for (referee::Spoken& said : commandsOf(ruling)) {
                isTaken = isTaken && commands->push(std::move(said));
            }
        }
        if (isTaken) {
            carriedOut.insert(ruling.ruling);
        }
    }

    void announce(const Announcement& announcement) {
        const std::string json = eventJson(++events, announcement, state);
        note(announcement, json, state);
        begin();
        table->wake();
        show();
    }

    /// Continues the game with an existing journal.
    void goOn() {
        begin();
        if (const auto tail = rowsAfter(journal, 0, kAllRows)) {
            if (const std::string left = commandLeft(tail->rows); !left.empty()) {
                commands->push(referee::typed(left, referee::Authority::arbiter()));
            }
        }
    }

    /// Tells the club about the journal, which exists now. Later calls do nothing.
    void begin() {
        if (std::exchange(follows, true)) {
            return;
        }
        table->follow(journal);
        begun = now();
        tellNetwork();
    }

    /// Announces the game in the local network, but not before spectators may see it.
    void tellNetwork() {
        if (!isAnnounced || !follows || beacon) {
            return;
        }
        const auto said = table->clock(std::chrono::milliseconds(0));
        const auto wait = said ? std::max(delay, std::chrono::seconds(said->delay))
                               : std::max(delay, kUntilTheClubSays);
        if (now() - begun < wait) {
            return;
        }
        if (auto tail = rowsAfter(journal, 0, 0)) {
            beacon.emplace(announcedTable(name, tail->settings["game"]), kTableService);
        }
    }

    void show() {
        tellNetwork();
        told = now();
        table->show(stateJson(state, {1, events}, May::Read, told));
    }
};

ClubSeat::ClubSeat(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
ClubSeat::~ClubSeat() = default;

Expected<std::unique_ptr<ClubSeat>> ClubSeat::open(const ClubRequest& request,
                                                   const std::filesystem::path& journal,
                                                   std::function<void(const Message&)> remark,
                                                   ClubWorld world) {
    auto inside = std::make_unique<Inside>();
    inside->journal = journal;
    inside->name = request.table;
    inside->isAnnounced = request.isAnnounced;
    inside->delay = request.delay;
    inside->remark = remark;
    inside->now = world.now;
    inside->state.hearer = std::string(kEverybody);
    Inside& self = *inside;
    return ClubTable::open(
               request,
               {std::move(remark), [&self](const RulingMessage& ruling) { self.carryOut(ruling); }},
               std::move(world))
        .map([&](std::unique_ptr<ClubTable> table) {
            inside->table = std::move(table);
            return std::unique_ptr<ClubSeat>(new ClubSeat(std::move(inside)));
        });
}

LiveListener ClubSeat::listener() {
    Inside& self = *inside_;
    LiveListener listener;
    listener.announce = [&self](const Announcement& each) -> Expected<void> {
        self.announce(each);
        return {};
    };
    listener.position = [&self](const LivePosition& position) {
        self.begin(); // a game is reported even before its first announcement
        note(positionFor(position, kEverybody), self.state);
        self.show();
    };
    listener.frame = [&self](const LiveFrame& frame) {
        self.state.time = frame.time;
        self.state.frameCame = self.now();
        if (self.state.frameCame.value() - self.told > kBetweenFrames) {
            self.show();
        }
    };
    listener.clock = [&self](const ThinkingClock& clock) { self.state.clock = clock; };
    listener.resumed = [&self](std::uint64_t events) {
        self.events = events;
        self.goOn();
    };
    return listener;
}

std::shared_ptr<CommandQueue> ClubSeat::commands() const {
    return inside_->commands;
}

std::optional<ClockMessage> ClubSeat::clock(std::chrono::milliseconds patience) {
    return inside_->table->clock(patience);
}

std::chrono::milliseconds ClubSeat::turn() {
    return inside_->table->turn();
}

} // namespace umpire
