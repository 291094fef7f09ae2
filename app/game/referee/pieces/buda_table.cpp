#include "app/game/referee/pieces/buda_table.h"

#include "app/game/referee/core/told_reader.h"
#include "app/record/game_files/buda_codes.h"

#include <algorithm>

namespace umpire::referee {

using namespace buda_1686;

namespace {

using BudaSide = buda_1686::Side;

constexpr std::string_view kCode = "BU:";
/// Confidence in a decoded Data Matrix. Decoding corrects errors of the code, so only its place may
/// be wrong.
constexpr double kSureOfACode = 0.98;
constexpr std::size_t kChitLength = 3; ///< length of a chit's name such as "I07"

std::string lowered(std::string text) {
    for (char& letter : text) {
        letter = letter >= 'A' && letter <= 'Z' ? char(letter - 'A' + 'a') : letter;
    }
    return text;
}

/// Returns the kind as app/print/kit prints it: in lower case for the damaged side.
std::string kindOf(const State& state, UnitIndex unit, Face face) {
    const std::string& id = state.spec(unit).id;
    return face == Face::Full ? id : lowered(id);
}

std::string kindOf(const Entrenchment& marker) {
    return (marker.owner == BudaSide::Turk ? "ET" : "EI") + std::to_string(marker.level);
}

std::string chitOf(BudaSide side, int value) {
    return (side == BudaSide::Turk ? "T" : "I") + std::string(value < 10 ? "0" : "") +
           std::to_string(value);
}

bool isChit(std::string_view kind) {
    const auto digit = [](char letter) { return letter >= '0' && letter <= '9'; };
    return kind.size() == kChitLength && (kind[0] == 'I' || kind[0] == 'T') && digit(kind[1]) &&
           digit(kind[2]);
}

bool isEntrenchment(std::string_view kind) {
    return kind == "ET1" || kind == "ET2" || kind == "EI1" || kind == "EI2";
}

/// Returns how the table shows each kind of action.
struct Tracer {
    Trace operator()(const AnyOf<DrawChit, PlaceUnit, RollDie, MoveUnit, Entrench, RestoreUnit,
                                 RecallUnit, RestoreSelf, EnterBreach, GiveUpMarker, LoseStep,
                                 MoveIn, Reinforce, FallSick> auto&) const {
        return Trace::Seen;
    }
    Trace operator()(const AnyOf<DrawUnit, Decline> auto&) const { return Trace::Implied; }
    Trace
    operator()(const AnyOf<FireArtillery, FireBack, Dig, Mine, Assault, CastleFight, CounterMine,
                           Sortie, Pass, RaiseArtillery, BoostUnit, RaiseDie, ComeToRescue,
                           ChooseCounterMineHit, Resign, OfferDraw> auto&) const {
        return Trace::Said;
    }
};

/// Returns a question with all answers that the table does not show.
AnswerNeeded answerOf(const State& state, Message question) {
    AnswerNeeded needed{{}, std::move(question), {}};
    offer<Buda1686>(needed, state, unseenActions<Buda1686, BudaTable>(state));
    for (const Player player : toAct(state)) {
        needed.players.push_back(Buda1686::playerName(state, player));
    }
    return needed;
}

} // namespace

std::optional<BudaTable::Counter> BudaTable::counterOf(const State& state,
                                                       const std::string& kind) {
    for (UnitIndex unit = 0; unit < unitCount(state.scenario()); ++unit) {
        for (const Face face : {Face::Full, Face::Hurt}) {
            if (kindOf(state, unit, face) == kind) {
                return Counter{unit, face};
            }
        }
    }
    return std::nullopt;
}

Layout BudaTable::layoutOf(const State& state) const {
    Layout layout;
    if (areas_.empty()) {
        return layout;
    }
    for (UnitIndex unit = 0; unit < unitCount(state.scenario()); ++unit) {
        const Place& place = state.at(unit).place;
        if (place.spot == Spot::Zone || place.spot == Spot::Breach) {
            layout.push_back(
                {kindOf(state, unit, state.at(unit).face),
                 place.spot == Spot::Zone ? zoneSpot(place.where) : breachSpot(place.where)});
        }
    }
    for (ZoneIndex zone = 0; zone < int(state.entrenchments.size()); ++zone) {
        if (const Entrenchment& marker = state.entrenchments[std::size_t(zone)]; marker.level > 0) {
            layout.push_back({kindOf(marker), zoneSpot(zone)});
        }
    }
    std::ranges::sort(layout);
    return layout;
}

Trace BudaTable::traceOf(const State&, const Action& action) {
    return std::visit(Tracer{}, action);
}

Layout BudaTable::shown(const State&, const Action& action) {
    if (const auto* die = std::get_if<RollDie>(&action)) {
        return {{"die:" + std::to_string(die->value), kAnywhere}};
    }
    const auto* chit = std::get_if<DrawChit>(&action);
    return chit == nullptr ? Layout{} : Layout{{chitOf(chit->side, chit->value), kAnywhere}};
}

/// Tells whether an explanation may end in this position. Both chits are shown together (BU-6), so
/// a single chit has no meaning yet.
bool BudaTable::mayEnd(const State& state) {
    return (state.drawn[0] == kNoChit) == (state.drawn[1] == kNoChit);
}

std::vector<Trespass<Buda1686>> BudaTable::trespasses(const State& state, const PieceAt& piece,
                                                      const Layout&) {
    if (piece.spot == kAnywhere) {
        return {};
    }
    const Place place = placeOf(piece.spot);
    State after = state;
    if (isEntrenchment(piece.kind)) {
        after.entrenchments[std::size_t(place.where)] = {
            piece.kind[1] == 'T' ? BudaSide::Turk : BudaSide::Imperial, piece.kind[2] - '0'};
        return {{Entrench{place.where}, after}};
    }
    const auto counter = counterOf(state, piece.kind);
    if (!counter) {
        return {};
    }
    const UnitState& now = state.at(counter->unit);
    UnitState& then = after.units[std::size_t(counter->unit)];
    then.place = place;
    then.face = counter->face;
    const UnitIndex unit = counter->unit;
    if (now.place == place) {
        return then.face == Face::Hurt ? std::vector<Trespass<Buda1686>>{{LoseStep{unit}, after}}
                                       : std::vector<Trespass<Buda1686>>{{Reinforce{unit}, after}};
    }
    if (place.spot == Spot::Breach) {
        return {{EnterBreach{unit}, after}};
    }
    if (isOnMap(state, unit)) {
        return {{MoveUnit{unit, place.where}, after}};
    }
    return {{PlaceUnit{unit, place.where}, after}};
}

std::vector<Sighting> BudaTable::sightings(const State& state, const TableObservation& seen) const {
    std::vector<Sighting> sightings;
    for (const CodedPiece& code : seen.codes) {
        if (!code.counter || !code.text.starts_with(kCode)) {
            continue;
        }
        Sighting sighting{
            budaPieceOf(state.scenario(), code.text.substr(kCode.size())), {}, kSureOfACode};
        if (isChit(sighting.kind)) {
            sighting.shares = {{kAnywhere, 1.0}};
        } else if (isEntrenchment(sighting.kind) || counterOf(state, sighting.kind)) {
            sighting.shares = sharesAt(code.center, areas_, laying_);
        }
        if (!sighting.shares.empty()) {
            sightings.push_back(std::move(sighting));
        }
    }
    return sightings;
}

Message BudaTable::pieceName(const State&, const std::string& kind) {
    return kind;
}

std::string BudaTable::spotName(const State& state, int spot) {
    return buda_1686::text(state.scenario(), placeOf(spot));
}

std::optional<AnswerNeeded> BudaTable::question(const State& state) {
    switch (state.phase) {
    case Phase::Act: {
        AnswerNeeded needed = answerOf(state, message("moves are seen; what else is done?"));
        needed.of = AnswerNeeded::Of::WhatIsNotSeen;
        return needed;
    }
    case Phase::DieBonus:
    case Phase::Rescue:
    case Phase::AttackersBoost:
    case Phase::DefendersBoost:
        return answerOf(state, message("does an officer help? If not, go on"));
    case Phase::CounterEffect:
        return answerOf(state, message("what does the counter-mine hit?"));
    case Phase::Draw:
        return answerOf(state, message("draw, and lay the chits open together"));
    case Phase::Reinforce:
        if (state.settings.reinforcement == Reinforcement::Declinable) {
            return answerOf(state, message("whom does the relief army restore? If nobody, go on"));
        }
        break;
    case Phase::MoraleDie:
    case Phase::ReliefDie:
    case Phase::FateDie:
    case Phase::EpidemicDie:
    case Phase::FallSick:
    case Phase::RescueDie:
    case Phase::ActionDie:
    case Phase::SecondDie:
    case Phase::GiveUp:
    case Phase::Enter:
    case Phase::Absorb:
    case Phase::Losses:
    case Phase::MoveIn:
    case Phase::Over:
        break;
    }
    return std::nullopt;
}

} // namespace umpire::referee
