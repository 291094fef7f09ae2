#include "app/mind/lab/lab.h"

#include "app/common/chance/on_all_cores.h"
#include "app/mind/lab/lead_changes.h"
#include "app/mind/opponent/games.h"
#include "rules/engine/lot.h"

#include <mutex>

namespace umpire {
namespace {

std::optional<LabGame> playOne(const LabPlan& plan, const FinishedGame& asked,
                               const std::stop_token& stop) {
    const MatchPlan match{.opponents = {plan.engine, plan.engine},
                          .thinking = plan.thinking,
                          .opening = plan.opening,
                          .mostActions = plan.mostActions};
    const SharedPosition& start = plan.variants[asked.variant].start;
    LeadChanges lead(start->playerCount(), plan.margin);
    Lot lots(plan.thinking.seed ^ Lot(asked.number)()); // the same random numbers for every variant
    const std::uint64_t seed = lots();
    const GamePlan game{.match = &match,
                        .seed = seed,
                        .openingSeed = lots(),
                        .firstSeat = 0,
                        .stop = stop,
                        .hear = [&lead](Player player, double value) { lead.hear(player, value); }};
    const auto played = opponentsIn(start->game()).playGame(*start, game);
    return played ? std::optional(LabGame{*played, lead.count()}) : std::nullopt;
}

/// Returns the missing games in the order in which they are played.
std::vector<FinishedGame> missingIn(const LabGames& played) {
    std::vector<FinishedGame> missing;
    for (std::size_t number = 0; !played.empty() && number < played.front().size(); ++number) {
        for (std::size_t variant = 0; variant < played.size(); ++variant) {
            if (!played[variant][number]) {
                missing.push_back({variant, number, {}});
            }
        }
    }
    return missing;
}

} // namespace

LabGames playLab(const LabPlan& plan, LabGames played,
                 const std::function<bool(const FinishedGame&)>& finished,
                 const std::stop_token& stop) {
    played.resize(plan.variants.size());
    for (auto& games : played) {
        games.resize(std::size_t(std::max(plan.games, 0)));
    }
    const std::vector<FinishedGame> missing = missingIn(played);
    std::stop_source ours;
    const std::stop_callback passOn(stop, [&ours] { ours.request_stop(); });
    std::mutex telling;
    onAllCores(missing.size(), plan.threads, [&](std::size_t i) {
        FinishedGame asked = missing[i];
        const auto game =
            ours.stop_requested() ? std::nullopt : playOne(plan, asked, ours.get_token());
        if (!game) {
            return;
        }
        asked.game = *game;
        const std::lock_guard one(telling);
        if (ours.stop_requested() || !finished(asked)) {
            ours.request_stop();
            return;
        }
        played[asked.variant][asked.number] = *game;
    });
    return played;
}

} // namespace umpire
