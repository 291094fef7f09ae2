#include "app/eye/overlay/panel_counts.h"

#include <algorithm>

namespace umpire {
namespace {

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
    return (count == 0 ? "no" : std::to_string(count)) + " " + (count == 1 ? one : many);
}

std::string stacksOf(const std::vector<Stone>& stones) {
    if (stones.empty()) {
        return "no stones";
    }
    const auto light = std::ranges::count(stones, StoneColour::Light, &Stone::colour);
    return "stacks: " + std::to_string(light) + " light, " +
           std::to_string(std::ssize(stones) - light) + " dark";
}

} // namespace

std::vector<std::string> panelCounts(const Look& look) {
    const TableObservation& seen = look.observation;
    const auto sought = [&](Detector detector) { return look.sought.contains(detector); };
    std::vector<std::string> lines;
    if (sought(Detector::Galleys)) {
        lines.push_back(counted(seen.galleys.size(), "galley", "galleys"));
    }
    if (sought(Detector::Matches) || sought(Detector::Orders)) {
        const std::string matches = counted(seen.matches.size(), "match", "matches");
        if (lines.empty()) {
            lines.push_back(matches);
        } else {
            lines.back() += ", " + matches;
        }
    }
    if (sought(Detector::Stones)) {
        lines.push_back(stacksOf(seen.stones));
    }
    if (sought(Detector::Dice)) {
        lines.push_back(counted(seen.dice.size(), "die", "dice"));
    }
    if (sought(Detector::Codes)) {
        lines.push_back(counted(seen.codes.size(), "code", "codes"));
    }
    if (sought(Detector::Tokens)) {
        lines.push_back(counted(seen.tokens.size(), "token", "tokens"));
    }
    return lines;
}

} // namespace umpire
