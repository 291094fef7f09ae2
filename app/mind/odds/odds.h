#pragma once

#include "app/mind/odds/drop.h"
#include "rules/games/war_galley/toss.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

/// How many hits a salvo of War Galley is likely to make: it is dropped many times, and the rules
/// themselves rule on each drop (WG-27 to WG-33).
namespace umpire::odds {

/// How a drop is made up.
enum class Model {
    Bodies,  ///< rigid bodies that fall and bounce
    Needles, ///< the check beside it: uniform needles that lie where they were let go
};

/// The first galley of the scene fires at the second; the others lie there.
struct Question {
    Scene scene;
    Throw handful;
    war_galley::SideZoneRule sideZone = war_galley::SideZoneRule::AnyPart;
    war_galley::BlockingHulls blocking = war_galley::BlockingHulls::Own;
    Model model = Model::Bodies;
    int drops = 10'000;
    std::uint64_t seed = 1;
    int threads = 0;        ///< 0: one for each core. The answer is the same with any number
    std::stop_token stop{}; ///< no drop but the first is begun any more
    /// Hears after each drop how many of how many are done; from several threads at once.
    std::function<void(std::size_t done, std::size_t of)> heard{};
};

/// A share of the drops, or a mean over them, with its 95 % interval.
struct Estimate {
    double value = 0.0;
    double low = 0.0;
    double high = 0.0;
};

/// E. B. Wilson's interval for `successes` of `trials` ("Probable inference, the law of succession,
/// and statistical inference", JASA 22, 1927): it holds for rare and for sure things too.
Estimate shareOf(int successes, int trials);

/// What one reading of the rules makes of the drops.
struct HitOdds {
    std::vector<Estimate> byHits; ///< the chance of 0, 1, … as many hits as there are matches
    Estimate expected;            ///< hits
};

/// A match of one of the first drops, for a picture of them.
struct SampleMatch {
    TablePoint tail;
    TablePoint head;
    bool hits = false;
};

struct Odds {
    HitOdds hits;                   ///< by the rules
    HitOdds withoutSideZone;        ///< where plain ends never count (WG-31)
    Estimate spoiled;               ///< a match touches a galley: the salvo misses (WG-32)
    war_galley::TossRuling facts;   ///< gap, range, side zone, how many matches are allowed
    std::vector<SampleMatch> cloud; ///< of the first drops that are not spoiled
    int drops = 0;                  ///< that were made: fewer where it was stopped
    double processorSeconds = 0.0;  ///< of all threads together
};

/// A salvo out of range is not dropped: it has no hit for sure. Where it was stopped, the answer
/// rests on the drops until then.
Odds oddsOf(const Question& question);

/// The rules on matches that lie there; where there are none, gap, range and side zone.
war_galley::TossRuling ruledOn(const Question& question, const std::vector<Match>& matches);

} // namespace umpire::odds
