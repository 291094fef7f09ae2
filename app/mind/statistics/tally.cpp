#include "app/mind/statistics/tally.h"

#include "app/mind/statistics/toss_odds.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/recorded_start.h"
#include "app/record/journal/secrets.h"
#include "rules/any_game/any_game.h"
#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/rules.h"

#include <chrono>
#include <cmath>

namespace umpire {
namespace {

using Seconds = std::chrono::duration<double>;
using Line = std::vector<RecordedEvent>;

std::string playerOf(const GameSettings& settings, const std::string& side) {
    const auto found = settings.names.find(side);
    return found != settings.names.end() ? found->second : side + " (" + settings.game + ")";
}

/// Who did what counts; a record of before names all who owed it.
std::string actorOf(const Event& happening) {
    const auto* called = std::get_if<Called>(&happening);
    const auto* stands = std::get_if<IllegalStands>(&happening);
    const std::string side = called != nullptr   ? called->player
                             : stands != nullptr ? stands->player
                                                 : std::string();
    return side.find(", ") == std::string::npos ? side : std::string();
}

/// The position of a record, as far as today's rules know it; null where they do not.
class Position {
public:
    explicit Position(SharedPosition start) : start_(std::move(start)) {}
    void pass(const Event& happening) {
        const std::string* after = start_ ? positionAfter(happening) : nullptr;
        if (after != nullptr) {
            auto read = start_->read(*after);
            auto* known = std::get_if<SharedPosition>(&read);
            now_ = known != nullptr ? std::move(*known) : nullptr;
        }
    }
    [[nodiscard]] const AnyPosition* now() const { return now_.get(); }
    /// Did several owe an action at once, so that nobody kept the others waiting?
    [[nodiscard]] bool waitsForSeveral() const { return now_ && now_->toAct().size() > 1; }

private:
    SharedPosition start_;
    SharedPosition now_;
};

/// The times between actions, without the pauses.
class Stopwatch {
public:
    /// Seconds that passed before an action; none where the event is none.
    std::optional<double> pass(const RecordedEvent& event) {
        if (std::holds_alternative<Paused>(event.happening)) {
            pausedAt_ = isPaused_ ? pausedAt_ : event.time;
            isPaused_ = true;
        } else if (std::holds_alternative<Resumed>(event.happening) && isPaused_) {
            before_ += event.time - pausedAt_;
            isPaused_ = false;
        } else if (std::holds_alternative<GameStarted>(event.happening)) {
            before_ = event.time;
        } else if (actionIn(event.happening)) {
            const double spent = std::max(0.0, Seconds(event.time - before_).count());
            before_ = event.time;
            return spent;
        }
        return std::nullopt;
    }

private:
    std::chrono::microseconds before_{0};
    std::chrono::microseconds pausedAt_{0};
    bool isPaused_ = false;
};

void addTimes(Tally& tally, const GameSettings& settings, const Line& line,
              const SharedPosition& start) {
    CountedGame game{.game = settings.game,
                     .variant = settings.variant,
                     .firstSide = start ? start->nameOf(Player{0}) : std::string()};
    Stopwatch watch;
    Position position(start);
    for (const RecordedEvent& event : line) {
        if (const auto spent = watch.pass(event)) {
            ++game.actions;
            game.minutes += *spent / 60.0;
            const std::string side = actorOf(event.happening);
            if (!side.empty() && !position.waitsForSeveral()) {
                tally.thoughts.push_back({playerOf(settings, side), *spent});
            }
        }
        if (const auto* over = std::get_if<GameOver>(&event.happening)) {
            game.isOver = true;
            game.winner = over->winner;
        }
        position.pass(event.happening);
    }
    tally.games.push_back(std::move(game));
}

double headingOf(const war_galley::LooseMatch& match) {
    return std::atan2((match.head.y - match.tail.y).value(), (match.head.x - match.tail.x).value());
}

/// Salvos lie until they are ruled on.
class Salvos {
public:
    explicit Salvos(const GameSettings& settings) : settings_(settings) {}

