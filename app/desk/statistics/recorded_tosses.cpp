#include "app/desk/statistics/recorded_tosses.h"

#include "app/mind/odds/owed_toss.h"
#include "app/mind/odds/set_up.h"
#include "app/mind/statistics/played_again.h"
#include "app/mind/statistics/toss_odds.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"

#include <map>

namespace umpire::desk {
namespace {

/// Number of simulated drops. It gives the mean to about 0.1 hits (docs/odds.md).
constexpr int kDrops = 500;

/// Returns the galley that tossed, if the action is a toss or states a toss's hits; otherwise none.
std::optional<war_galley::VesselIndex> thrownBy(const WarGalley::Action& action) {
    if (const auto* toss = std::get_if<war_galley::Toss>(&action)) {
        return toss->attacker;
    }
    if (const auto* called = std::get_if<war_galley::CallHits>(&action)) {
        return called->attacker;
    }
    if (const auto* spoiled = std::get_if<war_galley::CallSpoiled>(&action)) {
        return spoiled->attacker;
    }
    return std::nullopt;
}

class Collector {
public:
    void play(const WarGalley::State& before, const WarGalley::Action& action, std::int64_t event) {
        if (const auto attacker = thrownBy(action)) {
            if (auto question = odds::owedToss(before)) {
                open_.insert_or_assign(*attacker, tosses_.size());
                tosses_.push_back({event, *std::move(question), std::nullopt});
            }
        }
        for (const RuledSalvo& salvo : salvos_.play(before, action)) {
            if (const auto toss = open_.extract(salvo.attacker)) {
                tosses_[toss.mapped()].hits = salvo.hits;
            }
        }
    }
    [[nodiscard]] std::vector<RecordedToss> tosses() && { return std::move(tosses_); }

private:
    Salvos salvos_;
    std::vector<RecordedToss> tosses_;
    /// index of each toss whose result is not known yet, by its attacker
    std::map<war_galley::VesselIndex, std::size_t> open_;
};

} // namespace

std::vector<RecordedToss> tossesOf(const JournalRecord& record) {
    if (record.settings.game != WarGalley::kName || holdsSecrets(record)) {
        return {};
    }
    const auto start = recordedStart(record.settings);
    Collector collector;
    if (start) {
        playAgain<WarGalley>(lineOfPlay(record.events), *start,
                             [&](const auto& event, const auto& before, const auto& action) {
                                 collector.play(before, action, event.number);
                             });
    }
    return std::move(collector).tosses();
}

odds::Odds oddsOf(const RecordedToss& toss, const std::stop_token& stop) {
    odds::Question question = toss.question;
    question.stop = stop;
    question.drops = kDrops;
    question.threads = 1;
    odds::Question search = question;
    search.model = odds::Model::Needles; // the needle model finds the best place four times faster
                                         // than rigid bodies
    question.scene.place = odds::bestPlaceOf(search);
    return odds::oddsOf(question);
}

} // namespace umpire::desk
