#include "app/eye/camera/live_source.h"
#include "app/eye/camera/stream_capture.h"
#include "app/game/live/live_game.h"
#include "tests/app/eye/camera/numbered_picture.h"
#include "tests/app/eye/camera/refused_memory.h"
#include "tests/app/eye/camera/stream_server.h"
#include "tests/app/run_umpire.h"

#include <gtest/gtest.h>

/// Tests that memory may be refused at each place on a frame's way. No exception ends a thread.
namespace umpire {
namespace {

using namespace std::chrono_literals;
using testing::CountsHere;
using testing::hasRefused;
using testing::MjpegServer;
using testing::numberedJpeg;
using testing::refuseNone;
using testing::refuseOne;

/// A stream that counts its reading thread's allocations from the first read on.
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

/// Returns the caller's result while memory may be refused. `followGame` ends the game normally if
/// the announcement itself has no memory.
FromSource counting(FrameSource& source) {
    try {
        const CountsHere here;
        return source.next(20ms);
    } catch (const std::bad_alloc&) {
        return NothingYet{};
    }
}

bool givesAFrame(FrameSource& source) {
    for (const auto until = std::chrono::steady_clock::now() + 60s;
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
        ASSERT_TRUE(givesAFrame(*source)); // one-time allocations are done
    }
    void TearDown() override {
        refuseNone();
        testing::neverRefuse(0);
    }

    /// Takes up to `frames` frames. Returns true if an allocation was refused, false if the frame's
    /// way has fewer allocations.
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

/// FFmpeg 5.1 copies this list for each connection. If that copy fails, it closes the connection
/// twice (ffio_fdopen) and the program crashes; a caller cannot prevent it.
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
