#include "app/eye/camera/live_source.h"
#include "app/eye/camera/stream_capture.h"
#include "app/game/live/live_game.h"
#include "tests/app/eye/camera/numbered_picture.h"
#include "tests/app/eye/camera/refused_memory.h"
#include "tests/app/eye/camera/stream_server.h"
#include "tests/app/run_umpire.h"

#include <gtest/gtest.h>

/// Memory is refused once, at each place on a frame's way. Whatever is thrown there ends no thread.
namespace umpire {
namespace {

using namespace std::chrono_literals;
using testing::CountsHere;
using testing::hasRefused;
using testing::MjpegServer;
using testing::numberedJpeg;
using testing::refuseNone;
using testing::refuseOne;

/// A stream whose reading thread counts what it allocates, from its first read on.
class CountedStream final : public Capture {
public:
    explicit CountedStream(std::unique_ptr<Capture> stream) : stream_(std::move(stream)) {}
    Captured read() override {
        testing::countHereForEver();
        return stream_->read();
    }
    [[nodiscard]] SourceDescription description() const override { return stream_->description(); }

private:
    std::unique_ptr<Capture> stream_;
};

OpenCapture counted(const std::string& address) {
    return [address](const std::stop_token& stop) {
        return openStream({.url = address}, stop)
            .map([](std::unique_ptr<Capture> stream) -> std::unique_ptr<Capture> {
                return std::make_unique<CountedStream>(std::move(stream));
            });
    };
}

LiveOptions quick() {
    LiveOptions options;
    options.firstRetry = 5ms;
    options.longestRetry = 20ms;
    return options;
}

/// What the caller gets while memory may be refused; `followGame` ends the game in order where it
/// is refused for the news itself.
FromSource counting(FrameSource& source) {
    try {
        const CountsHere here;
        return source.next(20ms);
    } catch (const std::bad_alloc&) {
        return NothingYet{};
    }
}

bool givesAFrame(FrameSource& source) {
    for (const auto until = std::chrono::steady_clock::now() + 30s;
         std::chrono::steady_clock::now() < until;) {
        if (std::holds_alternative<CameraFrame>(source.next(100ms))) {
            return true;
        }
    }
    return false;
}

struct NoMemory : ::testing::Test {
    MjpegServer server;
    std::unique_ptr<FrameSource> source;

    void SetUp() override {
        server.stream([](int number) { return numberedJpeg(number % 1000); });
        auto started = LiveSource::start(counted(server.address()), quick());
        ASSERT_TRUE(started) << english(started.error().message);
        source = *std::move(started);
        ASSERT_TRUE(givesAFrame(*source)); // what is made once is made
    }
    void TearDown() override {
        refuseNone();
        testing::neverRefuse(0);
    }

    /// Until one was refused, or the way is shorter than that: so many frames came meanwhile.
    bool refusesWithin(int frames) {
        while (!hasRefused() && frames > 0) {
            frames -= std::holds_alternative<CameraFrame>(counting(*source)) ? 1 : 0;
        }
        refuseNone();
        return hasRefused();
    }
};

TEST_F(NoMemory, ForAnyPartOfAFrameTheCameraGoesOn) {
    long granted = 0;
    for (;; ++granted) {
        SCOPED_TRACE(granted);
        refuseOne(granted);
        if (!refusesWithin(1)) {
            break;
        }
        ASSERT_TRUE(givesAFrame(*source));
    }
    EXPECT_GT(granted, 15) << "hardly anything was refused";
}

/// What FFmpeg 5.1 copies for each connection. Where it has no memory for that copy it closes the
/// connection twice (ffio_fdopen) and the program dies; no caller can help it.
constexpr std::string_view kWhitelist = "http,https,tcp,tls,rtsp,rtsps,httpproxy";

TEST_F(NoMemory, ForAnyPartOfAConnectionItIsMadeAgain) {
    testing::neverRefuse(kWhitelist.size() + 1);
    long granted = 0;
    for (;; ++granted) {
        SCOPED_TRACE(granted);
        server.cutMidFrame();
        while (!std::holds_alternative<SourceNews>(source->next(100ms))) {
        }
        refuseOne(granted);
        server.comeBack();
        if (!refusesWithin(1)) {
            break;
        }
        ASSERT_TRUE(givesAFrame(*source));
    }
    EXPECT_GT(granted, 100) << "hardly anything was refused";
}

/// The way of a game's frames from the second on: camera, table, pieces, rules. Most is vision's.
TEST(NoMemoryInAGame, EndsItInOrderOrGoesOn) {
    const testing::ScratchFolder scratch;
    const std::string film = scratch.file("film").string();
    std::filesystem::create_directory(film);
    for (int i = 0; i < 8; ++i) {
        std::filesystem::copy(testing::sample("board/board-0001.jpg"),
                              film + "/" + std::to_string(i) + ".jpg");
    }
    int ended = 0;
    bool refused = true;
    for (long granted = 1; refused; granted = granted * 5 / 4 + 1) {
        SCOPED_TRACE(granted);
        int frames = 0;
        LiveRequest request{.source = film, .game = "murus-gallicus"};
        request.table = testing::sample("board/board-0001-table.yaml");
        LiveListener listeners{[](const Announcement&) { return Expected<void>(); },
                               [](const Message&) {}};
        listeners.frame = [&](const LiveFrame&) {
            if (frames++ == 0) {
                refuseOne(granted);
            }
        };
        const Expected<void> followed = [&] {
            const CountsHere here;
            return followGame(request, listeners);
        }();
        refused = hasRefused();
        refuseNone();
        if (followed) {
            EXPECT_GE(frames, 7) << "at most the one is left out";
        } else {
            EXPECT_FALSE(english(followed.error().message).empty());
            ++ended;
        }
    }
    EXPECT_GT(ended, 3) << "hardly anything was refused";
}

} // namespace
} // namespace umpire
