#include "rules/games/buda_1686/notation.h"

#include <cmath>

namespace umpire::buda_1686 {
namespace {

/// Writes announced actions for people, in the words of the clauses.
class AnnouncementWriter {
public:
    explicit AnnouncementWriter(const State& state) : state_(state) {}

    Message operator()(const FireArtillery& a) const {
        return message("the artillery fires at %1", zone(a.wall));
    }
    Message operator()(const FireBack&) const { return message("the artillery fires"); }
    Message operator()(const Dig&) const { return message("the miners dig"); }
    Message operator()(const Mine& a) const {
        return message("a mine is blown under %1", zone(a.wall));
    }
    Message operator()(const Assault& a) const {
        return message("the wall %1 is assaulted", zone(a.wall));
    }
    Message operator()(const CastleFight& a) const {
        std::vector<Message> from;
        for (ZoneSet zones = a.from; zones != 0;) {
            const ZoneIndex each = takeFirst(zones);
            from.push_back(each == a.wall ? message("the breaches of %1", zone(each))
                                          : Message(zone(each)));
        }
        return message("units from %2 fight for %1", zone(a.wall), joined(from, "%1 and %2"));
    }
    Message operator()(const CounterMine& a) const {
        return message("a counter-mine is dug at %1", zone(a.wall));
    }
    Message operator()(const Sortie& a) const { return message("%1 makes a sortie", unit(a.unit)); }
    Message operator()(const Entrench& a) const {
        return message("%1 is entrenched", zone(a.wall));
    }
    Message operator()(const RestoreUnit& a) const {
        return message("%1 makes %2 whole", unit(a.officer), unit(a.unit));
    }
    Message operator()(const RecallUnit& a) const {
        return a.face == Face::Full
                   ? message("%1 brings back %2", unit(a.officer), unit(a.unit))
                   : message("%1 brings back %2 damaged", unit(a.officer), unit(a.unit));
    }
    Message operator()(const RaiseArtillery& a) const {
        return message("%1 raises the artillery level", unit(a.officer));
    }
    Message operator()(const RestoreSelf& a) const {
        return message("%1 makes himself whole", unit(a.officer));
    }
    Message operator()(const BoostUnit& a) const {
        return message("%1 strengthens %2", unit(a.officer), unit(a.unit));
    }
    Message operator()(const RaiseDie&) const { return message("Abdurrahman adds 1 to the die"); }
    Message operator()(const ComeToRescue&) const {
        return message("Abdurrahman is called to the rescue");
    }
    Message operator()(const ChooseCounterMineHit& a) const {
        return a.hit == CounterMineHit::Units ? message("the counter-mine hits a unit")
                                              : message("the counter-mine lowers the mining level");
    }
    /// Writes all other actions in notation; they are never announced.
    template <typename Other>
    Message operator()(const Other& other) const {
        return text(state_, other);
    }

private:
    std::string unit(UnitIndex index) const { return state_.spec(index).id; }
    std::string zone(ZoneIndex index) const { return state_.zone(index).id; }

    const State& state_;
};

Message wentTo(const State& state, const std::string& unit, Place place) {
    switch (place.spot) {
    case Spot::Zone:
        return message("%1 goes to %2", unit, state.zone(place.where).id);
    case Spot::Breach:
        return message("%1 goes into a breach of %2", unit, state.zone(place.where).id);
    case Spot::Sick:
        return message("%1 is sick, on cell %2", unit, place.where);
    case Spot::Cup:
        return message("%1 goes into the cup", unit);
    case Spot::Lost:
        return message("%1 is lost", unit);
    case Spot::Waiting:
        return message("%1 waits for a camp", unit);
    case Spot::Reserve:
        return message("%1 goes into the reserve", unit);
    }
    return {};
}

/// Writes the result of a die that succeeds if it is even.
Message saidOfEvenOrOdd(const DieRolled& e) {
    const std::string sum = sumOf(e);
    const bool even = e.verdict == Verdict::Success;
    switch (e.use) {
    case DieUse::Relief:
        return even ? message("die %1 is even: the relief army gets in", sum)
                    : message("die %1 is odd: the relief army does not get in", sum);
    case DieUse::Fate:
        return even ? message("die %1 is even: one action more", sum)
                    : message("die %1 is odd: no action more", sum);
    case DieUse::Epidemic:
        return even ? message("die %1 is even: the epidemic breaks out", sum)
                    : message("die %1 is odd: no epidemic breaks out", sum);
    case DieUse::Morale:
    case DieUse::Rescue:
    case DieUse::Attempt:
    case DieUse::Second:
    case DieUse::Fight:
        break;
    }
    return even ? message("die %1 is even: success", sum) : message("die %1 is odd: failure", sum);
}

/// Writes the result of a fight's die.
Message saidOfFight(const DieRolled& e) {
    const std::string sum = sumOf(e);
    const int target = *e.against;
    const Message loser = nameOf(e.loser);
    if (e.steps < 2) {
        return message("die %1 against %2: one step lost by %3", sum, target, loser);
    }
    if (e.verdict == Verdict::Success) {
        return e.sum() == 2 * target
                   ? message("die %1 against %2: exactly twice, two steps lost by %3", sum, target,
                             loser)
                   : message("die %1 against %2: more than twice, two steps lost by %3", sum,
                             target, loser);
    }
    return target == 2 * e.sum()
               ? message("die %1 against %2: exactly half, two steps lost by %3", sum, target,
                         loser)
               : message("die %1 against %2: less than half, two steps lost by %3", sum, target,
                         loser);
}

/// Writes the result of any other die with a target number.
Message saidOfTarget(const DieRolled& e) {
    const std::string sum = sumOf(e);
    const int target = *e.against;
    const bool success = e.verdict == Verdict::Success;
    if (e.use == DieUse::Morale) {
        return success ? message("die %1 against %2: Turkish morale falls", sum, target)
                       : message("die %1 against %2: Turkish morale holds", sum, target);
    }
    if (e.use == DieUse::Rescue) {
        return success ? message("die %1 against %2: Abdurrahman comes", sum, target)
                       : message("die %1 against %2: Abdurrahman does not come", sum, target);
    }
    if (success) {
        return message("die %1 against %2: success", sum, target);
    }
    return e.steps > 0 ? message("die %1 against %2: failure, one step lost by %3", sum, target,
                                 nameOf(e.loser))
                       : message("die %1 against %2: failure", sum, target);
}

/// Writes events for people.
class EventWriter {
public:
    explicit EventWriter(const State& state) : state_(state) {}

