#include "app/referee/galley_reader.h"

#include "app/referee/told_reader.h"
#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/set_up.h"

namespace umpire::referee {

using namespace war_galley;

namespace {

GalleyPose poseOf(const Galley& seen, const State& state) {
    return recorded(GalleyPose{seen.center + along(seen.heading, state.settings.boxLength * 0.5),
                               seen.heading});
}

std::string oneDecimal(double value) {
    const std::string text = std::to_string(std::round(value * 10.0) / 10.0);
    return text.substr(0, text.find('.') + 2);
}

TablePoint centreOf(const GalleyPose& pose, const State& state) {
    return pose.bow - along(pose.heading, state.settings.boxLength * 0.5);
}


/// Oars to port and starboard, and masts; none where one of them is not seen.
std::optional<Rig> rigOf(const Galley* seen) {
    if (seen == nullptr || !seen->oars.port || !seen->oars.starboard || !seen->masts) {
        return std::nullopt;
    }
    return Rig{*seen->oars.port, *seen->oars.starboard, *seen->masts};
}

} // namespace

void TableReader<WarGalley>::forget() {
    looks_ = 0;
    seen_ = {};
}

void TableReader<WarGalley>::look(const State& state, const TableObservation& seen) {
    ++looks_;
    seen_ = seen;
    std::erase_if(seen_.galleys,
                  [&](const Galley& each) { return each.confidence < tolerances_.sure; });
    if (pendingOf(state).owed != Owed::Toss) {
        lying_ = seen.matches;
    }
}

/// The galley nearest to where the record has it.
const Galley* TableReader<WarGalley>::seenAs(const State& state, VesselIndex vessel) const {
    const TablePoint centre = centreOf(*state.vessels[vessel].pose, state);
    const Galley* nearest = nullptr;
    for (const Galley& each : seen_.galleys) {
        const bool nearer =
            nearest == nullptr || distance(each.center, centre) < distance(nearest->center, centre);
        nearest = nearer ? &each : nearest;
    }
    const bool there =
        nearest != nullptr && distance(nearest->center, centre) <= tolerances_.samePiece;
    return there ? nearest : nullptr;
}

std::vector<Difference> TableReader<WarGalley>::differences(const State& state) const {
    std::vector<Difference> differences;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (!isAfloat(state, vessel)) {
            continue;
        }
        const GalleyPose& pose = *state.vessels[vessel].pose;
        const std::string at = "the galley at " + text(pose);
        const Galley* seen = seenAs(state, vessel);
        if (seen == nullptr) {
            differences.push_back({nameOf(state, vessel), at, "none near it"});
            continue;
        }
        const Millimetres off = distance(seen->center, centreOf(pose, state));
        const Radians turned = abs(normalized(seen->heading - pose.heading));
        if (off > tolerances_.place || turned > tolerances_.heading) {
            differences.push_back({nameOf(state, vessel), at,
                                   "it " + oneDecimal(off.value()) + " mm and " +
                                       oneDecimal(degreesFromRadians(turned)) + " degrees off"});
        }
    }
    return differences;
}

Verdict<WarGalley> TableReader<WarGalley>::called(const State& state, const Action& action) const {
    Verdicts verdict;
    if (looks_ < 2) {
        return verdict;
    }
    Explanation<WarGalley> found{
        Happening::Actions, {action}, validate(state, action), state, 0.99, true};
    if (found.violation) {
        found.happening = Happening::Illegal;
    } else {
        found.after = war_galley::apply(state, action).state;
    }
    verdict.ruling = found.violation ? Ruling::Illegal : Ruling::Called;
    verdict.explanations.push_back(std::move(found));
    return verdict;
}

/// Nothing is owed that is seen: do the galleys lie where the record has them?
Verdict<WarGalley> TableReader<WarGalley>::checked(const State& state) const {
    Verdicts verdict;
    verdict.differences = differences(state);
    if (verdict.differences.empty()) {
        verdict.ruling = Ruling::Unchanged;
    } else if (looks_ >= RulingOptions{}.enoughLooks) {
        verdict.ruling = Ruling::OutOfSync;
    }
    return verdict;
}

/// WG-10: one galley that was not there.
Verdict<WarGalley> TableReader<WarGalley>::placed(const State& state) const {
    const auto side = sideToPlace(state);
    std::vector<const Galley*> fresh;
    for (const Galley& each : seen_.galleys) {
        const bool known = std::ranges::any_of(state.vessels, [&](const Vessel& vessel) {
            return vessel.pose && distance(centreOf(*vessel.pose, state), each.center) <
                                      state.settings.boxWidth * 0.5;
        });
        if (!known) {
            fresh.push_back(&each);
        }
    }
    if (!side || fresh.size() != 1) {
        return checked(state);
    }
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (ownerOf(state, vessel) == *side && !state.vessels[vessel].pose) {
            return called(state, Place{vessel, poseOf(*fresh.front(), state)});
        }
    }
    return checked(state);
}

