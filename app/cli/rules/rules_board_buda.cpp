#include "app/cli/rules/rules_board.h"
#include "app/record/sentences/spoken_action.h"
#include "rules/games/buda_1686/buda_1686.h"

#include <set>

namespace umpire::buda_1686 {
namespace {

/// Returns the units at a place with their strengths, "I-C4 4, I-KAR 5 (marker 3)"; "-" for none.
std::string unitsText(const State& state, Place place, const BoardWords& words) {
    std::string text;
    for (UnitSet units = unitsAt(state, place); units != 0;) {
        const UnitIndex unit = takeFirst(units);
        text += (text.empty() ? "" : ", ") + state.spec(unit).id + " " +
                std::to_string(strengthOf(state, unit));
        if (state.spec(unit).officer != Officer::None) {
            text += " (" + words.said(message("marker %1", state.at(unit).marker)) + ")";
        }
    }
    return text.empty() ? "-" : text;
}

std::string zoneText(const State& state, ZoneIndex zone, const BoardWords& words) {
    const Zone& spec = state.zone(zone);
    std::string line = "  " + spec.id + " " + words.placeName(spec.name) + ": " +
                       unitsText(state, {Spot::Zone, zone}, words);
    if (spec.breaches > 0) {
        line += " | " + words.said(message("breaches (%1): %2", spec.breaches,
                                           unitsText(state, {Spot::Breach, zone}, words)));
    }
    const Entrenchment& works = state.entrenchments[std::size_t(zone)];
    if (works.level > 0) {
        line += " | " +
                words.said(message("entrenched by %1, level %2", nameOf(works.owner), works.level));
    }
    return line + "\n";
}

std::string zonesText(const State& state, const BoardWords& words, bool (*wanted)(const Zone&)) {
    std::string text;
    for (ZoneIndex zone = 0; zone < zoneCount(state.scenario()); ++zone) {
        text += wanted(state.zone(zone)) ? zoneText(state, zone, words) : "";
    }
    return text;
}

std::string offTheMap(const State& state, const BoardWords& words) {
    const std::array<std::pair<Spot, Message>, 4> spots = {
        {{Spot::Waiting, message("To be placed")},
         {Spot::Cup, message("In the cup")},
         {Spot::Lost, message("Lost")},
         {Spot::Reserve, message("In reserve")}}};
    std::string text;
    for (const auto& [spot, title] : spots) {
        const std::string units = unitsText(state, {spot, 0}, words);
        text += units == "-" ? "" : words.line(message("%1: %2", title, units));
    }
    return text;
}

std::string chitsText(const State& state, const BoardWords& words) {
    std::string text;
    for (const Side side : kSides) {
        const int drawn = state.drawn[indexOf(side)];
        if (drawn != kNoChit) {
            text += words.line(drawn == kFaceDown
                                   ? message("%1: a chit face down", nameOf(side))
                                   : message("%1 drew the chit %2", nameOf(side), drawn));
        }
    }
    return text;
}

std::string levelsText(const State& state, const BoardWords& words) {
    std::vector<Message> levels;
    for (const Level level :
         {Level::Mining, Level::TurkishMorale, Level::ImperialMorale, Level::Artillery}) {
        levels.push_back(message("%1: %2", inWords(level), state.level(level)));
    }
    return words.line(message("Turn %1; %2.", state.turn, joined(levels, "%1, %2")));
}

/// Explains one unit of each kind.
Message legend(const State& state) {
    std::vector<Message> kinds;
    std::set<std::string> known;
    for (const Unit& unit : state.scenario().units) {
        const std::string kind = unit.id.substr(0, unit.id.find_last_not_of("0123456789") + 1);
        const Message name = spokenPiece(Buda1686::kName, unit.id, {});
        if (known.insert(kind).second && name != Message(unit.id)) {
            kinds.push_back(message("%1: %2", unit.id, name));
        }
    }
    const Message strength = message("Behind each unit stands its strength.");
    return kinds.empty() ? strength : message("%1 %2.", strength, joined(kinds, "%1, %2"));
}

} // namespace

BoardText drawn(const State& state, const BoardWords& words) {
    const auto isCamp = [](const Zone& zone) { return zone.kind == ZoneKind::Camp; };
    const auto isWall = [](const Zone& zone) { return zone.kind != ZoneKind::Camp; };
    return {levelsText(state, words) + chitsText(state, words) + words.said(message("Walls:")) +
                "\n" + zonesText(state, words, isWall) + words.said(message("Camps:")) + "\n" +
                zonesText(state, words, isCamp) + offTheMap(state, words),
            words.line(legend(state))};
}

} // namespace umpire::buda_1686
