#pragma once

#include "app/mind/odds/drop.h"
#include "rules/games/war_galley/toss.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

/// Estimates how many hits a salvo of War Galley makes: simulates many drops, and judges each drop
/// by the game's rules (WG-27 to WG-33).
namespace umpire::odds {

/// The model of a drop.
enum class Model {
    Bodies,  ///< rigid bodies that fall and bounce
    Needles, ///< needles that lie where they are released; only for comparison
};

/// The first galley of the scene fires at the second galley. The other galleys are obstacles.
struct Question {
    Scene scene;
    Throw handful;
    war_galley::SideZoneRule sideZone = war_galley::SideZoneRule::AnyPart;
    war_galley::BlockingHulls blocking = war_galley::BlockingHulls::Own;
    Model model = Model::Bodies;
    int drops = 10'000;
    std::uint64_t seed = 1;
    /// Number of threads; 0: one per core. The answer does not depend on this number.
    int threads = 0;
    /// Ends the computation before the next drop; the first drop is always made.
    std::stop_token stop{};
    /// Receives the number of simulated drops and the number of all drops. Several threads call it
    /// at once.
    std::function<void(std::size_t done, std::size_t of)> heard{};
};

/// An estimated probability or mean, with its 95 % confidence interval.
struct Estimate {
    double value = 0.0;
    double low = 0.0;
    double high = 0.0;
};

/// Returns the share of successes with E. B. Wilson's 95 % interval ("Probable inference, the law
/// of succession, and statistical inference", JASA 22, 1927), which is valid for rare and certain
/// events too. Returns the interval 0 to 1 if there are no trials.
Estimate shareOf(int successes, int trials);

struct HitOdds {
    std::vector<Estimate> byHits; ///< probability of 0, 1, … hits, up to the number of matches
    Estimate expected;            ///< mean number of hits
};

/// A match of one of the first drops, for the drawing.
struct SampleMatch {
    TablePoint tail;
    TablePoint head;
    bool hits = false;
};

struct Odds {
    HitOdds hits;            ///< by the rules, side zone included
    HitOdds withoutSideZone; ///< if only heads hit, as outside the side zone (WG-31)
    /// Probability that a match touches a galley, so that the salvo misses (WG-32).
    Estimate spoiled;
    war_galley::TossRuling facts;   ///< gap, range, side zone and number of allowed matches
    std::vector<SampleMatch> cloud; ///< matches of the first drops that are not spoiled
    int drops = 0; ///< number of drops that were made; a stop can make it smaller than requested
    double processorSeconds = 0.0; ///< processor time of all threads together
};

/// Returns the odds. A salvo out of range is not simulated, because it cannot hit. After a stop,
/// the odds are those of the drops that were made.
Odds oddsOf(const Question& question);

/// Judges matches at rest. Without matches, only the gap, the range and the side zone are set.
war_galley::TossRuling ruledOn(const Question& question, const std::vector<Match>& matches);

} // namespace umpire::odds
