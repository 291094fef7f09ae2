#include "app/eye/camera/live_source.h"
#include "tests/app/eye/camera/numbered_picture.h"

#include <future>
#include <gmock/gmock.h>

namespace umpire {
namespace {

using namespace std::chrono_literals;
using testing::numberedJpeg;
using testing::numberedPicture;
using testing::numberOn;

/// A disconnection in the script of a camera.
struct Unplugged {
    std::string why;
};
struct Throws {
    std::function<void()> what;
};
using Doing = std::variant<CapturedPicture, DamagedPicture, Unplugged, Throws>;

/// A camera whose frames, faults and clock the test controls.
class ScriptedCamera {
public:
    void give(Doing doing) {
        const std::lock_guard lock(mutex_);
        script_.push_back(std::move(doing));
        changed_.notify_all();
    }
    void give(const cv::Mat& image) { give(CapturedPicture{image, {}, {}}); }
    void plug(bool in) {
        const std::lock_guard lock(mutex_);
        plugged_ = in;
        changed_.notify_all();
    }
    /// Waits until the reading thread has taken all that was given and waits for more.
    void untilRead() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return script_.empty() && waiting_; });
    }
    void untilTried(std::size_t times) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return pauses_.size() >= times; });
    }
    std::vector<std::chrono::milliseconds> pauses() {
        const std::lock_guard lock(mutex_);
        return pauses_;
    }
    void turnClock(std::chrono::milliseconds by) {
        const std::lock_guard lock(mutex_);
        now_ += by;
    }

    LiveOptions options() {
        LiveOptions options;
        options.clock.now = [this] {
            const std::lock_guard lock(mutex_);
            return now_;
        };
        options.clock.pause = [this](std::chrono::milliseconds duration, const std::stop_token&) {
            const std::lock_guard lock(mutex_);
            now_ += duration;
            pauses_.push_back(duration);
            changed_.notify_all();
        };
        return options;
    }
    OpenCapture opener() {
        return [this](const std::stop_token& stop) { return open(stop); };
    }
    std::unique_ptr<FrameSource> start() { return *LiveSource::start(opener(), options()); }

private:
    class Connection final : public Capture {
    public:
        Connection(ScriptedCamera& camera, std::stop_token stop)
            : camera_(camera), stop_(std::move(stop)) {}
        Captured read() override { return camera_.next(stop_); }
        [[nodiscard]] SourceDescription description() const override {
            return {.kind = SourceKind::Device, .name = "scripted"};
        }

    private:
        ScriptedCamera& camera_;
        std::stop_token stop_;
    };

    Expected<std::unique_ptr<Capture>> open(const std::stop_token& stop) {
        const std::lock_guard lock(mutex_);
        if (!plugged_) {
            return tl::make_unexpected(Failure{ExitStatus::CannotWrite, "not plugged in"});
        }
        return std::make_unique<Connection>(*this, stop);
    }

    /// Blocks until the script has a next step, or until the token ends the wait.
    Captured next(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        waiting_ = true;
        changed_.notify_all();
        const bool given = changed_.wait(lock, stop, [&] { return !script_.empty(); });
        waiting_ = false;
        if (!given) {
            return CaptureClosed{"stopped"};
        }
        Doing doing = std::move(script_.front());
        script_.erase(script_.begin());
        if (auto* picture = std::get_if<CapturedPicture>(&doing)) {
            return std::move(*picture);
        }
        if (auto* damaged = std::get_if<DamagedPicture>(&doing)) {
            return std::move(*damaged);
        }
        if (const auto* throws = std::get_if<Throws>(&doing)) {
            throws->what();
        }
        return CaptureClosed{std::get<Unplugged>(doing).why};
    }

    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::vector<Doing> script_;
    std::vector<std::chrono::milliseconds> pauses_;
    LiveClock::Moment now_;
    bool plugged_ = true;
    bool waiting_ = false;
};

struct LiveSourceTest : ::testing::Test {
    ScriptedCamera camera;
    std::unique_ptr<FrameSource> source = camera.start();

    FromSource next() { return source->next(10s); }
    template <class Event>
    Event nextNews() {
        const FromSource got = next();
        const auto* news = std::get_if<SourceNews>(&got);
        const Event* event = news == nullptr ? nullptr : std::get_if<Event>(&news->event);
        EXPECT_NE(event, nullptr) << (news == nullptr ? "no news" : english(describe(news->event)));
        return event == nullptr ? Event{} : *event;
    }
    int nextNumber() {
        const FromSource got = next();
        const auto* frame = std::get_if<CameraFrame>(&got);
        EXPECT_NE(frame, nullptr);
        return frame == nullptr ? -1 : numberOn(frame->image).value_or(-2);
    }
};

