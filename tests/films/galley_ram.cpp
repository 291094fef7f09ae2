#include "tests/films/galley_game.h"

#include "rules/games/war_galley/losses.h"
#include "rules/games/war_galley/notation.h"

#include <algorithm>
#include <cassert>

namespace umpire::films {
namespace {

using namespace war_galley;

constexpr std::array kColumns = {112_mm, 488_mm};
/// Gap between boxes: they cannot overlap, and a hand leaves a small gap.
constexpr Millimetres kBetweenBoxes = 0.6_mm;

/// Plays and films one turn.
class Ram {
public:
    Ram(const RenderedGalleys& rendered, const RamPlan& plan)
        : rendered_(rendered), plan_(plan), random_(plan.seed) {
        film_.end = plan.start;
        table_.galleys = shown_.galleys = galleysOf(plan.start);
        film_.stills.emplace_back().picture = rendered.picture(table_);
    }

    FilmedGalleys played() && {
        order();
        while (film_.end.phase == war_galley::Phase::Executing) {
            const Pending pending = pendingOf(film_.end);
            assert(pending.owed == Owed::Confirmation || pending.owed == Owed::Losses);
            pending.owed == Owed::Losses ? lose(pending.vessel) : move();
        }
        std::erase_if(table_.galleys, [this](const GalleyOnTable& galley) {
            return !isAfloat(film_.end, galley.vessel);
        });
        table_.matches.clear();
        show(Side::B); // the turn is over, and sunk galleys are removed
        return std::move(film_);
    }

private:
    void show(Side side, const std::string& action = "") {
        Still still = stillOf(rendered_, shown_, table_, side);
        still.action = action;
        film_.stills.push_back(std::move(still));
        shown_ = table_;
    }
    void play(const Action& action) {
        assert(!validate(film_.end, action));
        film_.actions.push_back(action);
        film_.end = war_galley::apply(film_.end, action).state;
    }
    GalleyOnTable& onTable(VesselIndex vessel) {
        return *std::ranges::find(table_.galleys, vessel, &GalleyOnTable::vessel);
    }

    void order();
    void move();
    void lose(VesselIndex vessel);

    const RenderedGalleys& rendered_;
    const RamPlan& plan_;
    std::mt19937_64 random_;
    FilmedGalleys film_;
    GalleyTable table_;
    GalleyTable shown_;
};

/// Lays the orders behind one screen after the other, then lifts both screens.
void Ram::order() {
    table_.screens = {{{kColumns[0], 130_mm}}, {{kColumns[1], 290_mm}}};
    show(Side::A);
    for (const Side side : {Side::B, Side::A}) {
        const auto column =
            columnOf(side, plan_.plans[indexOf(side)], kColumns[indexOf(side)], random_);
        table_.matches.insert(table_.matches.end(), column.begin(), column.end());
        table_.screens.pop_back();
        show(side, side == Side::A ? "orders" : "");
    }
    play(LayOrders{0, plan_.plans[0]});
    play(LayOrders{1, plan_.plans[1]});
    play(Ready{Side::A});
    play(Ready{Side::B});
}

/// Moves the galleys as recorded, but leaves a gap between boxes that touch.
void Ram::move() {
    if (plan_.handling == Handling::Slowly) {
        for (int i = 0; i < 4; ++i) {
            show(Side::A); // a hand points at something and leaves
        }
    }
    std::vector<VesselIndex> movers;
    for (const VesselIndex vessel : {VesselIndex(0), VesselIndex(1)}) {
        const GalleyPose& goal = *film_.end.vessels[vessel].pose;
        if (distance(onTable(vessel).pose.bow, goal.bow) > 1_mm) {
            movers.push_back(vessel);
        }
    }
    for (const VesselIndex vessel : movers) {
        const Side side = vessel == 0 ? Side::A : Side::B;
        const GalleyPose& goal = *film_.end.vessels[vessel].pose;
        GalleyPose& pose = onTable(vessel).pose;
        if (plan_.handling == Handling::InTwoTries && distance(pose.bow, goal.bow) > 20_mm) {
            pose.bow = midpoint(pose.bow, goal.bow);
            show(side);
        }
        pose = goal;
        pose.bow = goal.bow - along(goal.heading, kBetweenBoxes);
        const bool isLast = vessel == movers.back();
        if (plan_.handling != Handling::BothByOne || isLast) {
            show(plan_.handling == Handling::BothByOne ? Side::A : side, "moved");
        }
    }
    play(ConfirmPoses{});
}

void Ram::lose(VesselIndex vessel) {
    const auto ways = waysToLose(film_.end, film_.end.execution.blows.front());
    const Action action = TakeLosses{vessel, ways[random_() % ways.size()]};
    const std::string text = war_galley::text(film_.end, action);
    play(action);
    onTable(vessel).rig = film_.end.vessels[vessel].rig;
    show(vessel == 0 ? Side::A : Side::B, text);
    // the other galley's bow lies on its oars
    film_.answers.push_back({film_.stills.size(), "choose 1"});
    show(vessel == 0 ? Side::A : Side::B); // the players point at the galley
}

} // namespace

FilmedGalleys filmedRam(const RenderedGalleys& rendered, const RamPlan& plan) {
    return Ram(rendered, plan).played();
}

} // namespace umpire::films