    Message operator()(const TurnBegan& e) const { return message("turn %1 begins", e.turn); }
    Message operator()(const TurnEnded& e) const { return message("turn %1 ends", e.turn); }
    Message operator()(const ChitDrawn& e) const {
        return e.value ? message("%1 draw %2", nameOf(e.side), *e.value)
                       : message("%1 draw a chit", nameOf(e.side));
    }
    Message operator()(const ChitsShown& e) const {
        return e.initiative
                   ? message("the chits show %1 for the Imperials and %2 for the Turks: %3 begin",
                             e.imperial, e.turk, nameOf(*e.initiative))
                   : message(
                         "the chits show %1 for the Imperials and %2 for the Turks: nobody acts",
                         e.imperial, e.turk);
    }
    Message operator()(const SideActs& e) const {
        return message("%1 are on turn with %n action(s)", nameOf(e.side), Count{e.actions});
    }
    Message operator()(const SidePassed& e) const {
        return message("%1 end their turn", nameOf(e.side));
    }
    Message operator()(const Announced& e) const {
        return std::visit(AnnouncementWriter(state_), e.action);
    }
    Message operator()(const DieRolled& e) const {
        return !e.against               ? saidOfEvenOrOdd(e)
               : e.use == DieUse::Fight ? saidOfFight(e)
                                        : saidOfTarget(e);
    }
    Message operator()(const DieSpared&) const {
        return message("no die is thrown, for none could change anything");
    }
    Message operator()(const SideResigned& e) const { return message("%1 resign", nameOf(e.side)); }
    Message operator()(const DrawOffered& e) const {
        return message("%1 offer a draw", nameOf(e.side));
    }
    Message operator()(const DrawAgreed&) const { return message("both sides agree on a draw"); }
    Message operator()(const LevelChanged& e) const {
        return message("%1 is now %2", inWords(e.level), e.now);
    }
    Message operator()(const UnitWent& e) const { return wentTo(state_, unit(e.unit), e.to); }
    Message operator()(const UnitTurned& e) const {
        return e.face == Face::Hurt ? message("%1 is damaged", unit(e.unit))
                                    : message("%1 is whole again", unit(e.unit));
    }
    Message operator()(const MarkerMoved& e) const {
        return message("the marker of %1 is now at %2", unit(e.officer), e.now);
    }
    Message operator()(const EntrenchmentChanged& e) const {
        return e.now.level > 0
                   ? message("the entrenchment of %1 is now at level %2", zone(e.wall), e.now.level)
                   : message("%1 has no entrenchment any more", zone(e.wall));
    }
    Message operator()(const WallTaken& e) const {
        return message("%1 take %2", nameOf(e.by), zone(e.wall));
    }
    Message operator()(const EventDue& e) const {
        return e.kind == ChitEventKind::Relief ? message("the relief army is near")
               : e.kind == ChitEventKind::Fate ? message("the hand of fate")
                                               : message("an epidemic threatens");
    }
    Message operator()(const Declined& e) const { return message("%1 decline", nameOf(e.side)); }
    Message operator()(const MoraleBroken&) const { return message("Turkish morale is broken"); }

private:
    std::string unit(UnitIndex index) const { return state_.spec(index).id; }
    std::string zone(ZoneIndex index) const { return state_.zone(index).id; }

    const State& state_;
};

} // namespace

std::string sumOf(const DieRolled& e) {
    std::string sum = std::to_string(e.value);
    if (e.added != 0) {
        sum.append(e.added > 0 ? " + " : " - ").append(std::to_string(std::abs(e.added)));
        sum.append(" = ").append(std::to_string(e.sum()));
    }
    return sum;
}

Message text(const State& state, const Event& event) {
    return std::visit(EventWriter(state), event);
}

} // namespace umpire::buda_1686
