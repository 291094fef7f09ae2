#include "app/measure/evaluate/compare_look.h"
#include "app/measure/evaluate/compare_score.h"
#include "app/measure/evaluate/truth.h"
#include "tests/app/run_umpire.h"
#include "tests/blackbox/budgets.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iostream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire::testing {
namespace {

using nlohmann::json;
using Arguments = std::vector<std::string>;

std::string nameOf(Given given) {
    switch (given) {
    case Given::Camera:
        return "WithCamera";
    case Given::NoCamera:
        return "WithoutCamera";
    case Given::CameraAndBefore:
        return "WithPictureBefore";
    }
    return {};
}

std::string nameOf(Seen seen) {
    switch (seen) {
    case Seen::AsTaken:
        break;
    case Seen::ByLamp:
        return "ByLamp";
    case Seen::Veiled:
        return "Veiled";
    case Seen::AtDusk:
        return "AtDusk";
    case Seen::Small:
        return "Small";
    case Seen::Noisy:
        return "Noisy";
    case Seen::Blurred:
        return "Blurred";
    case Seen::Squeezed:
        return "Squeezed";
    }
    return {};
}

cv::Mat withNoise(const cv::Mat& image) {
    constexpr double kSigma = 9;
    cv::Mat noise(image.size(), CV_16SC3);
    cv::RNG(1).fill(noise, cv::RNG::NORMAL, 0, kSigma);
    cv::Mat noisy;
    cv::add(image, noise, noisy, cv::noArray(), image.type());
    return noisy;
}

cv::Mat bent(const cv::Mat& image, Seen seen) {
    cv::Mat out;
    switch (seen) {
    case Seen::ByLamp:
        cv::multiply(image, cv::Scalar(0.7, 0.95, 1.2), out);
        return out;
    case Seen::Veiled:
        image.convertTo(out, -1, 0.35, 90);
        return out;
    case Seen::AtDusk:
        image.convertTo(out, -1, 0.3);
        return out;
    case Seen::Small:
        cv::resize(image, out, {}, 2.0 / 3, 2.0 / 3, cv::INTER_AREA);
        return out;
    case Seen::Noisy:
        return withNoise(image);
    case Seen::Blurred:
        cv::GaussianBlur(image, out, {}, 1.0);
        return out;
    case Seen::AsTaken:
    case Seen::Squeezed:
        break;
    }
    return image;
}

/// Writes the picture under that condition as NAME.jpg. Its bytes are those of a PNG, so that JPEG
/// compression loses nothing more unless it is the condition.
void writeSeenAs(Seen seen, const std::filesystem::path& picture,
                 const std::filesystem::path& folder) {
    std::vector<unsigned char> bytes;
    const bool isSqueezed = seen == Seen::Squeezed;
    const std::vector<int> options = isSqueezed ? std::vector<int>{cv::IMWRITE_JPEG_QUALITY, 35}
                                                : std::vector<int>{cv::IMWRITE_PNG_COMPRESSION, 1};
    cv::imencode(isSqueezed ? ".jpg" : ".png", bent(cv::imread(picture.string()), seen), bytes,
                 options);
    std::ofstream(folder / picture.filename(), std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), std::streamsize(bytes.size()));
}

