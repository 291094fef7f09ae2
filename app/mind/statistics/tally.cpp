#include "app/mind/statistics/tally.h"

#include "app/mind/statistics/action_times.h"
#include "app/mind/statistics/played_again.h"
#include "app/mind/statistics/toss_odds.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"
#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/rules.h"

#include <cmath>

namespace umpire {
namespace {

void addTimes(Tally& tally, const GameSettings& settings, const std::vector<RecordedEvent>& line,
              const SharedPosition& start) {
    CountedGame game{.game = settings.game,
                     .variant = settings.variant,
                     .firstSide = start ? start->nameOf(Player{0}) : std::string()};
    ActionTimes times;
    ReplayedPosition position(start);
    for (const RecordedEvent& event : line) {
        if (const auto spent = times.pass(event)) {
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
        const auto* called = std::get_if<Called>(&event.happening);
        game.isLostOnTime =
            game.isLostOnTime || (called != nullptr && called->source == Source::OutOfTime);
        position.pass(event.happening);
    }
    tally.games.push_back(std::move(game));
}

double headingOf(const war_galley::LooseMatch& match) {
    return std::atan2((match.head.y - match.tail.y).value(), (match.head.x - match.tail.x).value());
}

/// Ignores spoiled salvos, and salvos of which the players gave only the number of hits, because
/// they tell nothing about chance.
void addSalvo(Tally& tally, const GameSettings& settings, const RuledSalvo& salvo) {
    if (!salvo.seen || !salvo.target) {
        return;
    }
    const auto& [state, toss] = *salvo.seen;
    const war_galley::TossRuling ruling = war_galley::rule(state, *salvo.target, toss);
    CountedToss counted{.player = playerOf(settings, WarGalley::playerName(state, salvo.player)),
                        .range = ruling.rangeMatches.value_or(0),
                        .inSideZone = ruling.sideZone == war_galley::Certainty::Yes,
                        .chances = hitChances(state, *salvo.target, toss, ruling),
                        .hits = salvo.hits};
    for (const war_galley::LooseMatch& match : toss.matches) {
        if (match.tossed && match.headed) {
            counted.headings.push_back(headingOf(match));
        }
    }
    tally.tosses.push_back(std::move(counted));
}

} // namespace

void addTo(Tally& tally, const JournalRecord& record) {
    const std::vector<RecordedEvent> line = lineOfPlay(record.events);
    const auto start = recordedStart(record.settings);
    addTimes(tally, record.settings, line, start ? *start : nullptr);
    if (!start || holdsSecrets(record)) {
        return;
    }
    Salvos salvos;
    visitGame(record.settings.game, [&]<typename G>(std::type_identity<G>) {
        playAgain<G>(line, *start, [&](const auto&, const auto& before, const auto& action) {
            if (const auto die = dieIn<G>(action)) {
                tally.dice.push_back(*die);
            }
            if constexpr (std::is_same_v<G, WarGalley>) {
                for (const RuledSalvo& salvo : salvos.play(before, action)) {
                    addSalvo(tally, record.settings, salvo);
                }
            }
        });
    });
}

} // namespace umpire
