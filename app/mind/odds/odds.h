#pragma once

#include "app/mind/odds/drop.h"
#include "rules/games/war_galley/toss.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

/// Estimates how many hits a salvo of War Galley will make: drops it many times, and rules on each
/// drop with the game's own rules (WG-27 to WG-33).
namespace umpire::odds {

/// The model of a drop.
enum class Model {
    Bodies,  ///< rigid bodies that fall and bounce
    Needles, ///< for comparison: needles that rest where they are released
};

/// The first galley of the scene fires at the second; the others are obstacles.
struct Question {
    Scene scene;
    Throw handful;
    war_galley::SideZoneRule sideZone = war_galley::SideZoneRule::AnyPart;
    war_galley::BlockingHulls blocking = war_galley::BlockingHulls::Own;
    Model model = Model::Bodies;
    int drops = 10'000;
    std::uint64_t seed = 1;
    /// 0: one thread per core. The answer does not depend on the number of threads
    int threads = 0;
    std::stop_token stop{}; ///< stops before the next drop; the first is always made
    /// Receives the progress after each drop, from several threads at once.
    std::function<void(std::size_t done, std::size_t of)> heard{};
};

/// A share of the drops, or a mean over them, with its 95 % interval.
struct Estimate {
    double value = 0.0;
    double low = 0.0;
    double high = 0.0;
};

/// Returns E. B. Wilson's interval for `successes` of `trials` ("Probable inference, the law of
/// succession, and statistical inference", JASA 22, 1927): also valid for rare and certain events.
Estimate shareOf(int successes, int trials);

/// The result of the drops under one interpretation of the rules.
struct HitOdds {
    std::vector<Estimate> byHits; ///< probability of 0, 1, … hits, up to the number of matches
    Estimate expected;            ///< number of hits
};

/// A match of one of the first drops, for a drawing.
struct SampleMatch {
    TablePoint tail;
    TablePoint head;
    bool hits = false;
};

struct Odds {
    HitOdds hits;                   ///< by the game's rules
    HitOdds withoutSideZone;        ///< if plain ends never count (WG-31)
    Estimate spoiled;               ///< a match touches a galley: the salvo misses (WG-32)
    war_galley::TossRuling facts;   ///< gap, range, side zone, number of matches allowed
    std::vector<SampleMatch> cloud; ///< matches of the first unspoiled drops
    int drops = 0;                  ///< number of drops; fewer than requested if stopped
    double processorSeconds = 0.0;  ///< total of all threads
};

/// A salvo out of range is not dropped, because it certainly has no hit. If the computation was
/// stopped, the answer uses the drops made until then.
Odds oddsOf(const Question& question);

/// Rules on matches at rest; without matches, gives only gap, range and side zone.
war_galley::TossRuling ruledOn(const Question& question, const std::vector<Match>& matches);

} // namespace umpire::odds
