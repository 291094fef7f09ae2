#include "tests/films/murus_game.h"

#include "rules/games/murus_gallicus/notation.h"
#include "rules/games/murus_gallicus/rules.h"
#include "tests/films/murus_film.h"

#include <algorithm>
#include <random>
#include <set>

namespace umpire::films {
namespace {

using namespace murus_gallicus;

using Units = std::vector<std::optional<Unit>>;

Units unitsOf(const State& state) {
    Units units;
    for (CellIndex cell = 0; cell < geometryOf(state.settings).cellCount; ++cell) {
        units.push_back(unitAt(state, cell));
    }
    return units;
}

/// Puts stones of that owner on the cell, onto its own or in place of others.
void put(State& state, CellIndex cell, Player owner, int stones) {
    const auto unit = unitAt(state, cell);
    const int own = unit && unit->owner == owner ? unit->height : 0;
    setUnit(state, cell, {owner, std::min(3, own + stones)});
}

/// Moves a tower: one stone to the named cell and one to the cell between, if there is one; else
/// all to the named cell.
State carried(const State& state, const Move& move) {
    State lying = state;
    const Unit unit = *unitAt(state, move.from);
    const int columns = 8;
    const int dx = move.to % columns - move.from % columns;
    const int dy = move.to / columns - move.from / columns;
    setUnit(lying, move.from, {unit.owner, 0});
    if (unit.height == 2 && std::max(std::abs(dx), std::abs(dy)) == 2 && dx % 2 == 0 &&
        dy % 2 == 0) {
        put(lying, move.from + dy / 2 * columns + dx / 2, unit.owner, 1);
        put(lying, move.to, unit.owner, 1);
    } else {
        put(lying, move.to, unit.owner, unit.height);
    }
    return lying;
}

State sacrificed(const State& state, const Sacrifice& action) {
    State lying = state;
    for (const CellIndex cell : {action.from, action.target}) {
        const Unit unit = *unitAt(state, cell);
        setUnit(lying, cell, {unit.owner, unit.height - 1});
    }
    return lying;
}

class Search {
public:
    explicit Search(const State& state) : state_(state) {
        legal_.insert(legal_.end(), unitsOf(state));
        for (const Action& action : legalActions(state)) {
            legal_.push_back(unitsOf(murus_gallicus::apply(state, action).state));
        }
    }

    std::vector<Trespass> found() && {
        const int cells = geometryOf(state_.settings).cellCount;
        for (CellIndex from = 0; from < cells; ++from) {
            for (CellIndex to = 0; to < cells; ++to) {
                if (from == to || heightAt(state_, from) == 0) {
                    continue;
                }
                consider(Move{from, to}, carried(state_, {from, to}));
                if (heightAt(state_, to) > 0) {
                    consider(Sacrifice{from, to}, sacrificed(state_, {from, to}));
                }
            }
        }
        return std::move(found_);
    }

private:
    void consider(const Action& action, const State& lying) {
        const auto violation = validate(state_, action);
        if (!violation || std::ranges::find(legal_, unitsOf(lying)) != legal_.end() ||
            !known_.insert({violation->kind, violation->rule, action.index()}).second) {
            return;
        }
        found_.push_back({text(state_, action), violation->rule, lying});
    }

    const State& state_;
    std::vector<Units> legal_;
    std::set<std::tuple<ViolationKind, std::string, std::size_t>> known_;
    std::vector<Trespass> found_;
};

} // namespace

std::vector<Trespass> trespasses(const State& state) {
    return Search(state).found();
}

std::vector<Trespass> moversTrespasses(const State& state) {
    std::vector<Trespass> all = trespasses(state);
    std::erase_if(all, [&](const Trespass& each) {
        const auto action = std::get<Action>(parseAction(state, each.action));
        const auto actors = actorsOf(state, action);
        return actors.size() != 1 || actors.front() != state.mover;
    });
    return all;
}

FilmedPlay filmedPlay(const RenderedMurus& rendered, const GamePlan& plan) {
    FilmedPlay play;
    std::mt19937_64 random(plan.seed);
    play.stills.emplace_back().picture = rendered.picture(stonesOf(plan.start));
    play.end = plan.start;
    for (int i = 0; i < plan.actions && !legalActions(play.end).empty(); ++i) {
        const int due = plan.planted * (i + 1) / plan.actions;
        if (due > int(play.planted.size())) {
            const State before = play.end;
            const bool isLeft = plan.then == Planted::PlayedOn;
            const auto forbidden = isLeft ? moversTrespasses(before) : trespasses(before);
            const Trespass& one = forbidden[random() % forbidden.size()];
            play.plantedAt.push_back(play.stills.size());
            play.planted.push_back(one);
            play.stills.push_back(stillAfter(rendered, before, one.lying, ""));
            if (isLeft) {
                play.actions.push_back(one.action);
                play.end = one.lying;
                play.end.mover = Player{1 - before.mover.seat};
            } else {
                play.stills.push_back(stillAfter(rendered, one.lying, before, ""));
            }
        }
        const State before = play.end;
        const auto legal = legalActions(before);
        if (legal.empty()) {
            break;
        }
        const Action& action = legal[random() % legal.size()];
        play.end = murus_gallicus::apply(before, action).state;
        play.actions.push_back(text(before, action));
        play.stills.push_back(stillAfter(rendered, before, play.end, play.actions.back()));
    }
    return play;
}

} // namespace umpire::films
