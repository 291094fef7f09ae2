#include "app/web/server/spectators_view.h"

#include <utility>

namespace umpire {
namespace {

using Clock = std::chrono::steady_clock;
using Bytes = std::vector<unsigned char>;

/// Time for a page that has received the last event to request the state.
constexpr std::chrono::seconds kTimeToAsk{3};

} // namespace

bool SpectatorsView::isDue() const {
    return moments_.isDue(Clock::now());
}

void SpectatorsView::keep(const FeedState& state, std::shared_ptr<const SeenTable> seen,
                          Bytes jpeg) {
    const SpectatorsMoment* before = moments_.newest();
    const bool isSame = before != nullptr && *before->jpeg == jpeg;
    SpectatorsMoment moment;
    moment.jpeg = isSame ? before->jpeg : std::make_shared<const Bytes>(std::move(jpeg));
    auto shown = std::make_shared<FeedState>(state);
    shown->delay = moments_.delay();
    moment.state = std::move(shown);
    moment.seen = std::move(seen);
    moment.at = Clock::now();
    const Clock::time_point at = moment.at;
    moments_.put(std::move(moment), at);
}

SpectatorsMoment SpectatorsView::moment() const {
    const Clock::time_point now = Clock::now();
    if (const SpectatorsMoment* moment = moments_.at(now)) {
        return *moment;
    }
    auto nothing = std::make_shared<FeedState>();
    nothing->delay = moments_.delay();
    return {now - moments_.delay(), std::move(nothing), nullptr, std::make_shared<const Bytes>()};
}

void SpectatorsView::awaitRest(std::function<void()> done) {
    restFrom_ = Clock::now() + kTimeToAsk;
    rest_ = std::move(done);
}

void SpectatorsView::tellRest() {
    if (rest_ && moment().at >= restFrom_) {
        std::exchange(rest_, nullptr)();
    }
}

} // namespace umpire
