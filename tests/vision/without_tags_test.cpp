#include "tests/vision/scene_truth.h"
#include "vision/observe_table.h"
#include "vision/scale/view_from_pieces.h"

#include <array>
#include <fstream>
#include <gtest/gtest.h>
#include <iostream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

/// Tests tosses photographed without a table file: the boxes and matches give the plane. The
/// results are compared in the picture, where the true camera projects the true things.
namespace umpire::scale {
namespace {

/// Least number of the samples' pieces found, and most things invented.
constexpr int kMatchesAtLeast = 87;
constexpr int kInventedAtMost = 1;
constexpr int kGalleysAtLeast = 27;
/// Mean angle in degrees between the true camera's axis and the found one.
constexpr double kLeanErrorAtMost = 4.8;

struct Tally {
    int matches = 0, matchesFound = 0, invented = 0, galleys = 0, galleysFound = 0, pictures = 0;
    double leanError = 0.0;
};

cv::Point2d pixel(const ImagePoint& p) {
    return {p.x.value(), p.y.value()};
}

/// Distance of a match's ends from the true ends, in pixels, summed over both ends.
struct EndMisses {
    double asSaid = 0.0;  ///< head for head
    double swapped = 0.0; ///< head for tail
};

EndMisses missesOf(const Match& found, cv::Point2d tail, cv::Point2d head) {
    const cv::Point2d a = pixel(found.tailInImage), b = pixel(found.headInImage);
    return {cv::norm(a - tail) + cv::norm(b - head), cv::norm(b - tail) + cv::norm(a - head)};
}

/// Tells whether the sum of the end distances, in the better assignment, is less than 0.3 of the
/// length.
bool isSame(const EndMisses& misses, cv::Point2d tail, cv::Point2d head) {
    return std::min(misses.asSaid, misses.swapped) < 0.3 * cv::norm(head - tail);
}

bool isSame(const TableView& truth, const scenes::TrueMatch& match, const Match& found) {
    const cv::Point2d tail = pixel(imageFromTable(truth, match.tail));
    const cv::Point2d head = pixel(imageFromTable(truth, match.head));
    return isSame(missesOf(found, tail, head), tail, head);
}

bool isSame(const TableView& truth, const Galley& galley, const TableView& seen,
            const Galley& found) {
    const auto at = [](const TableView& view, TablePoint p) {
        return pixel(imageFromTable(view, {p.x, p.y, 0_mm}));
    };
    const double box = cv::norm(at(truth, galley.hull[0]) - at(truth, galley.hull[2]));
    return cv::norm(at(truth, galley.center) - at(seen, found.center)) < 0.25 * box;
}

template <typename Found, typename Same>
bool take(std::vector<Found>& left, const Same& same) {
    const auto it = std::ranges::find_if(left, same);
    if (it == left.end()) {
        return false;
    }
    left.erase(it);
    return true;
}

void count(const scenes::Scene& scene, Tally& tally) {
    const cv::Mat image = cv::imread(scene.picture.string());
    const scale::ViewFromPieces known = scale::viewFromPieces(image, std::nullopt);
    const TableView& view = known.view;
    TableObservation seen = observeTable({image, {}}, view, {}, known.pieces);
    ++tally.pictures;
    for (const scenes::TrueMatch& match : scene.matches) {
        ++tally.matches;
        tally.matchesFound += take(
            seen.matches, [&](const Match& found) { return isSame(scene.view, match, found); });
    }
    for (const Galley& galley : scene.galleys) {
        ++tally.galleys;
        tally.galleysFound += take(seen.galleys, [&](const Galley& found) {
            return isSame(scene.view, galley, view, found);
        });
    }
    tally.invented += int(seen.matches.size() + seen.galleys.size());
    const auto tilt = [](const TableView& v) { return std::acos(std::abs(v.rotation(2, 2))); };
    tally.leanError += std::abs(tilt(view) - tilt(scene.view)) * 180 / CV_PI;
}

TEST(WithoutTags, BoxesAndMatchesTellTheTableOfTheSamples) {
    const std::filesystem::path folder =
        std::filesystem::path(UMPIRE_SOURCE_DIR) / "sample_images" / "toss";
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    Tally tally;
    for (std::size_t k = 0; k < files.size(); k += 2) {
        count(scenes::loadScene(files[k]), tally);
    }
    std::cout << "tosses without a table file: " << tally.pictures << "; matches "
              << tally.matchesFound << " of " << tally.matches << ", galleys " << tally.galleysFound
              << " of " << tally.galleys << ", invented " << tally.invented << ", lean off by "
              << tally.leanError / tally.pictures << " degrees\n";
    EXPECT_EQ(tally.pictures, 11);
    EXPECT_GE(tally.matchesFound, kMatchesAtLeast);
    EXPECT_GE(tally.galleysFound, kGalleysAtLeast);
    EXPECT_LE(tally.invented, kInventedAtMost);
    EXPECT_LE(tally.leanError / tally.pictures, kLeanErrorAtMost);
}

/// Budgets for the matches in `sample_images/handful`: close photographs of any table.
constexpr int kOfHandfulsAtLeast = 40;
constexpr int kHeadsAtLeast = 31;
constexpr int kBesideHandfulsAtMost = 5;

cv::Point2d pixel(const nlohmann::json& place) {
    return {place[0].get<double>(), place[1].get<double>()};
}

/// Counts matches as for the scenes; `heads` counts the found matches with the head at the true
/// end.
void countHandful(const std::filesystem::path& file, Tally& tally, int& heads) {
    const auto truth = nlohmann::json::parse(std::ifstream(file));
    const cv::Mat image = cv::imread(std::filesystem::path(file).replace_extension("jpg").string());
    const auto [view, pieces] = scale::viewFromPieces(image, std::nullopt);
    TableObservation seen = observeTable({image, {}}, view, {}, pieces);
    for (const auto& match : truth["matches"]) {
        const cv::Point2d tail = pixel(match["tail_px"]), head = pixel(match["head_px"]);
        ++tally.matches;
        tally.matchesFound += take(seen.matches, [&](const Match& found) {
            const EndMisses misses = missesOf(found, tail, head);
            const bool same = isSame(misses, tail, head);
            heads += same && match["headed"] && found.headed == Headed::Yes &&
                     misses.asSaid < misses.swapped;
            return same;
        });
    }
    tally.invented += int(seen.matches.size() + seen.galleys.size());
}

TEST(WithoutTags, AHandfulFromNearIsReadByItsMatchesAlone) {
    const auto folder = std::filesystem::path(UMPIRE_SOURCE_DIR) / "sample_images" / "handful";
    Tally tally;
    int heads = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".json") {
            countHandful(entry.path(), tally, heads);
        }
    }
    std::cout << "handfuls: " << tally.matchesFound << " of " << tally.matches << ", heads "
              << heads << ", invented " << tally.invented << "\n";
    EXPECT_EQ(tally.matches, 45);
    EXPECT_GE(tally.matchesFound, kOfHandfulsAtLeast);
    EXPECT_GE(heads, kHeadsAtLeast);
    EXPECT_LE(tally.invented, kBesideHandfulsAtMost);
}

std::vector<std::array<double, 5>> placesAndConfidences(const std::vector<Match>& matches) {
    std::vector<std::array<double, 5>> all;
    for (const Match& match : matches) {
        all.push_back({match.tail.x.value(), match.tail.y.value(), match.head.x.value(),
                       match.head.y.value(), match.confidence});
    }
    return all;
}

TEST(WithoutTags, WhatTheSearchForTheScaleProposedIsNotProposedAgain) {
    const auto file =
        std::filesystem::path(UMPIRE_SOURCE_DIR) / "sample_images" / "handful" / "0003.jpg";
    const cv::Mat image = cv::imread(file.string());
    const auto [view, pieces] = scale::viewFromPieces(image, std::nullopt);
    ASSERT_TRUE(pieces) << "so few sticks do not move the view";
    const auto handedOn = observeTable({image, {}}, view, {}, pieces).matches;
    ASSERT_FALSE(handedOn.empty());
    EXPECT_EQ(placesAndConfidences(handedOn),
              placesAndConfidences(observeTable({image, {}}, view).matches));
    EXPECT_TRUE(observeTable({image, {}}, view, {}, proposals::PieceHypotheses()).matches.empty());
}

} // namespace
} // namespace umpire::scale
