#include "rules/games/triremes/notation.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

class ActionParser : public ActionReader<Action> {
public:
    ActionParser(const State& state, std::string_view text)
        : ActionReader(text), settings_(state.settings), chart_(state.chart()) {}

    Parsed<Action> parse() { return result(takeAny()); }

private:
    using ActionReader::take;
    bool take(Square& into) {
        const auto square = takeSquare(*this, chart_);
        into = square.value_or(kNoSquare);
        return square || refuse(anySquare(chart_));
    }
    bool take(Player& into) {
        const auto player = takePlayer(*this, settings_);
        into = player.value_or(Player{});
        return player || refuse(anyPlayer(settings_));
    }
    template <typename Kind>
    bool takeOfPlayer() {
        Player player;
        return take(player) && give(Kind{player});
    }
    bool takeSale() {
        Sell sale;
        return take(sale.figure) && (take("@") || refuse(message("%1 and a player", "`@`"))) &&
               take(sale.to) && give(sale);
    }
    /// Takes one or two squares. Both orders of two squares give the same action.
    template <typename Kind>
    bool takePair(Square ship) {
        Square first = kNoSquare;
        Square second = kNoSquare;
        if (!take(first) || (take(",") && !take(second))) {
            return false;
        }
        return second == kNoSquare
                   ? give(Kind{ship, first})
                   : give(Kind{ship, std::min(first, second), std::max(first, second)});
    }
    /// Takes the rest of a move, after the `-` that follows the figure's square.
    bool takeMove(Square from) {
        Square to = kNoSquare;
        if (!take(to)) {
            return false;
        }
        const auto heading = takeHeading(*this);
        if (!heading) {
            return give(Walk{from, to});
        }
        Square boards = kNoSquare;
        return (!take("*") || take(boards)) && give(Sail{from, to, *heading, boards});
    }
    bool takeOfFigure() {
        Square figure = kNoSquare;
        Square ship = kNoSquare;
        if (!take(figure)) {
            return refuse(message("%1, %2 or %3", error().expected,
                                  "`+`, `die:`, `pass`, `sell:`, `ally:`, `part:`, `resign:`",
                                  "`draw`"));
        }
        return take("-")   ? takeMove(figure)
               : take("<") ? takePair<Load>(figure)
               : take(">") ? takePair<Land>(figure)
               : take("*") ? take(ship) && give(Storm{figure, ship})
                           : refuse(message("%1 (move), %2 (storm), %3 (load) or %4 (land)", "`-`",
                                            "`*`", "`<`", "`>`"));
    }
    bool takeDie() {
        const auto value = takeNumber();
        return value ? give(ThrowDie{*value}) : refuse(message("what the die shows"));
    }
    bool takeAny() {
        Square at = kNoSquare;
        return take("+")         ? take(at) && give(PlaceSoldier{at})
               : take("die:")    ? takeDie()
               : take("pass")    ? give(Pass{})
               : take("sell:")   ? takeSale()
               : take("ally:")   ? takeOfPlayer<Ally>()
               : take("resign:") ? takeOfPlayer<Resign>()
               : take("draw")    ? give(AgreeDraw{})
               : take("part:")   ? takeOfPlayer<Part>()
                                 : takeOfFigure();
    }

    const Settings& settings_;
    const Chart& chart_;
};

} // namespace

Parsed<Action> parseAction(const State& state, std::string_view text) {
    return ActionParser(state, text).parse();
}

} // namespace umpire::triremes
