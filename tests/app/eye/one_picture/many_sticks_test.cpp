#include "tests/app/odd_pictures.h"
#include "tests/app/run_umpire.h"

#include <cmath>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>
#include <sys/resource.h>

namespace umpire::testing {
namespace {

/// A picture of 1280 x 720 has 502 MB with the bounds, and 1560 MB without.
constexpr long kMaxMegabytes = 800;

/// Draws more matches than anybody would lay.
cv::Mat drawnMatches(int count) {
    cv::Mat picture(720, 1280, CV_8UC3, cv::Scalar(104, 112, 96));
    cv::RNG random(1);
    for (int i = 0; i < count; ++i) {
        const cv::Point2d tail(random.uniform(0, 1280), random.uniform(0, 720));
        const double angle = random.uniform(0.0, 2 * CV_PI);
        const cv::Point2d way(std::cos(angle), std::sin(angle));
        cv::line(picture, tail, tail + way * 42, {176, 208, 224}, 3);
        cv::line(picture, tail + way * 42, tail + way * 46, {32, 32, 144}, 5);
    }
    return picture;
}

TEST(ThreeThousandDrawnMatches, AreBoundedAndThatIsSaid) {
    const ScratchFolder scratch;
    const Bytes png = encoded(".png", drawnMatches(3000));
    const RunResult run = runUmpire(
        {"look", scratch.write("many.png", std::string(png.begin(), png.end())), "--json"});
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_THAT(nlohmann::json::parse(run.out)["warnings"].dump(),
                ::testing::HasSubstr("of the sticks in view only the 1500 surest are looked at"));
    rusage children{};
    getrusage(RUSAGE_CHILDREN, &children);
    EXPECT_LT(children.ru_maxrss / 1024, kMaxMegabytes);
}

} // namespace
} // namespace umpire::testing
