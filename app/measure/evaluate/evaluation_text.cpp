#include "app/measure/evaluate/evaluation_text.h"

#include "app/common/json/json_values.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <span>
#include <sstream>
#include <utility>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

/// How one figure is written.
struct Words {
    const char* group;
    const char* key;
    const char* label;
    const char* fault; ///< text for the list of the worst pictures; empty if the figure is no fault
};

constexpr std::size_t kLabelWidth = 43;

constexpr Words kWords[] = {
    {"Pictures", "look_answered", "answered", "no answer"},
    {"Loose matches", "match_found", "found (within 7 mm and 12 degrees)", "matches missed"},
    {"Loose matches", "matches_invented", "invented", "matches invented"},
    {"Loose matches", "match_headed_right", "with or without a head, told right",
     "matches with and without heads confused"},
    {"Loose matches", "match_head_end_right", "end with the head, told right",
     "heads at the wrong end"},
    {"Loose matches", "match_end_mm", "error of the ends, mm", ""},
    {"Loose matches", "match_angle_deg", "error of the direction, degrees", ""},
    {"Galleys", "galley_found", "found (within 15 mm)", "galleys missed"},
    {"Galleys", "galleys_invented", "invented", "galleys invented"},
    {"Galleys", "galley_bow_right_way", "bow at the right end", "bows at the wrong end"},
    {"Galleys", "galley_center_mm", "error of the centre, mm", ""},
    {"Galleys", "galley_heading_deg", "error of the heading, degrees", ""},
    {"Galleys", "oar_count_exact", "oars of a side counted right",
     "sides with a wrong number of oars"},
    {"Galleys", "mast_count_exact", "masts counted right", "galleys with a wrong number of masts"},
    {"Galleys", "fleets_right", "pictures with all fleets told right", "fleets not told"},
    {"Galleys", "fleets_wrong", "pictures with a wrong fleet", ""},
    {"Tosses", "verdict_right_wg33", "ruled right", "tosses ruled wrong"},
    {"Tosses", "verdict_exact_wg33", "ruled right, no wider than the truth", ""},
    {"Tosses", "verdicts_false_invented_wg33", "ruled against the truth", ""},
    {"Tosses", "gap_mm", "error of the gap, mm", ""},
    {"Tosses, the number dropped known", "verdict_right_dropped", "ruled right", ""},
    {"Tosses, the number dropped known", "verdict_exact_dropped",
     "ruled right, no wider than the truth", ""},
    {"Tosses, the number dropped known", "verdicts_false_invented_dropped",
     "ruled against the truth", "tosses ruled against the truth, the number dropped known"},
    {"Tosses counted by hand", "counted_ruled", "ruled (both galleys seen)",
     "tosses without a ruling"},
    {"Tosses counted by hand", "counted_match_seen", "dropped matches seen", ""},
    {"Tosses counted by hand", "counted_right", "ruled as counted", "tosses ruled otherwise"},
    {"Tosses counted by hand", "counted_exact", "ruled as counted, no wider", ""},
    {"Tosses counted by hand", "counted_against_invented", "ruled against the count",
     "tosses ruled against the count"},
    {"Columns of orders", "orders_exact", "read right", "columns of orders not read"},
    {"Columns of orders", "orders_invented", "invented", "columns of orders invented"},
    {"Boards of stones", "board_exact", "right as a whole", ""},
    {"Boards of stones", "cell_owner_right", "cells told right", "cells wrong"},
    {"Boards of stones", "stack_found", "stacks found in their colour", ""},
    {"Boards of stones", "stacks_invented", "stacks invented", ""},
    {"Boards of stones", "stack_height_right", "heights told right", "heights wrong"},
    {"Dice", "die_found", "found (within 7 mm)", "dice missed"},
    {"Dice", "dice_invented", "invented", "dice invented"},
    {"Dice", "die_value_right", "values read right", "values of dice wrong"},
    {"Dice", "die_center_mm", "error of the centre, mm", ""},
    {"Coded counters", "code_read", "read", "codes missed"},
    {"Coded counters", "codes_invented", "invented", "codes invented"},
    {"Coded counters", "code_center_mm", "error of the centre, mm", ""},
    {"Coded counters", "code_heading_deg", "error of the heading, degrees", ""},
    {"Matches from near, without tags", "handful_match_found", "found", "matches missed"},
    {"Matches from near, without tags", "handful_matches_invented", "invented", "matches invented"},
    {"Matches from near, without tags", "handful_head_right", "head told right",
     "heads told wrong"},
    {"Pictures of nothing", "nothing_invented", "things invented", "things invented"},
};

/// Returns the value of a figure as text; empty if it was not measured.
std::string valueText(const Figures& figures, const std::string& key) {
    std::ostringstream text;
    text << std::fixed;
    if (const auto share = figures.shares.find(key); share != figures.shares.end()) {
        const auto [right, of] = share->second;
        text << std::setw(4) << right << " of " << std::setw(4) << of << std::setprecision(1)
             << std::setw(7) << 100.0 * right / of << " %";
    } else if (const auto count = figures.counts.find(key); count != figures.counts.end()) {
        text << std::setw(4) << count->second;
    } else if (const auto errors = figures.errors.find(key); errors != figures.errors.end()) {
        const Spread spread = spreadOf(errors->second);
        text << std::setprecision(2) << "median " << spread.median << ", 95th percentile "
             << spread.p95 << ", maximum " << spread.max;
    }
    return text.str();
}

