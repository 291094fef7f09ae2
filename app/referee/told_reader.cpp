#include "app/referee/told_reader.h"

#include <array>

namespace umpire::referee {
namespace {

/// A die that is bumped is said to lie where it was; one that is thrown again hardly ever does.
constexpr Millimetres kSamePlace = 5_mm;
/// A number that is less sure is asked.
constexpr double kSureOfADie = 0.9;

bool isSame(const Die& one, const Die& other) {
    return one.value == other.value && distance(one.center, other.center) < kSamePlace;
}

} // namespace

std::string exampleFor(std::string_view game) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kExamples = {{
        {"murus-gallicus", "d1-d3"},
        {"buda-1686", "die:4"},
        {"naval-battle", "d4-d6"},
        {"triremes", "d5-d7n"},
        {"war-galley", "A1 orders FFXLX"},
    }};
    const auto found =
        std::ranges::find(kExamples, game, [](const auto& pair) { return pair.first; });
    return found == kExamples.end() ? "" : std::string(found->second);
}

Decided decidedBy(std::string_view action) {
    for (const std::string_view begin : {"die:", "cup:", "imperial:", "turk:"}) {
        if (action.starts_with(begin)) {
            return Decided::ByChance;
        }
    }
    const bool toss = action.find(" toss ") != std::string_view::npos ||
                      action.find(" hits ") != std::string_view::npos;
    return toss ? Decided::ByChance : Decided::ByPlayers;
}

void DieWatch::look(const TableObservation& seen, DieOwed owed) {
    ++looks_;
    const bool one = seen.dice.size() == 1 && seen.dice.front().confidence >= kSureOfADie;
    const std::optional<Die> now = one ? std::optional(seen.dice.front()) : std::nullopt;
    alike_ = now && die_ && isSame(*now, *die_) ? alike_ + 1 : 1;
    die_ = now;
    if (owed == DieOwed::No) {
        old_ = die_;
    }
}

std::optional<int> DieWatch::thrown() const {
    const bool fresh = die_ && !(old_ && isSame(*die_, *old_));
    return fresh && alike_ >= 2 ? die_->value : std::nullopt;
}

} // namespace umpire::referee