std::vector<std::filesystem::path> truthFiles(const Budget& budget) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(sample(budget.folder))) {
        const std::string stem = (entry.path().parent_path() / entry.path().stem()).string();
        const bool wanted =
            budget.given != Given::CameraAndBefore || std::filesystem::exists(stem + "-before.jpg");
        if (entry.path().extension() == ".json" && wanted) {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

/// Returns the options for the picture and its files.
Arguments inputsOf(const std::filesystem::path& truthFile, const Budget& budget) {
    const std::string stem = (truthFile.parent_path() / truthFile.stem()).string();
    const std::string own = stem + "-table.yaml";
    const std::string table = std::filesystem::exists(own) ? own : sample("table.yaml");
    Arguments inputs = {stem + ".jpg", "--table", table, "--json"};
    if (budget.given != Given::NoCamera) {
        inputs.insert(inputs.end(), {"--camera", stem + "-camera.yaml"});
    }
    if (budget.given == Given::CameraAndBefore) {
        inputs.insert(inputs.end(), {"--before", stem + "-before.jpg"});
    }
    return inputs;
}

/// Returns the printed JSON document, or null if there is none.
json answerOf(const std::string& command, Arguments arguments) {
    arguments.insert(arguments.begin(), command);
    const RunResult run = runUmpire(arguments);
    EXPECT_EQ(run.status, 0) << arguments[1] << ": " << run.err;
    return json::parse(run.out, nullptr, false).is_discarded() ? json() : json::parse(run.out);
}

int inventedIn(const Figures& figures) {
    int invented = 0;
    for (const char* key : {"galleys_invented", "matches_invented", "orders_invented",
                            "stacks_invented", "nothing_invented"}) {
        const auto count = figures.counts.find(key);
        invented += count == figures.counts.end() ? 0 : count->second;
    }
    return invented;
}

/// Asks `look` and `score` about one picture, as a player does.
void examine(const std::filesystem::path& truthFile, const Budget& budget, Figures& figures) {
    const json truth = readTruth(truthFile).value();
    Arguments inputs = inputsOf(truthFile, budget);
    const json said = answerOf("look", inputs);
    ASSERT_FALSE(said.is_null()) << truthFile;
    const int inventedBefore = inventedIn(figures);
    const auto ids = compareLook(said, truth, figures);
    if (inventedIn(figures) > inventedBefore) {
        std::cout << "  " << truthFile.stem().string() << ": invented "
                  << inventedIn(figures) - inventedBefore << '\n';
    }
    if (!truth.contains("toss")) {
        return;
    }
    const auto attacker = ids.find(truth["toss"]["attacker"]);
    const auto target = ids.find(truth["toss"]["target"]);
    if (attacker == ids.end() || target == ids.end()) {
        return compareDroppedScore(json(), truth, figures);
    }
    inputs.insert(inputs.end(), {"--attacker", attacker->second, "--target", target->second,
                                 "--dropped", std::to_string(droppedIn(truth))});
    compareDroppedScore(answerOf("score", inputs), truth, figures);
}

/// Reads the figures that `evaluate` printed. Each list of errors is its median alone.
Figures figuresIn(const json& evaluation) {
    Figures figures;
    for (const auto& [key, count] : evaluation.at("counts").items()) {
        if (count.contains("right")) {
            figures.shares[key] = {count.at("right"), count.at("of")};
        }
    }
    for (const auto& [key, figure] : evaluation.at("figures").items()) {
        if (figure.is_object()) {
            figures.errors[key] = {figure.at("median")};
        } else if (figure.is_number_integer()) {
            figures.counts[key] = figure;
        }
    }
    return figures;
}

/// Asks `evaluate` about all pictures under a condition: one process looks at each picture once.
Figures evaluated(const std::vector<std::filesystem::path>& truths, const Budget& budget) {
    const ScratchFolder scratch;
    const std::filesystem::path folder = scratch.file("");
    std::filesystem::copy_file(sample("table.yaml"), folder / "table.yaml");
    for (const std::filesystem::path& truth : truths) {
        const std::string stem = (truth.parent_path() / truth.stem()).string();
        for (const char* ending : {".jpg", "-before.jpg"}) {
            if (std::filesystem::exists(stem + ending)) {
                writeSeenAs(budget.seen, stem + ending, folder);
            }
        }
        for (const char* ending : {".json", "-camera.yaml", "-table.yaml"}) {
            if (std::filesystem::exists(stem + ending)) {
                std::filesystem::copy(stem + ending, folder);
            }
        }
    }
    EXPECT_NE(budget.given, Given::NoCamera);
    const json answer = answerOf("evaluate", budget.given == Given::CameraAndBefore
                                                 ? Arguments{folder.string(), "--json", "--before"}
                                                 : Arguments{folder.string(), "--json"});
    EXPECT_EQ(answer.at("pictures"), budget.pictures);
    return figuresIn(answer);
}

double medianOf(const Figures& figures, const std::string& key) {
    const auto errors = figures.errors.find(key);
    return errors == figures.errors.end() ? 0.0 : spreadOf(errors->second).median;
}

class SampleImages : public ::testing::TestWithParam<Budget> {};

TEST_P(SampleImages, StayWithinTheirBudget) {
    const Budget& budget = GetParam();
    const auto files = truthFiles(budget);
    EXPECT_EQ(int(files.size()), budget.pictures);
    Figures figures = budget.seen == Seen::AsTaken ? Figures() : evaluated(files, budget);
    for (const std::filesystem::path& file : files) {
        if (budget.seen == Seen::AsTaken) {
            examine(file, budget, figures);
        }
    }
    const auto right = [&](const char* key) { return figures.shares[key].right; };
    const Share ends = figures.shares["match_head_end_right"];
    const int headsRight = right("match_headed_right") - (ends.of - ends.right);
    const double endMm = medianOf(figures, "match_end_mm");
    const double angleDeg = medianOf(figures, "match_angle_deg");
    std::cout << "measured {" << right("match_found") << ", " << inventedIn(figures) << ", "
              << headsRight << ", " << right("galley_found") << ", "
              << right("galley_bow_right_way") << ", " << right("verdict_right_dropped") << ", "
              << endMm << ", " << angleDeg << ", " << right("orders_exact") << ", "
              << right("stack_found") << ", " << right("stack_height_right") << "}\n";
    EXPECT_GE(right("match_found"), budget.matchesFoundAtLeast);
    EXPECT_LE(inventedIn(figures), budget.inventedAtMost);
    EXPECT_GE(headsRight, budget.headsRightAtLeast);
    EXPECT_GE(right("galley_found"), budget.galleysFoundAtLeast);
    EXPECT_GE(right("galley_bow_right_way"), budget.bowsRightAtLeast);
    EXPECT_GE(right("verdict_right_dropped"), budget.verdictsRightAtLeast);
    // If a poor picture shows a head at the wrong end, the number of dropped matches does not help.
    const int mayBeFalse = budget.seen == Seen::AsTaken ? 0 : budget.seen == Seen::Noisy ? 2 : 1;
    EXPECT_LE(figures.counts["verdicts_false_invented_dropped"], mayBeFalse);
    EXPECT_GE(right("orders_exact"), budget.ordersRightAtLeast);
    EXPECT_GE(right("stack_found"), budget.stonesRightAtLeast);
    EXPECT_GE(right("stack_height_right"), budget.heightsRightAtLeast);
    EXPECT_LE(endMm, budget.endMmAtMost);
    EXPECT_LE(angleDeg, budget.angleDegAtMost);
}

/// Prints a failing budget for GoogleTest.
[[maybe_unused]] void PrintTo(const Budget& budget, std::ostream* out) {
    *out << budget.folder << nameOf(budget.given) << nameOf(budget.seen);
}

INSTANTIATE_TEST_SUITE_P(Blackbox, SampleImages, ::testing::ValuesIn(kBudgets),
                         [](const auto& instance) {
                             return instance.param.folder + nameOf(instance.param.given) +
                                    nameOf(instance.param.seen);
                         });

TEST(SampleImages, LeaveOpenWhatWasDroppedAndIsNotSeen) {
    const auto toss = [](const char* dropped) {
        const json answer =
            answerOf("score", {sample("toss/toss-0022.jpg"), "--table", sample("table.yaml"),
                               "--camera", sample("toss/toss-0022-camera.yaml"), "--attacker", "g2",
                               "--target", "g3", "--dropped", dropped, "--json"});
        return answer.at("toss");
    };
    const json many = toss("20");
    const json known = toss("3");
    for (const json& match : known.at("matches")) {
        const auto same = std::ranges::find(many.at("matches"), match.at("id"),
                                            [](const json& other) { return other.at("id"); });
        ASSERT_NE(same, many.at("matches").end()) << "each keeps its name";
        EXPECT_EQ(same->at("margin_mm"), match.at("margin_mm"));
    }
    EXPECT_EQ(many.at("matches_dropped"), 20);
    EXPECT_EQ(many.at("matches_too_many"), 20 - many.at("matches_allowed").get<int>());
    EXPECT_GT(many.at("not_seen"), 10);
    EXPECT_GT(many.at("hits_max"), 10);
    EXPECT_EQ(toss("0").at("hits_max"), 0);
}

TEST(SampleImages, OfNothingMustYieldNothing) {
    for (const Budget& budget : kBudgets) {
        EXPECT_TRUE(budget.folder != "nothing" || budget.inventedAtMost == 0);
    }
}

} // namespace
} // namespace umpire::testing
