#include "app/game/referee/war_galley/galley_reader.h"
#include "rules/games/war_galley/losses.h"

#include <algorithm>
#include <numeric>

/// Handles the answers that players must give, and signs on the table that they have decided.
namespace umpire::referee {

using namespace war_galley;

/// Returns the actions after which exactly the parts are lost that are missing on the table: losses
/// that the rules force (WG-34), or that the owner chooses. Empty if no part was lost, or if no
/// such actions exist.
std::vector<Action> TableReader<WarGalley>::explainedBy(const State& state,
                                                        const Action& answer) const {
    const State after = war_galley::apply(state, answer).state;
    const auto missing = [&](VesselIndex vessel) {
        return rigs_.missing(after, sight_, found(after)[vessel], vessel);
    };
    const Pending then = pendingOf(after);
    if (then.owed == Owed::Losses) {
        const auto lost = missing(then.vessel);
        const bool isPaid =
            lost && *lost != Rig{} && !checkLosses(after, after.execution.blows.front(), *lost);
        return isPaid ? std::vector<Action>{answer, TakeLosses{then.vessel, *lost}}
                      : std::vector<Action>();
    }
    for (VesselIndex vessel = 0; vessel < after.vessels.size(); ++vessel) {
        if (after.vessels[vessel].rig != state.vessels[vessel].rig) {
            return missing(vessel) == Rig{} ? std::vector<Action>{answer} : std::vector<Action>();
        }
    }
    return {};
}

/// Returns the actions of the only answer that explains the missing parts. Empty if no answer or
/// several answers do.
std::vector<Action> TableReader<WarGalley>::answerShown(const State& state) const {
    std::vector<Action> shown;
    for (const Action& answer : legalActions(state)) {
        std::vector<Action> played = explainedBy(state, answer);
        if (!played.empty() && !shown.empty()) {
            return {};
        }
        if (!played.empty()) {
            shown = std::move(played);
        }
    }
    return shown;
}

/// Returns the probability of each build, by the galley that lies in the side's half and is next in
/// its row. Empty if the half has no such galley, or if its parts were not counted.
std::vector<double>
TableReader<WarGalley>::chancesOfBuilds(const State& state, Side side,
                                        const std::vector<Action>& builds) const {
    std::vector<const Galley*> row;
    for (const Galley& each : sight_.newest().galleys) {
        const Side half = each.center.y * 2.0 < state.settings.tableDepth ? Side::A : Side::B;
        if (half == side && each.oars.port && each.oars.starboard && each.masts) {
            row.push_back(&each);
        }
    }
    std::ranges::sort(row, {}, [](const Galley* each) { return each->center.x; });
    const auto next = std::size_t(std::ranges::count_if(state.vessels, [&](const Vessel& each) {
        return ownerOf(state, VesselIndex(&each - state.vessels.data())) == side && each.isBuilt();
    }));
    if (next >= row.size()) {
        return {};
    }
    std::vector<double> chances;
    for (const Action& build : builds) {
        chances.push_back(sight_.likeness(row[next], std::get<Build>(build).rig));
    }
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    for (double& chance : chances) {
        chance /= sum;
    }
    return chances;
}

/// Asks a side how the galley in its half is built (WG-5). The most probable builds come first.
Verdict<WarGalley> TableReader<WarGalley>::built(const State& state) const {
    if (!sight_.isSteady()) {
        return {};
    }
    for (const Side side : sidesToAct(state)) {
        std::vector<Action> builds = legalActions(state);
        std::erase_if(builds, [&](const Action& each) {
            const auto* build = std::get_if<Build>(&each);
            return build == nullptr || build->side != side;
        });
        const std::vector<double> chances = chancesOfBuilds(state, side, builds);
        if (chances.empty()) {
            continue;
        }
        Verdicts verdict = ruled(Ruling::Ask);
        verdict.question = question(state)->question;
        for (std::size_t way = 0; way < builds.size(); ++way) {
            verdict.explanations.push_back(explanationOf(state, {builds[way]}, chances[way]));
        }
        std::ranges::stable_sort(verdict.explanations, std::ranges::greater{},
                                 &Explanation<WarGalley>::probability);
        return verdict;
    }
    return checked(state);
}

/// If players play on while an answer is due, accuses nobody and repeats the question.
Verdict<WarGalley> TableReader<WarGalley>::answered(const State& state) const {
    if (looks() >= tolerances_.patience) {
        if (const auto shown = answerShown(state); !shown.empty()) {
            return called(state, shown);
        }
    }
    Verdicts verdict = checked(state);
    if (verdict.ruling != Ruling::Illegal) {
        return verdict;
    }
    if (looks() < tolerances_.patience) {
        return {};
    }
    verdict = ruled(Ruling::Ask);
    verdict.question = question(state)->question;
    const std::vector<Action> answers = legalActions(state);
    for (const Action& answer : answers) {
        verdict.explanations.push_back(
            explanationOf(state, {answer}, 1.0 / double(answers.size())));
    }
    return verdict;
}

} // namespace umpire::referee
