#include "rules/games/murus_gallicus/notation.h"
#include "rules/games/murus_gallicus/rules.h"

#include <algorithm>

namespace umpire::murus_gallicus {
namespace {

/// Writes actions and events of one board.
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

using ParsedCell = Parsed<CellIndex>;

ParsedCell takeCell(NotationReader& reader, const BoardGeometry& board) {
    const NotationReader before = reader;
    const auto name = reader.takeCell();
    const auto cell = name ? board.find(*name) : std::nullopt;
    if (cell) {
        return *cell;
    }
    return before.fail(message("a cell of the board, such as %1 or %2", text(board.names[0]),
                               text(board.names[std::size_t(board.cellCount - 1)])));
}

/// The sign between two cells.
enum class Sign { Move, Sacrifice, DoubleSacrifice, Throw };

std::optional<Sign> takeSign(NotationReader& reader) {
    constexpr std::pair<std::string_view, Sign> kSigns[] = {{"-", Sign::Move},
                                                            {"xx", Sign::DoubleSacrifice},
                                                            {"x", Sign::Sacrifice},
                                                            {"*", Sign::Throw}};
    for (const auto& [token, sign] : kSigns) {
        if (reader.take(token)) {
            return sign;
        }
    }
    return std::nullopt;
}

Action actionOf(Sign sign, CellIndex from, CellIndex to) {
    switch (sign) {
    case Sign::Move:
        return Move{from, to};
    case Sign::Sacrifice:
        return Sacrifice{from, to};
    case Sign::DoubleSacrifice:
        return DoubleSacrifice{from, to};
    case Sign::Throw:
        return Throw{from, to};
    }
    return Move{from, to};
}

Parsed<Action> takeTurn(NotationReader& reader, const BoardGeometry& board) {
    const ParsedCell from = takeCell(reader, board);
    if (const auto* error = std::get_if<ParseError>(&from)) {
        return ParseError{
            error->at, message("%1, %2, %3 or %4", error->expected, "`swap`", "`resign`", "`draw`"),
            error->found};
    }
    const auto sign = takeSign(reader);
    if (!sign) {
        return reader.fail(
            message("%1 (move), %2 or %3 (sacrifice) or %4 (throw)", "`-`", "`x`", "`xx`", "`*`"));
    }
    const ParsedCell to = takeCell(reader, board);
    if (const auto* error = std::get_if<ParseError>(&to)) {
        return *error;
    }
    const auto source = std::get<CellIndex>(from);
    const auto target = std::get<CellIndex>(to);
    if (*sign != Sign::Move || !reader.take(",")) {
        return actionOf(*sign, source, target);
    }
    const ParsedCell second = takeCell(reader, board);
    if (const auto* error = std::get_if<ParseError>(&second)) {
        return *error;
    }
    const auto [low, high] = std::minmax({target, std::get<CellIndex>(second)});
    return Bribe{source, low, high};
}

/// Takes "resign" (the mover resigns) or "resign gaul" (that player does).
Parsed<Action> takeResignation(NotationReader& reader, const State& state) {
    if (!reader.take(" ")) {
        return Resign{state.mover};
    }
    std::string known;
    for (int seat = 0; seat < playersOf(state.settings.seating); ++seat) {
        const std::string id = idOf(state.settings, Player{seat});
        if (reader.take(id)) {
            return Resign{Player{seat}};
        }
        known += (seat == 0 ? "`" : ", `") + id + "`";
    }
    return reader.fail(message("a player: %1", known));
}

Parsed<Action> takeAction(NotationReader& reader, const State& state) {
    if (reader.take("swap")) {
        return Swap{};
    }
    if (reader.take("resign")) {
        return takeResignation(reader, state);
    }
    return reader.take("draw") ? Action(AgreeDraw{}) : takeTurn(reader, geometryOf(state.settings));
}

} // namespace

std::string text(const State& state, const Action& action) {
    return std::visit(Writer(state), action);
}

Message text(const State& state, const Event& event) {
    return std::visit(Writer(state), event);
}

Parsed<Action> parseAction(const State& state, std::string_view text) {
    NotationReader reader(text);
    Parsed<Action> action = takeAction(reader, state);
    if (std::holds_alternative<Action>(action) && !reader.atEnd()) {
        return reader.fail(message("the end of the action"));
    }
    return action;
}

} // namespace umpire::murus_gallicus
