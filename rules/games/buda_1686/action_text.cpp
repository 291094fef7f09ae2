#include "rules/games/buda_1686/names.h"

#include <algorithm>
#include <tuple>

namespace umpire::buda_1686 {
namespace {

/// The kind of text that follows a keyword.
enum class Tail { Nothing, Number, Side, Unit, Zone, UnitAtZone, OfficerAndUnit, Fight };

/// The values of an action's members. Values that the action does not use keep their defaults.
struct Values {
    int number = 0;
    buda_1686::Side side = buda_1686::Side::Imperial;
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    ZoneIndex zone = 0;
    ZoneSet from = 0;
    Face face = Face::Full;
    CounterMineHit hit = CounterMineHit::Units;
};

/// A keyword, and the actions that it stands for.
struct Keyword {
    std::size_t kind; ///< index in Action of the action's type
    std::string_view word;
    Tail tail;
    Action (*make)(const Values&);
    std::optional<Values> (*valuesOf)(const Action&);
    Values said; ///< the values that the keyword itself gives

    [[nodiscard]] std::optional<Values> valuesIn(const Action& action) const {
        const auto values = valuesOf(action);
        const bool isSaid = values && values->face == said.face && values->hit == said.hit &&
                            (tail == Tail::Side || values->side == said.side);
        return isSaid ? values : std::nullopt;
    }
};

/// `fields` are the values of the action's members, in the order of the members.
template <typename Kind, auto... fields>
constexpr Keyword keyword(std::string_view word, Tail tail, const Values& said = {}) {
    const auto make = [](const Values& values) -> Action { return Kind{values.*fields...}; };
    const auto valuesOf = [](const Action& action) -> std::optional<Values> {
        const Kind* kind = std::get_if<Kind>(&action);
        Values values;
        if (kind == nullptr) {
            return std::nullopt;
        }
        if constexpr (sizeof...(fields) == 1) {
            const auto& [only] = *kind;
            std::tie(values.*fields...) = std::tie(only);
        } else if constexpr (sizeof...(fields) == 2) {
            const auto& [first, second] = *kind;
            std::tie(values.*fields...) = std::tie(first, second);
        } else if constexpr (sizeof...(fields) == 3) {
            const auto& [first, second, third] = *kind;
            std::tie(values.*fields...) = std::tie(first, second, third);
        }
        return values;
    };
    return {Action(Kind{}).index(), word, tail, make, valuesOf, said};
}

constexpr auto kNumber = &Values::number;
constexpr auto kSide = &Values::side;
constexpr auto kOfficer = &Values::officer;
constexpr auto kUnit = &Values::unit;
constexpr auto kZone = &Values::zone;

constexpr std::array kKeywords = {
    keyword<DrawChit, kSide, kNumber>("imperial", Tail::Number),
    keyword<DrawChit, kSide, kNumber>("turk", Tail::Number, {.side = Side::Turk}),
    keyword<DrawUnit, kUnit>("cup", Tail::Unit),
    keyword<PlaceUnit, kUnit, kZone>("place", Tail::UnitAtZone),
    keyword<RollDie, kNumber>("die", Tail::Number),
    keyword<MoveUnit, kUnit, kZone>("move", Tail::UnitAtZone),
    keyword<FireArtillery, kZone>("artillery", Tail::Zone),
    keyword<FireBack>("artillery", Tail::Nothing),
    keyword<Dig>("dig", Tail::Nothing),
    keyword<Mine, kZone>("mine", Tail::Zone),
    keyword<Assault, kZone>("assault", Tail::Zone),
    keyword<CastleFight, kZone, &Values::from>("fight", Tail::Fight),
    keyword<CounterMine, kZone>("countermine", Tail::Zone),
    keyword<Sortie, kUnit>("sortie", Tail::Unit),
    keyword<Entrench, kZone>("entrench", Tail::Zone),
    keyword<Pass>("pass", Tail::Nothing),
    keyword<RestoreUnit, kOfficer, kUnit>("restore", Tail::OfficerAndUnit),
    keyword<RecallUnit, kOfficer, kUnit, &Values::face>("recall", Tail::OfficerAndUnit),
    keyword<RecallUnit, kOfficer, kUnit, &Values::face>("recall-hurt", Tail::OfficerAndUnit,
                                                        {.face = Face::Hurt}),
    keyword<RaiseArtillery, kUnit>("raise-cts", Tail::Unit),
    keyword<RestoreSelf, kUnit>("restore-self", Tail::Unit),
    keyword<BoostUnit, kOfficer, kUnit>("boost", Tail::OfficerAndUnit),
    keyword<RaiseDie>("raise-die", Tail::Nothing),
    keyword<ComeToRescue>("rescue", Tail::Nothing),
    keyword<Decline>("no", Tail::Nothing),
    keyword<EnterBreach, kUnit>("enter", Tail::Unit),
    keyword<GiveUpMarker, kZone>("give-up", Tail::Zone),
    keyword<LoseStep, kUnit>("lose", Tail::Unit),
    keyword<ChooseCounterMineHit, &Values::hit>("hit-units", Tail::Nothing),
    keyword<ChooseCounterMineHit, &Values::hit>("hit-cas", Tail::Nothing,
                                                {.hit = CounterMineHit::Mining}),
    keyword<MoveIn, kUnit>("in", Tail::Unit),
    keyword<Reinforce, kUnit>("reinforce", Tail::Unit),
    keyword<FallSick, kUnit>("sick", Tail::Unit),
    keyword<Resign, kSide>("resign", Tail::Side),
    keyword<OfferDraw, kSide>("draw", Tail::Side),
};

static_assert(
    [] {
        std::size_t kind = 0;
        while (std::ranges::count(kKeywords, kind, &Keyword::kind) > 0) {
            ++kind;
        }
        return kind == std::variant_size_v<Action>;
    }(),
    "every action has a word");

class ActionParser : public ActionReader<Action> {
public:
    ActionParser(const Scenario& scenario, std::string_view text)
        : ActionReader(text), scenario_(scenario) {}