/// Returns the number of failed cases; 0 if the figure was not measured.
int wrongOf(const Figures& figures, const std::string& key) {
    if (const auto share = figures.shares.find(key); share != figures.shares.end()) {
        return share->second.of - share->second.right;
    }
    const auto count = figures.counts.find(key);
    return count == figures.counts.end() ? 0 : count->second;
}

using Faults = std::vector<std::pair<Words, int>>;

Faults faultsOf(const PictureScore& score) {
    Faults faults;
    for (const Words& words : kWords) {
        const int wrong = wrongOf(score.figures, words.key);
        if (words.fault[0] != '\0' && wrong > 0) {
            faults.emplace_back(words, wrong);
        }
    }
    return faults;
}

/// Returns sort keys, the most important first: no answer, a wrong ruling, and the number of all
/// faults.
std::array<int, 3> badnessOf(const PictureScore& score) {
    int all = 0;
    for (const auto& [words, wrong] : faultsOf(score)) {
        all += wrong;
    }
    return {wrongOf(score.figures, "look_answered"), wrongOf(score.figures, "verdict_right_wg33"),
            all};
}

/// Returns the pictures that have faults, the worst first.
std::vector<PictureScore> worstOf(const Evaluation& evaluation) {
    std::vector<PictureScore> worst = evaluation.pictures;
    std::erase_if(worst, [](const PictureScore& score) { return faultsOf(score).empty(); });
    std::ranges::stable_sort(worst, std::greater{}, badnessOf);
    return worst;
}

std::string faultsText(const PictureScore& score) {
    if (!score.failure.empty()) {
        return "no answer: " + score.failure;
    }
    std::string text;
    for (const auto& [words, wrong] : faultsOf(score)) {
        text +=
            (text.empty() ? "" : ", ") + std::string(words.fault) + ": " + std::to_string(wrong);
    }
    return text;
}

std::string givenText(const EvaluateOptions& options) {
    return std::string(options.camera == CameraFile::Given ? "with" : "without") + " camera files" +
           (options.before == PictureBefore::Given ? ", with the pictures before" : "");
}

std::string pathIn(const Evaluation& evaluation, const std::filesystem::path& picture) {
    return picture.lexically_relative(evaluation.options.folder).string();
}

} // namespace

std::string describe(const Evaluation& evaluation, std::size_t mostPictures) {
    std::string text =
        evaluation.options.folder.string() + " (" + givenText(evaluation.options) + ")\n";
    std::string group;
    for (const Words& words : kWords) {
        const std::string value = valueText(evaluation.figures, words.key);
        if (!value.empty()) {
            text += std::exchange(group, words.group) == group ? "" : "\n" + group + "\n";
            text += "  " + std::string(words.label) +
                    std::string(kLabelWidth - std::string_view(words.label).size(), ' ') + value +
                    "\n";
        }
    }
    const std::vector<PictureScore> worst = worstOf(evaluation);
    const std::size_t listed = std::min(mostPictures, worst.size());
    text += "\nPictures with faults: " + std::to_string(worst.size()) +
            (listed > 0 && listed < worst.size() ? "; the worst are" : "") + "\n";
    for (const PictureScore& score : std::span(worst).first(listed)) {
        text += "  " + pathIn(evaluation, score.picture) +
                (score.surface.empty() ? "" : " (" + score.surface + ")") + ": " +
                faultsText(score) + "\n";
    }
    return text;
}

nlohmann::ordered_json jsonOf(const Evaluation& evaluation, std::size_t mostPictures) {
    Json figures = Json::object();
    Json counts = Json::object();
    for (const auto& [key, share] : evaluation.figures.shares) {
        figures[key] = std::round(1e4 * share.right / share.of) / 1e4;
        counts[key] = {{"right", share.right}, {"of", share.of}};
    }
    for (const auto& [key, count] : evaluation.figures.counts) {
        figures[key] = count;
    }
    for (const auto& [key, errors] : evaluation.figures.errors) {
        const Spread spread = spreadOf(errors);
        figures[key] = {{"median", spread.median}, {"p95", spread.p95}, {"max", spread.max}};
        counts[key] = {{"of", errors.size()}};
    }
    const std::vector<PictureScore> withFaults = worstOf(evaluation);
    const auto worst = std::span(withFaults).first(std::min(mostPictures, withFaults.size()));
    const auto scoreOf = [&](const PictureScore& score) -> Json {
        Json faults = Json::object();
        for (const auto& [words, wrong] : faultsOf(score)) {
            faults[words.key] = wrong;
        }
        return {{"picture", pathIn(evaluation, score.picture)},
                {"surface", orNull(score.surface)},
                {"faults", faults},
                {"failure", orNull(score.failure)}};
    };
    return {{"schema", "umpire.evaluation/1"},
            {"folder", evaluation.options.folder.string()},
            {"pictures", evaluation.pictures.size()},
            {"pictures_with_faults", withFaults.size()},
            {"without_truth", evaluation.withoutTruth.size()},
            {"figures", figures},
            {"counts", counts},
            {"worst", jsonList(worst, scoreOf)}};
}

} // namespace umpire
