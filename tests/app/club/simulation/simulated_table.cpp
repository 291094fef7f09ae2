#include "tests/app/club/simulation/simulated_table.h"

#include "app/game/live/announcer.h"
#include "app/game/referee/make_referee.h"
#include "app/record/journal/journal_tail.h"
#include "tests/app/record/journal/alike_worlds.h"
#include "tests/app/record/journal/recorded_playout.h"

#include <gtest/gtest.h>

namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kActions = 25; ///< actions per game
constexpr Span kBetweenFrames = 200ms;
constexpr Span kPatienceOfSend = 30s;
constexpr std::size_t kFramesBetweenActs = 12;

/// Returns events of a referee who cannot decide, or who sees a table that differs from the record.
const std::vector<Event>& callsForTheArbiter() {
    static const std::vector<Event> kCalls{Asked{{{"d1-d3", 0.5}, {"d1-f3", 0.5}}},
                                           Desynchronised{{{"d4", "nothing", "a stone"}}},
                                           Synchronised{}};
    return kCalls;
}

SharedPosition startOf(const std::string& game) {
    return std::get<SharedPosition>(findGame(game)->start(gameFiles(game).value(), "").value());
}

} // namespace

ClubWorld worldOf(const NightGround& ground, const std::string& machine, MqttLine*& line,
                  std::function<void()> heard) {
    ClubWorld world;
    world.now = [&timeline = ground.timeline] { return timeline.now(); };
    world.wallUs = [&timeline = ground.timeline, machine] { return timeline.wallUs(machine); };
    world.draw = [&chance = ground.chance] { return std::to_string(chance.numbers()()); };
    world.call = [&broker = ground.broker, &line, heard](const MqttOptions& options,
                                                         const MqttListeners& listeners) {
        auto opened = broker.call(options, {[=] { listeners.connected(), heard(); },
                                            [=](const auto& why) { listeners.cut(why), heard(); },
                                            [=](const MqttMessage& message) {
                                                listeners.heard(message);
                                                heard();
                                            }});
        line = opened.get();
        return Expected<std::unique_ptr<MqttLine>>(std::move(opened));
    };
    world.turns = ClubWorld::Turns::ByHand;
    return world;
}

SimulatedTable::SimulatedTable(NightGround ground, std::string name, std::string game,
                               unsigned seed)
    : ground_(std::move(ground)), name_(std::move(name)), game_(std::move(game)), seed_(seed) {
    learnGame();
    sitDown();
}

std::string SimulatedTable::fileName() const {
    return name_ + "-" + std::to_string(games_.size()) + ".umpire";
}

/// Games with hidden parts are played in two variants that look alike to outsiders.
void SimulatedTable::learnGame() {
    ++seed_;
    played_ = 0;
    script_.clear();
    games_.push_back({});
    games_.back().journal = ground_.folder / fileName();
    start_ = startOf(game_);
    std::vector<AlikePositions> hiding = alikePositions();
    std::erase_if(hiding, [&](const AlikePositions& each) { return each.game != game_; });
    if (hiding.empty()) {
        return;
    }
    const AlikeWorlds worlds = alikeWorlds(hiding[seed_ % hiding.size()], seed_);
    for (const Entry& each : ground_.twin == Twin::One ? worlds.one : worlds.other) {
        if (const auto* started = std::get_if<GameStarted>(&each.happening)) {
            start_ = std::get<SharedPosition>(start_->read(started->position));
        } else if (const auto* called = std::get_if<Called>(&each.happening)) {
            script_.push_back(english(called->action));
        }
    }
}

bool SimulatedTable::openJournal() {
    const auto& file = games_.back().journal;
    const bool isThere = std::filesystem::exists(file);
    GameSettings settings = playoutSettings(game_);
    settings.started += fileName();
    auto journal = isThere ? LiveJournal::resume(file, {})
                           : LiveJournal::begin(file, settings, start_->text(), {});
    if (!journal) {
        EXPECT_TRUE(isDiskFull()) << english(journal.error().message);
        return false;
    }
    journal_.emplace(*std::move(journal));
    referee_ = referee::makeReferee(*start_, std::nullopt, referee::Begun::Earlier);
    if (isThere) {
        const auto restored = restoredEvents(journal_->restored().events);
        EXPECT_TRUE(restored) << restored.error();
        EXPECT_FALSE(referee_->restore(*restored));
    }
    return true;
}

void SimulatedTable::sitDown() {
    if (seat_) {
        return;
    }
    if (!openJournal()) {
        leave();
        return;
    }
    openSeat();
    if (const auto events = journal_->restored().events.size(); events > 0 && !goOnAfter(events)) {
        leave();
        return;
    }
    say(journal_->record().isOver() ? referee::Announcements()
                                    : referee_->begin(ground_.timeline.passed()));
    if (seat_) {
        listener_.position(positionOf(*referee_, referee_->laying()));
        goOn(run_);
    }
}

/// Resumes from the journal, as a live game does.
bool SimulatedTable::goOnAfter(std::size_t events) {
    const StreamTime now = ground_.timeline.passed();
    const bool isPaused = journal_->record().isPaused();
    listener_.resumed(events);
    return journal_->keep({now, Resumed{message("the record was opened again")}}) &&
           (!isPaused || journal_->keep({now, Paused{message("as before")}}));
}

void SimulatedTable::openSeat() {
    ++run_;
    games_.back().isMissing = false;
    killAt_.reset();
    turnAt_ = Span::max();
    ClubRequest request;
    request.broker.host = "broker";
    request.table = name_;
    request.isAnnounced = false;
    const auto heard = [this, run = run_] {
        if (run == run_) {
            wakeSoon(1ms);
        }
    };
    auto seat = ClubSeat::open(
        request, games_.back().journal,
        [this](const Message& said) {
            ground_.note(name_ + ": " + english(said));
            games_.back().isMissing |= english(said).starts_with("the club does not have");
        },
        worldOf(ground_, name_, line_, heard));
    ASSERT_TRUE(seat);
    seat_ = *std::move(seat);
    listener_ = seat_->listener();
}

