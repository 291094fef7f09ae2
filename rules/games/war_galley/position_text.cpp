#include "rules/games/war_galley/notation.h"
#include "rules/games/war_galley/position_check.h"
#include "rules/games/war_galley/words.h"
#include "rules/settings_text.h"

#include <algorithm>

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

constexpr int kMaxOwed = 99; ///< maximum number of hits or of damage points in a text

/// Reads the text of a position. Refuses a position that breaks the rules.
class PositionParser : public RefusingReader {
public:
    PositionParser(std::string_view text, const Settings& base) : RefusingReader(text) {
        state_.settings = base;
    }

    Parsed<State> parse() {
        const bool read = readFleet(PositionField::FleetA) && readFleet(PositionField::FleetB) &&
                          readPhase() && readWords() && check();
        return read ? Parsed<State>(std::move(state_)) : Parsed<State>(error());
    }

private:
    std::size_t& startOf(PositionField field) { return starts_[std::size_t(field)]; }
    using RefusingReader::take;
    bool take(VesselIndex& into) {
        const auto vessel = takeVessel(*this, fleetSizes_);
        into = vessel.value_or(0);
        return vessel.has_value();
    }
    /// Takes one of the words, and returns its index. Returns none at any other text.
    template <std::size_t kCount>
    std::optional<std::size_t> take(const std::array<std::string_view, kCount>& words) {
        const auto found =
            std::ranges::find_if(words, [&](std::string_view word) { return take(word); });
        return found == words.end() ? std::nullopt
                                    : std::optional(std::size_t(found - words.begin()));
    }
    bool readFleet(PositionField field) {
        startOf(field) = at();
        return takeEach(";",
                        [&] {
                            ++fleetSizes_[std::size_t(field)];
                            return readVessel();
                        }) &&
               (take(" ") ||
                refuse(message("%1 and a place, %2 and orders, %3 and a galley, or a space", "`@`",
                               "`=`", "`;`")));
    }
    bool readVessel() {
        state_.vessels.emplace_back();
        Vessel& vessel = state_.vessels.back();
        if (take(kUnbuilt)) {
            return true;
        }
        const auto built = takeNumber();
        const auto rig = built && *built > 0 && take(":") ? takeRig(*this) : std::nullopt;
        if (!rig) {
            return refuse(
                message("a galley such as %1, or %2 while it is not built", "5:5/5/3", "`?`"));
        }
        vessel.builtOars = *built;
        vessel.rig = *rig;
        if (take("@")) {
            vessel.pose = takePose(*this);
            if (!vessel.pose) {
                return refuse(message("where the bow is and its heading, such as %1 with three "
                                      "decimals at most",
                                      "63.5,72,90"));
            }
        }
        if (vessel.pose && take(kFrom)) {
            vessel.from = takePose(*this);
            if (!vessel.from) {
                return refuse(
                    message("where the bow came from and its heading, such as %1", "63.5,72,90"));
            }
        }
        return !take("=") || readPlan(vessel);
    }
    bool readPlan(Vessel& vessel) {
        const std::size_t begin = at();
        std::string letters(rest().substr(0, rest().find_first_of("; ")));
        take(letters);
        for (std::size_t i = 0; i < letters.size() && i < kMatchesOfAGalley; ++i) {
            if (letters[i] == kStalledForward) {
                letters[i] = 'F';
                vessel.stalled |= std::uint8_t(1U << i);
            }
        }
        vessel.plan = planOf(letters);
        return vessel.plan ||
               refuseAt(begin, message("at most eight letters of %1, or %2", "F L R X O", "`-`"));
    }
    bool readPhase() {
        startOf(PositionField::Phase) = at();
        const auto phase = take(kPhaseWords);
        if (!phase) {
            return refuse(message("%1 or %2", "`build`, `place`, `orders`, `step`", "`over`"));
        }
        state_.phase = Phase(*phase);
        startOf(PositionField::Pending) = at();
        return state_.phase == Phase::Ordering    ? readReady()
               : state_.phase == Phase::Executing ? readExecution()
                                                  : true;
    }
    bool readReady() {
        for (const Side side : kSides) {
            state_.ready[indexOf(side)] = take(":" + std::string(nameOf(side)));
        }
        return true;
    }
    bool readExecution() {
        const auto step = takeNumber();
        if (!step || *step < 1 || *step > kMaxOrders || !take(":")) {
            return refuse(message("a step from 1 to 5 and %1, such as %2", "`:`", "step2:fire"));
        }
        state_.execution.step = *step;
        const auto part = take(kPartWords);
        if (!part) {
            return refuse(message("%1 or %2", "`move`, `fire`", "`oars`"));
        }
        state_.execution.part = Part(*part);
        startOf(PositionField::Pending) = at() + 1;
        return (take(" ") || refuse(message("a space and what is owed"))) &&
               takeEach(",", [&] { return readPending(); });
    }
    bool readPending() {
        const bool first = at() == startOf(PositionField::Pending);
        Execution& execution = state_.execution;
        if (first && take(kConfirming)) {
            execution.confirming = true;
            return true;
        }
        VesselPair pair{};
        if (!take(pair.first)) {
            return refuse(message("a galley such as %1, or %2 first", "A1", "`confirm`"));
        }
        if (take(">")) {
            return readShot(pair.first);
        }
        if (take("*")) {
            return readBlow(pair.first);
        }
        if (take(kUnsure)) {
            const bool taken = take(pair.second);
            execution.unsure.push_back(pair);
            return taken || refuse(message("the galley that it may touch, such as %1", "B2"));
        }
        execution.rearranges = pair.first;
        return (first && execution.part == Part::Rearranging) ||
               refuse(message("%1 and a target, or %2 and who is struck", "`>`", "`*`"));
    }
    bool readShot(VesselIndex attacker) {
        Shot shot{attacker, {}, {}, {}};
        if (!take(kUnbuilt)) {
            shot.target = takeVessel(*this, fleetSizes_);
            if (!shot.target) {
                return refuse(message("a target such as %1, or %2", "B2", "`?`"));
            }
            if (take(":")) {
                shot.called = takeNumber(0, kMaxOwed);
                if (!shot.called) {
                    return refuse(message("a number of hits"));
                }
            } else if (take("~")) {
                const auto least = takeNumber(0, kMaxOwed);
                const auto most = least && take("-") ? takeNumber(0, kMaxOwed) : std::nullopt;
                if (!most) {
                    return refuse(message("hits from least to most, such as %1", "1-3"));
                }
                shot.ruled = HitRange{*least, *most};
            }
        }
        state_.execution.shots.push_back(shot);
        return true;
    }
    bool readBlow(VesselIndex attacker) {
        const auto target = takeVessel(*this, fleetSizes_);
        const auto points = target && take(":") ? takeNumber(0, kMaxOwed) : std::nullopt;
        if (!points) {
            return refuse(message("who is struck and how hard, such as %1", "B2:3"));
        }
        state_.execution.blows.push_back({attacker, *target, *points});
        return true;
    }
    /// Takes two galleys with the judgement between them: "A1+B1" or "A1/B2".
    bool takeNeighbours(std::string_view word) {
        NotationReader reader(word);
        const auto first = takeVessel(reader, fleetSizes_);
        const bool touch = first && reader.take(kTouching);
        const bool areClear = first && !touch && reader.take(kClearOf);
        const auto second = touch || areClear ? takeVessel(reader, fleetSizes_) : std::nullopt;
        if (!second || !reader.atEnd()) {
            return false;
        }
        state_.neighbours.push_back({{*first, *second}, touch ? Judged::Touching : Judged::Clear});
        return true;
    }
    bool readWords() {
        bool named = false;
        while (!atEnd()) {
            if (!take(" ") || state_.resigned) {
                return refuse(message("a space and a setting, or the end"));
            }
            const std::size_t begin = at();
            const std::string_view word = takeWord();
            const auto resigned = std::ranges::find(kResignedWords, word);
            const auto draws = std::ranges::find(kDrawWords, word);
            Settings settings = named ? state_.settings : Settings{};
            if (resigned != kResignedWords.end()) {
                state_.resigned = kSides[std::size_t(resigned - kResignedWords.begin())];
            } else if (draws != kDrawWords.end()) {
                state_.offersDraw[std::size_t(draws - kDrawWords.begin())] = true;
            } else if (takeSetting(word, settings)) {
                state_.settings = settings;
                named = true;
            } else if (!takeNeighbours(word)) {
                return refuseAt(
                    begin,
                    message("a variant, a setting (%1), neighbours such as %2 or %3, %4 or %5",
                            knownSettings(settingList()), "A1+B2", "A1/B2",
                            "`A-draws`, `B-draws`, `A-resigned`", "`B-resigned`"));
            }
        }
        return true;
    }
    bool check() {
        const FleetSizes& galleys = state_.settings.galleys;
        if (fleetSizes_ != galleys) {
            return refuseAt(startOf(PositionField::FleetA),
                            galleys[0] == galleys[1]
                                ? message("%1 galleys on each side", galleys[0])
                                : message("%1 galleys of A and %2 of B", galleys[0], galleys[1]));
        }
        const auto trouble = troubleOf(state_);
        return !trouble || refuseAt(startOf(trouble->field), trouble->expected);
    }

    State state_;
    std::array<std::size_t, 4> starts_{}; ///< index in the text where each field begins
    FleetSizes fleetSizes_{};
};

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

Parsed<State> parseState(std::string_view text, const Settings& base) {
    return PositionParser(text, base).parse();
}

} // namespace umpire::war_galley
