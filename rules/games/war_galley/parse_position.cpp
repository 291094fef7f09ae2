#include "rules/games/war_galley/notation.h"
#include "rules/games/war_galley/position_check.h"
#include "rules/games/war_galley/words.h"
#include "rules/settings_text.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

constexpr int kMaxOwed = 99; ///< maximum number of hits and of points

/// Reads a position and refuses an impossible one.
class PositionParser {
public:
    PositionParser(std::string_view text, const Settings& base) : reader_(text) {
        state_.settings = base;
    }

    Parsed<State> parse() {
        const bool read = readFleet(PositionField::FleetA) && readFleet(PositionField::FleetB) &&
                          readPhase() && readWords() && check();
        return read ? Parsed<State>(std::move(state_)) : Parsed<State>(*error_);
    }

private:
    bool fail(ParseError error) {
        error_ = std::move(error);
        return false;
    }
    bool failHere(const Message& expected) { return fail(reader_.fail(expected)); }
    std::size_t& startOf(PositionField field) { return starts_[std::size_t(field)]; }

    bool readFleet(PositionField field);
    bool readVessel();
    bool readPlan(Vessel& vessel);
    bool readPhase();
    bool readReady();
    bool readExecution();
    bool readPart();
    bool readPending();
    bool readShot(VesselIndex attacker);
    bool readBlow(VesselIndex attacker);
    std::optional<int> takeSmall();
    bool takeNeighbours(std::string_view word);
    bool readWords();
    bool check();

    NotationReader reader_;
    State state_;
    std::array<std::size_t, 4> starts_{}; ///< start of each field in the text
    FleetSizes fleetSizes_{};
    std::optional<ParseError> error_;
};

bool PositionParser::readFleet(PositionField field) {
    startOf(field) = reader_.at();
    do {
        ++fleetSizes_[std::size_t(field)];
        if (!readVessel()) {
            return false;
        }
    } while (reader_.take(";"));
    return reader_.take(" ")
               ? true
               : failHere(message("%1 and a place, %2 and orders, %3 and a galley, or a space",
                                  "`@`", "`=`", "`;`"));
}

bool PositionParser::readVessel() {
    state_.vessels.emplace_back();
    Vessel& vessel = state_.vessels.back();
    if (reader_.take(kUnbuilt)) {
        return true;
    }
    const auto built = reader_.takeNumber();
    const auto rig = built && *built > 0 && reader_.take(":") ? takeRig(reader_) : std::nullopt;
    if (!rig) {
        return failHere(
            message("a galley such as %1, or %2 while it is not built", "5:5/5/3", "`?`"));
    }
    vessel.builtOars = *built;
    vessel.rig = *rig;
    if (reader_.take("@")) {
        vessel.pose = takePose(reader_);
        if (!vessel.pose) {
            return failHere(
                message("where the bow is and its heading, such as %1 with three decimals at most",
                        "63.5,72,90"));
        }
    }
    if (vessel.pose && reader_.take(kFrom)) {
        vessel.from = takePose(reader_);
        if (!vessel.from) {
            return failHere(
                message("where the bow came from and its heading, such as %1", "63.5,72,90"));
        }
    }
    return !reader_.take("=") || readPlan(vessel);
}

bool PositionParser::readPlan(Vessel& vessel) {
    const NotationReader before = reader_;
    const std::string_view ahead = reader_.rest();
    std::string letters(ahead.substr(0, ahead.find_first_of("; ")));
    reader_.take(letters);
    for (std::size_t i = 0; i < letters.size() && i < kMatchesOfAGalley; ++i) {
        if (letters[i] == kStalledForward) {
            letters[i] = 'F';
            vessel.stalled |= std::uint8_t(1U << i);
        }
    }
    vessel.plan = planOf(letters);
    return vessel.plan ? true
                       : fail(before.fail(
                             message("at most eight letters of %1, or %2", "F L R X O", "`-`")));
}

bool PositionParser::readPhase() {
    startOf(PositionField::Phase) = reader_.at();
    for (std::size_t i = 0; i < kPhaseWords.size(); ++i) {
        if (reader_.take(kPhaseWords[i])) {
            state_.phase = Phase(i);
            startOf(PositionField::Pending) = reader_.at();
            return state_.phase == Phase::Ordering    ? readReady()
                   : state_.phase == Phase::Executing ? readExecution()
                                                      : true;
        }
    }
    return failHere(message("%1 or %2", "`build`, `place`, `orders`, `step`", "`over`"));
}

bool PositionParser::readReady() {
    for (const Side side : kSides) {
        NotationReader ahead = reader_;
        if (ahead.take(":") && ahead.take(nameOf(side))) {
            reader_ = ahead;
            state_.ready[indexOf(side)] = true;
        }
    }
    return true;
}

bool PositionParser::readExecution() {
    const auto step = reader_.takeNumber();
    if (!step || *step < 1 || *step > kMaxOrders || !reader_.take(":")) {
        return failHere(message("a step from 1 to 5 and %1, such as %2", "`:`", "step2:fire"));
    }
    state_.execution.step = *step;
    if (!readPart()) {
        return false;
    }
    startOf(PositionField::Pending) = reader_.at() + 1;
    if (!reader_.take(" ")) {
        return failHere(message("a space and what is owed"));
    }
    do {
        if (!readPending()) {
            return false;
        }
    } while (reader_.take(","));
    return true;
}

