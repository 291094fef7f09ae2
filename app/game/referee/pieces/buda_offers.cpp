#include "app/game/referee/pieces/buda_table.h"

#include <algorithm>
#include <charconv>

/// Corrections of Buda's record by pointing, and their text form.
namespace umpire::referee {

using namespace buda_1686;

namespace {

constexpr std::string_view kMarkerWord = "marker ";
constexpr std::string_view kEntrenchedWord = "entrenched ";
constexpr std::string_view kNoEntrenchment = "none";
constexpr int kMaxEntrenched = 2; ///< a marker has two sides (BU-26)

/// Parses a unit's place: "EF", "EF*", "lost" or "cup". Returns none for other words.
std::optional<Place> placeNamed(const Scenario& scenario, std::string_view words) {
    if (words == "lost" || words == "cup") {
        return Place{words == "cup" ? Spot::Cup : Spot::Lost, 0};
    }
    const bool inBreach = words.ends_with('*');
    const auto zone = zoneNamed(scenario, words.substr(0, words.size() - (inBreach ? 1 : 0)));
    return zone ? std::optional(Place{inBreach ? Spot::Breach : Spot::Zone, *zone}) : std::nullopt;
}

OfferedPiece offeredUnit(const State& state, UnitIndex unit, const Strays& strays) {
    const Unit& spec = state.spec(unit);
    const UnitState& now = state.at(unit);
    OfferedPiece piece{spec.id, spec.id + " ", {}};
    const auto add = [&](Aspect aspect, const Message& value, const std::string& how) {
        piece.corrections.push_back({aspect, value, {}, spec.id + " " + how});
    };
    for (const PieceAt& stray : strays.seen) {
        const auto counter = BudaTable::counterOf(state, stray.kind);
        if (counter && counter->unit == unit && counter->face == now.face) {
            const std::string there = BudaTable::spotName(state, stray.spot);
            add(Aspect::Place, there, there);
        }
    }
    now.face == Face::Full ? add(Aspect::Face, message("damaged"), "damaged")
                           : add(Aspect::Face, message("whole"), "whole");
    for (int number = 0; spec.officer != Officer::None && number <= strengthOf(state, unit);
         ++number) {
        add(Aspect::Marker, std::to_string(number),
            std::string(kMarkerWord) + std::to_string(number));
    }
    add(Aspect::OffMap, message("lost"), "lost");
    if (spec.side == buda_1686::Side::Imperial) {
        add(Aspect::OffMap, message("cup"), "cup");
    }
    return piece;
}

OfferedPiece offeredEntrenchment(const State& state, ZoneIndex zone) {
    const std::string here = state.zone(zone).id + " " + std::string(kEntrenchedWord);
    OfferedPiece piece{message("entrenchment"), {}, {}};
    piece.corrections.push_back(
        {Aspect::Entrenchment, {}, {}, here + std::string(kNoEntrenchment)});
    for (const auto side : buda_1686::kSides) {
        for (int level = 1; level <= kMaxEntrenched; ++level) {
            const std::string number = std::to_string(level);
            const std::string who(idOf(side));
            std::string what = here;
            what.append(who).append(" ").append(number);
            piece.corrections.push_back({Aspect::Entrenchment, number, who, what});
        }
    }
    return piece;
}

/// Lists the units that may have come to the spot: first the units that are missing from their
/// place, then all units off the map.
OfferedPiece offeredArrivals(const State& state, int spot, const Strays& strays) {
    OfferedPiece piece;
    const std::string here = BudaTable::spotName(state, spot);
    for (UnitIndex unit = 0; unit < unitCount(state.scenario()); ++unit) {
        const std::string& id = state.spec(unit).id;
        const bool isMissed = std::ranges::any_of(strays.missing, [&](const PieceAt& gone) {
            const auto counter = BudaTable::counterOf(state, gone.kind);
            return counter && counter->unit == unit;
        });
        if (isMissed || !isOnMap(state, unit)) {
            piece.corrections.push_back({Aspect::Arrival, id,
                                         text(state.scenario(), state.at(unit).place),
                                         id + " " + here});
        }
    }
    return piece;
}

std::optional<Entrenchment> entrenchmentNamed(std::string_view words) {
    if (words == kNoEntrenchment) {
        return Entrenchment{};
    }
    for (const auto side : buda_1686::kSides) {
        for (int level = 1; level <= kMaxEntrenched; ++level) {
            if (words == std::string(idOf(side)) + " " + std::to_string(level)) {
                return Entrenchment{side, level};
            }
        }
    }
    return std::nullopt;
}

/// Returns the position after a zone's marker is changed. Takes the new marker from its side's
/// stock, and returns the old one.
std::optional<State> entrenched(const State& state, ZoneIndex zone, std::string_view how) {
    const auto marker = entrenchmentNamed(how);
    if (!marker) {
        return std::nullopt;
    }
    State after = state;
    Entrenchment& lies = after.entrenchments[std::size_t(zone)];
    after.stock[indexOf(lies.owner)] += lies.level > 0 ? 1 : 0;
    after.stock[indexOf(marker->owner)] -= marker->level > 0 ? 1 : 0;
    lies = *marker;
    return after.stock[indexOf(marker->owner)] < 0 ? std::nullopt : std::optional(after);
}

std::optional<State> unitPutRight(const State& state, UnitIndex unit, std::string_view how) {
    State after = state;
    UnitState& now = after.units[std::size_t(unit)];
    if (how == "whole" || how == "damaged") {
        now.face = how == "whole" ? Face::Full : Face::Hurt;
        return after;
    }
    if (how.starts_with(kMarkerWord)) {
        const std::string_view number = how.substr(kMarkerWord.size());
        const auto [end, error] =
            std::from_chars(number.data(), number.data() + number.size(), now.marker);
        const bool isNumber = error == std::errc() && end == number.data() + number.size();
        return isNumber ? std::optional(after) : std::nullopt;
    }
    const auto place = placeNamed(state.scenario(), how);
    if (!place) {
        return std::nullopt;
    }
    now.place = *place;
    now.marker = isOnMap(after, unit) ? now.marker : 0;
    return after;
}

} // namespace

bool BudaTable::isTaken(const State& state, int spot) {
    return unitsAt(state, placeOf(spot)) != 0;
}

std::vector<OfferedPiece> BudaTable::offered(const State& state, int spot, const Strays& strays) {
    const Place place = placeOf(spot);
    std::vector<OfferedPiece> pieces;
    for (UnitSet here = unitsAt(state, place); here != 0;) {
        pieces.push_back(offeredUnit(state, takeFirst(here), strays));
    }
    pieces.push_back(offeredArrivals(state, spot, strays));
    if (place.spot == Spot::Zone && isWall(state.scenario(), place.where)) {
        pieces.push_back(offeredEntrenchment(state, place.where));
    }
    return pieces;
}

std::optional<State> BudaTable::relaid(const State& state, std::string_view what,
                                       std::string_view how) {
    if (const auto unit = buda_1686::unitNamed(state.scenario(), what)) {
        return unitPutRight(state, *unit, how);
    }
    const auto zone = zoneNamed(state.scenario(), what);
    return zone && how.starts_with(kEntrenchedWord)
               ? entrenched(state, *zone, how.substr(kEntrenchedWord.size()))
               : std::nullopt;
}

} // namespace umpire::referee
