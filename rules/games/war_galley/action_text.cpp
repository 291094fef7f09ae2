#include "rules/games/war_galley/notation.h"
#include "rules/games/war_galley/words.h"

#include <algorithm>
#include <utility>

namespace umpire::war_galley {
namespace {

constexpr std::string_view kBuild = " build ";
constexpr std::string_view kReady = " ready";
constexpr std::string_view kResign = " resign";
constexpr std::string_view kAt = " at ";
constexpr std::string_view kOrders = " orders ";
constexpr std::string_view kTakesUp = " takes-up";
constexpr std::string_view kConfirmed = "confirmed";
constexpr std::string_view kDraw = " draw";
constexpr std::string_view kRams = " rams ";
constexpr std::string_view kClear = " clear of ";
constexpr std::string_view kAims = " aims ";
constexpr std::string_view kToss = " toss ";
constexpr std::string_view kHits = " hits ";
constexpr std::string_view kSpoiled = " spoiled";
constexpr std::string_view kLoses = " loses ";
constexpr std::string_view kOars = " oars ";
constexpr std::string_view kLies = " lies ";

constexpr std::array<std::pair<std::string_view, Face>, 3> kFaces = {
    {{" side", Face::Side}, {" stern", Face::Stern}, {" head-on", Face::Bow}}};

constexpr std::string_view kNoMatch = "none";
constexpr std::string_view kDropped = " dropped=";
constexpr std::string_view kSigma = " sigma=";
constexpr std::string_view kLaidMark = "o";
constexpr std::string_view kHeaded = ">";
constexpr std::string_view kHeadless = "=";
constexpr std::size_t kMaxMatches = 200; ///< maximum number of loose matches on a table

class Writer {
public:
    explicit Writer(const State& state) : state_(state) {}

    std::string operator()(const Build& build) const {
        return side(build.side, kBuild) + text(build.rig);
    }
    std::string operator()(const Place& place) const {
        return vessel(place.vessel, kAt) + text(place.pose);
    }
    std::string operator()(const LayOrders& laid) const {
        return vessel(laid.vessel, kOrders) + text(laid.plan);
    }
    std::string operator()(const TakeUpOrders& taken) const {
        return vessel(taken.vessel, kTakesUp);
    }
    std::string operator()(const Ready& ready) const { return side(ready.side, kReady); }
    std::string operator()(const ConfirmPoses&) const { return std::string(kConfirmed); }
    std::string operator()(const CallRam& call) const {
        const auto face =
            std::ranges::find(kFaces, call.face, &std::pair<std::string_view, Face>::second);
        return vessel(call.rammer, kRams) + vessel(call.struck, face->first);
    }
    std::string operator()(const CallClear& call) const {
        return vessel(call.one, kClear) + vessel(call.other, "");
    }
    std::string operator()(const Aim& aim) const {
        return vessel(aim.attacker, kAims) + vessel(aim.target, "");
    }
    std::string operator()(const Toss& toss) const {
        std::string words = toss.matches.empty() ? std::string(kNoMatch) : "";
        for (const LooseMatch& match : toss.matches) {
            words.append(words.empty() ? 0 : 1, ' ').append(match.tossed ? "" : kLaidMark);
            words.append(text(match.tail)).append(match.headed ? kHeaded : kHeadless);
            words.append(text(match.head));
        }
        if (toss.dropped) {
            words.append(kDropped).append(std::to_string(*toss.dropped));
        }
        if (toss.sigma != 0_mm) {
            words.append(kSigma).append(text(toss.sigma));
        }
        return vessel(toss.attacker, kToss) + words;
    }
    std::string operator()(const CallHits& call) const {
        return vessel(call.attacker, kHits) + std::to_string(call.hits);
    }
    std::string operator()(const CallSpoiled& call) const {
        return vessel(call.attacker, kSpoiled);
    }
    std::string operator()(const TakeLosses& losses) const {
        return vessel(losses.vessel, kLoses) + text(losses.lost);
    }
    std::string operator()(const RearrangeOars& oars) const {
        return vessel(oars.vessel, kOars) + std::to_string(oars.port) + "/" +
               std::to_string(oars.starboard);
    }
    std::string operator()(const Correct& correction) const {
        return vessel(correction.vessel, kLies) + text(correction.pose);
    }
    std::string operator()(const Resign& resign) const { return side(resign.side, kResign); }
    std::string operator()(const OfferDraw& offer) const { return side(offer.side, kDraw); }

private:
    std::string side(Side side, std::string_view verb) const {
        return std::string(nameOf(side)).append(verb);
    }
    std::string vessel(VesselIndex vessel, std::string_view verb) const {
        return nameOf(state_, vessel).append(verb);
    }

