#include "vision/observe_table.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <opencv2/imgcodecs.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace umpire::testing {
namespace {

namespace fs = std::filesystem;

const fs::path kPhotos = fs::path(UMPIRE_SHARED_DIR) / "photos";
const fs::path kFolder = kPhotos / "dice";

/// Tests every tenth picture; the shared folder's own script scores all of them.
constexpr int kEvery = 10;
constexpr int kEveryOfNothing = 3; ///< of the photographs without dice

/// Budgets, as shares; they only move up.
constexpr double kMinFound = 0.95;
constexpr double kMinRight = 0.95;
constexpr double kMaxInvented = 0.05;

/// Budgets for dice as pale as the wood under them.
constexpr double kMinPaleFound = 0.75;
constexpr double kMaxPaleInvented = 0.1;

struct Labelled {
    int value = 0;
    cv::Rect2d box;
};

int valueNamed(const std::string& name) {
    const std::vector<std::string> names = {"one", "two", "three", "four", "five", "six"};
    return int(std::ranges::find(names, name) - names.begin()) + 1;
}

std::map<std::string, std::vector<Labelled>> labelsIn(const fs::path& table) {
    std::map<std::string, std::vector<Labelled>> all;
    std::ifstream file(table);
    std::string line;
    std::getline(file, line);
    const bool hasSize = line.find("width,height") != std::string::npos;
    while (std::getline(file, line)) {
        std::replace(line.begin(), line.end(), ',', ' ');
        std::istringstream fields(line);
        std::string picture, size, name;
        double left = 0, top = 0, right = 0, bottom = 0;
        fields >> picture;
        for (int k = 0; hasSize && k < 2; ++k) {
            fields >> size;
        }
        fields >> name >> left >> top >> right >> bottom;
        all[picture].push_back({valueNamed(name), {left, top, right - left, bottom - top}});
    }
    return all;
}

struct Score {
    int dice = 0;
    int found = 0;
    int right = 0;
    int invented = 0;
};

void judge(const std::vector<Labelled>& truth, std::vector<Die> said, Score& score) {
    for (const Labelled& die : truth) {
        const auto hit = std::ranges::find_if(said, [&](const Die& d) {
            return die.box.contains({d.centerInImage.x.value(), d.centerInImage.y.value()});
        });
        ++score.dice;
        if (hit == said.end()) {
            continue;
        }
        ++score.found;
        score.right += hit->value == die.value;
        said.erase(hit);
    }
    score.invented += int(said.size());
}

/// Finds dice as `look` does without a table file.
std::vector<Die> diceOn(const cv::Mat& picture) {
    ObserveOptions options;
    options.detectors = {Detector::Dice};
    TableView view;
    view.camera.size = picture.size();
    return observeTable({picture, {}}, view, options).dice;
}

/// Scores every tenth picture.
Score scoreOf(const fs::path& folder, const std::string& table) {
    Score score;
    int number = 0;
    for (const auto& [name, truth] : labelsIn(folder / table)) {
        const cv::Mat picture = cv::imread((folder / name).string());
        if (number++ % kEvery == 0 && !picture.empty()) {
            judge(truth, diceOn(picture), score);
        }
    }
    return score;
}

TEST(DicePhotos, AreReadAsLabelled) {
    if (!fs::exists(kFolder / "dice.csv")) {
        GTEST_SKIP() << "no photographs of dice in " << kFolder;
    }
    const Score score = scoreOf(kFolder, "dice.csv");
    RecordProperty("dice", score.dice);
    ASSERT_GT(score.dice, 40);
    EXPECT_GE(score.found, kMinFound * score.dice);
    EXPECT_GE(score.right, kMinRight * score.found);
    EXPECT_LE(score.invented, kMaxInvented * score.dice);
}

TEST(DicePhotos, AreReadWhereTheyAreAsPaleAsTheTable) {
    const fs::path folder = kPhotos / "dice_pale";
    if (!fs::exists(folder / "dice_pale.csv")) {
        GTEST_SKIP() << "no photographs of pale dice in " << folder;
    }
    const Score score = scoreOf(folder, "dice_pale.csv");
    ASSERT_GT(score.dice, 20);
    EXPECT_GE(score.found, kMinPaleFound * score.dice);
    EXPECT_GE(score.right, kMinRight * score.found);
    EXPECT_LE(score.invented, kMaxPaleInvented * score.dice);
}

TEST(DicePhotos, FromNearHaveOneDieAPlace) {
    const fs::path folder = kPhotos / "dice_more";
    std::ifstream file(folder / "dice_more.csv");
    if (!file) {
        GTEST_SKIP() << "no photographs of dice in " << folder;
    }
    std::map<std::string, std::vector<Labelled>> all;
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
        std::replace(line.begin(), line.end(), ',', ' ');
        std::istringstream fields(line);
        std::string picture;
        double x = 0, y = 0, half = 0;
        Labelled die;
        fields >> picture >> x >> y >> half >> die.value;
        die.box = {x - half, y - half, 2 * half, 2 * half};
        all[picture].push_back(die);
    }
    Score score;
    for (const auto& [name, truth] : all) {
        judge(truth, diceOn(cv::imread((folder / name).string())), score);
    }
    EXPECT_EQ(score.dice, 25);
    EXPECT_GE(score.right, 24);
    EXPECT_EQ(score.invented, 0);
}

TEST(DicePhotos, HaveNoDiceWhereNoneLie) {
    if (!fs::exists(kPhotos / "nothing")) {
        GTEST_SKIP() << "no photographs without dice in " << kPhotos;
    }
    std::set<fs::path> files; // in the order of their names
    for (const auto& entry : fs::directory_iterator(kPhotos / "nothing")) {
        files.insert(entry.path());
    }
    int number = 0, pictures = 0, withDice = 0;
    for (const fs::path& file : files) {
        if (number++ % kEveryOfNothing == 0) {
            ++pictures;
            withDice += diceOn(cv::imread(file.string())).empty() ? 0 : 1;
        }
    }
    EXPECT_GE(pictures, 8);
    EXPECT_LE(withDice * 10, pictures);
}

} // namespace
} // namespace umpire::testing
