#include "app/eye/camera/open_source.h"
#include "app/game/live/live_game.h"
#include "tests/app/game/live/filmed_game.h"
#include "tests/app/run_umpire.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <algorithm>
#include <cstdio>
#include <thread>

/// Started by hand. Measures the delay from an action on the table to its call, while the computer
/// thinks for both sides without end, and while it does not think. The film has 30 frames a second
/// in real time. Prints milliseconds.
namespace umpire::testing {
namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr int kActions = 8;

/// A film that gives its frames in real time, as a camera does.
class ByTheClock : public FrameSource {
public:
    ByTheClock(std::unique_ptr<FrameSource> film, std::optional<Clock::time_point>& began)
        : film_(std::move(film)), began_(began) {}
    FromSource next(std::chrono::milliseconds patience) override {
        FromSource came = film_->next(patience);
        if (const auto* frame = std::get_if<CameraFrame>(&came)) {
            began_ = began_.value_or(Clock::now() - frame->time);
            std::this_thread::sleep_until(*began_ + frame->time);
        }
        return came;
    }
    /// Describes the source as a camera, so that its time goes on while the computer thinks.
    [[nodiscard]] SourceDescription description() const override {
        SourceDescription description = film_->description();
        description.kind = SourceKind::Device;
        return description;
    }

private:
    std::unique_ptr<FrameSource> film_;
    std::optional<Clock::time_point>& began_;
};

struct Game {
    FilmedGame film;
    std::vector<std::string> actions;
};

/// Films a game of moves only, each a different legal one.
Game filmedMoves(const std::filesystem::path& folder) {
    using namespace murus_gallicus::testing;
    Game game;
    std::vector<murus_gallicus::Action> actions;
    murus_gallicus::State state = start();
    for (std::size_t k = 0; k < kActions; ++k) {
        std::vector<murus_gallicus::Action> moves;
        for (const auto& each : murus_gallicus::legalActions(state)) {
            if (murus_gallicus::text(state, each).find('-') != std::string::npos) {
                moves.push_back(each);
            }
        }
        actions.push_back(moves[(7 * k) % moves.size()]);
        game.actions.push_back(murus_gallicus::text(state, actions.back()));
        state = murus_gallicus::apply(state, actions.back()).state;
    }
    game.film = filmed(films::stillsOf(smallTable({1280, 720}), start(), actions), {}, folder);
    return game;
}

/// Returns the sorted delays of all called actions.
std::vector<double> delaysOf(const Game& game, const ComputerSeats& computers) {
    std::optional<Clock::time_point> began;
    std::vector<double> delays;
    LiveRequest request = game.film.request("murus-gallicus");
    request.computers = computers;
    request.open = [&] {
        return openSource(request.source).map([&](std::unique_ptr<FrameSource> film) {
            return std::unique_ptr<FrameSource>(
                std::make_unique<ByTheClock>(std::move(film), began));
        });
    };
    LiveListener listeners;
    listeners.remark = [](const Message&) {};
    listeners.announce = [&](const Announcement& each) -> Expected<void> {
        const auto* called = std::get_if<Called>(&each.event);
        const auto at = called == nullptr ? game.actions.end()
                                          : std::ranges::find(game.actions, called->action);
        if (at != game.actions.end()) {
            const auto still = std::size_t(at - game.actions.begin()) + 1;
            delays.push_back(
                Milliseconds(Clock::now() - *began - game.film.beginOf(still)).count());
        }
        return {};
    };
    const auto followed = followGame(request, listeners);
    if (!followed) {
        std::printf("%s\n", english(followed.error().message).c_str());
    }
    std::ranges::sort(delays);
    return delays;
}

void print(const char* name, const std::vector<double>& delays) {
    if (!delays.empty()) {
        std::printf("%-28s %2zu calls, median %6.0f ms, worst %6.0f ms\n", name, delays.size(),
                    delays[delays.size() / 2], delays.back());
    }
}

} // namespace
} // namespace umpire::testing

int main() {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    using namespace umpire::testing;
    using umpire::ComputerSeats;
    using umpire::Strength;
    const ScratchFolder scratch;
    const Game game = filmedMoves(scratch.file(""));
    const ComputerSeats thinks{{{"roman", Strength::Best}, {"gaul", Strength::Best}},
                               {.time = std::chrono::hours(1)}};
    print("nobody thinks", delaysOf(game, {}));
    print("the computer thinks always", delaysOf(game, thinks));
}
