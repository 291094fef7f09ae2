#include "tests/films/galley_game.h"

#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/losses.h"
#include "rules/games/war_galley/notation.h"
#include "tests/films/galley_plans.h"

#include <algorithm>

namespace umpire::films {
namespace {

using namespace war_galley;

constexpr VesselIndex kA1 = 0;
constexpr VesselIndex kB1 = 1;
constexpr Millimetres kColumnOfA = 112_mm;
constexpr Millimetres kColumnOfB = 488_mm;

/// Plays and films one game.
class GalleyPlay {
public:
    GalleyPlay(const RenderedGalleys& rendered, const GalleyGamePlan& plan)
        : rendered_(rendered), plan_(plan), toPlant_(plan.planted), mishap_(plan.mishap),
          random_(plan.seed) {
        film_.end = plan.start;
        film_.stills.emplace_back().picture = rendered.picture({});
    }

    FilmedGalleys played() && {
        while (film_.end.phase == war_galley::Phase::Placing) {
            place(*sideToPlaceNow());
        }
        for (int turn = 0; turn < plan_.turns && film_.end.phase == war_galley::Phase::Ordering;
             ++turn) {
            order(turn);
            while (film_.end.phase == war_galley::Phase::Executing) {
                execute();
            }
            clear();
        }
        return std::move(film_);
    }

private:
    [[nodiscard]] std::optional<Side> sideToPlaceNow() const {
        const auto sides = sidesToAct(film_.end);
        return sides.empty() ? std::nullopt : std::optional(sides.front());
    }
    [[nodiscard]] const State& state() const { return film_.end; }
    [[nodiscard]] GalleyOnTable& onTable(VesselIndex vessel) {
        return *std::ranges::find(table_.galleys, vessel, &GalleyOnTable::vessel);
    }
    [[nodiscard]] Side ownerOf(VesselIndex vessel) const {
        return war_galley::ownerOf(state(), vessel);
    }

    /// Adds a still of the present table.
    void show(Side side, const std::string& action = "", Manner manner = Manner::Hand);
    /// Plays an action whose still was shown or will be shown.
    void play(const Action& action);
    bool plants(GalleyTrespass what);
    void planted(GalleyTrespass what, const std::string& rule, Side side);

    void place(Side side);
    void order(int turn);
    void lay(Side side, const Plan& plan);
    void layTooMuch(const Plan& plan);
    void execute();
    void move();
    void moveWrongly(VesselIndex vessel);
    void trespassInMoving();
    void toss(VesselIndex attacker);
    void strike(VesselIndex target, const Toss& toss);
    void lose(VesselIndex vessel);
    void loseWrongly(VesselIndex vessel, const Rig& due);
    void takeWhatIsDue();
    void rearrange(VesselIndex vessel);
    void clear();