void SimulatedTable::beginNextGame() {
    games_.back().isMissing |= !seat_;
    leave();
    learnGame();
    sitDown();
}

void SimulatedTable::leave() {
    ++run_;
    seat_.reset();
    journal_.reset();
}

void SimulatedTable::kill(Fate fate) {
    if (!seat_) {
        return;
    }
    ground_.note(name_ + " is killed");
    const auto left = ground_.disk.afterPowerLoss(fate, ground_.chance.numbers());
    ground_.broker.kill(*line_);
    leave();
    ground_.disk.replace(fileName(), left);
}

void SimulatedTable::wakeSoon(Span span) {
    const Span at = ground_.timeline.passed() + span;
    if (!seat_ || at >= turnAt_) {
        return;
    }
    turnAt_ = at;
    ground_.timeline.after(span, [this, run = run_, at] {
        if (run == run_ && at == turnAt_) {
            turn();
        }
    });
}

void SimulatedTable::turn() {
    turnAt_ = Span::max();
    const Span rest = seat_->turn();
    wakeSoon(rest == 0ms ? 1ms : rest);
}

/// Advances the game as a live game does from frame to frame.
void SimulatedTable::goOn(int run) {
    if (run != run_ || !seat_) {
        return;
    }
    ground_.timeline.after(kBetweenFrames, [this, run] { goOn(run); });
    static const cv::Mat kNothing;
    const StreamTime now = ground_.timeline.passed();
    if (!isResting_) {
        listener_.frame(LiveFrame{kNothing, now, nullptr, nullptr, nullptr, nullptr});
    }
    while (const auto said = seat_ ? seat_->commands()->take(now) : std::nullopt) {
        say(referee_->command(now, *said));
    }
    if (seat_ && !isResting_ && ground_.chance.oneIn(kFramesBetweenActs)) {
        play();
    }
}

void SimulatedTable::play() {
    const StreamTime now = ground_.timeline.passed();
    const auto& calls = callsForTheArbiter();
    switch (ground_.chance.below(10)) {
    case 0:
        return say(referee_->command(now, referee::typed("arbiter the lamp was moved")));
    case 1:
        return say({{now, calls[ground_.chance.below(calls.size())]}});
    default:
        break;
    }
    const std::string action = nextAction();
    if (action.empty() || journal_->record().isOver()) {
        return beginNextGame();
    }
    say(referee_->command(now, spoken(referee::Play{action})));
}

/// Returns the next action; empty if the game is long enough.
std::string SimulatedTable::nextAction() {
    const std::size_t number = played_++;
    if (!script_.empty()) {
        return number < script_.size() ? script_[number] : "";
    }
    const auto there = std::get<SharedPosition>(start_->read(referee_->position()));
    const auto legal = there->legalActions();
    return number >= kActions || legal.empty() ? "" : legal[ground_.chance.below(legal.size())];
}

/// Writes each announcement to the journal before the next is made. A kill may come between two.
void SimulatedTable::say(const referee::Announcements& all) {
    for (const Announcement& each : all) {
        if (!announce(each)) {
            return;
        }
    }
    if (seat_ && !all.empty()) {
        listener_.position(positionOf(*referee_, referee_->laying()));
    }
}

/// Writes the journal first, then tells all listeners. Returns false if the program has ended.
bool SimulatedTable::announce(const Announcement& announcement) {
    const bool hasPicture = actionIn(announcement.event) && ground_.chance.oneIn(3);
    const std::string jpeg = hasPicture ? "\xFF\xD8\xFF\xE0 picture of " + name_ : "";
    const EventRow row =
        rowOf({announcement.at, journal_->record().recordable(announcement.event), jpeg}, {});
    const auto kept = journal_->keep(announcement, jpeg);
    if (!kept) {
        EXPECT_TRUE(isDiskFull()) << english(kept.error().message);
        ground_.note(name_ + " ends: " + english(kept.error().message));
        leave();
        return false;
    }
    if (killAt_ == At::Written) {
        kill(Fate::Kept);
        return false;
    }
    games_.back().announced.push_back(row);
    EXPECT_TRUE(listener_.announce(announcement));
    wakeSoon(1ms);
    if (killAt_ == At::Told) {
        kill(Fate::Kept);
        return false;
    }
    return true;
}

/// Sends the game with a separate program while the table plays on.
void SimulatedTable::send(std::size_t game) {
    struct Sender {
        MqttLine* line = nullptr;
        std::unique_ptr<ClubTable> table;
        Span end;
    };
    auto sender = std::make_shared<Sender>();
    sender->end = ground_.timeline.passed() + kPatienceOfSend;
    ClubRequest request;
    request.broker.host = "broker";
    request.table = name_;
    auto opened = ClubTable::open(request, {[](const Message&) {}, {}},
                                  worldOf(ground_, name_, sender->line, [] {}));
    ASSERT_TRUE(opened);
    sender->table = *std::move(opened);
    sender->table->follow(games_[game].journal, false);
    const auto turnOften = [timeline = &ground_.timeline, sender](const auto& again) -> void {
        sender->table->turn();
        if (sender->table->missing() > 0 && timeline->passed() < sender->end) {
            timeline->after(100ms, [again] { again(again); });
        } else {
            sender->table.reset();
        }
    };
    turnOften(turnOften);
}

} // namespace umpire::testing
