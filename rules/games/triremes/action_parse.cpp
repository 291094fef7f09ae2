#include "rules/games/triremes/notation.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

/// Reads one action; on failure `expected_` says what was expected next.
class ActionParser {
public:
    ActionParser(const State& state, std::string_view text)
        : settings_(state.settings), chart_(state.chart()), reader_(text) {}

    Parsed<Action> parse() {
        const auto action = takeAny();
        if (!action) {
            return reader_.fail(expected_);
        }
        return reader_.atEnd() ? Parsed<Action>(*action)
                               : reader_.fail(message("the end of the action"));
    }

private:
    using Taken = std::optional<Action>;

    Taken takeAny();
    Taken takeOfFigure();
    Taken takeMove(Square from);
    Taken takeSale();
    template <typename Kind>
    Taken takePair(Square ship);
    template <typename Kind>
    Taken takeBond() {
        const auto player = takeWho();
        return player ? Taken(Kind{*player}) : std::nullopt;
    }
    std::optional<Square> takePlace() {
        expected_ = anySquare(chart_);
        return takeSquare(reader_, chart_);
    }
    std::optional<Player> takeWho() {
        expected_ = anyPlayer(settings_);
        return takePlayer(reader_, settings_);
    }

    const Settings& settings_;
    const Chart& chart_;
    NotationReader reader_;
    Message expected_;
};

ActionParser::Taken ActionParser::takeSale() {
    const auto figure = takePlace();
    if (!figure) {
        return std::nullopt;
    }
    expected_ = message("%1 and a player", "`@`");
    if (!reader_.take("@")) {
        return std::nullopt;
    }
    const auto to = takeWho();
    return to ? Taken(Sell{*figure, *to}) : std::nullopt;
}

/// Takes two squares; both orders give the same action.
template <typename Kind>
ActionParser::Taken ActionParser::takePair(Square ship) {
    const auto first = takePlace();
    if (!first || !reader_.take(",")) {
        return first ? Taken(Kind{ship, *first}) : std::nullopt;
    }
    const auto second = takePlace();
    return second ? Taken(Kind{ship, std::min(*first, *second), std::max(*first, *second)})
                  : std::nullopt;
}

/// Takes a move, after the `-` behind the figure's square.
ActionParser::Taken ActionParser::takeMove(Square from) {
    const auto to = takePlace();
    const auto heading = to ? takeHeading(reader_) : std::nullopt;
    if (!heading) {
        return to ? Taken(Walk{from, *to}) : std::nullopt;
    }
    if (!reader_.take("*")) {
        return Sail{from, *to, *heading};
    }
    const auto boards = takePlace();
    return boards ? Taken(Sail{from, *to, *heading, *boards}) : std::nullopt;
}

ActionParser::Taken ActionParser::takeOfFigure() {
    const auto figure = takePlace();
    if (!figure) {
        expected_ = message("%1, %2 or %3", expected_,
                            "`+`, `die:`, `pass`, `sell:`, `ally:`, `part:`, `resign:`", "`draw`");
        return std::nullopt;
    }
    if (reader_.take("-")) {
        return takeMove(*figure);
    }
    if (reader_.take("<")) {
        return takePair<Load>(*figure);
    }
    if (reader_.take(">")) {
        return takePair<Land>(*figure);
    }
    expected_ =
        message("%1 (move), %2 (storm), %3 (load) or %4 (land)", "`-`", "`*`", "`<`", "`>`");
    if (!reader_.take("*")) {
        return std::nullopt;
    }
    const auto ship = takePlace();
    return ship ? Taken(Storm{*figure, *ship}) : std::nullopt;
}

ActionParser::Taken ActionParser::takeAny() {
    if (reader_.take("+")) {
        const auto at = takePlace();
        return at ? Taken(PlaceSoldier{*at}) : std::nullopt;
    }
    if (reader_.take("die:")) {
        expected_ = message("what the die shows");
        const auto value = reader_.takeNumber();
        return value ? Taken(ThrowDie{*value}) : std::nullopt;
    }
    if (reader_.take("pass")) {
        return Pass{};
    }
    if (reader_.take("sell:")) {
        return takeSale();
    }
    if (reader_.take("ally:")) {
        return takeBond<Ally>();
    }
    if (reader_.take("resign:")) {
        return takeBond<Resign>();
    }
    if (reader_.take("draw")) {
        return AgreeDraw{};
    }
    return reader_.take("part:") ? takeBond<Part>() : takeOfFigure();
}

} // namespace

Parsed<Action> parseAction(const State& state, std::string_view text) {
    return ActionParser(state, text).parse();
}

} // namespace umpire::triremes