TEST_F(LiveSourceTest, OfAllFramesThatCameMeanwhileOnlyTheNewestIsGiven) {
    for (int i = 0; i < 50; ++i) {
        camera.give(numberedPicture(i));
    }
    camera.untilRead();
    const FromSource got = next();
    ASSERT_TRUE(std::holds_alternative<CameraFrame>(got));
    EXPECT_EQ(numberOn(std::get<CameraFrame>(got).image), 49);
    EXPECT_EQ(std::get<CameraFrame>(got).number, 49) << "dropped frames are counted";
    camera.give(numberedPicture(50));
    EXPECT_EQ(nextNumber(), 50);
    EXPECT_TRUE(std::holds_alternative<NothingYet>(source->next(0ms))) << "no frame twice";
}

TEST_F(LiveSourceTest, AFrameHasTheTimeOfItsArrivalNotOfItsUse) {
    camera.turnClock(40ms);
    camera.give(numberedPicture(1));
    camera.untilRead();
    camera.turnClock(5s); // a slow caller does not count as a stall
    const FromSource got = next();
    ASSERT_TRUE(std::holds_alternative<CameraFrame>(got));
    EXPECT_EQ(std::get<CameraFrame>(got).time, StreamTime(40ms));
}

TEST_F(LiveSourceTest, AStallIsSaidOnceAndItsEndBeforeTheNextFrame) {
    camera.give(numberedPicture(1));
    EXPECT_EQ(nextNumber(), 1);
    camera.turnClock(999ms);
    EXPECT_TRUE(std::holds_alternative<NothingYet>(source->next(0ms)));
    camera.turnClock(1ms);
    nextNews<SourceStalled>();
    camera.turnClock(10s);
    EXPECT_TRUE(std::holds_alternative<NothingYet>(source->next(0ms)));
    camera.give(numberedPicture(2));
    nextNews<SourceReturned>();
    EXPECT_EQ(nextNumber(), 2);
}

TEST_F(LiveSourceTest, ASlowCameraStallsOnceAndIsThenKnownToBeSlow) {
    camera.give(numberedPicture(0));
    EXPECT_EQ(nextNumber(), 0);
    camera.turnClock(1100ms);
    nextNews<SourceStalled>();
    camera.give(numberedPicture(1));
    nextNews<SourceReturned>();
    EXPECT_EQ(nextNumber(), 1);
    for (int number = 2; number < 20; ++number) {
        camera.turnClock(1100ms);
        EXPECT_TRUE(std::holds_alternative<NothingYet>(source->next(0ms))) << number;
        camera.give(numberedPicture(number));
        EXPECT_EQ(nextNumber(), number);
    }
    camera.turnClock(2200ms);
    nextNews<SourceStalled>();
}

TEST_F(LiveSourceTest, ATelephoneThatHasNotComeYetIsAwaitedAndOneThatLeftIsAway) {
    LiveOptions options = camera.options();
    options.sender = Sender::Telephone;
    source = *LiveSource::start(camera.opener(), options);
    camera.turnClock(1s);
    const auto awaited = nextNews<SourceStalled>();
    EXPECT_EQ(awaited.who, Silent::NoTelephoneYet);
    EXPECT_THAT(english(describe(awaited)), ::testing::HasSubstr("no telephone is connected yet"));
    camera.give(numberedPicture(1));
    EXPECT_EQ(english(describe(nextNews<SourceReturned>())), "a telephone is the camera now");
    EXPECT_EQ(nextNumber(), 1);
    camera.turnClock(1s);
    const auto away = nextNews<SourceStalled>();
    EXPECT_EQ(away.who, Silent::Telephone);
    EXPECT_THAT(english(describe(away)), ::testing::HasSubstr("scan the code again"));
    camera.give(numberedPicture(2));
    EXPECT_EQ(english(describe(nextNews<SourceReturned>())), "the telephone is back");
}

TEST_F(LiveSourceTest, AVanishedCameraIsSaidAtOnceTriedWithBackOffAndGoesOnWhenItReturns) {
    camera.give(numberedPicture(1));
    EXPECT_EQ(nextNumber(), 1);
    camera.plug(false);
    camera.give(Unplugged{"No such device"});
    EXPECT_EQ(english(nextNews<SourceVanished>().why), "No such device");
    camera.untilTried(8);
    EXPECT_TRUE(std::holds_alternative<NothingYet>(source->next(0ms))) << "gone is no stall";
    camera.plug(true);
    camera.give(numberedPicture(2));
    nextNews<SourceReturned>();
    EXPECT_EQ(nextNumber(), 2);
    std::vector<std::chrono::milliseconds> pauses = camera.pauses();
    ASSERT_GE(pauses.size(), 8u);
    pauses.resize(8);
    EXPECT_THAT(pauses, ::testing::ElementsAre(250ms, 500ms, 1s, 2s, 4s, 5s, 5s, 5s));

    camera.give(Unplugged{"again"});
    nextNews<SourceVanished>();
    camera.give(numberedPicture(3));
    nextNews<SourceReturned>();
    EXPECT_EQ(camera.pauses().back(), 250ms) << "the delay begins anew";
}

TEST_F(LiveSourceTest, AFrameFromBeforeTheLossIsNotGivenAfterIt) {
    camera.give(numberedPicture(1));
    camera.give(Unplugged{""});
    camera.untilTried(1);
    nextNews<SourceVanished>();
    EXPECT_TRUE(std::holds_alternative<NothingYet>(source->next(0ms)));
}

