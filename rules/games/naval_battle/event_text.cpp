#include "rules/games/naval_battle/notation.h"

namespace umpire::naval_battle {
namespace {

/// Writes events for people, one line each.
class Teller {
public:
    explicit Teller(const State& state) : chart_(state.chart()) {}

    std::string operator()(const Placed& event) const {
        return who(event.side) + " places " + unit(event.kind) + " on " + name(event.square);
    }
    std::string operator()(const TakenUp& event) const {
        return who(event.side) + " takes up " + unit(event.kind) + " from " + name(event.square);
    }
    std::string operator()(const SetUpDone& event) const { return who(event.side) + " is ready"; }
    std::string operator()(const FleetShown& event) const {
        std::string squares;
        for (const SquareIndex square : event.squares) {
            squares += " " + name(square);
        }
        return who(event.side) + " stands on" + squares +
               ", mines off the board: " + std::to_string(event.minesOff);
    }
    std::string operator()(const Moved& event) const {
        return who(event.side) + " unit moves " + name(event.from) + " to " + name(event.to);
    }
    std::string operator()(const Fought& event) const {
        return who(event.side) + " " + unit(event.attacker) + " on " + name(event.at) +
               " attacks " + unit(event.attacked) + " on " + name(event.target) + ": " +
               result(event.result);
    }
    std::string operator()(const PlaneStruck& event) const {
        return who(event.side) + " plane" + (event.carrier ? " from " + name(*event.carrier) : "") +
               " attacks " + unit(event.attacked) + " on " + name(event.target) + ": " +
               result(event.result);
    }
    std::string operator()(const PlaneReturned& event) const {
        return who(event.side) + " plane taken off " + name(event.square);
    }
    std::string operator()(const BatteryRemoved& event) const {
        return who(event.side) + " missile ship on " + name(event.at) + " removes the battery on " +
               name(event.target);
    }
    std::string operator()(const MineSwept& event) const {
        return who(event.side) + " minesweeper on " + name(event.at) +
               (event.sweep == Sweep::Removed ? " removes the mine on "
                                              : " finds no mine to remove on ") +
               name(event.target);
    }
    std::string operator()(const MineLaid& event) const {
        return who(event.side) + " lays a mine on " + name(event.square);
    }
    std::string operator()(const Withdrawn& event) const {
        return who(event.side) + " " + unit(event.kind) + " on " + name(event.square) +
               " stayed too long on neutral water and is removed";
    }
    std::string operator()(const ChanceLost& event) const {
        return who(event.side) + " can no longer win, without " +
               (event.lost == Chance::LandingShip ? "its landing ship" : "missile ships");
    }
    std::string operator()(const Landed& event) const {
        return who(event.side) + " landing ship enters the enemy port at " + name(event.square);
    }
    std::string operator()(const Passed& event) const {
        return who(event.side) + " cannot act and passes";
    }
    std::string operator()(const Resigned& event) const { return who(event.side) + " resigns"; }
    std::string operator()(const DrawAgreed&) const { return "the players agree on a draw"; }

private:
    static std::string who(Side side) { return std::string(nameOf(side)); }
    std::string unit(Kind kind) const { return nameOf(chart_.table(), kind); }
    std::string name(SquareIndex square) const { return text(chart_.nameOf(square)); }
    static std::string result(FightResult result) {
        switch (result) {
        case FightResult::AttackerLost:
            return "the attacker is lost";
        case FightResult::TargetLost:
            return "the attacked is lost";
        case FightResult::BothLost:
            return "both are lost";
        case FightResult::NoStrike:
            return "no strike, both stay";
        }
        return "";
    }

    const Chart& chart_;
};

} // namespace

std::string text(const State& state, const Event& event) {
    return std::visit(Teller(state), event);
}

} // namespace umpire::naval_battle
