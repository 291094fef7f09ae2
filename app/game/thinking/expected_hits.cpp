#include "app/game/thinking/expected_hits.h"

#include "app/mind/odds/owed_toss.h"
#include "app/mind/odds/set_up.h"

#include <utility>

namespace umpire {
namespace {

/// Number of simulated drops. The error of the mean is then about 0.1 hits (docs/odds.md); the mean
/// is shown with one decimal.
constexpr int kDropsBeforeAToss = 300;

ExpectedHits reckoned(odds::Question question, const std::stop_token& stop) {
    question.stop = stop;
    question.drops = kDropsBeforeAToss;
    question.threads = 1;
    odds::Question search = question;
    search.model = odds::Model::Needles; // rigid bodies would take four times as long
    question.scene.place = odds::bestPlaceOf(search);
    const odds::Odds odds = odds::oddsOf(question);
    ExpectedHits hits{question.scene.galleys[0].id,
                      question.scene.galleys[1].id,
                      question.handful.matches,
                      odds.hits.expected.value,
                      {}};
    for (const odds::Estimate& chance : odds.hits.byHits) {
        hits.chances.push_back(chance.value);
    }
    return hits;
}

} // namespace

void HitForecast::follow(const std::string& position) {
    if (position_ == position) {
        return;
    }
    reckoned_.giveUp();
    position_ = position;
    isNews_ = isNews_ || expected_.has_value();
    expected_.reset();
    const auto read = start_ ? start_->read(position) : Parsed<SharedPosition>(nullptr);
    const auto* now = std::get_if<SharedPosition>(&read);
    auto question = now != nullptr && *now ? odds::owedToss(**now) : std::nullopt;
    if (question) {
        reckoned_.begin([question = *std::move(question)](const std::stop_token& stop) {
            return reckoned(question, stop);
        });
    }
}

bool HitForecast::hasNews(Wait wait) {
    if (auto hits = reckoned_.answer(wait)) {
        expected_ = std::move(hits);
        isNews_ = true;
    }
    return std::exchange(isNews_, false);
}

} // namespace umpire
