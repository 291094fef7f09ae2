#include "rules/games/buda_1686/scenario.h"

#include <algorithm>

namespace umpire::buda_1686 {
namespace {

/// Returns the index of the item with that id; none if no item has it.
template <typename Things>
std::optional<int> named(const Things& things, std::string_view id) {
    const auto found =
        std::ranges::find_if(things, [id](const auto& thing) { return thing.id == id; });
    return found == things.end() ? std::nullopt : std::optional(int(found - things.begin()));
}

} // namespace

std::string_view idOf(Side side) {
    return side == Side::Turk ? "turk" : "imperial";
}

Message nameOf(Side side) {
    return side == Side::Turk ? message("the Turks") : message("the Imperials");
}

std::string_view idOf(Level level) {
    constexpr std::array<std::string_view, kLevels> kIds = {"cas", "tms", "cms", "cts"};
    return kIds[std::size_t(level)];
}

Message nameOf(Level level) {
    switch (level) {
    case Level::Mining:
        return message("cas");
    case Level::TurkishMorale:
        return message("tms");
    case Level::ImperialMorale:
        return message("cms");
    case Level::Artillery:
        return message("cts");
    }
    return {};
}

Message inWords(Level level) {
    switch (level) {
    case Level::Mining:
        return message("the mining level (CAS)");
    case Level::TurkishMorale:
        return message("the Turkish morale (TMS)");
    case Level::ImperialMorale:
        return message("the Imperial morale (CMS)");
    case Level::Artillery:
        return message("the artillery level (CTS)");
    }
    return {};
}

std::optional<ZoneIndex> zoneNamed(const Scenario& scenario, std::string_view id) {
    return named(scenario.zones, id);
}

std::optional<UnitIndex> unitNamed(const Scenario& scenario, std::string_view id) {
    return named(scenario.units, id);
}

} // namespace umpire::buda_1686
