#include "app/mind/statistics/tally.h"

#include "app/mind/statistics/played_again.h"
#include "app/mind/statistics/toss_odds.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"
#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/rules.h"

#include <chrono>
#include <cmath>

namespace umpire {
namespace {

using Seconds = std::chrono::duration<double>;

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

void addTimes(Tally& tally, const GameSettings& settings, const std::vector<RecordedEvent>& line,
              const SharedPosition& start) {
    CountedGame game{.game = settings.game,
                     .variant = settings.variant,
                     .firstSide = start ? start->nameOf(Player{0}) : std::string()};
    Stopwatch watch;
    ReplayedPosition position(start);
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

} // namespace

void addTo(Tally& tally, const JournalRecord& record) {
    const std::vector<RecordedEvent> line = lineOfPlay(record.events);
    const auto start = recordedStart(record.settings);
    addTimes(tally, record.settings, line, start ? *start : nullptr);
    if (!start || holdsSecrets(record)) {
        return;
    }
    Salvos salvos(record.settings);
    visitGame(record.settings.game, [&]<typename G>(std::type_identity<G>) {
        playAgain<G>(line, *start, [&](const auto&, const auto& before, const auto& action) {
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
