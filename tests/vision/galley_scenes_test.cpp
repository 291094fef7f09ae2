// Boxes fitted in rendered scenes, started from the truth with the errors that hypotheses have.
// Skipped where the scenes are absent.
#include "tests/vision/scene_truth.h"
#include "vision/galleys/galley_fit.h"
#include "vision/galleys/galley_parts.h"
#include "vision/proposals/piece_net.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <random>

namespace umpire::galleys {
using proposals::DeckHypothesis;

namespace {

using scenes::quantile;
using scenes::Scene;

/// Returns the net's answer for a true galley: its top as seen on the plane at 1 mm, with errors.
DeckHypothesis hypothesisOf(const Galley& truth, const TableView& view, std::mt19937& random) {
    const TablePoint3 eye = cameraCenter(view);
    const double spread = (eye.z.value() - 1.0) / (eye.z.value() - 15.0);
    const TablePoint foot{eye.x, eye.y};
    std::uniform_real_distribution<double> shift(-5.0, 5.0);
    std::uniform_real_distribution<double> turn(-8.0, 8.0);
    DeckHypothesis deck;
    deck.center = foot + (truth.center - foot) * spread +
                  TablePoint{Millimetres(shift(random)), Millimetres(shift(random))};
    deck.heading = truth.heading + radiansFromDegrees(turn(random));
    deck.score = 0.9;
    deck.bowScore = 0.9;
    return deck;
}

struct Tally {
    std::vector<double> center, heading, ratio, headingRatio, confidence;
    int lost = 0;
    int total = 0;
    double milliseconds = 0;
};

void judge(const Scene& scene, const Galley& truth, const std::optional<Galley>& found,
           Tally& tally) {
    ++tally.total;
    if (!found || distance(found->center, truth.center) > 10_mm) {
        ++tally.lost;
        std::printf("%s %s lost\n", scene.name.c_str(), truth.id.c_str());
        return;
    }
    const double off = distance(found->center, truth.center).value();
    const double turn =
        std::abs(std::remainder(degreesFromRadians(found->heading - truth.heading), 180.0));
    tally.center.push_back(off);
    tally.heading.push_back(turn);
    tally.ratio.push_back(off / std::sqrt(2.0) / found->sigma.value());
    tally.headingRatio.push_back(turn / degreesFromRadians(found->headingSigma));
    tally.confidence.push_back(found->confidence);
    if (std::getenv("UMPIRE_VERBOSE")) {
        std::printf("%-12s %-3s %-10s %.2f mm %.2f deg, sigma %.2f %.2f, confidence %.2f\n",
                    scene.name.c_str(), truth.id.c_str(), scene.surface.c_str(), off, turn,
                    found->sigma.value(), degreesFromRadians(found->headingSigma),
                    found->confidence);
    }
}

TEST(GalleyScenes, BoxesAreMeasuredFromRoughHypotheses) {
    const auto all = scenes::allScenes();
    if (all.empty()) {
        GTEST_SKIP() << "no rendered scenes here";
    }
    std::mt19937 random(1);
    Tally tally;
    for (const Scene& scene : all) {
        if (scene.galleys.empty()) {
            continue;
        }
        const cv::Mat picture = cv::imread(scene.picture.string());
        for (const Galley& truth : scene.galleys) {
            const DeckHypothesis deck = hypothesisOf(truth, scene.view, random);
            const std::clock_t start = std::clock();
            const auto found = fitGalley(picture, scene.view, deck, PieceSizes());
            tally.milliseconds += 1e3 * double(std::clock() - start) / CLOCKS_PER_SEC;
            judge(scene, truth, found, tally);
        }
    }
    std::printf("%d galleys, %d lost, centre mm %.3f / %.3f / %.2f, heading degrees %.3f / %.3f / "
                "%.2f (median, p95, worst), over sigma %.2f / %.2f and %.2f / %.2f, confidence p5 "
                "%.2f, %.2f ms each\n",
                tally.total, tally.lost, quantile(tally.center, 0.5), quantile(tally.center, 0.95),
                quantile(tally.center, 1), quantile(tally.heading, 0.5),
                quantile(tally.heading, 0.95), quantile(tally.heading, 1),
                quantile(tally.ratio, 0.5), quantile(tally.ratio, 0.95),
                quantile(tally.headingRatio, 0.5), quantile(tally.headingRatio, 0.95),
                quantile(tally.confidence, 0.05), tally.milliseconds / tally.total);
    EXPECT_EQ(tally.lost, 0);
    EXPECT_LE(quantile(tally.center, 0.5), 0.1);
    EXPECT_LE(quantile(tally.center, 0.95), 0.35);
    EXPECT_LE(quantile(tally.heading, 0.5), 0.05);
    EXPECT_LE(quantile(tally.heading, 0.95), 0.2);
    EXPECT_LE(quantile(tally.ratio, 0.95), 2.0);
    EXPECT_LE(quantile(tally.headingRatio, 0.95), 2.5);
}

/// Shares of sides and decks counted right.
struct PartTally {
    int sides = 0;
    int sidesRight = 0;
    int decks = 0;
    int decksRight = 0;
};

void judgeParts(const Scene& scene, const Galley& truth, const Galley& counted, PartTally& tally) {
    tally.sides += 2;
    tally.sidesRight +=
        (counted.oars.port == truth.oars.port) + (counted.oars.starboard == truth.oars.starboard);
    ++tally.decks;
    tally.decksRight += counted.masts == truth.masts;
    if (std::getenv("UMPIRE_VERBOSE")) {
        std::printf("%-12s %-3s %-10s port %d of %d, starboard %d of %d, masts %d of %d\n",
                    scene.name.c_str(), truth.id.c_str(), scene.surface.c_str(),
                    counted.oars.port.value_or(-1), *truth.oars.port,
                    counted.oars.starboard.value_or(-1), *truth.oars.starboard,
                    counted.masts.value_or(-1), *truth.masts);
    }
}

TEST(GalleyScenes, OarsAndMastsAreCountedFromTheNetsSticks) {
    const auto all = scenes::allScenes();
    if (all.empty()) {
        GTEST_SKIP() << "no rendered scenes here";
    }
    PartTally tally;
    for (const Scene& scene : all) {
        if (scene.galleys.empty()) {
            continue;
        }
        const cv::Mat picture = cv::imread(scene.picture.string());
        const proposals::PieceHypotheses pieces = proposals::proposePieces(picture, scene.view);
        std::vector<Galley> galleys = scene.galleys;
        countParts(galleys, pieces.sticks, {picture, scene.view, PieceSizes()});
        for (std::size_t k = 0; k < galleys.size(); ++k) {
            judgeParts(scene, scene.galleys[k], galleys[k], tally);
        }
    }
    const double oars = double(tally.sidesRight) / tally.sides;
    const double masts = double(tally.decksRight) / tally.decks;
    std::printf("oars exact on %.3f of %d sides, masts on %.3f of %d decks\n", oars, tally.sides,
                masts, tally.decks);
    EXPECT_GE(oars, 0.93);
    EXPECT_GE(masts, 0.66);
}

} // namespace
} // namespace umpire::galleys
