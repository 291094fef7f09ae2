#include "app/eye/learn/learned_file.h"

#include "calibration/files/checked_yaml.h"
#include "calibration/files/regular_file.h"
#include "vision/matches/match_judge.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <span>

namespace umpire::learn {
namespace {

using matches::JudgeLayer;
using matches::LearnedLook;
using matches::MatchColours;

constexpr int kVersion = 1;
constexpr std::size_t kLargestFile = 1U << 16U;
constexpr NumberRange kWeight{-100, 100};
constexpr NumberRange kColour{-150, 150};
constexpr NumberRange kCount{0, 1e6};
constexpr std::array kAnswers{"match", "swapped", "headless"};

std::filesystem::path beside(const std::filesystem::path& table, const char* ending) {
    return table.parent_path() / (table.stem().string() + ending);
}

std::string hex(std::uint64_t number) {
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(number));
    return text.data();
}

std::string judgeName() {
    return hex(matches::judgeFingerprint());
}

Agreement readAgreement(CheckedYaml& yaml) {
    const std::string said = yaml.text(yaml.required(yaml.root(), "agreed", "agreed"), "agreed");
    if (yaml.ok() && said != "yes" && said != "no" && said != "unasked") {
        yaml.reject("agreed", "must be yes, no or unasked");
    }
    return said == "yes"  ? Agreement::Agreed
           : said == "no" ? Agreement::Refused
                          : Agreement::NotAsked;
}

std::optional<JudgeLayer> readJudge(CheckedYaml& yaml) {
    const YAML::Node node = yaml.optional(yaml.root(), "judge");
    if (node.IsNull()) {
        return std::nullopt;
    }
    const std::string of = yaml.text(yaml.required(node, "of", "judge.of"), "judge.of");
    if (yaml.ok() && of != judgeName()) {
        yaml.reject("judge.of", "this was learned for another version of Umpire");
    }
    JudgeLayer layer;
    for (std::size_t k = 0; k < kAnswers.size(); ++k) {
        const std::string key = std::string("judge.") + kAnswers[k];
        const auto numbers =
            yaml.numbers(yaml.required(node, kAnswers[k], key), key, layer.rows[k].size(), kWeight);
        std::ranges::transform(numbers, layer.rows[k].begin(),
                               [](double number) { return float(number); });
    }
    return layer;
}

cv::Vec3f readColour(CheckedYaml& yaml, const YAML::Node& node, const std::string& key) {
    const auto numbers = yaml.numbers(node, key, 3, kColour);
    return {float(numbers[0]), float(numbers[1]), float(numbers[2])};
}

std::optional<MatchColours> readColours(CheckedYaml& yaml) {
    const YAML::Node node = yaml.optional(yaml.root(), "colours");
    if (node.IsNull()) {
        return std::nullopt;
    }
    MatchColours colours;
    colours.top = readColour(yaml, yaml.required(node, "top", "colours.top"), "colours.top");
    colours.wood = readColour(yaml, yaml.required(node, "wood", "colours.wood"), "colours.wood");
    if (const YAML::Node head = yaml.optional(node, "head"); !head.IsNull()) {
        colours.head = readColour(yaml, head, "colours.head");
    }
    return colours;
}

std::optional<FitReport> readReport(CheckedYaml& yaml) {
    const YAML::Node node = yaml.optional(yaml.root(), "fitted");
    if (node.IsNull()) {
        return std::nullopt;
    }
    const auto count = [&](const char* name) {
        const std::string key = std::string("fitted.") + name;
        return yaml.integer(yaml.required(node, name, key), key, kCount);
    };
    FitReport report;
    report.corrections = count("corrections");
    report.samples = count("samples");
    report.pictures = count("pictures");
    report.wrongBefore = count("wrong_before");
    report.wrongAfter = count("wrong_after");
    return report;
}

std::string listOf(std::span<const float> numbers) {
    std::string text;
    for (const float number : numbers) {
        text += (text.empty() ? "[ " : ", ") + exactText(double(number));
    }
    return text + " ]";
}

std::string listOf(const cv::Vec3f& colour) {
    return listOf(std::span<const float>(colour.val));
}

} // namespace

std::filesystem::path learnedFileOf(const std::filesystem::path& table) {
    return beside(table, ".learned.yaml");
}

std::filesystem::path learnedBeforeOf(const std::filesystem::path& table) {
    return beside(table, ".learned.before.yaml");
}

std::filesystem::path samplesOf(const std::filesystem::path& table) {
    return beside(table, ".samples");
}

Expected<LearnedTable> parseLearned(const std::string& text, const std::string& name) {
    CheckedYaml yaml(text, name, "fit it anew with `umpire learn`, or take the file away");
    const int version = yaml.integer(yaml.required(yaml.root(), "umpire_learned", "umpire_learned"),
                                     "umpire_learned", kCount);
    if (yaml.ok() && version != kVersion) {
        yaml.reject("umpire_learned", "this version of Umpire reads files of version 1");
    }
    LearnedTable learned;
    learned.agreement = readAgreement(yaml);
    learned.look.judge = readJudge(yaml);
    learned.look.colours = readColours(yaml);
    learned.report = readReport(yaml);
    if (!yaml.ok()) {
        return failWith(ExitStatus::CannotRead, yaml.fault().message);
    }
    return learned;
}

Expected<LearnedTable> readLearned(const std::filesystem::path& table) {
    const std::filesystem::path file = learnedFileOf(table);
    const auto text = readRegularFile(file, kLargestFile);
    if (!text && text.error() == FileFault::Missing) {
        return LearnedTable{};
    }
    if (!text) {
        return failWith(ExitStatus::CannotRead,
                        message("%1: %2", file.string(), describe(text.error())));
    }
    return parseLearned(*text, file.string());
}

std::string textOf(const LearnedTable& learned) {
    const char* agreed = learned.agreement == Agreement::Agreed    ? "yes"
                         : learned.agreement == Agreement::Refused ? "no"
                                                                   : "unasked";
    std::string text = "%YAML:1.0\n---\numpire_learned: " + std::to_string(kVersion) +
                       "\nagreed: \"" + agreed + "\"\n";
    if (const auto& judge = learned.look.judge) {
        text += "judge:\n   of: \"" + judgeName() + "\"\n";
        for (std::size_t k = 0; k < kAnswers.size(); ++k) {
            text += "   " + std::string(kAnswers[k]) + ": " + listOf(judge->rows[k]) + "\n";
        }
    }
    if (const auto& colours = learned.look.colours) {
        text += "colours:\n   top: " + listOf(colours->top) +
                "\n   wood: " + listOf(colours->wood) + "\n";
        text += colours->head ? "   head: " + listOf(*colours->head) + "\n" : "";
    }
    if (const auto& report = learned.report) {
        text += "fitted:\n   corrections: " + std::to_string(report->corrections) +
                "\n   samples: " + std::to_string(report->samples) +
                "\n   pictures: " + std::to_string(report->pictures) +
                "\n   wrong_before: " + std::to_string(report->wrongBefore) +
                "\n   wrong_after: " + std::to_string(report->wrongAfter) + "\n";
    }
    return text;
}

LearnedOrNot learnedLookOf(const std::filesystem::path& table) {
    const auto learned = readLearned(table);
    if (!learned) {
        return {std::nullopt,
                message("what was learned of this table is not used: %1", learned.error().message)};
    }
    const LearnedLook& look = learned->look;
    return {look.judge || look.colours ? std::optional(look) : std::nullopt, std::nullopt};
}

} // namespace umpire::learn