TEST_F(LiveSourceTest, AnotherResolutionIsSaidBeforeItsFirstFrame) {
    camera.give(numberedPicture(1));
    EXPECT_EQ(nextNumber(), 1);
    camera.give(numberedPicture(2, {384, 256}));
    const auto changed = nextNews<ResolutionChanged>();
    EXPECT_EQ(changed.before, cv::Size(192, 128));
    EXPECT_EQ(changed.now, cv::Size(384, 256));
    EXPECT_EQ(nextNumber(), 2);
}

TEST_F(LiveSourceTest, ACutOffJpegIsNewsAndNoFrame) {
    std::vector<std::uint8_t> whole = numberedJpeg(7);
    std::vector<std::uint8_t> half(whole.begin(), whole.begin() + std::ptrdiff_t(whole.size() / 2));
    camera.give(CapturedPicture{{}, half, {}});
    EXPECT_THAT(english(nextNews<FrameDamaged>().why), ::testing::HasSubstr("cut off"));
    whole.resize(whole.size() + 300); // some webcams send the whole buffer
    camera.give(CapturedPicture{{}, whole, {}});
    EXPECT_EQ(nextNumber(), 7);
}

TEST_F(LiveSourceTest, DamagedFramesAreNoStallAndAreCountedNotTold) {
    for (int i = 0; i < 101; ++i) {
        camera.give(DamagedPicture{"broken"});
    }
    camera.untilRead();
    for (const int count : {1, 10, 100}) {
        const auto damaged = nextNews<FrameDamaged>();
        EXPECT_EQ(english(damaged.why), "broken");
        EXPECT_EQ(damaged.count, count);
    }
    EXPECT_TRUE(std::holds_alternative<NothingYet>(source->next(0ms)));
    camera.turnClock(900ms);
    camera.give(DamagedPicture{"broken"});
    camera.untilRead();
    camera.turnClock(900ms);
    EXPECT_TRUE(std::holds_alternative<NothingYet>(source->next(0ms)));
}

TEST_F(LiveSourceTest, FramesWithDamagedPixelsAreLeftOutAndTheirDecoderIsQuiet) {
    std::vector<std::uint8_t> damaged = numberedJpeg(7);
    std::fill_n(damaged.end() - std::ptrdiff_t(damaged.size() / 4), 60, std::uint8_t(0xA5));
    ::testing::internal::CaptureStderr();
    for (int i = 0; i < 5; ++i) {
        camera.give(CapturedPicture{{}, damaged, {}});
        camera.untilRead();
        if (i == 0) {
            EXPECT_THAT(english(nextNews<FrameDamaged>().why), ::testing::HasSubstr("damaged"));
        } else {
            EXPECT_TRUE(std::holds_alternative<NothingYet>(source->next(0ms)));
        }
    }
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
    camera.give(numberedPicture(8));
    EXPECT_EQ(nextNumber(), 8);
}

TEST_F(LiveSourceTest, ACameraWhoseReadingThrowsIsGoneForAWhileAndGoesOn) {
    camera.give(Throws{[] { throw std::bad_alloc(); }});
    EXPECT_EQ(english(nextNews<SourceVanished>().why), "there is not enough memory");
    camera.give(numberedPicture(1));
    nextNews<SourceReturned>();
    EXPECT_EQ(nextNumber(), 1);
    camera.give(Throws{[] { throw 1; }});
    EXPECT_EQ(english(nextNews<SourceVanished>().why), "what it sent could not be handled");
    camera.give(numberedPicture(2));
    nextNews<SourceReturned>();
    EXPECT_EQ(nextNumber(), 2);
}

TEST(LiveSource, ACameraThatCannotBeOpenedAtFirstIsAnError) {
    ScriptedCamera camera;
    camera.plug(false);
    const auto source = LiveSource::start(camera.opener(), camera.options());
    ASSERT_FALSE(source);
    EXPECT_EQ(source.error().status, ExitStatus::CannotWrite);
    EXPECT_EQ(english(source.error().message), "not plugged in");
}

TEST(LiveSource, ASourceThatIsLetGoWhileItsFirstReadWaitsEndsIt) {
    ScriptedCamera camera;
    auto source = camera.start();
    camera.untilRead();
    source.reset(); // would wait for ever
}

TEST(LiveSource, ASourceThatIsLetGoWhileItsCameraIsGoneEndsItsThread) {
    ScriptedCamera camera;
    LiveOptions options = camera.options();
    options.clock.pause = [&](std::chrono::milliseconds duration, const std::stop_token& stop) {
        camera.options().clock.pause(duration, stop);
        steadyClock().pause(1h, stop); // only the token ends this pause
    };
    auto source = *LiveSource::start(camera.opener(), options);
    camera.give(Unplugged{"gone"});
    camera.untilTried(1);
    source.reset();
}

} // namespace
} // namespace umpire
