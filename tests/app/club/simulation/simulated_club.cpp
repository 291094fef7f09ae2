#include "tests/app/club/simulation/simulated_club.h"

#include "app/club/tables/club_folder.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

constexpr Span kNight = 4min;
/// A silent cut is noticed after 23 s, and a killed referee counts as present for another 30 s.
constexpr Span kQuiet = 90s;
constexpr Span kToSend = 35s;
constexpr Span kBetweenTurns = 50ms; ///< pause of the server when no message arrives
constexpr Span kBetweenLooks = 5s;   ///< pause between two looks at the wall's page
const std::string kServersMachine = "club";
const std::string kStranger = "stranger"; ///< a table's key in a stranger's hands

const std::vector<std::string>& gamesOfTheNight() {
    static const std::vector<std::string> kGames{"naval-battle", "murus-gallicus", "triremes"};
    return kGames;
}

} // namespace

SimulatedClub::SimulatedClub(unsigned seed, Twin twin)
    : chance(seed), disk(scratch.file("")),
      broker(timeline, chance, std::string(clubPermissions())),
      database(timeline, chance, kServersMachine), twin_(twin) {
    drawHabits();
    broker.tap = [this](const std::string& user, const MqttMessage& message) {
        hear(user, message);
    };
    database.tap = [this](const StoredRow& row) {
        written_[{row.table, row.record}].push_back(row.row.number);
        note("database has " + row.table + " " + std::to_string(row.row.number));
    };
    disk.isFull = [this](const std::string& name) {
        return std::ranges::any_of(tables, [&](const auto& table) {
            return table && table->isDiskFull() && name.starts_with(table->name() + "-");
        });
    };
}

SimulatedClub::~SimulatedClub() {
    endServer();
    for (const auto& table : tables) {
        table->kill(Fate::Kept);
    }
    timeline.stop();
}

/// Draws the network's habits: in one club no message is lost, in another 1 of 20.
void SimulatedClub::drawHabits() {
    NetworkHabits& habits = broker.habits;
    habits.most = std::vector<Span>{5ms, 50ms, 800ms}[chance.below(3)];
    habits.lost = std::vector<double>{0.0, 0.002, 0.05}[chance.below(3)];
    habits.twice = std::vector<double>{0.0, 0.02, 0.2}[chance.below(3)];
    habits.order = chance.oneIn(4) ? NetworkHabits::Order::OfTopic : NetworkHabits::Order::OfLine;
    database.refused = std::vector<double>{0.0, 0.0, 0.01}[chance.below(3)];
    database.unanswered = std::vector<double>{0.0, 0.0, 0.01}[chance.below(3)];
    wall_ = WallDelay(std::vector<std::chrono::seconds>{0s, 20s}[chance.below(2)]);
}

void SimulatedClub::note(const std::string& line) {
    std::string said = line;
    const std::string folder = scratch.file("").string(); // the folder differs in each run
    if (const auto at = said.find(folder); at != std::string::npos) {
        said.erase(at, folder.size());
    }
    trace_ += std::to_string(timeline.passed().count()) + " " + said + "\n";
}

void SimulatedClub::hear(const std::string& user, const MqttMessage& message) {
    note(user + " <- " + message.topic + " " + sha256(message.payload).substr(0, 8));
    const auto topic = topicFrom(message.topic);
    const bool isServers = message.topic.starts_with("table/");
    const bool isForIt =
        topic && (user == kServersMachine ? isServers : !isServers && topic->table == user);
    if (!isForIt) {
        misdirected_.push_back(user + " hears " + message.topic);
    }
    if (user == kStranger) {
        openWords_ += message.topic + " " + message.payload + "\n";
    }
}

void SimulatedClub::openServer() {
    if (keeper_) {
        return;
    }
    const auto heard = [this, run = ++serverRun_] {
        if (!std::exchange(isServerWoken_, true)) {
            timeline.after(1ms, [this, run] {
                if (run == serverRun_) {
                    turnServer(0);
                }
            });
        }
    };
    ClubWorld world = worldOf({timeline, chance, broker, disk, scratch.file(""), twin_, {}},
                              kServersMachine, serverLine_, heard);
    world.store = [this](const std::string&) { return database.open(); };
    auto opened = ClubKeeper::open(
        {}, [this](const Message& said) { note("server: " + english(said)); }, world);
    if (!opened) { // systemd tries again
        timeline.after(1s, [this] { openServer(); });
        return;
    }
    keeper_ = *std::move(opened);
    isServerWoken_ = false;
    turnServer(serverRun_);
}

