#pragma once

#include "app/game/referee/core/commands.h"

/// The gate: who may say what. Every command passes it, whatever way it came: the terminal, the
/// window, a token, the other table, the club, the computer. docs/authority.md has the same table
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
/// (a) Where a piece of another changes hands or what another hides is touched, that player agrees.
/// (b) Past chance everybody agrees. (c) Past another's action, or chance, those agree.
/// Spectators may say nothing. A ruling is entered by the arbiter alone.
namespace umpire::referee {

/// Who speaks, and for whom. It is given once, where the words come in.
struct Authority {
    enum class Of { Table, Seat, Arbiter, OtherTable, Computer, Spectator };
    Of of = Of::Table;
    std::vector<std::string> sides{}; ///< of a seat, the other table and the computer

    static Authority seat(std::string side) { return {Of::Seat, {std::move(side)}}; }
    static Authority otherTable(std::vector<std::string> sides) {
        return {Of::OtherTable, std::move(sides)};
    }
    static Authority computer(std::string side) { return {Of::Computer, {std::move(side)}}; }
    static Authority arbiter() { return {Of::Arbiter, {}}; }

    /// Speaks for that side.
    [[nodiscard]] bool has(std::string_view side) const;
    /// The side that is named with what was said; empty: the table, or the arbiter.
    [[nodiscard]] std::string name() const { return sides.empty() ? std::string() : sides.front(); }
    bool operator==(const Authority&) const = default;
};

/// A command on its way to the referee.
struct Spoken {
    Authority by;
    std::string words; ///< as they were typed or would be
    Parsed<Command> command;
    bool operator==(const Spoken&) const = default;
};
/// What a person typed.
Spoken typed(std::string_view line, Authority by = {});
/// What a button, a tap or another program says.
Spoken spoken(Command command, Authority by = {});

/// What the gate has to know of a command. None of it rests on what anybody hides.
struct Deed {
    /// Whose it is: who acts, resigns or agrees; all of an agreement; who acted in what an undo
    /// takes back; whose pieces a correction changes. Empty: nobody's.
    std::vector<std::string> actors{};
    /// Chance that everybody sees, or what only people decide.
    bool isOpenChance = false;
    /// An undo takes back chance.
    bool takesChanceBack = false;
    /// Who may know all that a correction says.
    std::vector<std::string> mayKnow{};
    std::vector<std::string> everybody{};
};

struct Permit {
    enum class Kind {
        Given,
        WantsAll, ///< once all the others have agreed
        WantsOne, ///< once one of the others confirms it
        Refused,
    };
    Kind kind = Kind::Given;
    std::vector<std::string> others{};
    Message because{}; ///< where it is refused; it rests on nothing that anybody hides
    bool operator==(const Permit&) const = default;
};

/// May that voice give the command now?
Permit permitFor(const Authority& speaker, const Command& command, const Deed& deed);

} // namespace umpire::referee