/// WG-34 to WG-37: what was taken from the struck galley.
Verdict<WarGalley> TableReader<WarGalley>::lost(const State& state, VesselIndex vessel) const {
    const Rig& had = state.vessels[vessel].rig;
    const auto left = rigOf(seenAs(state, vessel));
    if (!left || *left == had) {
        return checked(state);
    }
    const Rig taken{had.port - left->port, had.starboard - left->starboard,
                    had.masts - left->masts};
    const int owed = state.execution.blows.front().points;
    if (taken.port >= 0 && taken.starboard >= 0 && taken.masts >= 0 &&
        taken.port + taken.starboard + taken.masts < owed &&
        validate(state, TakeLosses{vessel, taken})) {
        Verdicts verdict;
        if (looks_ >= 2) {
            verdict.ruling = Ruling::Unfinished;
            verdict.explanations.push_back(
                {Happening::Unfinished, legalActions(state), std::nullopt, state, 0.99, true});
        }
        return verdict;
    }
    return called(state, TakeLosses{vessel, taken});
}

/// WG-22.
Verdict<WarGalley> TableReader<WarGalley>::rearranged(const State& state,
                                                      VesselIndex vessel) const {
    const Rig& had = state.vessels[vessel].rig;
    const auto now = rigOf(seenAs(state, vessel));
    if (!now || *now == had || now->port + now->starboard < had.port + had.starboard) {
        return checked(state); // as it was, or an oar is still in a hand
    }
    return called(state, RearrangeOars{vessel, now->port, now->starboard});
}

/// WG-29: the matches that came to lie there since the toss was owed.
Verdict<WarGalley> TableReader<WarGalley>::tossed(const State& state, VesselIndex attacker) const {
    const auto shot = std::ranges::find(state.execution.shots, attacker, &Shot::attacker);
    const int due = matchesToDrop(state, attacker, *shot->target);
    Toss toss{attacker, {}, 0_mm};
    int fresh = 0;
    for (const Match& match : seen_.matches) {
        const bool lay = std::ranges::any_of(lying_, [&](const Match& old) {
            return std::max(distance(old.head, match.head), distance(old.tail, match.tail)) <
                   tolerances_.sameMatch;
        });
        if (!lay && match.confidence < tolerances_.sure) {
            return checked(state);
        }
        fresh += lay ? 0 : 1;
        toss.matches.push_back({match.tail, match.head, match.headed, !lay});
        toss.sigma = std::max({toss.sigma, match.sigmaHead, match.sigmaTail});
    }
    return fresh == due && fresh > 0 ? called(state, toss) : checked(state);
}

Verdict<WarGalley> TableReader<WarGalley>::explain(const State& state) const {
    if (looks_ == 0) {
        return {};
    }
    if (state.phase == Phase::Placing) {
        return placed(state);
    }
    const Pending pending = pendingOf(state);
    switch (pending.owed) {
    case Owed::Confirmation:
        return differences(state).empty() ? called(state, ConfirmPoses{}) : checked(state);
    case Owed::Losses:
        return lost(state, pending.vessel);
    case Owed::Oars:
        return rearranged(state, pending.vessel);
    case Owed::Toss:
        return tossed(state, pending.vessel);
    case Owed::Nothing:
    case Owed::Target:
    case Owed::Verdict:
        break;
    }
    return checked(state);
}

std::optional<AnswerNeeded> TableReader<WarGalley>::question(const State& state) const {
    AnswerNeeded needed;
    for (const Side side : sidesToAct(state)) {
        needed.players.emplace_back(war_galley::nameOf(side));
    }
    const Pending pending = pendingOf(state);
    if (state.phase == Phase::Building) {
        needed.question = "how is each galley built: oars to port, to starboard, masts?";
        needed.examples = {"A build 5/5/3"};
    } else if (state.phase == Phase::Ordering) {
        needed.question = "lay orders behind your screen; when it is lifted, say them";
        needed.examples = {"A1 orders FFXLX", "A ready"};
    } else if (pending.owed == Owed::Target) {
        needed.question = "whom does " + nameOf(state, pending.vessel) + " fire at?";
        needed.examples = {nameOf(state, pending.vessel) + " aims B2"};
    } else if (pending.owed == Owed::Verdict) {
        needed.question = "how many hits is it, or was the toss spoiled?";
        needed.examples = {nameOf(state, pending.vessel) + " hits 1",
                           nameOf(state, pending.vessel) + " spoiled"};
    } else {
        return std::nullopt; // the table tells
    }
    return needed;
}

Parsed<State> TableReader<WarGalley>::corrected(const State& state, std::string_view piece) {
    const std::size_t gap = piece.find(' ');
    if (gap == std::string_view::npos) {
        return ParseError{piece.size(), "a galley and where it lies, as in `A1 63.5,72,90`", ""};
    }
    const std::string said =
        std::string(piece.substr(0, gap)) + " lies" + std::string(piece.substr(gap));
    const auto parsed = parseAction(state, said);
    if (const auto* error = std::get_if<ParseError>(&parsed)) {
        return *error;
    }
    const Action& action = std::get<Action>(parsed);
    if (const auto violation = validate(state, action)) {
        return ParseError{0, "a pose that the record can have", violation->because};
    }
    return war_galley::apply(state, action).state;
}

Decided TableReader<WarGalley>::decided(const State& state, const Action& action) {
    return decidedBy(text(state, action));
}

/// Orders are secret until both screens are lifted (WG-17).
std::string TableReader<WarGalley>::onlyFor(const State& state, const Action& action) {
    if (const auto* laid = std::get_if<LayOrders>(&action)) {
        return std::string(war_galley::nameOf(ownerOf(state, laid->vessel)));
    }
    if (const auto* taken = std::get_if<TakeUpOrders>(&action)) {
        return std::string(war_galley::nameOf(ownerOf(state, taken->vessel)));
    }
    return {};
}

} // namespace umpire::referee