    void play(Tally& tally, const WarGalley::State& before, const WarGalley::Action& action) {
        if (const auto* toss = std::get_if<war_galley::Toss>(&action)) {
            lying_.insert_or_assign(toss->attacker, std::pair(before, *toss));
        }
        for (const war_galley::Event& event : WarGalley::apply(before, action).events) {
            if (const auto* hit = std::get_if<war_galley::Hit>(&event)) {
                count(tally, *hit);
            } else if (const auto* spoiled = std::get_if<war_galley::Spoiled>(&event)) {
                lying_.erase(spoiled->attacker);
            }
        }
    }

private:
    void count(Tally& tally, const war_galley::Hit& hit) {
        const auto lying = lying_.find(hit.attacker);
        if (lying == lying_.end()) {
            return; // nobody saw the matches
        }
        const auto& [state, toss] = lying->second;
        const war_galley::TossRuling ruling = war_galley::rule(state, hit.target, toss);
        const Player player = war_galley::playerOf(war_galley::ownerOf(state, hit.attacker));
        CountedToss counted{.player = playerOf(settings_, WarGalley::playerName(state, player)),
                            .range = ruling.rangeMatches.value_or(0),
                            .inSideZone = ruling.sideZone == war_galley::Certainty::Yes,
                            .chances = hitChances(state, hit.target, toss, ruling),
                            .hits = hit.hits};
        for (const war_galley::LooseMatch& match : toss.matches) {
            if (match.tossed && match.headed) {
                counted.headings.push_back(headingOf(match));
            }
        }
        tally.tosses.push_back(std::move(counted));
        lying_.erase(lying);
    }
    const GameSettings& settings_;
    std::map<war_galley::VesselIndex, std::pair<WarGalley::State, war_galley::Toss>> lying_;
};

std::optional<int> dieIn(const triremes::Action& action) {
    const auto* die = std::get_if<triremes::ThrowDie>(&action);
    return die != nullptr ? std::optional(die->value) : std::nullopt;
}
std::optional<int> dieIn(const buda_1686::Action& action) {
    const auto* die = std::get_if<buda_1686::RollDie>(&action);
    return die != nullptr ? std::optional(die->value) : std::nullopt;
}
template <typename Action>
std::optional<int> dieIn(const Action&) {
    return std::nullopt;
}

/// Plays the record once more, and calls `see(state before, action)` for what the rules follow.
template <Game G, typename See>
void playAgain(const Line& line, const SharedPosition& start, See see) {
    Position position(start);
    for (const RecordedEvent& event : line) {
        const auto played = actionIn(event.happening);
        const auto* before = position.now() != nullptr ? stateIn<G>(*position.now()) : nullptr;
        if (played && before != nullptr) {
            const auto parsed = G::parseAction(*before, *played);
            const auto* action = std::get_if<typename G::Action>(&parsed);
            if (action != nullptr && !G::validate(*before, *action)) {
                see(*before, *action);
            }
        }
        position.pass(event.happening);
    }
}

} // namespace

void addTo(Tally& tally, const JournalRecord& record) {
    const Line line = lineOfPlay(record.events);
    const auto start = recordedStart(record.settings);
    addTimes(tally, record.settings, line, start ? *start : nullptr);
    if (!start || holdsSecrets(record)) {
        return;
    }
    Salvos salvos(record.settings);
    visitGame(record.settings.game, [&]<typename G>(std::type_identity<G>) {
        playAgain<G>(line, *start, [&](const auto& before, const auto& action) {
            if (const auto die = dieIn(action)) {
                tally.dice.push_back(*die);
            }
            if constexpr (std::is_same_v<G, WarGalley>) {
                salvos.play(tally, before, action);
            }
        });
    });
}

} // namespace umpire