    Parsed<Action> parse() {
        const std::string_view word = rest().substr(0, rest().find(':'));
        const bool hasTail = word.size() < rest().size();
        const auto found = std::ranges::find_if(kKeywords, [&](const Keyword& keyword) {
            return keyword.word == word && hasTail == (keyword.tail != Tail::Nothing);
        });
        if (found == kKeywords.end()) {
            return fail(knownKeywords());
        }
        take(word);
        take(":");
        values_ = found->said;
        return result(read(found->tail) && give(found->make(values_)));
    }

private:
    /// Lists the keywords for an error. A keyword with more text after it ends with a colon:
    /// `artillery:` and `artillery` are two keywords.
    static Message knownKeywords() {
        std::string known;
        for (const Keyword& keyword : kKeywords) {
            known.append(known.empty() ? "" : ", ")
                .append(keyword.word)
                .append(keyword.tail == Tail::Nothing ? "" : ":");
        }
        return message("an action: %1", known);
    }
    bool read(Tail tail) {
        switch (tail) {
        case Tail::Nothing:
            return true;
        case Tail::Number:
            return number();
        case Tail::Side:
            return side();
        case Tail::Unit:
            return unit(values_.unit);
        case Tail::Zone:
            return zone();
        case Tail::UnitAtZone:
            return unit(values_.unit) && sign("@") && zone();
        case Tail::OfficerAndUnit:
            return unit(values_.officer) && sign(">") && unit(values_.unit);
        case Tail::Fight:
            return zone() && sign("<") && sources();
        }
        return true;
    }
    bool number() {
        const bool leadingZero = peek() == '0' && rest().size() > 1;
        const auto found = leadingZero ? std::nullopt : takeNumber();
        values_.number = found.value_or(0);
        return found || refuse(message("a number"));
    }
    bool side() {
        const auto found =
            std::ranges::find_if(kSides, [&](auto each) { return take(idOf(each)); });
        if (found == kSides.end()) {
            return refuse(message("%1 or %2", "`imperial`", "`turk`"));
        }
        values_.side = *found;
        return true;
    }
    bool unit(UnitIndex& into) {
        const auto found = takeUnit(*this, scenario_);
        into = found.value_or(0);
        return found || refuse(expectedUnit(scenario_));
    }
    bool zone() {
        const auto found = takeZone(*this, scenario_);
        values_.zone = found.value_or(0);
        return found || refuse(expectedZone(scenario_));
    }
    bool sources() {
        const auto found = takeZones(*this, scenario_);
        values_.from = found.value_or(0);
        return found || refuse(message("the walls that attack, such as %1", "EF,KF"));
    }
    bool sign(std::string_view token) {
        return take(token) || refuse("`" + std::string(token) + "`");
    }

    const Scenario& scenario_;
    Values values_;
};

std::string unitName(const Scenario& scenario, UnitIndex unit) {
    return unit >= 0 && unit < unitCount(scenario) ? unitOf(scenario, unit).id
                                                   : "?" + std::to_string(unit);
}

std::string zoneName(const Scenario& scenario, ZoneIndex zone) {
    return zone >= 0 && zone < zoneCount(scenario) ? zoneOf(scenario, zone).id
                                                   : "?" + std::to_string(zone);
}

std::string tailText(const Scenario& scenario, Tail tail, const Values& values) {
    switch (tail) {
    case Tail::Nothing:
        break;
    case Tail::Number:
        return ":" + std::to_string(values.number);
    case Tail::Side:
        return ":" + std::string(idOf(values.side));
    case Tail::Unit:
        return ":" + unitName(scenario, values.unit);
    case Tail::Zone:
        return ":" + zoneName(scenario, values.zone);
    case Tail::UnitAtZone:
        return ":" + unitName(scenario, values.unit) + "@" + zoneName(scenario, values.zone);
    case Tail::OfficerAndUnit:
        return ":" + unitName(scenario, values.officer) + ">" + unitName(scenario, values.unit);
    case Tail::Fight:
        return ":" + zoneName(scenario, values.zone) + "<" + zonesText(scenario, values.from);
    }
    return "";
}

template <typename NameOf>
std::string joined(const Scenario& scenario, std::uint64_t set, NameOf nameOf) {
    std::string names;
    while (set != 0) {
        names.append(names.empty() ? "" : ",").append(nameOf(scenario, takeFirst(set)));
    }
    return names;
}

} // namespace

std::string unitsText(const Scenario& scenario, UnitSet units) {
    return joined(scenario, units, unitName);
}

std::string zonesText(const Scenario& scenario, ZoneSet zones) {
    return joined(scenario, zones, zoneName);
}

std::string text(const State& state, const Action& action) {
    for (const Keyword& keyword : kKeywords) {
        if (const auto values = keyword.valuesIn(action)) {
            return std::string(keyword.word) + tailText(state.scenario(), keyword.tail, *values);
        }
    }
    return "";
}

Parsed<Action> parseAction(const State& state, std::string_view text) {
    return ActionParser(state.scenario(), text).parse();
}

} // namespace umpire::buda_1686
