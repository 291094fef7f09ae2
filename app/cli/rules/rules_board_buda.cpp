#include "app/cli/rules/rules_board.h"
#include "rules/games/buda_1686/buda_1686.h"

namespace umpire::buda_1686 {
namespace {

/// "I-C4 4, I-KAR 5 (marker 3)"; "-" for none.
std::string unitsText(const State& state, Place place) {
    std::string text;
    for (UnitSet units = unitsAt(state, place); units != 0;) {
        const UnitIndex unit = takeFirst(units);
        text += (text.empty() ? "" : ", ") + state.spec(unit).id + " " +
                std::to_string(strengthOf(state, unit));
        if (state.spec(unit).officer != Officer::None) {
            text += " (marker " + std::to_string(state.at(unit).marker) + ")";
        }
    }
    return text.empty() ? "-" : text;
}

std::string zoneText(const State& state, ZoneIndex zone) {
    const Zone& spec = state.zone(zone);
    std::string line =
        "  " + spec.id + " " + spec.name + ": " + unitsText(state, {Spot::Zone, zone});
    if (spec.breaches > 0) {
        line += " | of " + std::to_string(spec.breaches) +
                " breaches: " + unitsText(state, {Spot::Breach, zone});
    }
    const Entrenchment& works = state.entrenchments[std::size_t(zone)];
    if (works.level > 0) {
        line += " | entrenched by " + english(nameOf(works.owner)) + ", level " +
                std::to_string(works.level);
    }
    return line + "\n";
}

std::string zonesText(const State& state, std::string_view title, bool (*wanted)(const Zone&)) {
    std::string text = std::string(title) + "\n";
    for (ZoneIndex zone = 0; zone < zoneCount(state.scenario()); ++zone) {
        text += wanted(state.zone(zone)) ? zoneText(state, zone) : "";
    }
    return text;
}

std::string offTheMap(const State& state, Spot spot, std::string_view title) {
    const std::string units = unitsText(state, {spot, 0});
    return units == "-" ? "" : std::string(title) + " " + units + "\n";
}

std::string chitsText(const State& state) {
    std::string text;
    for (const auto side : buda_1686::kSides) {
        const int drawn = state.drawn[indexOf(side)];
        if (drawn != kNoChit) {
            text += (text.empty() ? "Chits: " : ", ") + std::string(idOf(side)) + " " +
                    (drawn == kFaceDown ? "face down" : std::to_string(drawn));
        }
    }
    return text.empty() ? text : text + "\n";
}

} // namespace

std::string drawn(const State& state) {
    std::string text = "Turn " + std::to_string(state.turn) + ".";
    for (const Level level :
         {Level::Mining, Level::TurkishMorale, Level::ImperialMorale, Level::Artillery}) {
        text += " " + std::string(idOf(level)) + " " + std::to_string(state.level(level));
    }
    text += "\n" + chitsText(state);
    text +=
        zonesText(state, "Walls:", [](const Zone& zone) { return zone.kind != ZoneKind::Camp; });
    text +=
        zonesText(state, "Camps:", [](const Zone& zone) { return zone.kind == ZoneKind::Camp; });
    return text + offTheMap(state, Spot::Waiting, "To be placed:") +
           offTheMap(state, Spot::Cup, "In the cup:") + offTheMap(state, Spot::Lost, "Lost:") +
           offTheMap(state, Spot::Reserve, "In reserve:");
}

} // namespace umpire::buda_1686