    const State& state_;
};

class ActionParser {
public:
    ActionParser(const State& state, std::string_view text)
        : galleys_(state.settings.galleys), reader_(text) {}

    Parsed<Action> parse() {
        auto action = takeAction();
        if (action && !reader_.atEnd()) {
            return reader_.fail(message("the end of the action"));
        }
        return action ? Parsed<Action>(*std::move(action)) : Parsed<Action>(*error_);
    }

private:
    std::nullopt_t fail(const Message& expected) {
        error_ = reader_.fail(expected);
        return std::nullopt;
    }
    std::optional<Action> takeAction();
    std::optional<Action> takeOfSide(Side side);
    std::optional<Action> takeOfVessel(VesselIndex vessel);
    std::optional<Action> takeTurnOf(VesselIndex vessel);
    std::optional<Action> takePlan(VesselIndex vessel);
    std::string lastGalley() const { return "B" + std::to_string(galleys_[1]); }
    std::nullopt_t failAtGalley() { return fail(message("a galley from A1 to %1", lastGalley())); }
    std::optional<Action> takeRam(VesselIndex rammer);
    std::optional<Action> takeClear(VesselIndex one);
    std::optional<Action> takeAim(VesselIndex attacker);
    std::optional<Action> takeToss(VesselIndex attacker);
    std::optional<LooseMatch> takeMatch();
    bool takeSpaceBeforeMatch();
    std::optional<Action> takeOars(VesselIndex vessel);
    std::optional<GalleyPose> takeWhere();

