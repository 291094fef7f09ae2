#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <filesystem>
#include <opencv2/core.hpp>
#include <random>
#include <string>
#include <vector>

/// The rendered scenes with their true matches, and hypotheses with the net's errors.
namespace umpire::test {

struct TrueMatch {
    TablePoint tail;
    TablePoint head;
    double tailHeight = 1; ///< mm
    double headHeight = 1; ///< mm
    bool headed = true;
    bool leaning = false;
};

struct MatchScene {
    std::string name;
    std::string surface;
    cv::Mat image;
    TableView view; ///< the true camera
    std::vector<TrueMatch> matches;
};

/// Returns the names of the scenes; empty if the folder does not exist.
std::vector<std::string> matchSceneNames(const std::filesystem::path& folder);
MatchScene loadMatchScene(const std::filesystem::path& folder, const std::string& name);

/// A hypothesis and the index of its true match; -1: a false one.
struct SimulatedStick {
    proposals::StickHypothesis stick;
    int match = -1;
    bool first = true; ///< false: a further hypothesis for the same match
};

/// Simulates the net's proposals: every true match with errors of 1.2 mm per coordinate and 5 %
/// swapped heads; every fifth match once more, 3 mm aside; lines over pieces of two sticks; and
/// random lines on the table.
std::vector<SimulatedStick> simulateSticks(const MatchScene& scene, std::mt19937& random);

} // namespace umpire::test
