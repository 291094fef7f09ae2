#include "rules/games/buda_1686/position_words.h"

#include <algorithm>

namespace umpire::buda_1686 {
namespace {

constexpr std::array<std::string_view, 21> kPhases = {
    "morale-die",      "draw",       "relief-die", "fate-die", "epidemic-die", "reinforce",
    "fall-sick",       "act",        "die-bonus",  "rescue",   "rescue-die",   "attackers-boost",
    "defenders-boost", "action-die", "second-die", "give-up",  "enter",        "counter-effect",
    "absorb",          "losses",     "move-in"};
constexpr std::string_view kOver = "over";
constexpr std::array<std::string_view, 8> kOperations = {
    "",        "artillery",    "turkish-artillery", "mine",
    "assault", "castle-fight", "counter-mine",      "sortie"};

constexpr std::array<std::string_view, 4> kEndings = {"", "imperial-resigned", "turk-resigned",
                                                      "draw"};

std::string number(int value, int omitted) {
    return value == omitted ? "" : std::to_string(value);
}

bool readNumber(NotationReader& reader, int& into) {
    const bool leadingZero = reader.peek() == '0' && reader.rest().size() > 1 &&
                             reader.rest()[1] >= '0' && reader.rest()[1] <= '9';
    const auto value = leadingZero ? std::nullopt : reader.takeNumber();
    into = value.value_or(into);
    return value.has_value();
}

template <Level level>
std::string writeLevel(const State& state) {
    return std::to_string(state.level(level));
}
template <Level level>
bool readLevel(NotationReader& reader, State& state) {
    return readNumber(reader, state.levels[std::size_t(level)]);
}

template <int State::*field>
std::string writeInt(const State& state) {
    return number(state.*field, 0);
}
template <int State::*field>
bool readInt(NotationReader& reader, State& state) {
    return readNumber(reader, state.*field) && state.*field != 0;
}

template <bool State::*field>
std::string writeFlag(const State& state) {
    return state.*field ? "yes" : "";
}
template <bool State::*field>
bool readFlag(NotationReader& reader, State& state) {
    state.*field = true;
    return reader.take("yes");
}

template <UnitSet State::*field>
std::string writeUnits(const State& state) {
    return unitsText(state.scenario(), state.*field);
}
template <UnitSet State::*field>
bool readUnits(NotationReader& reader, State& state) {
    const auto units = takeUnits(reader, state.scenario());
    state.*field = units.value_or(0);
    return units.has_value();
}

std::string writeEntrenchments(const State& state) {
    std::string words;
    for (ZoneIndex zone = 0; zone < zoneCount(state.scenario()); ++zone) {
        const Entrenchment& marker = state.entrenchments[std::size_t(zone)];
        if (marker.level > 0) {
            words.append(words.empty() ? "" : ",").append(state.zone(zone).id);
            words.append(marker.owner == Side::Turk ? ":t" : ":i");
            words.append(std::to_string(marker.level));
        }
    }
    return words;
}

bool readEntrenchments(NotationReader& reader, State& state) {
    do {
        const auto zone = takeZone(reader, state.scenario());
        const bool turkish = reader.take(":t");
        Entrenchment marker{turkish ? Side::Turk : Side::Imperial, 0};
        if (!zone || (!turkish && !reader.take(":i")) || !readNumber(reader, marker.level) ||
            marker.level < 1 || marker.level > 2) {
            return false;
        }
        state.entrenchments[std::size_t(*zone)] = marker;
    } while (reader.take(","));
    return true;
}

std::string writeStock(const State& state) {
    const int all = state.scenario().entrenchments;
    return state.stock == std::array{all, all}
               ? ""
               : std::to_string(state.stock[0]) + "/" + std::to_string(state.stock[1]);
}
bool readStock(NotationReader& reader, State& state) {
    return readNumber(reader, state.stock[0]) && reader.take("/") &&
           readNumber(reader, state.stock[1]);
}

template <Side side>
std::string writeUsed(const State& state) {
    std::string words;
    for (std::uint64_t chits = state.used[indexOf(side)]; chits != 0;) {
        words.append(words.empty() ? "" : ",").append(std::to_string(takeFirst(chits)));
    }
    return words;
}
template <Side side>
bool readUsed(NotationReader& reader, State& state) {
    do {
        int value = 0;
        if (!readNumber(reader, value) || value > kMaxChitValue) {
            return false;
        }
        state.used[indexOf(side)] |= bitOf(value);
    } while (reader.take(","));
    return true;
}

std::string chitText(int drawn) {
    return drawn == kNoChit ? "-" : drawn == kFaceDown ? "?" : std::to_string(drawn);
}
std::string writeDrawn(const State& state) {
    return state.drawn == std::array{kNoChit, kNoChit}
               ? ""
               : chitText(state.drawn[0]) + "/" + chitText(state.drawn[1]);
}
bool readChit(NotationReader& reader, int& into) {
    return reader.take("-") || readNumber(reader, into);
}
bool readDrawn(NotationReader& reader, State& state) {
    return readChit(reader, state.drawn[0]) && reader.take("/") && readChit(reader, state.drawn[1]);
}

std::string writePhase(const State& state) {
    return std::string(state.phase == Phase::Over ? kOver : kPhases[std::size_t(state.phase)]);
}
bool readPhase(NotationReader& reader, State& state) {
    const std::string_view word = reader.takeWord();
    const auto found = std::ranges::find(kPhases, word);
    state.phase = Phase(found - kPhases.begin()); // one beyond the last is Over
    return found != kPhases.end() || word == kOver;
}

std::string sideText(Side side) {
    return side == Side::Imperial ? "" : std::string(idOf(side));
}
std::string writeOnTurn(const State& state) {
    return sideText(state.onTurn);
}
bool readOnTurn(NotationReader& reader, State& state) {
    state.onTurn = Side::Turk;
    return reader.take(idOf(Side::Turk));
}

std::string writeOperation(const State& state) {
    return std::string(kOperations[std::size_t(state.operation.kind)]);
}
bool readOperation(NotationReader& reader, State& state) {
    const auto found = std::ranges::find(kOperations, reader.takeWord());
    state.operation.kind = OperationKind(found - kOperations.begin());
    return found != kOperations.end() && found != kOperations.begin();
}

std::string writeZone(const State& state) {
    return state.operation.zone < 0 ? "" : state.zone(state.operation.zone).id;
}
bool readZone(NotationReader& reader, State& state) {
    const auto zone = takeZone(reader, state.scenario());
    state.operation.zone = zone.value_or(-1);
    return zone.has_value();
}
std::string writeSortie(const State& state) {
    return state.operation.unit < 0 ? "" : state.spec(state.operation.unit).id;
}
bool readSortie(NotationReader& reader, State& state) {
    const auto unit = takeUnit(reader, state.scenario());
    state.operation.unit = unit.value_or(-1);
    return unit.has_value();
}
std::string writeFrom(const State& state) {
    return zonesText(state.scenario(), state.operation.from);
}
bool readFrom(NotationReader& reader, State& state) {
    const auto zones = takeZones(reader, state.scenario());
    state.operation.from = zones.value_or(0);
    return zones.has_value();
}
std::string writeBonus(const State& state) {
    return number(state.operation.bonus, 0);
}
bool readBonus(NotationReader& reader, State& state) {
    return readNumber(reader, state.operation.bonus) && state.operation.bonus == 1;
}
std::string writeBoosted(const State& state) {
    return unitsText(state.scenario(), state.operation.boosted);
}
bool readBoosted(NotationReader& reader, State& state) {
    const auto units = takeUnits(reader, state.scenario());
    state.operation.boosted = units.value_or(0);
    return units.has_value();
}
std::string writeSteps(const State& state) {
    return number(state.operation.steps, 0);
}
bool readSteps(NotationReader& reader, State& state) {
    return readNumber(reader, state.operation.steps) && state.operation.steps >= 1 &&
           state.operation.steps <= 2;
}
std::string writeLoser(const State& state) {
    return sideText(state.operation.loser);
}
bool readLoser(NotationReader& reader, State& state) {
    state.operation.loser = Side::Turk;
    return reader.take(idOf(Side::Turk));
}
std::string writeOffer(const State& state) {
    return state.offersDraw ? std::string(idOf(*state.offersDraw)) : "";
}
bool readOffer(NotationReader& reader, State& state) {
    for (const Side side : kSides) {
        if (reader.take(idOf(side))) {
            state.offersDraw = side;
            return true;
        }
    }
    return false;
}
std::string writeEnding(const State& state) {
    return std::string(kEndings[std::size_t(state.ending)]);
}
bool readEnding(NotationReader& reader, State& state) {
    const auto found = std::ranges::find(kEndings, reader.takeWord());
    state.ending = Ending(found - kEndings.begin());
    return found != kEndings.end() && found != kEndings.begin();
}
std::string writeTurn(const State& state) {
    return std::to_string(state.turn);
}
bool readTurn(NotationReader& reader, State& state) {
    return readNumber(reader, state.turn);
}

constexpr MessageForm<> kUnitsExpected("units, each once, with commas");
constexpr std::array kHead = {
    PositionField{"turn", Need::Required, writeTurn, readTurn, MessageForm<>("a turn")},
    PositionField{"cas", Need::Required, writeLevel<Level::Mining>, readLevel<Level::Mining>,
                  MessageForm<>("a level")},
    PositionField{"tms", Need::Required, writeLevel<Level::TurkishMorale>,
                  readLevel<Level::TurkishMorale>, MessageForm<>("a level")},
    PositionField{"cms", Need::Required, writeLevel<Level::ImperialMorale>,
                  readLevel<Level::ImperialMorale>, MessageForm<>("a level")},
    PositionField{"cts", Need::Required, writeLevel<Level::Artillery>, readLevel<Level::Artillery>,
                  MessageForm<>("a level")},
};
constexpr std::array kTail = {
    PositionField{"entrenched", Need::Optional, writeEntrenchments, readEntrenchments,
                  MessageForm<>("walls with an owner and a level, such as EF:t2,VV:i1")},
    PositionField{"stock", Need::Optional, writeStock, readStock,
                  MessageForm<>("entrenchment markers in hand, such as 2/1")},
    PositionField{"used-imperial", Need::Optional, writeUsed<Side::Imperial>,
                  readUsed<Side::Imperial>, MessageForm<>("chits, such as 3,7")},
    PositionField{"used-turk", Need::Optional, writeUsed<Side::Turk>, readUsed<Side::Turk>,
                  MessageForm<>("chits, such as 3,7")},
    PositionField{"drawn", Need::Optional, writeDrawn, readDrawn,
                  MessageForm<>("the chits drawn, such as 7/12 or -/12")},
    PositionField{"phase", Need::Required, writePhase, readPhase,
                  MessageForm<>("what is owed: morale-die, draw, act, action-die, ...")},
    PositionField{"on", Need::Optional, writeOnTurn, readOnTurn, MessageForm<>("`turk`")},
    PositionField{"actions", Need::Optional, writeInt<&State::actionsLeft>,
                  readInt<&State::actionsLeft>, MessageForm<>("actions left")},
    PositionField{"extra", Need::Optional, writeInt<&State::extraActions>,
                  readInt<&State::extraActions>, MessageForm<>("the action that fate gave")},
    PositionField{"reinforcements", Need::Optional, writeInt<&State::reinforcements>,
                  readInt<&State::reinforcements>, MessageForm<>("1 or 2")},
    PositionField{"moved", Need::Optional, writeUnits<&State::moved>, readUnits<&State::moved>,
                  kUnitsExpected},
    PositionField{"raised", Need::Optional, writeUnits<&State::raisedArtillery>,
                  readUnits<&State::raisedArtillery>, kUnitsExpected},
    PositionField{"rescue-tried", Need::Optional, writeFlag<&State::rescueTried>,
                  readFlag<&State::rescueTried>, MessageForm<>("`yes`")},
    PositionField{"morale-fell", Need::Optional, writeFlag<&State::moraleFell>,
                  readFlag<&State::moraleFell>, MessageForm<>("`yes`")},
    PositionField{
        "operation", Need::Optional, writeOperation, readOperation,
        MessageForm<>(
            "artillery, turkish-artillery, mine, assault, castle-fight, counter-mine or sortie")},
    PositionField{"zone", Need::Optional, writeZone, readZone, MessageForm<>("a zone")},
    PositionField{"unit", Need::Optional, writeSortie, readSortie, MessageForm<>("a unit")},
    PositionField{"from", Need::Optional, writeFrom, readFrom,
                  MessageForm<>("zones, each once, with commas")},
    PositionField{"bonus", Need::Optional, writeBonus, readBonus, MessageForm<>("`1`")},
    PositionField{"boosted", Need::Optional, writeBoosted, readBoosted, kUnitsExpected},
    PositionField{"steps", Need::Optional, writeSteps, readSteps, MessageForm<>("1 or 2")},
    PositionField{"loser", Need::Optional, writeLoser, readLoser, MessageForm<>("`turk`")},
    PositionField{"offers-draw", Need::Optional, writeOffer, readOffer,
                  MessageForm<>("`imperial` or `turk`")},
    PositionField{"ended", Need::Optional, writeEnding, readEnding,
                  MessageForm<>("`imperial-resigned`, `turk-resigned` or `draw`")},
};

/// Takes a place that is not a zone.
std::optional<Place> takePlace(NotationReader& reader, const Scenario& scenario) {
    constexpr std::array<std::pair<std::string_view, Spot>, 4> kSpots = {
        {{"cup", Spot::Cup},
         {"lost", Spot::Lost},
         {"waiting", Spot::Waiting},
         {"reserve", Spot::Reserve}}};
    for (const auto& [word, spot] : kSpots) {
        if (reader.take(word)) {
            return Place{spot, 0};
        }
    }
    if (reader.take("sick")) {
        int cell = 0;
        return readNumber(reader, cell) && cell >= 1 ? std::optional(Place{Spot::Sick, cell})
                                                     : std::nullopt;
    }
    const auto hyphen = reader.rest().find_first_of("-:* ");
    const auto zone = zoneNamed(scenario, reader.rest().substr(0, hyphen));
    if (!zone) {
        return std::nullopt;
    }
    reader.take(zoneOf(scenario, *zone).id);
    return Place{reader.take("*") ? Spot::Breach : Spot::Zone, *zone};
}

} // namespace

std::span<const PositionField> headFields() {
    return kHead;
}

std::span<const PositionField> tailFields() {
    return kTail;
}

std::string text(const Scenario& scenario, Place place) {
    switch (place.spot) {
    case Spot::Zone:
        return zoneOf(scenario, place.where).id;
    case Spot::Breach:
        return zoneOf(scenario, place.where).id + "*";
    case Spot::Cup:
        return "cup";
    case Spot::Lost:
        return "lost";
    case Spot::Sick:
        return "sick" + std::to_string(place.where);
    case Spot::Waiting:
        return "waiting";
    case Spot::Reserve:
        return "reserve";
    }
    return "";
}

std::string unitText(const State& state, UnitIndex unit) {
    const UnitState& at = state.at(unit);
    return text(state.scenario(), at.place) + (at.face == Face::Hurt ? "-" : "") +
           (at.marker > 0 ? ":" + std::to_string(at.marker) : "");
}

bool readUnit(NotationReader& reader, State& state, UnitIndex unit) {
    const auto place = takePlace(reader, state.scenario());
    if (!place) {
        return false;
    }
    UnitState& at = state.units[std::size_t(unit)];
    at.place = *place;
    at.face = reader.take("-") ? Face::Hurt : Face::Full;
    return !reader.take(":") || (readNumber(reader, at.marker) && at.marker > 0);
}

} // namespace umpire::buda_1686
