#include "rules/games/buda_1686/names.h"

#include <algorithm>

namespace umpire::buda_1686 {
namespace {

/// The kind of text after a keyword.
enum class Tail { Nothing, Number, Side, Unit, Zone, UnitAtZone, OfficerAndUnit, Fight };

/// The values in that text; unused ones keep their defaults.
struct Values {
    int number = 0;
    buda_1686::Side side = buda_1686::Side::Imperial;
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    ZoneIndex zone = 0;
    ZoneSet from = 0;
};

struct Keyword {
    std::string_view word;
    Tail tail;
    Action (*make)(const Values&);
};

template <typename Kind>
Action plain(const Values&) {
    return Kind{};
}
template <typename Kind>
Action ofUnit(const Values& values) {
    return Kind{values.unit};
}
template <typename Kind>
Action ofZone(const Values& values) {
    return Kind{values.zone};
}
template <typename Kind>
Action ofUnitAndZone(const Values& values) {
    return Kind{values.unit, values.zone};
}
template <typename Kind>
Action ofOfficerAndUnit(const Values& values) {
    return Kind{values.officer, values.unit};
}
template <Face face>
Action recall(const Values& values) {
    return RecallUnit{values.officer, values.unit, face};
}
template <typename Kind>
Action ofSide(const Values& values) {
    return Kind{values.side};
}
template <Side side>
Action drawn(const Values& values) {
    return DrawChit{side, values.number};
}
template <CounterMineHit what>
Action hit(const Values&) {
    return ChooseCounterMineHit{what};
}
Action rolled(const Values& values) {
    return RollDie{values.number};
}
Action fight(const Values& values) {
    return CastleFight{values.zone, values.from};
}

constexpr std::array kKeywords = {
    Keyword{"imperial", Tail::Number, drawn<Side::Imperial>},
    Keyword{"turk", Tail::Number, drawn<Side::Turk>},
    Keyword{"cup", Tail::Unit, ofUnit<DrawUnit>},
    Keyword{"place", Tail::UnitAtZone, ofUnitAndZone<PlaceUnit>},
    Keyword{"die", Tail::Number, rolled},
    Keyword{"move", Tail::UnitAtZone, ofUnitAndZone<MoveUnit>},
    Keyword{"artillery", Tail::Zone, ofZone<FireArtillery>},
    Keyword{"artillery", Tail::Nothing, plain<FireBack>},
    Keyword{"dig", Tail::Nothing, plain<Dig>},
    Keyword{"mine", Tail::Zone, ofZone<Mine>},
    Keyword{"assault", Tail::Zone, ofZone<Assault>},
    Keyword{"fight", Tail::Fight, fight},
    Keyword{"countermine", Tail::Zone, ofZone<CounterMine>},
    Keyword{"sortie", Tail::Unit, ofUnit<Sortie>},
    Keyword{"entrench", Tail::Zone, ofZone<Entrench>},
    Keyword{"pass", Tail::Nothing, plain<Pass>},
    Keyword{"restore", Tail::OfficerAndUnit, ofOfficerAndUnit<RestoreUnit>},
    Keyword{"recall", Tail::OfficerAndUnit, recall<Face::Full>},
    Keyword{"recall-hurt", Tail::OfficerAndUnit, recall<Face::Hurt>},
    Keyword{"raise-cts", Tail::Unit, ofUnit<RaiseArtillery>},
    Keyword{"restore-self", Tail::Unit, ofUnit<RestoreSelf>},
    Keyword{"boost", Tail::OfficerAndUnit, ofOfficerAndUnit<BoostUnit>},
    Keyword{"raise-die", Tail::Nothing, plain<RaiseDie>},
    Keyword{"rescue", Tail::Nothing, plain<ComeToRescue>},
    Keyword{"no", Tail::Nothing, plain<Decline>},
    Keyword{"enter", Tail::Unit, ofUnit<EnterBreach>},
    Keyword{"give-up", Tail::Zone, ofZone<GiveUpMarker>},
    Keyword{"lose", Tail::Unit, ofUnit<LoseStep>},
    Keyword{"hit-units", Tail::Nothing, hit<CounterMineHit::Units>},
    Keyword{"hit-cas", Tail::Nothing, hit<CounterMineHit::Mining>},
    Keyword{"in", Tail::Unit, ofUnit<MoveIn>},
    Keyword{"reinforce", Tail::Unit, ofUnit<Reinforce>},
    Keyword{"sick", Tail::Unit, ofUnit<FallSick>},
    Keyword{"resign", Tail::Side, ofSide<Resign>},
    Keyword{"draw", Tail::Side, ofSide<OfferDraw>},
};

/// Reads the text after the keyword.
class TailReader {
public:
    TailReader(NotationReader& reader, const Scenario& scenario)
        : reader_(reader), scenario_(scenario) {}

    const Values& values() const { return values_; }
    const ParseError& error() const { return error_; }

    /// Returns false on an error, which `error` explains.
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

private:
    bool fail(const Message& expected) {
        error_ = reader_.fail(expected);
        return false;
    }
    bool number() {
        const bool leadingZero = reader_.peek() == '0' && reader_.rest().size() > 1;
        const auto found = leadingZero ? std::nullopt : reader_.takeNumber();
        values_.number = found.value_or(0);
        return found ? true : fail(message("a number"));
    }
    bool side() {
        for (const auto each : kSides) {
            if (reader_.take(idOf(each))) {
                values_.side = each;
                return true;
            }
        }
        return fail(message("%1 or %2", "`imperial`", "`turk`"));
    }
    bool unit(UnitIndex& into) {
        const auto found = takeUnit(reader_, scenario_);
        into = found.value_or(0);
        return found ? true : fail(expectedUnit(scenario_));
    }
    bool zone() {
        const auto found = takeZone(reader_, scenario_);
        values_.zone = found.value_or(0);
        return found ? true : fail(expectedZone(scenario_));
    }
    bool sources() {
        const auto found = takeZones(reader_, scenario_);
        values_.from = found.value_or(0);
        return found ? true : fail(message("the walls that attack, such as %1", "EF,KF"));
    }
    bool sign(std::string_view token) {
        return reader_.take(token) ? true : fail("`" + std::string(token) + "`");
    }

    NotationReader& reader_;
    const Scenario& scenario_;
    Values values_;
    ParseError error_;
};

/// Lists keywords, with a colon if text must follow: `artillery:` and `artillery` are two.
Message knownKeywords() {
    std::string known;
    for (const Keyword& keyword : kKeywords) {
        known.append(known.empty() ? "" : ", ")
            .append(keyword.word)
            .append(keyword.tail == Tail::Nothing ? "" : ":");
    }
    return message("an action: %1", known);
}

} // namespace

Parsed<Action> parseAction(const State& state, std::string_view text) {
    const std::string_view word = text.substr(0, text.find(':'));
    const bool hasTail = word.size() < text.size();
    NotationReader reader(text);
    const auto found = std::ranges::find_if(kKeywords, [&](const Keyword& keyword) {
        return keyword.word == word && hasTail == (keyword.tail != Tail::Nothing);
    });
    if (found == kKeywords.end()) {
        return reader.fail(knownKeywords());
    }
    reader.take(word);
    reader.take(":");
    TailReader tail(reader, state.scenario());
    if (!tail.read(found->tail)) {
        return tail.error();
    }
    if (!reader.atEnd()) {
        return reader.fail(message("the end of the action"));
    }
    return found->make(tail.values());
}

} // namespace umpire::buda_1686
