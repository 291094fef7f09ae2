#include "app/game/referee/war_galley/galley_reader.h"

#include "app/game/referee/core/told_reader.h"
#include "rules/games/war_galley/position_check.h"
#include "rules/games/war_galley/set_up.h"
#include "rules/games/war_galley/words.h"

namespace umpire::referee {

using namespace war_galley;

namespace {

constexpr double kEither = 0.5;

/// Returns the next galley to place, preferably of the side in whose half the new galley lies.
VesselIndex nextOf(const State& state, const Galley& fresh) {
    const Side side = fresh.center.y * 2.0 < state.settings.tableDepth ? Side::A : Side::B;
    VesselIndex next = state.vessels.size();
    for (VesselIndex vessel = state.vessels.size(); vessel-- > 0;) {
        const bool unplaced = !state.vessels[vessel].pose;
        if (unplaced && (next == state.vessels.size() || ownerOf(state, vessel) == side ||
                         ownerOf(state, next) != side)) {
            next = vessel;
        }
    }
    return next;
}

Message whatCorrects() {
    return message("a galley and where it lies, what it has or whom it changes places with, as in "
                   "%1, %2 or %3",
                   "`A1 63.5,72,90`", "`A1 5/4/3`", "`A1 changes-with B1`");
}

/// Corrects the oars and masts of a galley, within its possible numbers. Also removes secret
/// orders: whether they fit the new parts would reveal them.
Parsed<State> having(State state, VesselIndex vessel, const Rig& rig) {
    const bool wasPossible = !troubleOf(state);
    state.vessels[vessel].rig = rig;
    if (state.phase == Phase::Ordering) {
        state.vessels[vessel].plan.reset();
    }
    const auto trouble = troubleOf(state);
    return trouble && wasPossible ? Parsed<State>(ParseError{0, trouble->expected, text(rig)})
                                  : Parsed<State>(std::move(state));
}

/// Corrects the pose of a galley (WG-A5). `where`: middle of the bow and heading, as text.
Parsed<State> lying(const State& state, VesselIndex vessel, std::string_view where) {
    const auto parsed = parseAction(state, nameOf(state, vessel) + " lies " + std::string(where));
    if (const auto* error = std::get_if<ParseError>(&parsed)) {
        return *error;
    }
    const Action& action = std::get<Action>(parsed);
    if (const auto violation = validate(state, action)) {
        return ParseError{0, message("a pose that the record can have"),
                          english(violation->because)};
    }
    return war_galley::apply(state, action).state;
}

} // namespace

Verdict<WarGalley> TableReader<WarGalley>::ruled(Ruling ruling) {
    Verdicts verdict;
    verdict.ruling = ruling;
    return verdict;
}

/// Applies the actions. At the first illegal action, stops and makes the explanation one of an
/// illegal action.
Explanation<WarGalley> TableReader<WarGalley>::explanationOf(const State& state,
                                                             const std::vector<Action>& actions,
                                                             double probability) {
    Explanation<WarGalley> found{Happening::Actions, actions, {}, state, probability, true};
    for (const Action& action : actions) {
        if (auto violation = validate(found.after, action)) {
            found.happening = Happening::Illegal;
            found.violation = std::move(violation);
            found.actions = {action};
            // the galley lies there, although the action is illegal
            if (const auto* place = std::get_if<Place>(&action)) {
                found.after.vessels[place->vessel].pose = recorded(place->pose);
                found.after.phase = sideToPlace(found.after) ? Phase::Placing : Phase::Ordering;
            }
            return found;
        }
        found.after = war_galley::apply(found.after, action).state;
    }
    return found;
}

void TableReader<WarGalley>::look(const State& state, const TableObservation& seen) {
    sight_.add(seen, state, formerOf(state));
    if (pendingOf(state).owed != Owed::Toss) {
        remember(state);
    }
    if (state.phase != Phase::Ordering || (!oldAreKnown_ && sight_.newest().matches.empty())) {
        old_ = sight_.newest().matches;
        oldAreKnown_ = true;
    } else if (looks() > 1) {
        // after the orders are taken up, new matches may lie in their places
        std::erase_if(old_, [this](const Match& match) { return !sight_.shows(match); });
    }
}

/// Stores the matches that lie on the table before a toss. A match in such a place does not count
/// as tossed. Stores matches of all looks since the orders were laid, because a single look may
/// miss one.
void TableReader<WarGalley>::remember(const State& state) {
    if (state.phase == Phase::Ordering) {
        lying_.clear();
    }
    for (const TableObservation& look : sight_.all()) {
        std::ranges::copy_if(look.matches, std::back_inserter(lying_),
                             [this](const Match& match) { return !sight_.isAmong(match, lying_); });
    }
    const PieceSizes sizes = sizesOf(state.settings);
    const Found galleys = found(state);
    stood_.assign(galleys.size(), std::nullopt);
    for (VesselIndex vessel = 0; vessel < galleys.size(); ++vessel) {
        if (galleys[vessel] != nullptr) {
            stood_[vessel] = seenPose(*galleys[vessel], sizes);
        }
    }
}

void TableReader<WarGalley>::agreed(const State& state) {
    const Owed owed = pendingOf(state).owed;
    if (owed != Owed::Confirmation) {
        rigs_.agree(state, sight_, found(state));
    }
    if (owed == Owed::Toss) {
        // stores the matches before the toss, and the places of struck galleys that were set back
        remember(state);
    }
}

void TableReader<WarGalley>::played(const State& state, const Action& action) {
    if (std::holds_alternative<Correct>(action) && state.execution.confirming) {
        return; // the galley's new place differs from its former place, so its parts are not
                // counted now
    }
    if (looks() > 0) {
        rigs_.count(state, sight_, found(state));
    }
    rigs_.played(war_galley::apply(state, action).state);
    if (looks() > 0 &&
        (std::holds_alternative<Toss>(action) || std::holds_alternative<CallHits>(action) ||
         std::holds_alternative<CallSpoiled>(action))) {
        remember(state);
    }
}

std::vector<Difference> TableReader<WarGalley>::differences(const State& state) const {
    const PieceSizes sizes = sizesOf(state.settings);
    const Found galleys = found(state);
    std::vector<Difference> differences;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (!isAfloat(state, vessel)) {
            continue;
        }
        const GalleyPose& pose = *state.vessels[vessel].pose;
        const Message at = message("the galley at %1", text(pose));
        if (galleys[vessel] == nullptr) {
            differences.push_back({nameOf(state, vessel), at, message("none near it")});
            continue;
        }
        const Deviation deviation = deviationOf(*galleys[vessel], pose, sizes);
        if (!isWithin(deviation, tolerances_.place, tolerances_.heading)) {
            differences.push_back({nameOf(state, vessel), at, seenInstead(deviation)});
        }
    }
    return differences;
}

