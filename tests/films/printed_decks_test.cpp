#include "calibration/measure/register_table.h"
#include "tests/app/print/kit/printed_page.h"
#include "tests/films/rendered_galleys.h"
#include "vision/observe_table.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iostream>
#include <map>
#include <opencv2/imgproc.hpp>
#include <set>

/// Tests that galleys with the kit's printed decks are seen, with their bows, masts and fleets.
namespace umpire::films {
namespace {

/// Cuts the first deck of a fleet from its page: the largest area of that colour.
cv::Mat deckOf(const cv::Mat& page, const cv::Scalar& colour) {
    cv::Mat mask;
    cv::inRange(page, colour - cv::Scalar::all(6), colour + cv::Scalar::all(6), mask);
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(mask, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
    cv::Rect largest;
    for (const auto& outline : outlines) {
        const cv::Rect box = cv::boundingRect(outline);
        largest = box.area() > largest.area() ? box : largest;
    }
    return largest.empty() ? cv::Mat() : page(largest).clone();
}

std::array<cv::Mat, 2> printedDecks() {
    KitRequest request;
    request.what = "war-galley";
    const auto kit = printKit(request);
    EXPECT_TRUE(kit) << english(kit.error().message);
    const cv::Mat page = rasterised(*kit, Ink::Colour).back();
    return {deckOf(page, {52, 60, 206}), deckOf(page, {206, 140, 86})};
}

GalleyTable fourGalleys(int masts) {
    GalleyTable table;
    const int oars = 8 - masts;
    const std::array<std::pair<TablePoint, Radians>, 4> places = {{{{180_mm, 130_mm}, 80_deg},
                                                                   {{420_mm, 120_mm}, 100_deg},
                                                                   {{190_mm, 300_mm}, 275_deg},
                                                                   {{430_mm, 290_mm}, 215_deg}}};
    for (std::size_t i = 0; i < places.size(); ++i) {
        table.galleys.push_back({i,
                                 i < 2 ? Side::A : Side::B,
                                 {places[i].first, places[i].second},
                                 {oars, oars, masts}});
    }
    return table;
}

struct Seen {
    int galleys = 0;
    int bows = 0;
    int masts = 0;
    int fleets = 0;
};

void count(Seen& seen, const std::vector<Galley>& found, const GalleyTable& truth,
           const PieceSizes& sizes) {
    std::map<std::string, std::set<Side>> fleets;
    for (const GalleyOnTable& galley : truth.galleys) {
        const TablePoint middle =
            galley.pose.bow - along(galley.pose.heading, sizes.boxLength * 0.5);
        for (const Galley& each : found) {
            if (distance(each.center, middle) < 10_mm) {
                ++seen.galleys;
                seen.bows += abs(normalized(each.heading - galley.pose.heading)) < 5_deg ? 1 : 0;
                seen.masts += each.masts == galley.rig.masts ? 1 : 0;
                fleets[each.fleet.value_or("")].insert(galley.side);
            }
        }
    }
    const bool isTold =
        fleets.size() == 2 && !fleets.contains("") &&
        std::ranges::all_of(fleets, [](const auto& each) { return each.second.size() == 1; });
    seen.fleets += isTold ? 1 : 0;
}

TEST(PrintedDecks, AreSeenWithTheirBowsMastsAndFleets) {
    const std::array<cv::Mat, 2> decks = printedDecks();
    ASSERT_FALSE(decks[0].empty() || decks[1].empty());
    const TableDescription description = galleyTable();
    const TableView view = filmingView(description, {1920, 1080}, 20_deg);
    Seen seen;
    int tables = 0;
    for (const Surface surface : {Surface::Walnut, Surface::BlueCloth, Surface::Grey}) {
        for (const int masts : {2, 3, 4}) {
            GalleySet set;
            set.surface = surface;
            set.decks = decks;
            set.seed = std::uint64_t(masts);
            const GalleyTable table = fourGalleys(masts);
            ObserveOptions options;
            options.detectors = {Detector::Galleys};
            const cv::Mat picture = RenderedGalleys(view, description, set).picture(table);
            const auto registered = registerTable(picture, description, view.camera);
            ASSERT_TRUE(registered) << english(registered.error().message);
            const auto observed = observeTable(Frame{picture}, registered->view, options);
            count(seen, observed.galleys, table, set.sizes);
            ++tables;
        }
    }
    std::cout << "measured: " << seen.galleys << " galleys, " << seen.bows << " bows, "
              << seen.masts << " numbers of masts of " << 4 * tables << ", " << seen.fleets
              << " pairs of fleets of " << tables << "\n";
    EXPECT_EQ(seen.galleys, 4 * tables);
    EXPECT_EQ(seen.bows, 4 * tables);
    EXPECT_EQ(seen.masts, 4 * tables);
    EXPECT_EQ(seen.fleets, tables);
}

} // namespace
} // namespace umpire::films