bool PositionParser::readPart() {
    for (std::size_t i = 0; i < kPartWords.size(); ++i) {
        if (reader_.take(kPartWords[i])) {
            state_.execution.part = Part(i);
            return true;
        }
    }
    return failHere(message("%1 or %2", "`move`, `fire`", "`oars`"));
}

bool PositionParser::readPending() {
    const bool first = reader_.at() == startOf(PositionField::Pending);
    if (first && reader_.take(kConfirming)) {
        state_.execution.confirming = true;
        return true;
    }
    const auto vessel = takeVessel(reader_, fleetSizes_);
    if (!vessel) {
        return failHere(message("a galley such as %1, or %2 first", "A1", "`confirm`"));
    }
    if (reader_.take(">")) {
        return readShot(*vessel);
    }
    if (reader_.take("*")) {
        return readBlow(*vessel);
    }
    if (reader_.take(kUnsure)) {
        const auto other = takeVessel(reader_, fleetSizes_);
        state_.execution.unsure.push_back({*vessel, other.value_or(0)});
        return other ? true : failHere(message("the galley that it may touch, such as %1", "B2"));
    }
    if (!first || state_.execution.part != Part::Rearranging) {
        return failHere(message("%1 and a target, or %2 and who is struck", "`>`", "`*`"));
    }
    state_.execution.rearranges = *vessel;
    return true;
}

std::optional<int> PositionParser::takeSmall() {
    const NotationReader before = reader_;
    const auto number = reader_.takeNumber();
    if (!number || *number > kMaxOwed) {
        reader_ = before;
        return std::nullopt;
    }
    return number;
}

bool PositionParser::readShot(VesselIndex attacker) {
    Shot shot{attacker, {}, {}, {}};
    if (!reader_.take(kUnbuilt)) {
        shot.target = takeVessel(reader_, fleetSizes_);
        if (!shot.target) {
            return failHere(message("a target such as %1, or %2", "B2", "`?`"));
        }
        if (reader_.take(":")) {
            shot.called = takeSmall();
            if (!shot.called) {
                return failHere(message("a number of hits"));
            }
        } else if (reader_.take("~")) {
            const auto least = takeSmall();
            const auto most = least && reader_.take("-") ? takeSmall() : std::nullopt;
            if (!most) {
                return failHere(message("hits from least to most, such as %1", "1-3"));
            }
            shot.ruled = HitRange{*least, *most};
        }
    }
    state_.execution.shots.push_back(shot);
    return true;
}

bool PositionParser::readBlow(VesselIndex attacker) {
    const auto target = takeVessel(reader_, fleetSizes_);
    const auto points = target && reader_.take(":") ? takeSmall() : std::nullopt;
    if (!points) {
        return failHere(message("who is struck and how hard, such as %1", "B2:3"));
    }
    state_.execution.blows.push_back({attacker, *target, *points});
    return true;
}

/// Takes a pair with its judgement: "A1+B1", "A1/B2".
bool PositionParser::takeNeighbours(std::string_view word) {
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

bool PositionParser::readWords() {
    bool named = false;
    while (!reader_.atEnd()) {
        if (!reader_.take(" ") || state_.resigned) {
            return failHere(message("a space and a setting, or the end"));
        }
        const NotationReader before = reader_;
        const std::string_view word = reader_.takeWord();
        const auto resigned = std::ranges::find(kResignedWords, word);
        if (resigned != kResignedWords.end()) {
            state_.resigned = kSides[std::size_t(resigned - kResignedWords.begin())];
            continue;
        }
        if (const auto draws = std::ranges::find(kDrawWords, word); draws != kDrawWords.end()) {
            state_.offersDraw[std::size_t(draws - kDrawWords.begin())] = true;
            continue;
        }
        if (takeNeighbours(word)) {
            continue;
        }
        Settings settings = named ? state_.settings : Settings{};
        if (!takeSetting(word, settings)) {
            return fail(before.fail(
                message("a variant, a setting (%1), neighbours such as %2 or %3, %4 or %5",
                        knownSettings(settingList()), "A1+B2", "A1/B2",
                        "`A-draws`, `B-draws`, `A-resigned`", "`B-resigned`")));
        }
        state_.settings = settings;
        named = true;
    }
    return true;
}

bool PositionParser::check() {
    const FleetSizes& galleys = state_.settings.galleys;
    if (fleetSizes_ != galleys) {
        return fail(
            reader_.failAt(startOf(PositionField::FleetA),
                           galleys[0] == galleys[1]
                               ? message("%1 galleys on each side", galleys[0])
                               : message("%1 galleys of A and %2 of B", galleys[0], galleys[1])));
    }
    if (auto trouble = troubleOf(state_)) {
        return fail(reader_.failAt(startOf(trouble->field), trouble->expected));
    }
    return true;
}

} // namespace

Parsed<State> parseState(std::string_view text, const Settings& base) {
    return PositionParser(text, base).parse();
}

} // namespace umpire::war_galley
