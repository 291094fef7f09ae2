#include "rules/games/buda_1686/position_words.h"

#include <algorithm>
#include <limits>

namespace umpire::buda_1686 {
namespace {

constexpr std::array<std::string_view, 22> kPhases = {
    "morale-die",      "draw",       "relief-die", "fate-die", "epidemic-die", "reinforce",
    "fall-sick",       "act",        "die-bonus",  "rescue",   "rescue-die",   "attackers-boost",
    "defenders-boost", "action-die", "second-die", "give-up",  "enter",        "counter-effect",
    "absorb",          "losses",     "move-in",    "over"};
constexpr std::array<std::string_view, 8> kOperations = {
    "",        "artillery",    "turkish-artillery", "mine",
    "assault", "castle-fight", "counter-mine",      "sortie"};

constexpr std::array<std::string_view, 4> kEndings = {"", "imperial-resigned", "turk-resigned",
                                                      "draw"};

bool readNumber(NotationReader& reader, int& into) {
    const bool leadingZero = reader.peek() == '0' && reader.rest().size() > 1 &&
                             reader.rest()[1] >= '0' && reader.rest()[1] <= '9';
    const auto value = leadingZero ? std::nullopt : reader.takeNumber();
    into = value.value_or(into);
    return value.has_value();
}

/// Returns the member at the end of a path of members. in<&State::operation,
/// &Operation::bonus>(state) is `state.operation.bonus`.
template <auto... path>
auto& in(auto& state) {
    return (state.*....*path);
}

template <Level level>
std::string writeLevel(const State& state) {
    return std::to_string(state.level(level));
}
template <Level level>
bool readLevel(NotationReader& reader, State& state) {
    return readNumber(reader, state.levels[std::size_t(level)]);
}

/// A field for a number from `least` to `most`. The field is left out if the number is 0.
template <int least, int most, auto... path>
constexpr PositionField numberField(std::string_view key, MessageForm<> expected) {
    return {key, Need::Optional,
            [](const State& state) {
                const int number = in<path...>(state);
                return number == 0 ? std::string() : std::to_string(number);
            },
            [](NotationReader& reader, State& state) {
                int& number = in<path...>(state);
                return readNumber(reader, number) && number >= least && number <= most;
            },
            expected};
}

template <bool State::*field>
constexpr PositionField flagField(std::string_view key) {
    return {key, Need::Optional,
            [](const State& state) { return std::string(state.*field ? "yes" : ""); },
            [](NotationReader& reader, State& state) {
                state.*field = true;
                return reader.take("yes");
            },
            MessageForm<>("`yes`")};
}

/// A field for a side. The field is left out for the Imperial side.
template <auto... path>
constexpr PositionField turkField(std::string_view key) {
    return {key, Need::Optional,
            [](const State& state) {
                const Side side = in<path...>(state);
                return side == Side::Imperial ? std::string() : std::string(idOf(side));
            },
            [](NotationReader& reader, State& state) {
                in<path...>(state) = Side::Turk;
                return reader.take(idOf(Side::Turk));
            },
            MessageForm<>("`turk`")};
}

/// A field with one word for each value. The field is left out for the value whose word is empty.
template <const auto& words, auto... path>
constexpr PositionField wordField(std::string_view key, Need need, MessageForm<> expected) {
    return {key, need,
            [](const State& state) { return std::string(words[std::size_t(in<path...>(state))]); },
            [](NotationReader& reader, State& state) {
                auto& value = in<path...>(state);
                const auto found = std::ranges::find(words, reader.takeWord());
                value = std::remove_reference_t<decltype(value)>(found - words.begin());
                return found != words.end() && !found->empty();
            },
            expected};
}

/// A field that `takeThem` reads and `textOf` writes. The field is left out if its value is `none`.
template <auto textOf, auto takeThem, auto none, auto... path>
constexpr PositionField nameField(std::string_view key, MessageForm<> expected) {
    return {key, Need::Optional,
            [](const State& state) {
                return in<path...>(state) == none ? std::string()
                                                  : textOf(state.scenario(), in<path...>(state));
            },
            [](NotationReader& reader, State& state) {
                const auto taken = takeThem(reader, state.scenario());
                in<path...>(state) = taken.value_or(none);
                return taken.has_value();
            },
            expected};
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

std::string writeOffer(const State& state) {
    return state.offersDraw ? std::string(idOf(*state.offersDraw)) : "";
}
bool readOffer(NotationReader& reader, State& state) {
    const auto side =
        std::ranges::find_if(kSides, [&](Side each) { return reader.take(idOf(each)); });
    state.offersDraw = side == kSides.end() ? std::nullopt : std::optional(*side);
    return side != kSides.end();
}
std::string writeTurn(const State& state) {
    return std::to_string(state.turn);
}
bool readTurn(NotationReader& reader, State& state) {
    return readNumber(reader, state.turn);
}
std::string zoneText(const Scenario& scenario, ZoneIndex zone) {
    return zoneOf(scenario, zone).id;
}
std::string unitIdText(const Scenario& scenario, UnitIndex unit) {
    return unitOf(scenario, unit).id;
}

constexpr int kAny = std::numeric_limits<int>::max();

template <auto... path>
constexpr PositionField unitsField(std::string_view key) {
    return nameField<unitsText, takeUnits, UnitSet{0}, path...>(
        key, MessageForm<>("units, each once, with commas"));
}

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
    wordField<kPhases, &State::phase>(
        "phase", Need::Required,
        MessageForm<>("what is owed: morale-die, draw, act, action-die, ...")),
    turkField<&State::onTurn>("on"),
    numberField<1, kAny, &State::actionsLeft>("actions", MessageForm<>("actions left")),
    numberField<1, kAny, &State::extraActions>("extra", MessageForm<>("the action that fate gave")),
    numberField<1, kAny, &State::reinforcements>("reinforcements", MessageForm<>("1 or 2")),
    unitsField<&State::moved>("moved"),
    unitsField<&State::raisedArtillery>("raised"),
    flagField<&State::rescueTried>("rescue-tried"),
    flagField<&State::moraleFell>("morale-fell"),
    wordField<kOperations, &State::operation, &Operation::kind>(
        "operation", Need::Optional,
        MessageForm<>(
            "artillery, turkish-artillery, mine, assault, castle-fight, counter-mine or sortie")),
    nameField<zoneText, takeZone, -1, &State::operation, &Operation::zone>("zone",
                                                                           MessageForm<>("a zone")),
    nameField<unitIdText, takeUnit, -1, &State::operation, &Operation::unit>(
        "unit", MessageForm<>("a unit")),
    nameField<zonesText, takeZones, ZoneSet{0}, &State::operation, &Operation::from>(
        "from", MessageForm<>("zones, each once, with commas")),
    numberField<1, 1, &State::operation, &Operation::bonus>("bonus", MessageForm<>("`1`")),
    unitsField<&State::operation, &Operation::boosted>("boosted"),
    numberField<1, 2, &State::operation, &Operation::steps>("steps", MessageForm<>("1 or 2")),
    turkField<&State::operation, &Operation::loser>("loser"),
    PositionField{"offers-draw", Need::Optional, writeOffer, readOffer,
                  MessageForm<>("`imperial` or `turk`")},
    wordField<kEndings, &State::ending>(
        "ended", Need::Optional, MessageForm<>("`imperial-resigned`, `turk-resigned` or `draw`")),
};

/// Takes the name of a place that is not a zone. Returns none at any other text.
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
