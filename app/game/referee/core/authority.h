#pragma once

#include "app/game/referee/core/commands.h"

/// The gate: decides who may give which command. Every command passes it, whether it comes from the
/// terminal, the window, a token, the other table, the club or the computer. docs/authority.md has
/// the same table for players.
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
/// (a) If the correction changes the owner of another player's piece, or something that another
/// player hides, that player must agree. (b) All players must agree to undo a result of chance.
/// (c) Players whose actions are undone must agree; all players must agree to undo a result of
/// chance. Spectators may give no command. Only the arbiter enters a ruling.
namespace umpire::referee {

/// The speaker of a command, and the sides for which it speaks. It is set where the command enters
/// the program, and never changed.
struct Authority {
    enum class Of { Table, Seat, Arbiter, OtherTable, Computer, Spectator };
    Of of = Of::Table;
    /// Sides of a seat, of the other table or of the computer; empty otherwise.
    std::vector<std::string> sides{};

    static Authority seat(std::string side) { return {Of::Seat, {std::move(side)}}; }
    static Authority otherTable(std::vector<std::string> sides) {
        return {Of::OtherTable, std::move(sides)};
    }
    static Authority computer(std::string side) { return {Of::Computer, {std::move(side)}}; }
    static Authority arbiter() { return {Of::Arbiter, {}}; }

    /// Tells whether the speaker may speak for that side.
    [[nodiscard]] bool has(std::string_view side) const;
    /// Returns the side that the record stores with the command. Empty for the table and the
    /// arbiter.
    [[nodiscard]] std::string name() const { return sides.empty() ? std::string() : sides.front(); }
    bool operator==(const Authority&) const = default;
};

/// A command on its way to the referee, with its speaker.
struct Spoken {
    Authority by;
    std::string words; ///< the text that was typed, or an equivalent text
    Parsed<Command> command;
    bool operator==(const Spoken&) const = default;
};
/// Parses a line that a person typed.
Spoken typed(std::string_view line, Authority by = {});
/// Makes a command that a button, a tap or another program gives.
Spoken spoken(Command command, Authority by = {});

/// The facts about a command that the gate needs. No fact depends on what is hidden from the
/// speaker.
struct Deed {
    /// The players whom the command concerns: those who act, resign or agree, those who must agree
    /// to an action, those whose actions are undone, and those whose pieces are corrected. Empty:
    /// no player.
    std::vector<std::string> actors{};
    /// True for a result of chance that everybody sees, and for a decision that only people make.
    bool isOpenChance = false;
    /// True if the undo takes back a result of chance.
    bool takesChanceBack = false;
    /// The players who may know all that a correction says.
    std::vector<std::string> mayKnow{};
    std::vector<std::string> everybody{};
};

struct Permit {
    enum class Kind {
        Given,
        WantsAll, ///< all players in `others` must agree
        WantsOne, ///< one of the players in `others` must confirm
        Refused,
    };
    Kind kind = Kind::Given;
    std::vector<std::string> others{};
    Message because{}; ///< reason of a refusal; it reveals nothing hidden
    bool operator==(const Permit&) const = default;
};

/// Decides whether the speaker may give the command.
Permit permitFor(const Authority& speaker, const Command& command, const Deed& deed);

} // namespace umpire::referee
