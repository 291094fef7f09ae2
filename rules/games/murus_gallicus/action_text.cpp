#include "rules/games/murus_gallicus/notation.h"
#include "rules/games/murus_gallicus/rules.h"

#include <algorithm>

namespace umpire::murus_gallicus {
namespace {

/// Writes the actions and events of one game.
class Writer {
public:
    explicit Writer(const State& state)
        : settings_(state.settings), mover_(state.mover), board_(geometryOf(state.settings)) {}

    std::string operator()(const Move& move) const { return name(move.from) + "-" + name(move.to); }
    std::string operator()(const Sacrifice& sacrifice) const {
        return name(sacrifice.from) + "x" + name(sacrifice.target);
    }
    std::string operator()(const DoubleSacrifice& sacrifice) const {
        return name(sacrifice.from) + "xx" + name(sacrifice.target);
    }
    std::string operator()(const Throw& thrown) const {
        return name(thrown.from) + "*" + name(thrown.target);
    }
    std::string operator()(const Bribe& bribe) const {
        return name(bribe.from) + "-" + name(bribe.low) + "," + name(bribe.high);
    }
    std::string operator()(const Swap&) const { return "swap"; }
    std::string operator()(const Resign& resign) const {
        return resign.player == mover_ ? "resign" : "resign " + idOf(settings_, resign.player);
    }
    std::string operator()(const AgreeDraw&) const { return "draw"; }

    Message operator()(const StoneMoved& event) const {
        return message("%1 stone %2 to %3, %4 high", who(event.owner), name(event.from),
                       name(event.to), event.height);
    }
    Message operator()(const StoneThrown& event) const {
        return message("%1 stone thrown from %2 to %3", who(event.owner), name(event.from),
                       name(event.target));
    }
    Message operator()(const StoneRemoved& event) const {
        return message("%1 stone removed from %2, %3 left", who(event.owner), name(event.cell),
                       event.left);
    }
    Message operator()(const GoalReached& event) const {
        return message("%1 reaches the opponent's home row at %2", who(event.player),
                       name(event.cell));
    }
    Message operator()(const PersonsSwapped&) const { return message("the persons change sides"); }
    Message operator()(const PlayerLeft& event) const {
        return event.leaving == Leaving::Resigned
                   ? message("%1 resigns", who(event.player))
                   : message("%1 cannot act and is out", who(event.player));
    }
    Message operator()(const DrawAgreed&) const { return message("the players agree on a draw"); }

private:
    std::string name(CellIndex cell) const {
        return contains(board_.cells, cell) ? text(board_.names[std::size_t(cell)])
                                            : std::to_string(cell).insert(0, 1, '?');
    }
    Message who(Player player) const { return nameOf(settings_, player); }

    Settings settings_;
    Player mover_;
    const BoardGeometry& board_;
};

class ActionParser : public ActionReader<Action> {
public:
    ActionParser(const State& state, std::string_view text)
        : ActionReader(text), state_(state), board_(geometryOf(state.settings)) {}

    Parsed<Action> parse() {
        return result(take("swap")     ? give(Swap{})
                      : take("resign") ? takeResignation()
                      : take("draw")   ? give(AgreeDraw{})
                                       : takeTurn());
    }

private:
    /// Takes the rest of "resign" (the mover resigns) or "resign gaul" (that player resigns).
    bool takeResignation() {
        if (!take(" ")) {
            return give(Resign{state_.mover});
        }
        std::string known;
        for (int seat = 0; seat < playersOf(state_.settings.seating); ++seat) {
            const std::string id = idOf(state_.settings, Player{seat});
            if (take(id)) {
                return give(Resign{Player{seat}});
            }
            known += (seat == 0 ? "`" : ", `") + id + "`";
        }
        return refuse(message("a player: %1", known));
    }
    bool takeTurn() {
        CellIndex from = 0;
        if (!take(from)) {
            return refuseAt(error().at, message("%1, %2, %3 or %4", error().expected, "`swap`",
                                                "`resign`", "`draw`"));
        }
        if (take("-")) {
            return takeMove(from);
        }
        return take("xx")  ? takeTarget<DoubleSacrifice>(from)
               : take("x") ? takeTarget<Sacrifice>(from)
               : take("*") ? takeTarget<Throw>(from)
                           : refuse(message("%1 (move), %2 or %3 (sacrifice) or %4 (throw)", "`-`",
                                            "`x`", "`xx`", "`*`"));
    }
    bool takeMove(CellIndex from) {
        CellIndex to = 0;
        CellIndex second = 0;
        if (!take(to)) {
            return false;
        }
        return take(",")
                   ? take(second) && give(Bribe{from, std::min(to, second), std::max(to, second)})
                   : give(Move{from, to});
    }
    template <typename Kind>
    bool takeTarget(CellIndex from) {
        CellIndex target = 0;
        return take(target) && give(Kind{from, target});
    }
    using ActionReader::take;
    bool take(CellIndex& into) {
        const std::size_t begin = at();
        const auto name = takeCell();
        const auto cell = name ? board_.find(*name) : std::nullopt;
        into = cell.value_or(0);
        return cell ||
               refuseAt(begin,
                        message("a cell of the board, such as %1 or %2", text(board_.names[0]),
                                text(board_.names[std::size_t(board_.cellCount - 1)])));
    }

    const State& state_;
    const BoardGeometry& board_;
};

} // namespace

std::string text(const State& state, const Action& action) {
    return std::visit(Writer(state), action);
}

Message text(const State& state, const Event& event) {
    return std::visit(Writer(state), event);
}

Parsed<Action> parseAction(const State& state, std::string_view text) {
    return ActionParser(state, text).parse();
}

} // namespace umpire::murus_gallicus
