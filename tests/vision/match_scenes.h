#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <filesystem>
#include <opencv2/core.hpp>
#include <random>
#include <string>
#include <vector>

/// The rendered scenes with their true matches, and hypotheses as bad as the net's about them.
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

/// Empty where the folder is not there.
std::vector<std::string> matchSceneNames(const std::filesystem::path& folder);
MatchScene loadMatchScene(const std::filesystem::path& folder, const std::string& name);

/// A hypothesis and which true match it is about; -1: about none.
struct SimulatedStick {
    proposals::StickHypothesis stick;
    int match = -1;
    bool first = true; ///< false: one more about the same match
};

/// Every true match with errors of 1.2 mm a coordinate and 5 % swapped heads; every fifth once
/// more, 3 mm aside; lines over pieces of two sticks; and random lines on the table.
std::vector<SimulatedStick> simulateSticks(const MatchScene& scene, std::mt19937& random);

} // namespace umpire::test
