#include "tests/vision/match_scenes.h"
#include "vision/matches/match_fit.h"
#include "vision/matches/match_select.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iostream>

namespace umpire::test {

namespace {

/// Results of all simulated hypotheses in all scenes.
struct Tally {
    std::vector<double> ends;   ///< mm, larger of both, not leaning
    std::vector<double> angles; ///< degrees
    std::vector<double> across; ///< errors of both ends over their sigma, not leaning
    int headedRight = 0;
    int headEndRight = 0;
    int headed = 0;
    int fitted = 0;
    int matches = 0;
    int found = 0;
    int invented = 0;
};

double share(std::vector<double> values, double part) {
    std::ranges::sort(values);
    return values.empty() ? 1e9 : values[std::size_t(part * double(values.size() - 1))];
}

void addFit(Tally& tally, const Match& found, const TrueMatch& truth) {
    ++tally.fitted;
    tally.headedRight += found.headed == headedIf(truth.headed) ? 1 : 0;
    TablePoint tail = found.tail;
    TablePoint head = found.head;
    const Radians direction = directionOf(truth.tail, truth.head);
    Radians turn = abs(normalized(directionOf(tail, head) - direction));
    const bool rightWay = turn < 90_deg;
    if (truth.headed) {
        ++tally.headed;
        tally.headEndRight += rightWay && found.headed == Headed::Yes ? 1 : 0;
    }
    if (!rightWay) {
        std::swap(tail, head);
        turn = 180_deg - turn;
    }
    tally.angles.push_back(degreesFromRadians(turn));
    if (truth.leaning) {
        return;
    }
    tally.ends.push_back(std::max(distance(tail, truth.tail), distance(head, truth.head)).value());
    const TablePoint axis = along(direction, 1_mm);
    tally.across.push_back(std::abs(cross(axis, tail - truth.tail)) / found.sigmaTail.value());
    tally.across.push_back(std::abs(cross(axis, head - truth.head)) / found.sigmaHead.value());
}

bool isAbout(const Match& found, const TrueMatch& truth) {
    const Radians turn = directionOf(found.tail, found.head) - directionOf(truth.tail, truth.head);
    return distance(midpoint(found.tail, found.head), midpoint(truth.tail, truth.head)) < 7_mm &&
           std::abs(std::sin(turn.value())) < std::sin((12_deg).value());
}

void addSelection(Tally& tally, const MatchScene& scene, std::vector<Match> candidates) {
    std::vector<Match> left = matches::selectMatches(candidates, {}, scene.view);
    for (const TrueMatch& truth : scene.matches) {
        ++tally.matches;
        const auto it =
            std::ranges::find_if(left, [&](const Match& m) { return isAbout(m, truth); });
        if (it == left.end()) {
            continue;
        }
        ++tally.found;
        left.erase(it);
    }
    tally.invented += int(left.size());
}

void addScene(Tally& tally, const MatchScene& scene, std::mt19937& random) {
    const std::vector<SimulatedStick> simulated = simulateSticks(scene, random);
    std::vector<proposals::StickHypothesis> sticks;
    for (const SimulatedStick& s : simulated) {
        sticks.push_back(s.stick);
    }
    const auto fits = matches::fitMatches(scene.image, scene.view, sticks, {});
    std::vector<Match> candidates;
    for (std::size_t i = 0; i < fits.size(); ++i) {
        if (!fits[i]) {
            continue;
        }
        candidates.push_back(*fits[i]);
        if (simulated[i].match >= 0 && simulated[i].first) {
            addFit(tally, *fits[i], scene.matches[std::size_t(simulated[i].match)]);
        }
    }
    addSelection(tally, scene, candidates);
}

TEST(MatchScenes, AreMeasuredFromHypothesesAsBadAsANetsWithinBudget) {
    const std::filesystem::path folder = std::filesystem::path(UMPIRE_SHARED_DIR) / "scenes";
    const std::vector<std::string> names = matchSceneNames(folder);
    if (names.empty()) {
        GTEST_SKIP() << "no rendered scenes in " << folder;
    }
    Tally tally;
    std::mt19937 random(1);
    for (const std::string& name : names) {
        addScene(tally, loadMatchScene(folder, name), random);
    }
    const double fitted = tally.fitted;
    std::cout << "end mm median " << share(tally.ends, 0.5) << " p95 " << share(tally.ends, 0.95)
              << ", angle " << share(tally.angles, 0.5) << ", headed right "
              << tally.headedRight / fitted << ", head end right "
              << double(tally.headEndRight) / tally.headed << ", across over sigma median "
              << share(tally.across, 0.5) << " p95 " << share(tally.across, 0.95) << ", found "
              << tally.found << " of " << tally.matches << ", invented " << tally.invented << '\n';
    // 351 matches, 333 false lines. Measured: see the line printed. Budgets only ever move up.
    EXPECT_LE(share(tally.ends, 0.5), 0.5);
    EXPECT_LE(share(tally.ends, 0.95), 1.65);
    EXPECT_LE(share(tally.angles, 0.5), 0.2);
    EXPECT_GE(tally.headedRight / fitted, 0.985);
    EXPECT_GE(double(tally.headEndRight) / tally.headed, 0.98);
    EXPECT_LE(share(tally.across, 0.5), 0.6);
    EXPECT_LE(share(tally.across, 0.95), 3.0);
    EXPECT_GE(tally.found, int(0.98 * tally.matches));
    EXPECT_LE(tally.invented, 40);
}

} // namespace

} // namespace umpire::test
