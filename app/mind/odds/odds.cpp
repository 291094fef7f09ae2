#include "app/mind/odds/odds.h"

#include "app/common/chance/fairness.h"
#include "app/common/chance/on_all_cores.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <ctime>
#include <optional>

namespace umpire::odds {
namespace {

constexpr double kSigmasOf95Percent = 1.959964;
constexpr int kDropsInTheCloud = 12;

struct Outcome {
    int hits = 0;
    int headHits = 0; ///< hits by heads; only they count without the side zone
    bool spoiled = false;
    std::vector<SampleMatch> matches; ///< only filled for the first drops
};

war_galley::TossOptions optionsOf(const Question& question) {
    war_galley::TossOptions options;
    options.sizes = question.scene.sizes;
    options.sideZone = question.sideZone;
    options.blocking = question.blocking;
    options.orders = war_galley::OrderMatches::AsMarked;
    options.unit = war_galley::MatchLength::Configured;
    return options;
}

Outcome outcomeOf(const Question& question, int drop) {
    const Draws draws(question.seed, std::uint64_t(drop));
    const Landing landing = question.model == Model::Bodies
                                ? dropBodies(question.scene, question.handful, draws)
                                : dropNeedles(question.scene, question.handful, draws);
    Outcome outcome;
    outcome.spoiled = landing.touched;
    if (landing.touched) {
        return outcome;
    }
    const auto ruling = ruledOn(question, landing.matches);
    outcome.spoiled = ruling.isVoid == war_galley::Certainty::Yes;
    outcome.hits = ruling.hits;
    for (std::size_t i = 0; i < ruling.matches.size(); ++i) {
        const war_galley::MatchRuling& match = ruling.matches[i];
        const bool hits = match.verdict == war_galley::Verdict::Hit && ruling.hits > 0;
        outcome.headHits += hits && match.by == war_galley::End::Head;
        if (drop < kDropsInTheCloud && !outcome.spoiled) {
            outcome.matches.push_back({landing.matches[i].tail, landing.matches[i].head, hits});
        }
    }
    return outcome;
}

/// Simulates all drops. Drops that a stop prevented are none.
std::vector<std::optional<Outcome>> allOutcomes(const Question& question) {
    std::vector<std::optional<Outcome>> outcomes(std::size_t(question.drops));
    std::atomic<std::size_t> done{0};
    onAllCores(outcomes.size(), unsigned(std::max(0, question.threads)), [&](std::size_t drop) {
        if (drop == 0 || !question.stop.stop_requested()) {
            outcomes[drop] = outcomeOf(question, int(drop));
            if (const std::size_t sofar = ++done; question.heard) {
                question.heard(sofar, outcomes.size());
            }
        }
    });
    return outcomes;
}

Estimate meanOf(const std::vector<int>& counts) {
    double sum = 0.0;
    double squares = 0.0;
    for (const int count : counts) {
        sum += count;
        squares += double(count) * count;
    }
    const double number = std::max(1.0, double(counts.size()));
    const double mean = sum / number;
    const double error = std::sqrt(std::max(0.0, squares / number - mean * mean) / number);
    return {mean, std::max(0.0, mean - kSigmasOf95Percent * error),
            mean + kSigmasOf95Percent * error};
}

HitOdds hitOddsOf(const std::vector<int>& counts, int matches) {
    HitOdds odds;
    for (int hits = 0; hits <= matches; ++hits) {
        odds.byHits.push_back(shareOf(int(std::ranges::count(counts, hits)), int(counts.size())));
    }
    odds.expected = meanOf(counts);
    return odds;
}

} // namespace

Estimate shareOf(int successes, int trials) {
    if (trials <= 0) {
        return {0.0, 0.0, 1.0};
    }
    const Interval interval = wilsonInterval(successes, trials);
    return {double(successes) / trials, interval.least, interval.most};
}

war_galley::TossRuling ruledOn(const Question& question, const std::vector<Match>& matches) {
    const std::vector<Galley>& galleys = question.scene.galleys;
    const auto answer = war_galley::ruleToss({galleys[0].id, galleys[1].id, galleys, matches, {}},
                                             optionsOf(question));
    const auto* ruling = std::get_if<war_galley::TossRuling>(&answer);
    return ruling != nullptr ? *ruling : war_galley::TossRuling{};
}

Odds oddsOf(const Question& question) {
    Odds odds;
    odds.facts = ruledOn(question, {});
    if (odds.facts.inRange != war_galley::Certainty::Yes) {
        odds.hits.byHits.assign(std::size_t(question.handful.matches) + 1, {});
        odds.hits.byHits[0] = {1.0, 1.0, 1.0};
        odds.withoutSideZone = odds.hits;
        return odds;
    }
    const std::clock_t start = std::clock();
    const std::vector<std::optional<Outcome>> outcomes = allOutcomes(question);
    odds.processorSeconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::vector<int> hits;
    std::vector<int> headHits;
    int spoiled = 0;
    for (const std::optional<Outcome>& outcome : outcomes) {
        if (!outcome) {
            continue;
        }
        hits.push_back(outcome->hits);
        headHits.push_back(outcome->headHits);
        spoiled += outcome->spoiled;
        odds.cloud.insert(odds.cloud.end(), outcome->matches.begin(), outcome->matches.end());
    }
    odds.drops = int(hits.size());
    odds.hits = hitOddsOf(hits, question.handful.matches);
    odds.withoutSideZone = hitOddsOf(headHits, question.handful.matches);
    odds.spoiled = shareOf(spoiled, odds.drops);
    return odds;
}

} // namespace umpire::odds
