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

class ActionParser {
public:
    ActionParser(const State& state, std::string_view text)
        : table_(state.table()), chart_(state.chart()), reader_(text) {}

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
    std::optional<Action> takeOf(Side side);
    std::optional<Action> takePlacement(Side side);
    std::optional<Action> takeTurn();
    std::optional<Action> takeStrike(SquareIndex from, SquareIndex at);
    std::optional<Action> takePlane(SquareIndex from, SquareIndex at);
    std::optional<SquareIndex> takeSquare();

    const Table& table_;
    const Chart& chart_;
    NotationReader reader_;
    std::optional<ParseError> error_;
};

std::optional<SquareIndex> ActionParser::takeSquare() {
    const NotationReader before = reader_;
    const auto name = reader_.takeCell();
    const auto square = name ? chart_.find(*name) : std::nullopt;
    if (!square) {
        error_ = before.fail(message("a square of the board, from %1 to %2", "a1",
                                     text(chart_.nameOf(chart_.squareCount() - 1))));
    }
    return square;
}

std::optional<Action> ActionParser::takeAction() {
    if (reader_.take(kPass)) {
        return Pass{};
    }
    if (reader_.take(kDraw)) {
        return AgreeDraw{};
    }
    for (const Side side : kSides) {
        if (reader_.take(prefixOf(side))) {
            return takeOf(side);
        }
    }
    return takeTurn();
}

std::optional<Action> ActionParser::takeOf(Side side) {
    if (reader_.take(kReady)) {
        return Ready{side};
    }
    if (reader_.take(kResign)) {
        return Resign{side};
    }
    if (reader_.take(kMineWord)) {
        const auto square = takeSquare();
        return square ? std::optional<Action>(LayMine{side, *square}) : std::nullopt;
    }
    if (reader_.take("-")) {
        const auto square = takeSquare();
        return square ? std::optional<Action>(TakeUp{side, *square}) : std::nullopt;
    }
    return takePlacement(side);
}

std::optional<Action> ActionParser::takePlacement(Side side) {
    const Kind kind = kindOf(table_, reader_.rest().substr(0, 2));
    if (kind == kNobody) {
        return fail(message("a kind of unit, such as %1, %2 (take up), %3, %4 or %5",
                            idOf(table_, 0), "`-`", "`mine`", "`ready`", "`resign`"));
    }
    reader_.takeCharacter();
    reader_.takeCharacter();
    const auto square = takeSquare();
    return square ? std::optional<Action>(Place{side, kind, *square}) : std::nullopt;
}

std::optional<Action> ActionParser::takeTurn() {
    const auto from = takeSquare();
    if (!from) {
        error_->expected = message("%1, %2 or %3 and what a side does, %4 or %5", error_->expected,
                                   "`r `", "`y `", "`pass`", "`draw`");
        return std::nullopt;
    }
    if (!reader_.take("-")) {
        return takeStrike(*from, *from);
    }
    const auto to = takeSquare();
    if (!to || reader_.atEnd()) {
        return to ? std::optional<Action>(Move{*from, *to}) : std::nullopt;
    }
    return takeStrike(*from, *to);
}

std::optional<Action> ActionParser::takeStrike(SquareIndex from, SquareIndex at) {
    const auto sign = reader_.peek();
    if (std::string_view("x#%~").find(sign) == std::string_view::npos || reader_.atEnd()) {
        return fail(from == at ? message("%1 (move), %2 (attack), %3 (remove a battery), %4 "
                                         "(remove a mine) or %5 (send a plane)",
                                         "`-`", "`x`", "`#`", "`%`", "`~`")
                               : message("%1, %2, %3, %4 or the end of the action", "`x`", "`#`",
                                         "`%`", "`~`"));
    }
    reader_.takeCharacter();
    if (sign == '~') {
        return takePlane(from, at);
    }
    const auto target = takeSquare();
    if (!target) {
        return std::nullopt;
    }
    return sign == 'x'   ? Action(Attack{from, at, *target})
           : sign == '#' ? Action(RemoveBattery{from, at, *target})
                         : Action(RemoveMine{from, at, *target});
}

std::optional<Action> ActionParser::takePlane(SquareIndex from, SquareIndex at) {
    const auto target = takeSquare();
    const auto to = target && reader_.take("-") ? takeSquare() : at;
    return target && to ? std::optional<Action>(SendPlane{from, at, *target, *to}) : std::nullopt;
}

} // namespace

std::string text(const State& state, const Action& action) {
    return std::visit(Writer(state), action);
}

Parsed<Action> parseAction(const State& state, std::string_view text) {
    return ActionParser(state, text).parse();
}

} // namespace umpire::naval_battle
