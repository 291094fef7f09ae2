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
constexpr std::size_t kMaxMatches = 200; ///< maximum number of loose matches in a toss

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

class ActionParser : public ActionReader<Action> {
public:
    ActionParser(const State& state, std::string_view text)
        : ActionReader(text), galleys_(state.settings.galleys) {}

    Parsed<Action> parse() { return result(takeAction()); }

private:
    bool takeAction() {
        if (take(kConfirmed)) {
            return give(ConfirmPoses{});
        }
        for (const Side side : kSides) {
            const std::string_view name = nameOf(side);
            if (rest().starts_with(name) && rest().substr(name.size()).starts_with(' ')) {
                take(name);
                return takeOfSide(side);
            }
        }
        VesselIndex vessel = 0;
        return take(vessel) ? takeOfVessel(vessel)
                            : refuse(message("a side A or B, a galley from A1 to %1 or %2",
                                             lastGalley(), "`confirmed`"));
    }
    bool takeOfSide(Side side) {
        if (take(kBuild)) {
            Build build{side, {}};
            return take(build.rig,
                        message("oars to port and starboard and masts, such as %1", "5/5/3")) &&
                   give(build);
        }
        return take(kReady)    ? give(Ready{side})
               : take(kResign) ? give(Resign{side})
               : take(kDraw)
                   ? give(OfferDraw{side})
                   : refuse(message("%1 or %2", "` build `, ` ready`, ` resign`", "` draw`"));
    }
    bool takeOfVessel(VesselIndex vessel) {
        return take(kTakesUp)   ? give(TakeUpOrders{vessel})
               : take(kSpoiled) ? give(CallSpoiled{vessel})
               : take(kAt)      ? takeWhere<Place>(vessel)
               : take(kLies)    ? takeWhere<Correct>(vessel)
               : take(kOrders)  ? takePlan(vessel)
               : take(kRams)    ? takeRam(vessel)
               : take(kClear)   ? takeOther<CallClear>(vessel)
               : take(kAims)    ? takeOther<Aim>(vessel)
               : take(kToss)    ? takeToss(vessel)
               : take(kHits)    ? takeHits(vessel)
               : take(kLoses)   ? takeLosses(vessel)
               : take(kOars)    ? takeOars(vessel)
                                : refuse(message("%1 or %2",
                                                 "` at `, ` orders `, ` takes-up`, ` rams `, "
                                                    "` clear of `, ` aims `, ` toss `, ` hits `, "
                                                    "` spoiled`, ` loses `, ` oars `",
                                                 "` lies `"));
    }
    using ActionReader::take;
    bool take(VesselIndex& into) {
        const auto vessel = takeVessel(*this, galleys_);
        into = vessel.value_or(0);
        return vessel || failAtGalley();
    }
    bool take(Rig& into, const Message& expected) {
        const auto rig = takeRig(*this);
        into = rig.value_or(Rig{});
        return rig || refuse(expected);
    }
    template <typename Kind>
    bool takeWhere(VesselIndex vessel) {
        const auto pose = takePose(*this);
        return pose ? give(Kind{vessel, *pose})
                    : refuse(message("where the bow is and its heading, such as %1 with three "
                                     "decimals at most",
                                     "63.5,72,90"));
    }
    bool takeHits(VesselIndex vessel) {
        const auto hits = takeNumber();
        return hits ? give(CallHits{vessel, *hits}) : refuse(message("a number of hits"));
    }
    bool takeLosses(VesselIndex vessel) {
        TakeLosses losses{vessel, {}};
        return take(losses.lost,
                    message("oars to port and starboard and masts that go, such as %1", "2/0/1")) &&
               give(losses);
    }
    bool takePlan(VesselIndex vessel) {
        const std::size_t begin = at();
        const auto plan = planOf(takeWord());
        return plan ? give(LayOrders{vessel, *plan})
                    : refuseAt(begin,
                               message("at most eight letters of %1, or %2", "F L R X O", "`-`"));
    }
    bool takeRam(VesselIndex rammer) {
        VesselIndex struck = 0;
        if (!take(struck)) {
            return false;
        }
        const auto face =
            std::ranges::find_if(kFaces, [&](const auto& each) { return take(each.first); });
        return face != kFaces.end()
                   ? give(CallRam{rammer, struck, face->second})
                   : refuse(message("%1 or %2", "` side`, ` stern`", "` head-on`"));
    }
    template <typename Kind>
    bool takeOther(VesselIndex vessel) {
        VesselIndex other = 0;
        return take(other) && give(Kind{vessel, other});
    }
    bool takeMatch(Toss& toss) {
        const bool tossed = !take(kLaidMark);
        const auto tail = takePoint(*this);
        const bool headed = tail && take(kHeaded);
        const auto head = headed || (tail && take(kHeadless)) ? takePoint(*this) : std::nullopt;
        if (!head) {
            return refuse(message("a match from tail to head, such as %1 (%2: headless; %3 before "
                                  "it: an order match) or %4",
                                  "100,50>120.5,86", "`=`", "`o`", "`none`"));
        }
        toss.matches.push_back({*tail, *head, headed, tossed});
        return true;
    }
    bool takeToss(VesselIndex attacker) {
        Toss toss{attacker, {}, {}};
        bool isNext = !take(kNoMatch);
        while (isNext) {
            if (!takeMatch(toss)) {
                return false;
            }
            isNext = toss.matches.size() < kMaxMatches && takeSpaceBeforeMatch();
        }
        if (take(kDropped)) {
            toss.dropped = takeNumber();
            if (!toss.dropped) {
                return refuse(message("how many were dropped, such as %1", "3"));
            }
        }
        if (take(kSigma)) {
            toss.sigma = Millimetres(takeThousandths(*this).value_or(0.0));
            if (toss.sigma <= 0_mm) {
                return refuse(message("a sigma above 0 in millimetres, such as %1", "0.4"));
            }
        }
        return give(std::move(toss));
    }
    /// Takes the space before a match. Takes nothing before `dropped=` and `sigma=`.
    bool takeSpaceBeforeMatch() {
        return !rest().starts_with(kDropped) && !rest().starts_with(kSigma) && take(" ");
    }
    bool takeOars(VesselIndex vessel) {
        const auto port = takeNumber();
        const auto starboard = port && take("/") ? takeNumber() : std::nullopt;
        return starboard ? give(RearrangeOars{vessel, *port, *starboard})
                         : refuse(message("oars to port and to starboard, such as %1", "4/6"));
    }
    std::string lastGalley() const { return "B" + std::to_string(galleys_[1]); }
    bool failAtGalley() { return refuse(message("a galley from A1 to %1", lastGalley())); }

    FleetSizes galleys_;
};

} // namespace

std::string text(const State& state, const Action& action) {
    return std::visit(Writer(state), action);
}

Parsed<Action> parseAction(const State& state, std::string_view text) {
    return ActionParser(state, text).parse();
}

} // namespace umpire::war_galley
