#include "rules/games/war_galley/notation.h"
#include "rules/games/war_galley/words.h"

namespace umpire::war_galley {
namespace {

/// Writes a plan. A forward order that did not move the galley is a small `f`.
std::string planText(const Vessel& vessel) {
    std::string letters = text(*vessel.plan);
    for (std::size_t i = 0; i < std::size_t(vessel.plan->count); ++i) {
        letters[i] = (vessel.stalled >> i & 1U) != 0 ? kStalledForward : letters[i];
    }
    return letters;
}

std::string vesselText(const Vessel& vessel) {
    if (!vessel.isBuilt()) {
        return std::string(kUnbuilt);
    }
    std::string words = std::to_string(vessel.builtOars) + ":" + text(vessel.rig);
    words += vessel.pose ? "@" + text(*vessel.pose) : "";
    words += vessel.from ? std::string(kFrom) + text(*vessel.from) : "";
    return vessel.plan ? words + "=" + planText(vessel) : words;
}

std::string fleetText(const State& state, Side side) {
    std::string words;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (ownerOf(state, vessel) == side) {
            words += (words.empty() ? "" : ";") + vesselText(state.vessels[vessel]);
        }
    }
    return words;
}

/// Writes a shot without target, with target, with ruling, or with hits: "A1>?", "A1>B2",
/// "A1>B2~1-3", "A1>B2:2".
std::string shotText(const State& state, const Shot& shot) {
    std::string words = nameOf(state, shot.attacker) + ">";
    words += shot.target ? nameOf(state, *shot.target) : std::string(kUnbuilt);
    if (shot.called) {
        return words + ":" + std::to_string(*shot.called);
    }
    return shot.ruled ? words + "~" + std::to_string(shot.ruled->least) + "-" +
                            std::to_string(shot.ruled->most)
                      : words;
}

std::string blowText(const State& state, const Blow& blow) {
    return nameOf(state, blow.attacker) + "*" + nameOf(state, blow.target) + ":" +
           std::to_string(blow.points);
}

/// Writes two galleys with a mark between them: "A1?B2".
std::string pairText(const State& state, const VesselPair& pair, std::string_view mark) {
    return nameOf(state, pair.first).append(mark).append(nameOf(state, pair.second));
}

/// Writes what is pending in a step: "confirm", pairs that may touch, shots, damage, or the galley
/// that re-arranges its oars.
std::string pendingText(const State& state) {
    const Execution& execution = state.execution;
    std::string words = execution.confirming ? std::string(kConfirming) : "";
    const auto append = [&words](const std::string& word) {
        words += (words.empty() ? "" : ",") + word;
    };
    for (const VesselPair& pair : execution.unsure) {
        append(pairText(state, pair, kUnsure));
    }
    for (const Shot& shot : execution.shots) {
        append(shotText(state, shot));
    }
    for (const Blow& blow : execution.blows) {
        append(blowText(state, blow));
    }
    if (execution.part == Part::Rearranging) {
        append(nameOf(state, execution.rearranges));
    }
    return words;
}

std::string phaseText(const State& state) {
    std::string words(kPhaseWords[std::size_t(state.phase)]);
    if (state.phase == Phase::Executing) {
        return words + std::to_string(state.execution.step) + ":" +
               std::string(kPartWords[std::size_t(state.execution.part)]) + " " +
               pendingText(state);
    }
    for (const Side side : kSides) {
        words += state.ready[indexOf(side)] ? ":" + std::string(nameOf(side)) : "";
    }
    return words;
}

} // namespace

std::string text(const State& state) {
    std::string line =
        fleetText(state, Side::A) + " " + fleetText(state, Side::B) + " " + phaseText(state);
    const std::string settings = text(state.settings);
    line += settings.empty() ? "" : " " + settings;
    for (const Neighbours& each : state.neighbours) {
        line += " " +
                pairText(state, each.pair, each.judged == Judged::Touching ? kTouching : kClearOf);
    }
    for (const Side side : kSides) {
        if (state.offersDraw[indexOf(side)]) {
            line.append(" ").append(kDrawWords[indexOf(side)]);
        }
    }
    if (state.resigned) {
        line.append(" ").append(kResignedWords[indexOf(*state.resigned)]);
    }
    return line;
}

std::string text(const View& view) {
    return text(view.known);
}

} // namespace umpire::war_galley
