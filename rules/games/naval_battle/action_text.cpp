#include "rules/games/naval_battle/notation.h"

namespace umpire::naval_battle {
namespace {

constexpr std::string_view kReady = "ready";
constexpr std::string_view kMineWord = "mine ";
constexpr std::string_view kResign = "resign";
constexpr std::string_view kPass = "pass";
constexpr std::string_view kDraw = "draw";

std::string prefixOf(Side side) {
    return side == Side::Red ? "r " : "y ";
}

class Writer {
public:
    explicit Writer(const State& state) : chart_(state.chart()) {}

    std::string operator()(const Place& place) const {
        return prefixOf(place.side) + idOf(chart_.table(), place.kind) + name(place.square);
    }
    std::string operator()(const TakeUp& taken) const {
        return prefixOf(taken.side) + "-" + name(taken.square);
    }
    std::string operator()(const Ready& ready) const { return prefixOf(ready.side).append(kReady); }
    std::string operator()(const Move& move) const { return name(move.from) + "-" + name(move.to); }
    std::string operator()(const Attack& attack) const {
        return way(attack.from, attack.at) + "x" + name(attack.target);
    }
    std::string operator()(const RemoveBattery& removal) const {
        return way(removal.from, removal.at) + "#" + name(removal.target);
    }
    std::string operator()(const RemoveMine& removal) const {
        return way(removal.from, removal.at) + "%" + name(removal.target);
    }
    std::string operator()(const SendPlane& sent) const {
        return way(sent.from, sent.at) + "~" + name(sent.target) +
               (sent.to == sent.at ? "" : "-" + name(sent.to));
    }
    std::string operator()(const Pass&) const { return std::string(kPass); }
    std::string operator()(const LayMine& laid) const {
        return prefixOf(laid.side).append(kMineWord) + name(laid.square);
    }
    std::string operator()(const Resign& resign) const {
        return prefixOf(resign.side).append(kResign);
    }
    std::string operator()(const AgreeDraw&) const { return std::string(kDraw); }

private:
    std::string name(SquareIndex square) const {
        return chart_.contains(square) ? text(chart_.nameOf(square))
                                       : std::to_string(square).insert(0, 1, '?');
    }
    std::string way(SquareIndex from, SquareIndex at) const {
        return name(from) + (from == at ? "" : "-" + name(at));
    }

    const Chart& chart_;
};

class ActionParser : public ActionReader<Action> {
public:
    ActionParser(const State& state, std::string_view text)
        : ActionReader(text), table_(state.table()), chart_(state.chart()) {}

    Parsed<Action> parse() { return result(takeAction()); }

private:
    using ActionReader::take;
    bool take(SquareIndex& into) {
        const std::size_t begin = at();
        const auto name = takeCell();
        const auto square = name ? chart_.find(*name) : std::nullopt;
        into = square.value_or(0);
        return square || refuseAt(begin, message("a square of the board, from %1 to %2", "a1",
                                                 text(chart_.nameOf(chart_.squareCount() - 1))));
    }
    bool takeAction() {
        if (take(kPass)) {
            return give(Pass{});
        }
        if (take(kDraw)) {
            return give(AgreeDraw{});
        }
        for (const Side side : kSides) {
            if (take(prefixOf(side))) {
                return takeOf(side);
            }
        }
        return takeTurn();
    }
    bool takeOf(Side side) {
        SquareIndex square = 0;
        return take(kReady)      ? give(Ready{side})
               : take(kResign)   ? give(Resign{side})
               : take(kMineWord) ? take(square) && give(LayMine{side, square})
               : take("-")       ? take(square) && give(TakeUp{side, square})
                                 : takePlacement(side);
    }
    bool takePlacement(Side side) {
        Place place{side, kindOf(table_, rest().substr(0, 2)), 0};
        if (place.kind == kNobody) {
            return refuse(message("a kind of unit, such as %1, %2 (take up), %3, %4 or %5",
                                  idOf(table_, 0), "`-`", "`mine`", "`ready`", "`resign`"));
        }
        take(rest().substr(0, 2));
        return take(place.square) && give(place);
    }
    bool takeTurn() {
        SquareIndex from = 0;
        SquareIndex to = 0;
        if (!take(from)) {
            return refuseAt(error().at,
                            message("%1, %2 or %3 and what a side does, %4 or %5", error().expected,
                                    "`r `", "`y `", "`pass`", "`draw`"));
        }
        if (!take("-")) {
            return takeStrike(from, from);
        }
        return take(to) && (atEnd() ? give(Move{from, to}) : takeStrike(from, to));
    }
    bool takeStrike(SquareIndex from, SquareIndex at) {
        SquareIndex target = 0;
        if (take("~")) {
            SquareIndex to = at;
            return take(target) && (!take("-") || take(to)) &&
                   give(SendPlane{from, at, target, to});
        }
        if (take("x")) {
            return take(target) && give(Attack{from, at, target});
        }
        if (take("#")) {
            return take(target) && give(RemoveBattery{from, at, target});
        }
        if (take("%")) {
            return take(target) && give(RemoveMine{from, at, target});
        }
        return refuse(from == at ? message("%1 (move), %2 (attack), %3 (remove a battery), %4 "
                                           "(remove a mine) or %5 (send a plane)",
                                           "`-`", "`x`", "`#`", "`%`", "`~`")
                                 : message("%1, %2, %3, %4 or the end of the action", "`x`", "`#`",
                                           "`%`", "`~`"));
    }

    const Table& table_;
    const Chart& chart_;
};

} // namespace

std::string text(const State& state, const Action& action) {
    return std::visit(Writer(state), action);
}

Parsed<Action> parseAction(const State& state, std::string_view text) {
    return ActionParser(state, text).parse();
}

} // namespace umpire::naval_battle
