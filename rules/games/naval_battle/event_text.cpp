#include "rules/games/naval_battle/notation.h"

namespace umpire::naval_battle {
namespace {

/// Writes events for people, in one line each.
class Teller {
public:
    explicit Teller(const State& state) : chart_(state.chart()) {}

    Message operator()(const Placed& event) const {
        return message("%1 places %2 on %3", who(event), unit(event.kind), name(event.square));
    }
    Message operator()(const TakenUp& event) const {
        return message("%1 takes up %2 from %3", who(event), unit(event.kind), name(event.square));
    }
    Message operator()(const SetUpDone& event) const { return message("%1 is ready", who(event)); }
    Message operator()(const FleetShown& event) const {
        std::string squares;
        for (const SquareIndex square : event.squares) {
            squares += (squares.empty() ? "" : " ") + name(square);
        }
        return message("%1 stands on %2, mines off the board: %3", who(event), squares,
                       event.minesOff);
    }
    Message operator()(const Moved& event) const {
        return message("%1 unit moves %2 to %3", who(event), name(event.from), name(event.to));
    }
    Message operator()(const Fought& event) const {
        return message("%1 %2 on %3 attacks %4 on %5: %6", who(event), unit(event.attacker),
                       name(event.at), unit(event.attacked), name(event.target),
                       result(event.result));
    }
    Message operator()(const PlaneStruck& event) const {
        const Message attacked = unit(event.attacked);
        const std::string target = name(event.target);
        return event.carrier ? message("%1 plane from %2 attacks %3 on %4: %5", who(event),
                                       name(*event.carrier), attacked, target, result(event.result))
                             : message("%1 plane attacks %2 on %3: %4", who(event), attacked,
                                       target, result(event.result));
    }
    Message operator()(const PlaneReturned& event) const {
        return message("%1 plane taken off %2", who(event), name(event.square));
    }
    Message operator()(const BatteryRemoved& event) const {
        return message("%1 missile ship on %2 removes the battery on %3", who(event),
                       name(event.at), name(event.target));
    }
    Message operator()(const MineSwept& event) const {
        const std::string at = name(event.at);
        const std::string target = name(event.target);
        return event.sweep == Sweep::Removed
                   ? message("%1 minesweeper on %2 removes the mine on %3", who(event), at, target)
                   : message("%1 minesweeper on %2 finds no mine to remove on %3", who(event), at,
                             target);
    }
    Message operator()(const MineLaid& event) const {
        return message("%1 lays a mine on %2", who(event), name(event.square));
    }
    Message operator()(const Withdrawn& event) const {
        return message("%1 %2 on %3 stayed too long on neutral water and is removed", who(event),
                       unit(event.kind), name(event.square));
    }
    Message operator()(const ChanceLost& event) const {
        return event.lost == Chance::LandingShip
                   ? message("%1 can no longer win, without its landing ship", who(event))
                   : message("%1 can no longer win, without missile ships", who(event));
    }
    Message operator()(const Landed& event) const {
        return message("%1 landing ship enters the enemy port at %2", who(event),
                       name(event.square));
    }
    Message operator()(const Passed& event) const {
        return message("%1 cannot act and passes", who(event));
    }
    Message operator()(const Resigned& event) const { return message("%1 resigns", who(event)); }
    Message operator()(const DrawAgreed&) const { return message("the players agree on a draw"); }

private:
    static Message who(const auto& event) { return inWords(event.side); }
    Message unit(Kind kind) const { return inWords(nameOf(chart_.table(), kind)); }
    std::string name(SquareIndex square) const { return text(chart_.nameOf(square)); }
    static Message result(FightResult result) {
        switch (result) {
        case FightResult::AttackerLost:
            return message("the attacker is lost");
        case FightResult::TargetLost:
            return message("the attacked is lost");
        case FightResult::BothLost:
            return message("both are lost");
        case FightResult::NoStrike:
            return message("no strike, both stay");
        }
        return {};
    }

    const Chart& chart_;
};

} // namespace

Message text(const State& state, const Event& event) {
    return std::visit(Teller(state), event);
}

} // namespace umpire::naval_battle
