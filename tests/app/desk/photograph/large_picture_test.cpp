#include "app/desk/photograph/seen_list.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/remembered.h"
#include "tests/app/run_umpire.h"

#include <ctime>
#include <gtest/gtest.h>
#include <iostream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

/// The largest picture that a telephone takes.
namespace umpire::desk {
namespace {

constexpr int kLongPatience = 600'000; // milliseconds; under a sanitizer
constexpr double kNoticed = 50.0;      // milliseconds; people notice a longer delay
const cv::Size kLargePicture(8000, 6000);

/// Measures how long the window's event loop is busy between two turns. It counts the thread's
/// processor time, so other programs do not matter. It also reports the longest gap by the clock,
/// for measurements on a quiet machine.
class Pulse {
public:
    Pulse() : last_(worked()) {
        QObject::connect(&timer_, &QTimer::timeout, [this] { beat(); });
        sinceLast_.start();
        timer_.start(1);
    }
    int beats = 0;
    int stalls = 0;
    double longest = 0.0;        ///< milliseconds of processor time of the thread
    double longestByClock = 0.0; ///< milliseconds

private:
    static double worked() {
        timespec spent{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
        return double(spent.tv_sec) * 1e3 + double(spent.tv_nsec) * 1e-6;
    }
    void beat() {
        const double now = worked();
        const double gap = now - std::exchange(last_, now);
        ++beats;
        stalls += gap > kNoticed ? 1 : 0;
        longest = std::max(longest, gap);
        longestByClock = std::max(longestByClock, double(sinceLast_.nsecsElapsed()) * 1e-6);
        sinceLast_.start();
    }
    QTimer timer_;
    QElapsedTimer sinceLast_;
    double last_;
};

void tell(const char* what, const Pulse& pulse) {
    std::cout << what << ": " << pulse.stalls << " stalls over " << kNoticed << " ms, the longest "
              << pulse.longest << " ms, by the clock " << pulse.longestByClock << " ms, "
              << pulse.beats << " turns of the loop\n";
}

TEST(LargePicture, LeavesTheWindowTurningWhileItIsLookedAt) {
    const testing::ScratchFolder scratch;
    const std::string file = scratch.file("large.jpg").string();
    cv::Mat large;
    cv::resize(cv::imread(testing::sample("toss/toss-0033.jpg")), large, kLargePicture, 0, 0,
               cv::INTER_CUBIC);
    cv::imwrite(file, large);
    large.release();
    remember(remembered::kTable, {});
    remember(remembered::kCamera, {});
    MainWindow window;
    window.resize(1366, 768);
    window.show();
    QTest::qWait(200); // the window is painted
    QSignalSpy answered(&window.picturePage(), &PicturePage::answered);
    const Pulse look;
    window.openPicture({QString::fromStdString(file), {}, {}, {}});
    ASSERT_TRUE(answered.wait(kLongPatience));
    QTest::qWait(300); // waits until the picture is painted
    tell("looked at", look);
    EXPECT_EQ(window.picturePage().findChild<SeenList*>()->topLevelItem(0)->text(0), "Galleys (4)");
    EXPECT_GT(look.beats, 20) << "it was looked at in the window's thread";

    auto* view = window.picturePage().findChild<PictureView*>();
    EXPECT_EQ(view->pictureSize(), QSize(kLargePicture.width, kLargePicture.height));
    const Pulse zoomed;
    for (int i = 0; i < 12; ++i) {
        QTest::keyClick(view, Qt::Key_Plus);
        QTest::qWait(60);
    }
    tell("zoomed in twelve times", zoomed);
    const Pulse moved;
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(view, Qt::Key_Right);
        QTest::qWait(60);
    }
    tell("moved eight times", moved);
}

} // namespace
} // namespace umpire::desk