    const RenderedGalleys& rendered_;
    const GalleyGamePlan& plan_;
    std::vector<GalleyTrespass> toPlant_;
    Mishap mishap_;
    std::mt19937_64 random_;
    FilmedGalleys film_;
    GalleyTable table_;
    GalleyTable shown_;
    std::vector<LooseMatch> tossed_;
};

void GalleyPlay::show(Side side, const std::string& action, Manner manner) {
    Still still = stillOf(rendered_, shown_, table_, side);
    still.action = action;
    still.manner = manner;
    film_.stills.push_back(std::move(still));
    shown_ = table_;
}

void GalleyPlay::play(const Action& action) {
    assert(!validate(state(), action));
    if (!std::holds_alternative<Correct>(action)) {
        film_.actions.push_back(action);
    }
    film_.end = war_galley::apply(state(), action).state;
}

bool GalleyPlay::plants(GalleyTrespass what) {
    const auto due = std::ranges::find(toPlant_, what);
    if (due == toPlant_.end()) {
        return false;
    }
    toPlant_.erase(due);
    return true;
}

void GalleyPlay::planted(GalleyTrespass what, const std::string& rule, Side side) {
    film_.planted.push_back({what, rule, film_.stills.size()});
    show(side);
}

/// Places the galleys at a third and two thirds of the table's width.
void GalleyPlay::place(Side side) {
    const VesselIndex vessel = side == Side::A ? kA1 : kB1;
    const bool ofA = side == Side::A;
    const GalleyPose pose =
        byHand({{ofA ? 255_mm : 345_mm, ofA ? 78_mm : 342_mm}, ofA ? 88_deg : 268_deg}, random_);
    table_.galleys.push_back({vessel, side, pose, state().vessels[vessel].rig});
    if (plants(GalleyTrespass::PlacedOutsideBand)) {
        onTable(vessel).pose.bow = pose.bow + along(pose.heading, 40_mm);
        planted(GalleyTrespass::PlacedOutsideBand, "WG-11", side);
        onTable(vessel).pose = pose;
    }
    const Action action = Place{vessel, pose};
    show(side, text(state(), action));
    play(action);
}

void GalleyPlay::lay(Side side, const Plan& plan) {
    const auto column = columnOf(side, plan, side == Side::A ? kColumnOfA : kColumnOfB, random_);
    table_.matches.insert(table_.matches.end(), column.begin(), column.end());
}

/// Lays one match too many in A's column, until A lays it again.
void GalleyPlay::layTooMuch(const Plan& plan) {
    const bool fires = plants(GalleyTrespass::TooManyFires);
    if (!fires && !plants(GalleyTrespass::TooManyOrders)) {
        return;
    }
    const GalleyTable before = table_;
    Plan wrong = plan;
    if (fires) {
        wrong = *planOf("FXXXX");
    } else {
        wrong.add(Order::Fire);
    }
    lay(Side::A, wrong);
    planted(fires ? GalleyTrespass::TooManyFires : GalleyTrespass::TooManyOrders,
            fires ? "WG-14" : "WG-12", Side::A);
    table_ = before;
}

/// Lays the orders behind screens, and lifts both screens.
void GalleyPlay::order(int turn) {
    if (turn > 0 && plants(GalleyTrespass::MovedWhileOrdering)) {
        const GalleyPose pose = onTable(kB1).pose;
        onTable(kB1).pose.bow.y += pose.bow.y < 210_mm ? 35_mm : -35_mm;
        planted(GalleyTrespass::MovedWhileOrdering, "WG-20", Side::B);
        onTable(kB1).pose = pose;
        show(Side::B);
    }
    const auto wanted = std::ranges::find(toPlant_, GalleyTrespass::OneOarMore) != toPlant_.end()
                            ? Wanted::RearrangedOars
                            : Wanted::Fire;
    const auto plans = goodPlans(state(), wanted, random_);
    table_.screens = {{{kColumnOfA, 130_mm}}};
    show(Side::A);
    table_.screens.push_back({{kColumnOfB, 290_mm}});
    show(Side::B);
    table_.screens.erase(table_.screens.begin() + 1);
    lay(Side::B, plans[1]);
    show(Side::B);
    table_.screens.clear();
    layTooMuch(plans[0]);
    lay(Side::A, plans[0]);
    show(Side::A, "orders");
    for (const Action& action : std::vector<Action>{
             LayOrders{kA1, plans[0]}, LayOrders{kB1, plans[1]}, Ready{Side::A}, Ready{Side::B}}) {
        play(action);
    }
}

void GalleyPlay::execute() {
    takeWhatIsDue();
    const Pending pending = pendingOf(state());
    if (pending.owed != Owed::Losses && !tossed_.empty()) {
        const Side side = ownerOf(pending.vessel);
        std::erase_if(table_.matches, [&](const LooseMatch& match) {
            return std::ranges::find(tossed_, match) != tossed_.end();
        });
        tossed_.clear();
        show(side);
    }
    switch (pending.owed) {
    case Owed::Confirmation:
        return move();
    case Owed::Toss:
        return toss(pending.vessel);
    case Owed::Losses:
        return lose(pending.vessel);
    case Owed::Oars:
        return rearrange(pending.vessel);
    case Owed::Nothing:
    case Owed::Contact:
    case Owed::Target:
    case Owed::Verdict:
        break;
    }
    assert(false && "neither of two galleys chooses its target, and no toss is in doubt");
}

/// Plants the illegal moves before the legal moves.
void GalleyPlay::trespassInMoving() {
    for (const VesselIndex vessel : {kA1, kB1}) {
        const auto order = state().vessels[vessel].plan->at(state().execution.step);
        const GalleyPose was = onTable(vessel).pose;
        const GalleyPose& goal = *state().vessels[vessel].pose;
        const bool moves = !(distance(goal.bow, was.bow) < 10_mm);
        GalleyPose wrong = was;
        GalleyTrespass what = GalleyTrespass::MovedWithoutOrder;
        if (!moves && plants(what)) {
            const bool isLow = was.bow.y < 210_mm;
            wrong.bow.y += isLow ? 40_mm : -40_mm;
        } else if (order == Order::Forward && moves && plants(GalleyTrespass::MovedFarther)) {
            what = GalleyTrespass::MovedFarther;
            wrong.bow = goal.bow + along(was.heading, 24_mm);
        } else if ((order == Order::Left || order == Order::Right) &&
                   plants(GalleyTrespass::TurnedTheOtherWay)) {
            what = GalleyTrespass::TurnedTheOtherWay;
            wrong = poseAfter(was, order == Order::Left ? Order::Right : Order::Left,
                              motionOptionsOf(state().settings));
        } else {
            continue;
        }
        onTable(vessel).pose = wrong;
        planted(what, "WG-20", ownerOf(vessel));
        onTable(vessel).pose = was;
        show(ownerOf(vessel));
    }
}

void GalleyPlay::move() {
    for (int i = 0; plan_.handling == Handling::Slowly && i < 3; ++i) {
        show(Side::B); // a hand points at something and leaves
    }
    trespassInMoving();
    std::vector<VesselIndex> movers;
    for (const VesselIndex vessel : {kA1, kB1}) {
        const auto order = state().vessels[vessel].plan->at(state().execution.step);
        if (order && *order != Order::Fire && *order != Order::RearrangeOars) {
            movers.push_back(vessel);
        }
    }
    for (const VesselIndex vessel : movers) {
        const GalleyPose goal = byHand(*state().vessels[vessel].pose, random_);
        const bool isLast = vessel == movers.back();
        if (plan_.handling == Handling::InTwoTries &&
            distance(onTable(vessel).pose.bow, goal.bow) > 20_mm) {
            onTable(vessel).pose = {midpoint(onTable(vessel).pose.bow, goal.bow),
                                    onTable(vessel).pose.heading};
            show(ownerOf(vessel));
        }
        onTable(vessel).pose = goal;
        const bool byOne = plan_.handling == Handling::BothByOne;
        if (!byOne || isLast) {
            show(byOne ? Side::A : ownerOf(vessel), isLast ? "confirmed" : "");
        }
    }
    for (const VesselIndex vessel : movers) {
        play(Correct{vessel, onTable(vessel).pose});
    }
    play(ConfirmPoses{});
}

void GalleyPlay::toss(VesselIndex attacker) {
    const auto shot = std::ranges::find(state().execution.shots, attacker, &Shot::attacker);
    const VesselIndex target = *shot->target;
    const int due = matchesToDrop(state(), attacker, target);
    const std::vector<LooseMatch> lying = table_.matches;
    const bool tooMany = plants(GalleyTrespass::TossedTooMany);
    auto fallen = tossedMatches(state(), {attacker, due + (tooMany ? 1 : 0)}, lying, random_);
    assert(fallen);
    tossed_ = *fallen;
    table_.matches.insert(table_.matches.end(), tossed_.begin(), tossed_.end());
    if (tooMany) {
        film_.planted.push_back({GalleyTrespass::TossedTooMany, "WG-28", film_.stills.size()});
        show(ownerOf(attacker), "", Manner::Toss);
        tossed_.pop_back();
        table_.matches.pop_back();
    }
    const Toss toss = tossOf(attacker, tossed_, lying);
    if (!tooMany && std::exchange(mishap_, Mishap::None) == Mishap::MatchStrikesGalley) {
        return strike(target, toss);
    }
    show(ownerOf(attacker), "toss", tooMany ? Manner::Hand : Manner::Toss);
    const int hits = rule(state(), target, toss).hits;
    play(toss);
    play(CallHits{attacker, hits});
}

/// Makes a match push the target on its way; the players say so and set the galley back.
void GalleyPlay::strike(VesselIndex target, const Toss& toss) {
    const GalleyPose stood = onTable(target).pose;
    onTable(target).pose.bow.x += 3.2_mm;
    onTable(target).pose.heading += 2_deg;
    show(ownerOf(toss.attacker), "toss", Manner::Toss);
    film_.answers.push_back({film_.stills.size(), "choose 1"});
    show(ownerOf(target)); // the players point at the galley
    show(ownerOf(toss.attacker));
    play(toss);
    play(CallSpoiled{toss.attacker});
    onTable(target).pose = stood;
    show(ownerOf(target));
}

/// Takes a wrong part, not the part that is due.
void GalleyPlay::loseWrongly(VesselIndex vessel, const Rig& due) {
    Rig wrong{due.starboard, due.port, due.masts};
    if (wrong == due) {
        wrong = {0, 0, due.port + due.starboard + due.masts};
    }
    const Rig had = onTable(vessel).rig;
    onTable(vessel).rig = minus(had, wrong);
    planted(GalleyTrespass::LostOthers, "WG-35", ownerOf(vessel));
    onTable(vessel).rig = had;
    show(ownerOf(vessel));
}

/// Removes the parts that the rules took automatically because there was only one choice.
void GalleyPlay::takeWhatIsDue() {
    for (GalleyOnTable& galley : table_.galleys) {
        const Rig& rig = state().vessels[galley.vessel].rig;
        if (galley.rig != rig) {
            const VesselIndex vessel = galley.vessel;
            if (plants(GalleyTrespass::LostOthers)) {
                loseWrongly(vessel, minus(galley.rig, rig));
            }
            onTable(vessel).rig = rig;
            show(ownerOf(vessel));
        }
    }
}

void GalleyPlay::lose(VesselIndex vessel) {
    const auto ways = waysToLose(state(), state().execution.blows.front());
    const Rig way = ways[random_() % ways.size()];
    if (plants(GalleyTrespass::LostOthers)) {
        loseWrongly(vessel, ways.front());
    }
    onTable(vessel).rig = minus(onTable(vessel).rig, way);
    const Action action = TakeLosses{vessel, way};
    show(ownerOf(vessel), text(state(), action));
    play(action);
}

void GalleyPlay::rearrange(VesselIndex vessel) {
    const Rig had = state().vessels[vessel].rig;
    auto ways = portOarsAfterRearranging(state().vessels[vessel]);
    std::erase(ways, had.port);
    const int port = ways[random_() % ways.size()];
    const Rig now{port, had.port + had.starboard - port, had.masts};
    if (plants(GalleyTrespass::OneOarMore)) {
        onTable(vessel).rig = now;
        ++(now.port < now.starboard ? onTable(vessel).rig.port : onTable(vessel).rig.starboard);
        planted(GalleyTrespass::OneOarMore, "WG-22", ownerOf(vessel));
    }
    onTable(vessel).rig = now;
    const Action action = RearrangeOars{vessel, now.port, now.starboard};
    show(ownerOf(vessel), text(state(), action));
    play(action);
}

/// Puts order matches back into their boxes at the turn's end.
void GalleyPlay::clear() {
    takeWhatIsDue();
    table_.matches.clear();
    tossed_.clear();
    show(Side::A);
}

} // namespace

FilmedGalleys filmedGalleys(const RenderedGalleys& rendered, const GalleyGamePlan& plan) {
    return GalleyPlay(rendered, plan).played();
}

} // namespace umpire::films