/// Goes on turning while server number `run` exists; 0 turns it once.
void SimulatedClub::turnServer(int run) {
    if (!keeper_ || (run != 0 && run != serverRun_)) {
        return;
    }
    isServerWoken_ = false;
    keeper_->turn();
    if (run != 0) {
        timeline.after(kBetweenTurns, [this, run] { turnServer(run); });
    }
}

void SimulatedClub::endServer() {
    if (keeper_) {
        note("the server is killed");
        broker.kill(*serverLine_);
        ++serverRun_;
        keeper_.reset();
    }
}

/// Rules, as the arbiter, some time after a call has appeared on the page.
void SimulatedClub::rule() {
    timeline.after(chance.between(2s, 12s), [this] { rule(); });
    if (!keeper_ || isQuiet_) {
        return;
    }
    const auto hall = keeper_->seen().hall;
    const std::string& name = tables[chance.below(tables.size())]->name();
    const auto found = hall->tables().find(name);
    if (found == hall->tables().end() || found->second.record.empty()) {
        return;
    }
    StoredRuling ruling;
    ruling.table = name;
    const std::string id = "r" + std::to_string(++rulings_);
    const auto commands =
        std::vector<std::string>{"note decided " + id, "note decided " + id, "", "stands", "pause"};
    ruling.ruling = {id, found->second.record, "Ilona", commands[chance.below(commands.size())],
                     "I saw it"};
    const auto& calls = found->second.calls.calls();
    if (!calls.empty() && !chance.oneIn(4)) {
        ruling.about = std::next(calls.begin(), std::ptrdiff_t(chance.below(calls.size())))->first;
    }
    timeline.after(chance.between(0s, 6s), [this, ruling] {
        if (keeper_) {
            const auto kept = keeper_->rule(ruling);
            note("ruling " + ruling.ruling.ruling + (kept ? " is kept" : " is refused"));
        }
    });
}

void SimulatedClub::watchWall() {
    timeline.after(kBetweenLooks, [this] { watchWall(); });
    if (keeper_) {
        const auto hall = keeper_->seen().hall;
        wall_.put(*hall, timeline.now());
        openWords_ += wall_.games(*hall, timeline.now()).dump() + "\n";
    }
}

/// Sends missing events, as people do after a referee said that the club lacks part of an evening.
void SimulatedClub::sendWhatIsMissing() {
    for (const auto& table : tables) {
        for (std::size_t game = 0; game + 1 < table->games().size(); ++game) {
            if (table->games()[game].isMissing) {
                table->send(game);
            }
        }
    }
}

void SimulatedClub::play() {
    openServer();
    const std::size_t count = 2 + chance.below(3);
    for (std::size_t i = 0; i < count; ++i) {
        const NightGround ground{timeline,
                                 chance,
                                 broker,
                                 disk,
                                 scratch.file(""),
                                 twin_,
                                 [this](const std::string& line) { note(line); }};
        const auto& games = gamesOfTheNight();
        tables.push_back(std::make_unique<SimulatedTable>(ground, std::to_string(i + 1),
                                                          games[chance.below(games.size())],
                                                          unsigned(chance.below(1000))));
    }
    MqttOptions options;
    options.user = options.client = kStranger;
    options.topics = {"#", "table/+/row", "club/1/received", "club/1/ruling"};
    stranger_ = broker.call(options, {[] {}, [](const auto&) {}, [](const auto&) {}});
    rule();
    watchWall();
    while (timeline.passed() < kNight) {
        timeline.run(letGoWrong(*this));
    }
    database.refused = database.unanswered = 0.0;
    broker.habits.lost = 0.0;
    for (const auto& table : tables) {
        table->rest(); // the trace then shows the games with faults
    }
    timeline.run(kQuiet);
    for (const auto& table : tables) {
        table->sitDown();
    }
    openServer();
    sendWhatIsMissing();
    timeline.run(kToSend);
    isQuiet_ = true;
    timeline.run(kToSend);
}

} // namespace umpire::testing