/// Returns the verdict to wait, because the players have made only a part of the due actions. The
/// explanation names no single action, because thousands of orders are equally probable.
Verdict<WarGalley> TableReader<WarGalley>::waiting(const State& state) const {
    Verdicts verdict = ruled(Ruling::Unfinished);
    verdict.explanations.push_back(
        {Happening::Unfinished, legalActions(state), std::nullopt, state, kSure, true});
    if (state.phase == Phase::Ordering) {
        verdict.explanations.front().told = message("the orders of all galleys");
    }
    return verdict;
}

Verdict<WarGalley> TableReader<WarGalley>::called(const State& state,
                                                  const std::vector<Action>& actions) const {
    Verdicts verdict;
    verdict.explanations.push_back(explanationOf(state, actions, kSure));
    verdict.ruling = verdict.explanations.front().happening == Happening::Illegal ? Ruling::Illegal
                                                                                  : Ruling::Called;
    return verdict;
}

/// Returns the verdict that an illegal action was played. The caller gives the violation, because
/// `validate` cannot judge a movement of pieces that is no action of the game.
Verdict<WarGalley> TableReader<WarGalley>::accused(const State& state, const Action& action,
                                                   Violation violation) const {
    Verdicts verdict = ruled(Ruling::Illegal);
    State after = state;
    if (const auto* lies = std::get_if<Correct>(&action)) {
        after.vessels[lies->vessel].pose = recorded(lies->pose);
    } else if (const auto* taken = std::get_if<TakeLosses>(&action)) {
        after.vessels[taken->vessel].rig = state.vessels[taken->vessel].rig - taken->lost;
    }
    verdict.explanations.push_back(
        {Happening::Illegal, {action}, std::move(violation), std::move(after), kSure, true});
    return verdict;
}

