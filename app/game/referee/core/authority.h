#pragma once

#include "app/game/referee/core/commands.h"

/// The gate: decides who may give which command. Every command passes it, from the terminal, the
/// window, a token, the other table, the club or the computer. docs/authority.md has the same table
/// for players.
///
/// | command                 | table | seat                  | arbiter | other table | computer |
/// | ----------------------- | ----- | --------------------- | ------- | ----------- | -------- |
/// | accept, choose, stands  | yes   | yes                   | yes     | no          | no       |
/// | pause, resume, arbiter, | yes   | yes                   | yes     | no          | no       |
/// | note, point, help       |       |                       |         |             |          |
/// | an action of one player | yes   | its own               | yes     | its own     | its own  |
/// | … that several agree on | yes   | its own half          | yes     | its half    | no       |
/// | chance that no camera   | yes   | once another confirms | yes     | yes         | no       |
/// | saw, a count of hits    |       |                       |         |             |          |
/// | resign, agree           | any   | its own               | any     | its own     | no       |
/// | correct                 | yes   | what hides nothing    | yes     | no          | no       |
/// |                         |       | from it (a)           |         |             |          |
/// | undo                    | (b)   | (c)                   | yes     | no          | no       |
/// | hint                    | yes   | for itself            | yes     | no          | no       |
/// | corners, wrong          | yes   | no                    | yes     | no          | no       |
///
/// (a) If a piece of another player changes owner, or something hidden by another is affected, that
/// player must agree. (b) Undoing chance needs everybody's agreement. (c) Undoing another's action,
/// or chance, needs theirs. Spectators may give no command. Only the arbiter enters a ruling.
namespace umpire::referee {

/// The speaker, and the sides for which it speaks. Set once, where the command enters the program.
struct Authority {
    enum class Of { Table, Seat, Arbiter, OtherTable, Computer, Spectator };
    Of of = Of::Table;
    std::vector<std::string> sides{}; ///< the sides of a seat, the other table or the computer

    static Authority seat(std::string side) { return {Of::Seat, {std::move(side)}}; }
    static Authority otherTable(std::vector<std::string> sides) {
        return {Of::OtherTable, std::move(sides)};
    }
    static Authority computer(std::string side) { return {Of::Computer, {std::move(side)}}; }
    static Authority arbiter() { return {Of::Arbiter, {}}; }

    /// Tells whether the speaker speaks for that side.
    [[nodiscard]] bool has(std::string_view side) const;
    /// Returns the side that is recorded with the command; empty: the table, or the arbiter.
    [[nodiscard]] std::string name() const { return sides.empty() ? std::string() : sides.front(); }
    bool operator==(const Authority&) const = default;
};

/// A command on its way to the referee.
struct Spoken {
    Authority by;
    std::string words; ///< the typed text, or an equivalent text
    Parsed<Command> command;
    bool operator==(const Spoken&) const = default;
};
/// Makes the command that a person typed.
Spoken typed(std::string_view line, Authority by = {});
/// Makes the command of a button, a tap or another program.
Spoken spoken(Command command, Authority by = {});

/// The facts about a command that the gate needs. None depends on hidden information.
struct Deed {
    /// The players concerned: who acts, resigns or agrees; all partners of an agreement; who acted
    /// in the undone actions; whose pieces a correction changes. Empty: nobody.
    std::vector<std::string> actors{};
    /// Chance that everybody sees, or a decision that only people make.
    bool isOpenChance = false;
    /// The undo takes back chance.
    bool takesChanceBack = false;
    /// The players who may know everything in a correction.
    std::vector<std::string> mayKnow{};
    std::vector<std::string> everybody{};
};

struct Permit {
    enum class Kind {
        Given,
        WantsAll, ///< needs the agreement of all other players
        WantsOne, ///< needs the confirmation of one other player
        Refused,
    };
    Kind kind = Kind::Given;
    std::vector<std::string> others{};
    Message because{}; ///< the reason of a refusal; independent of anything hidden
    bool operator==(const Permit&) const = default;
};

/// Decides whether that speaker may give the command now.
Permit permitFor(const Authority& speaker, const Command& command, const Deed& deed);

} // namespace umpire::referee
