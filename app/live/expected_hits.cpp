#include "app/live/expected_hits.h"

#include "app/odds/owed_toss.h"
#include "app/odds/set_up.h"

#include <sys/resource.h>
#include <utility>

namespace umpire {
namespace {

/// Of the thread that reckons: frames and calls come first.
constexpr int kNiceOfReckoning = 10;
/// The mean is known to about 0.1 hits (docs/odds.md), and one decimal is shown.
constexpr int kDropsBeforeAToss = 300;

ExpectedHits reckoned(odds::Question question) {
    setpriority(PRIO_PROCESS, 0, kNiceOfReckoning); // on Linux: of this thread alone
    question.drops = kDropsBeforeAToss;
    question.threads = 1;
    odds::Question search = question;
    search.model = odds::Model::Needles; // bodies would cost four times the drops themselves
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

HitForecast::~HitForecast() {
    giveUp();
}

void HitForecast::giveUp() {
    end_.request_stop();
    left_.leave(std::move(reckoned_));
    reckoned_ = {};
}

void HitForecast::follow(const std::string& position) {
    if (position_ == position) {
        return;
    }
    giveUp();
    position_ = position;
    isNews_ = isNews_ || expected_.has_value();
    expected_.reset();
    const auto read = start_ ? start_->read(position) : Parsed<SharedPosition>(nullptr);
    const auto* now = std::get_if<SharedPosition>(&read);
    auto question = now != nullptr && *now ? odds::owedToss(**now) : std::nullopt;
    if (question) {
        end_ = std::stop_source();
        question->stop = end_.get_token();
        reckoned_ = std::async(std::launch::async, reckoned, *std::move(question));
    }
}

bool HitForecast::hasNews(Wait wait) {
    using std::chrono_literals::operator""s;
    if (reckoned_.valid() &&
        (wait == Wait::Yes || reckoned_.wait_for(0s) == std::future_status::ready)) {
        expected_ = reckoned_.get();
        isNews_ = true;
    }
    return std::exchange(isNews_, false);
}

} // namespace umpire