    FleetSizes galleys_;
    NotationReader reader_;
    std::optional<ParseError> error_;
};

std::optional<Action> ActionParser::takeAction() {
    if (reader_.take(kConfirmed)) {
        return ConfirmPoses{};
    }
    const NotationReader before = reader_;
    for (const Side side : kSides) {
        if (reader_.take(nameOf(side)) && reader_.peek() == ' ') {
            return takeOfSide(side);
        }
        reader_ = before;
    }
    if (const auto vessel = takeVessel(reader_, galleys_)) {
        return takeOfVessel(*vessel);
    }
    return fail(
        message("a side A or B, a galley from A1 to %1 or %2", lastGalley(), "`confirmed`"));
}

std::optional<Action> ActionParser::takeOfSide(Side side) {
    if (reader_.take(kReady)) {
        return Ready{side};
    }
    if (reader_.take(kResign)) {
        return Resign{side};
    }
    if (reader_.take(kDraw)) {
        return OfferDraw{side};
    }
    if (!reader_.take(kBuild)) {
        return fail(message("%1 or %2", "` build `, ` ready`, ` resign`", "` draw`"));
    }
    const auto rig = takeRig(reader_);
    return rig ? std::optional<Action>(Build{side, *rig})
               : fail(message("oars to port and starboard and masts, such as %1", "5/5/3"));
}

std::optional<GalleyPose> ActionParser::takeWhere() {
    const auto pose = takePose(reader_);
    if (!pose) {
        fail(message("where the bow is and its heading, such as %1 with three decimals at most",
                     "63.5,72,90"));
    }
    return pose;
}

std::optional<Action> ActionParser::takeOfVessel(VesselIndex vessel) {
    if (reader_.take(kTakesUp)) {
        return TakeUpOrders{vessel};
    }
    if (reader_.take(kSpoiled)) {
        return CallSpoiled{vessel};
    }
    if (reader_.take(kAt)) {
        const auto pose = takeWhere();
        return pose ? std::optional<Action>(Place{vessel, *pose}) : std::nullopt;
    }
    if (reader_.take(kLies)) {
        const auto pose = takeWhere();
        return pose ? std::optional<Action>(Correct{vessel, *pose}) : std::nullopt;
    }
    return takeTurnOf(vessel);
}

std::optional<Action> ActionParser::takeTurnOf(VesselIndex vessel) {
    if (reader_.take(kOrders)) {
        return takePlan(vessel);
    }
    if (reader_.take(kRams)) {
        return takeRam(vessel);
    }
    if (reader_.take(kClear)) {
        return takeClear(vessel);
    }
    if (reader_.take(kAims)) {
        return takeAim(vessel);
    }
    if (reader_.take(kToss)) {
        return takeToss(vessel);
    }
    if (reader_.take(kHits)) {
        const auto hits = reader_.takeNumber();
        return hits ? std::optional<Action>(CallHits{vessel, *hits})
                    : fail(message("a number of hits"));
    }
    if (reader_.take(kLoses)) {
        const auto lost = takeRig(reader_);
        return lost ? std::optional<Action>(TakeLosses{vessel, *lost})
                    : fail(message("oars to port and starboard and masts that go, such as %1",
                                   "2/0/1"));
    }
    if (reader_.take(kOars)) {
        return takeOars(vessel);
    }
    return fail(message("%1 or %2",
                        "` at `, ` orders `, ` takes-up`, ` rams `, ` clear of `, ` aims `, "
                        "` toss `, ` hits `, ` spoiled`, ` loses `, ` oars `",
                        "` lies `"));
}

std::optional<Action> ActionParser::takePlan(VesselIndex vessel) {
    const NotationReader before = reader_;
    const auto plan = planOf(reader_.takeWord());
    if (!plan) {
        reader_ = before;
        return fail(message("at most eight letters of %1, or %2", "F L R X O", "`-`"));
    }
    return LayOrders{vessel, *plan};
}

std::optional<Action> ActionParser::takeRam(VesselIndex rammer) {
    const auto struck = takeVessel(reader_, galleys_);
    if (!struck) {
        return failAtGalley();
    }
    for (const auto& [word, face] : kFaces) {
        if (reader_.take(word)) {
            return CallRam{rammer, *struck, face};
        }
    }
    return fail(message("%1 or %2", "` side`, ` stern`", "` head-on`"));
}

std::optional<Action> ActionParser::takeClear(VesselIndex one) {
    const auto other = takeVessel(reader_, galleys_);
    return other ? std::optional<Action>(CallClear{one, *other}) : failAtGalley();
}

std::optional<Action> ActionParser::takeAim(VesselIndex attacker) {
    const auto target = takeVessel(reader_, galleys_);
    return target ? std::optional<Action>(Aim{attacker, *target}) : failAtGalley();
}

std::optional<LooseMatch> ActionParser::takeMatch() {
    LooseMatch match;
    match.tossed = !reader_.take(kLaidMark);
    const auto tail = takePoint(reader_);
    match.headed = tail && reader_.take(kHeaded);
    const bool whole = match.headed || (tail && reader_.take(kHeadless));
    const auto head = whole ? takePoint(reader_) : std::nullopt;
    if (!head) {
        fail(message("a match from tail to head, such as %1 (%2: headless; %3 before it: an order "
                     "match) or %4",
                     "100,50>120.5,86", "`=`", "`o`", "`none`"));
        return std::nullopt;
    }
    match.tail = *tail;
    match.head = *head;
    return match;
}

std::optional<Action> ActionParser::takeToss(VesselIndex attacker) {
    Toss toss{attacker, {}, {}};
    if (!reader_.take(kNoMatch)) {
        do {
            const auto match = takeMatch();
            if (!match) {
                return std::nullopt;
            }
            toss.matches.push_back(*match);
        } while (toss.matches.size() < kMaxMatches && takeSpaceBeforeMatch());
    }
    if (reader_.take(kDropped)) {
        toss.dropped = reader_.takeNumber();
        if (!toss.dropped) {
            return fail(message("how many were dropped, such as %1", "3"));
        }
    }
    if (reader_.take(kSigma)) {
        const auto sigma = takeThousandths(reader_);
        if (!sigma || *sigma <= 0.0) {
            return fail(message("a sigma above 0 in millimetres, such as %1", "0.4"));
        }
        toss.sigma = Millimetres(*sigma);
    }
    return toss;
}

/// Takes a space, but not the one before the `dropped=` and `sigma=` words.
bool ActionParser::takeSpaceBeforeMatch() {
    return !reader_.rest().starts_with(kDropped) && !reader_.rest().starts_with(kSigma) &&
           reader_.take(" ");
}

std::optional<Action> ActionParser::takeOars(VesselIndex vessel) {
    const auto port = reader_.takeNumber();
    const auto starboard = port && reader_.take("/") ? reader_.takeNumber() : std::nullopt;
    return starboard ? std::optional<Action>(RearrangeOars{vessel, *port, *starboard})
                     : fail(message("oars to port and to starboard, such as %1", "4/6"));
}

} // namespace

std::string text(const State& state, const Action& action) {
    return std::visit(Writer(state), action);
}

Parsed<Action> parseAction(const State& state, std::string_view text) {
    return ActionParser(state, text).parse();
}

} // namespace umpire::war_galley
