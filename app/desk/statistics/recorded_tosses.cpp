#include "app/desk/statistics/recorded_tosses.h"

#include "app/mind/odds/owed_toss.h"
#include "app/mind/odds/set_up.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/recorded_start.h"
#include "app/record/journal/secrets.h"
#include "rules/any_game/any_game.h"

#include <map>

namespace umpire::desk {
namespace {

/// The mean is then known to about 0.1 hits (docs/odds.md).
constexpr int kDrops = 500;

/// The galley that this action throws or counts for.
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
    void play(const SharedPosition& before, const std::string& played, std::int64_t event) {
        const auto* state = stateIn<WarGalley>(*before);
        const auto parsed = state ? WarGalley::parseAction(*state, played)
                                  : Parsed<WarGalley::Action>(ParseError{});
        const auto* action = std::get_if<WarGalley::Action>(&parsed);
        if (action == nullptr || WarGalley::validate(*state, *action)) {
            return;
        }
        if (const auto attacker = thrownBy(*action)) {
            if (auto question = odds::owedToss(*before)) {
                open_.insert_or_assign(*attacker, tosses_.size());
                tosses_.push_back({event, *std::move(question), std::nullopt});
            }
        }
        for (const war_galley::Event& each : WarGalley::apply(*state, *action).events) {
            if (const auto* hit = std::get_if<war_galley::Hit>(&each)) {
                close(hit->attacker, hit->hits);
            } else if (const auto* spoiled = std::get_if<war_galley::Spoiled>(&each)) {
                close(spoiled->attacker, 0);
            }
        }
    }
    [[nodiscard]] std::vector<RecordedToss> tosses() && { return std::move(tosses_); }

private:
    void close(war_galley::VesselIndex attacker, int hits) {
        const auto toss = open_.find(attacker);
        if (toss != open_.end()) {
            tosses_[toss->second].hits = hits;
            open_.erase(toss);
        }
    }

    std::vector<RecordedToss> tosses_;
    std::map<war_galley::VesselIndex, std::size_t> open_; ///< whose result is not known yet
};

} // namespace

std::vector<RecordedToss> tossesOf(const JournalRecord& record) {
    if (record.settings.game != WarGalley::kName || holdsSecrets(record)) {
        return {};
    }
    const auto start = recordedStart(record.settings);
    Collector collector;
    SharedPosition now;
    for (const RecordedEvent& event : lineOfPlay(record.events)) {
        const auto played = actionIn(event.happening);
        if (played && now) {
            collector.play(now, *played, event.number);
        }
        const std::string* after = positionAfter(event.happening);
        if (start && after != nullptr) {
            auto read = (*start)->read(*after);
            auto* position = std::get_if<SharedPosition>(&read);
            now = position != nullptr ? std::move(*position) : nullptr;
        }
    }
    return std::move(collector).tosses();
}

odds::Odds oddsOf(const RecordedToss& toss, const std::stop_token& stop) {
    odds::Question question = toss.question;
    question.stop = stop;
    question.drops = kDrops;
    question.threads = 1;
    odds::Question search = question;
    search.model = odds::Model::Needles; // bodies would cost four times the drops themselves
    question.scene.place = odds::bestPlaceOf(search);
    return odds::oddsOf(question);
}

} // namespace umpire::desk
