#include "app/measure/evaluate/counted_tosses.h"

#include "calibration/files/regular_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <vector>

namespace umpire {
namespace {

using nlohmann::json;

/// Maximum size of the list, in bytes. A list of a thousand tosses has 40 kB.
constexpr std::size_t kMaxListBytes = 1u << 20;
constexpr int kMostMatches = 1000;

/// Names of the columns with numbers, and the values of the column `attacker`.
constexpr std::array<const char*, 3> kNumbers = {"dropped", "hits", "too_close"};
constexpr std::array<const char*, 4> kSides = {"left", "right", "top", "bottom"};

std::string trimmed(std::string_view text) {
    constexpr const char* kBlank = " \t\r\"";
    const std::size_t first = text.find_first_not_of(kBlank);
    return first == std::string_view::npos
               ? ""
               : std::string(text.substr(first, text.find_last_not_of(kBlank) - first + 1));
}

std::vector<std::string> cellsOf(std::string_view line, char separator) {
    std::vector<std::string> cells;
    for (std::size_t from = 0; from <= line.size();) {
        const std::size_t to = std::min(line.find(separator, from), line.size());
        cells.push_back(trimmed(line.substr(from, to - from)));
        from = to + 1;
    }
    return cells;
}

/// Parses one list, and stops at the first fault.
class CountedList {
public:
    explicit CountedList(std::filesystem::path file) : file_(std::move(file)) {}

    Expected<std::map<std::string, json>> read(std::string_view text) && {
        // byte order mark, which spreadsheets write
        constexpr std::string_view kMark = "\xEF\xBB\xBF";
        text.remove_prefix(text.starts_with(kMark) ? kMark.size() : 0);
        while (!text.empty() && fault_.empty()) {
            const std::string_view line = text.substr(0, text.find('\n'));
            text.remove_prefix(std::min(line.size() + 1, text.size()));
            ++line_;
            if (trimmed(line).empty()) {
                continue;
            }
            if (columns_.empty()) {
                takeHeader(line);
            } else {
                takeRow(line);
            }
        }
        if (fault_.empty() && columns_.empty()) {
            reject("is empty");
        }
        if (!fault_.empty()) {
            return failWith(ExitStatus::CannotRead, fault_);
        }
        return std::move(tosses_);
    }

private:
    void reject(const std::string& why) {
        if (fault_.empty()) {
            fault_ = file_.string() + ", line " + std::to_string(std::max(line_, 1)) + ": " + why +
                     "; write it as docs/certificate.md says";
        }
    }
    void takeHeader(std::string_view line) {
        separator_ = line.find(';') == std::string_view::npos ? ',' : ';';
        columns_ = cellsOf(line, separator_);
        for (const char* name : {"picture", "dropped", "hits", "too_close", "attacker"}) {
            if (std::ranges::find(columns_, name) == columns_.end()) {
                reject("the column `" + std::string(name) +
                       "` is missing; the first line names the columns picture, dropped, hits, "
                       "too_close, attacker");
            }
        }
    }
    void takeRow(std::string_view line) {
        const std::vector<std::string> cells = cellsOf(line, separator_);
        const auto cell = [&](const char* name) {
            const auto at = std::size_t(std::ranges::find(columns_, name) - columns_.begin());
            return at < cells.size() ? cells[at] : std::string();
        };
        const std::string picture = cell("picture");
        std::error_code error;
        if (picture.empty() || picture.find('/') != std::string::npos ||
            !std::filesystem::exists(file_.parent_path() / picture, error)) {
            reject("picture: `" + picture + "` is no picture in this folder");
            return;
        }
        json toss;
        for (const char* name : kNumbers) {
            toss[name] = numberIn(cell(name), name);
        }
        const std::string attacker = cell("attacker");
        if (std::ranges::find(kSides, attacker) == kSides.end()) {
            reject("attacker: `" + attacker +
                   "` is none of left, right, top and bottom (where in the picture it lies)");
        }
        if (toss["hits"].get<int>() + toss["too_close"].get<int>() > toss["dropped"].get<int>()) {
            reject("more matches hit or were too close than were dropped");
        }
        toss["attacker"] = attacker;
        if (!tosses_.try_emplace(picture, json{{"kind", "counted"}, {"toss", toss}}).second) {
            reject("picture: " + picture + " was counted before");
        }
    }
    int numberIn(const std::string& cell, const char* name) {
        int number = 0;
        const char* const end = cell.data() + cell.size();
        const auto [rest, error] = std::from_chars(cell.data(), end, number);
        if (error != std::errc() || rest != end || number < 0 || number > kMostMatches) {
            reject(std::string(name) + ": `" + cell + "` is no number of matches");
            return 0;
        }
        return number;
    }

    std::filesystem::path file_;
    int line_ = 0;
    char separator_ = ',';
    std::vector<std::string> columns_;
    std::map<std::string, json> tosses_;
    std::string fault_;
};

} // namespace

Expected<std::map<std::string, json>> countedTosses(const std::filesystem::path& list) {
    const auto text = readRegularFile(list, kMaxListBytes);
    if (!text) {
        return failWith(ExitStatus::CannotRead,
                        list.string() + ": " + english(describe(text.error())));
    }
    return CountedList(list).read(*text);
}

void compareCounted(const json& said, const json& truth, Figures& figures) {
    const json& toss = truth.at("toss");
    const int dropped = toss.at("dropped");
    const int least = toss.at("hits");
    const int most = least + toss.at("too_close").get<int>();
    Share& seen = figures.shares["counted_match_seen"];
    seen.of += dropped;
    figures.judge("counted_ruled", !said.is_null());
    if (said.is_null()) {
        figures.judge("counted_right", false);
        figures.judge("counted_exact", false);
        return;
    }
    const json& ruling = said.at("toss");
    const int counted = ruling.at("matches_counted");
    seen.right += std::min(counted, dropped);
    const bool isOff = ruling.at("void") == true || ruling.at("in_range") == false;
    const int min = isOff ? 0 : ruling.at("hits_min").get<int>();
    const int max = isOff ? 0 : ruling.at("hits_max").get<int>();
    const bool isAgainst = min > most || max < least;
    figures.counts["counted_against_invented"] += isAgainst ? 1 : 0;
    figures.judge("counted_right", !isAgainst && max - min <= most - least + 1);
    figures.judge("counted_exact", min == least && max == most);
}

} // namespace umpire