/// Checks that the galleys lie in their recorded places. To be called when no visible action is
/// due.
Verdict<WarGalley> TableReader<WarGalley>::checked(const State& state) const {
    if (const auto verdict = strayed(state)) {
        return *verdict;
    }
    if (const auto verdict = meddled(state)) {
        return *verdict;
    }
    Verdicts verdict;
    verdict.differences = differences(state);
    if (verdict.differences.empty()) {
        verdict.ruling = Ruling::Unchanged;
    } else if (hasLookedEnough()) {
        verdict.ruling = Ruling::OutOfSync;
    }
    return verdict;
}

/// Reads one galley that was not on the table before (WG-10).
Verdict<WarGalley> TableReader<WarGalley>::placed(const State& state) const {
    const PieceSizes sizes = sizesOf(state.settings);
    const auto side = sideToPlace(state);
    const Found known = found(state);
    std::vector<const Galley*> fresh;
    if (!side) {
        return checked(state);
    }
    for (const Galley& each : sight_.newest().galleys) {
        if (std::ranges::find(known, &each) == known.end()) {
            fresh.push_back(&each);
        }
    }
    const auto isTheirs = [&](const Galley* galley) {
        return ownerOf(state, nextOf(state, *galley)) == side;
    };
    if (fresh.size() > 1 && std::ranges::count_if(fresh, isTheirs) == 1) {
        fresh = {*std::ranges::find_if(fresh, isTheirs)};
    }
    if (fresh.size() != 1) {
        return checked(state);
    }
    if (!sight_.isSteady()) {
        return {};
    }
    const Galley& galley = *fresh.front();
    const Action place = Place{nextOf(state, galley), seenPose(galley, sizes)};
    if (galley.bow == Bow::Seen) {
        return called(state, {place});
    }
    const Action other = Place{nextOf(state, galley),
                               seenPose(withBowTowards(galley, galley.heading + 180_deg), sizes)};
    return ruleOn<WarGalley>(
        {explanationOf(state, {place}, kEither), explanationOf(state, {other}, kEither)}, looks(),
        {});
}

Verdict<WarGalley> TableReader<WarGalley>::explain(const State& state) const {
    if (looks() < 2) {
        return {};
    }
    if (state.phase == Phase::Building) {
        return built(state);
    }
    if (state.phase == Phase::Placing) {
        return placed(state);
    }
    if (state.phase == Phase::Ordering) {
        return ordered(state);
    }
    const Pending pending = pendingOf(state);
    switch (pending.owed) {
    case Owed::Confirmation:
        return moved(state);
    case Owed::Losses:
        return lost(state, pending.vessel);
    case Owed::Oars:
        return rearranged(state, pending.vessel);
    case Owed::Toss:
        return tossed(state, pending.vessel);
    case Owed::Contact:
    case Owed::Target:
    case Owed::Verdict:
        return answered(state);
    case Owed::Nothing:
        break;
    }
    return checked(state);
}

Parsed<State> TableReader<WarGalley>::corrected(const State& state, std::string_view piece) {
    NotationReader reader(piece);
    const auto vessel = takeVessel(reader, state.settings.galleys);
    if (!vessel || !isAfloat(state, *vessel) || !reader.take(" ")) {
        return ParseError{vessel ? reader.at() : 0, whatCorrects(), std::string(piece)};
    }
    NotationReader asRig = reader;
    if (const auto rig = takeRig(asRig); rig && asRig.atEnd()) {
        return having(state, *vessel, *rig);
    }
    if (reader.take("changes-with ")) {
        const auto other = takeVessel(reader, state.settings.galleys);
        if (!other || !isAfloat(state, *other) || !reader.atEnd()) {
            return reader.fail(message("a galley that is on the table"));
        }
        const auto first = lying(state, *vessel, text(*state.vessels[*other].pose));
        const auto* half = std::get_if<State>(&first);
        return half == nullptr ? first : lying(*half, *other, text(*state.vessels[*vessel].pose));
    }
    return lying(state, *vessel, reader.rest());
}

Holdings TableReader<WarGalley>::holdings(const State& state) {
    Holdings all;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        const Vessel& each = state.vessels[vessel];
        all.emplace(int(vessel), std::pair(playerOf(ownerOf(state, vessel)).seat,
                                           text(each.rig) + (each.pose ? text(*each.pose) : "")));
    }
    return all;
}

/// Returns the owner of secret orders until both screens are lifted (WG-17).
std::string TableReader<WarGalley>::onlyFor(const State& state, const Action& action) {
    if (WarGalley::isSecret(action)) {
        return WarGalley::playerName(state, actorsOf(state, action).front());
    }
    return {};
}

} // namespace umpire::referee
