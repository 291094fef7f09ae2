#include "calibration/measure/calibration_files.h"
#include "calibration/measure/register_table.h"
#include "vision/observe_table.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <opencv2/videoio.hpp>

/// Single frames of films by another renderer, in which stones were misread.
namespace umpire::testing {
namespace {

/// Finds the stones in a film's frame with the film's own table and camera files; none if the film
/// is missing.
std::optional<std::vector<Stone>> stonesIn(const std::string& film, double seconds) {
    const auto folder = std::filesystem::path(UMPIRE_SHARED_DIR) / "films" / film;
    cv::VideoCapture video((folder / (film + ".mp4")).string());
    cv::Mat frame;
    video.set(cv::CAP_PROP_POS_MSEC, 1000 * seconds);
    if (!video.read(frame)) {
        return std::nullopt;
    }
    const auto table = loadTable((folder / "table.yaml").string());
    const auto camera = loadCamera((folder / "camera.yaml").string());
    const auto found = registerTable(frame, *table, *camera);
    ObserveOptions options;
    options.detectors = {Detector::Stones};
    options.board = table->board;
    return observeTable({frame, {}}, found->view, options).stones;
}

std::string cellsOf(const std::vector<Stone>& stones, StoneColour colour) {
    std::string cells;
    for (const Stone& stone : stones) {
        cells += stone.colour == colour ? stone.cell + " " : "";
    }
    return cells;
}

TEST(StonesOnFilm, OfTwoColoursAreToldApartInAnOverexposedPicture) {
    const auto stones = stonesIn("mg1", 46.2);
    if (!stones) {
        GTEST_SKIP() << "no films in the shared folder";
    }
    EXPECT_EQ(cellsOf(*stones, StoneColour::Dark), "c5 h5 b6 d6 e6 g6 b7 c7 d7 g7 h7 ");
}

TEST(StonesOnFilm, BehindOneAnotherAreSeenEach) {
    const auto stones = stonesIn("mg3", 47.6);
    if (!stones) {
        GTEST_SKIP() << "no films in the shared folder";
    }
    EXPECT_EQ(cellsOf(*stones, StoneColour::Dark), "f3 c4 a5 b5 d5 f5 g5 a6 c6 d6 f6 g6 b7 ");
}

} // namespace
} // namespace umpire::testing
