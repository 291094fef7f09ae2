#include "app/game/referee/core/authority.h"

#include "app/common/failure/joined_texts.h"

#include <algorithm>

namespace umpire::referee {
namespace {

using Of = Authority::Of;
using Kind = Permit::Kind;

Permit refused(Message because) {
    return {Kind::Refused, {}, std::move(because)};
}

/// Decides about a command of a seat, of the other table or of the computer.
class Side {
public:
    Side(const Authority& speaker, const Deed& deed) : speaker_(speaker), deed_(deed) {}

    Permit operator()(const Accept&) const { return everybodys(); }
    Permit operator()(const Choose&) const { return everybodys(); }
    Permit operator()(const LetStand&) const { return everybodys(); }
    Permit operator()(const Pause&) const { return everybodys(); }
    Permit operator()(const Resume&) const { return everybodys(); }
    Permit operator()(const Note&) const { return everybodys(); }
    Permit operator()(const CallArbiter&) const { return everybodys(); }
    Permit operator()(const PointAt&) const { return everybodys(); }
    Permit operator()(const Help&) const { return everybodys(); }
    Permit operator()(const Play&) const {
        const bool mayBeTheirs = deed_.actors.empty() || owns();
        if (deed_.isOpenChance && speaker_.of == Of::Seat && mayBeTheirs) {
            return {Kind::WantsOne, others(deed_.everybody)};
        }
        if (deed_.isOpenChance && deed_.actors.empty()) {
            return speaker_.of == Of::OtherTable ? Permit{} : notTheirs();
        }
        return owns() || deed_.actors.empty() ? withTheOthers() : notTheirs();
    }
    Permit operator()(const GiveUp&) const { return peoplesOwn(); }
    Permit operator()(const Agree&) const { return peoplesOwn(); }
    Permit operator()(const Undo&) const {
        return speaker_.of != Of::Seat ? notFromThere()
               : deed_.takesChanceBack ? wants(others(deed_.everybody))
                                       : withTheOthers();
    }
    Permit operator()(const CorrectPiece&) const {
        if (speaker_.of != Of::Seat) {
            return notFromThere();
        }
        const bool mayKnow = std::ranges::any_of(
            deed_.mayKnow, [this](const std::string& each) { return speaker_.has(each); });
        return mayKnow ? withTheOthers()
                       : refused(message("what another player hides is put right by that player, "
                                         "or at the table"));
    }
    Permit operator()(const Hint&) const {
        return speaker_.of == Of::Seat && ownsAll() ? Permit{} : notTheirs();
    }
    Permit operator()(const SetCorners&) const { return atTheTable(); }
    Permit operator()(const Teach&) const { return atTheTable(); }
    Permit operator()(const EnterRuling&) const {
        return refused(message("only the arbiter rules"));
    }

private:
    [[nodiscard]] std::vector<std::string> others(std::vector<std::string> names) const {
        std::erase_if(names, [this](const std::string& each) { return speaker_.has(each); });
        return names;
    }
    [[nodiscard]] bool owns() const {
        return std::ranges::any_of(deed_.actors,
                                   [this](const std::string& each) { return speaker_.has(each); });
    }
    [[nodiscard]] bool ownsAll() const { return others(deed_.actors).empty(); }
    /// The computer neither gives up nor agrees to anything.
    [[nodiscard]] Permit peoplesOwn() const {
        return ownsAll() && speaker_.of != Of::Computer ? Permit{} : notTheirs();
    }
    static Permit wants(std::vector<std::string> names) {
        return names.empty() ? Permit{} : Permit{Kind::WantsAll, std::move(names)};
    }
    /// Allows the command if all other concerned players agree. The computer may not ask for
    /// agreement.
    [[nodiscard]] Permit withTheOthers() const {
        std::vector<std::string> names = others(deed_.actors);
        return names.empty() || speaker_.of != Of::Computer ? wants(std::move(names)) : notTheirs();
    }
    [[nodiscard]] Permit everybodys() const {
        return speaker_.of == Of::Seat ? Permit{} : notFromThere();
    }
    [[nodiscard]] Permit notTheirs() const {
        return refused(message("%1 speaks for %1 alone; %2 or the table may say this",
                               joinedTexts(", ", speaker_.sides),
                               joinedTexts(", ", others(deed_.everybody))));
    }
    static Permit notFromThere() {
        return refused(message("this is said at this table, and not from elsewhere"));
    }
    static Permit atTheTable() {
        return refused(message("this is said at the table itself, and not by one player"));
    }

    const Authority& speaker_;
    const Deed& deed_;
};

} // namespace

bool Authority::has(std::string_view side) const {
    return std::ranges::find(sides, side) != sides.end();
}

Spoken typed(std::string_view line, Authority by) {
    const std::string words(line.substr(0, line.find_first_of("\r\n")));
    Parsed<Command> command = parseCommand(words);
    return {std::move(by), words, std::move(command)};
}

Spoken spoken(Command command, Authority by) {
    std::string words = text(command);
    return {std::move(by), std::move(words), std::move(command)};
}

Permit permitFor(const Authority& speaker, const Command& command, const Deed& deed) {
    switch (speaker.of) {
    case Of::Table: {
        const auto* undo = std::get_if<Undo>(&command);
        if (undo != nullptr && deed.takesChanceBack && !undo->agreed) {
            return {Kind::WantsAll, deed.everybody};
        }
        return std::holds_alternative<EnterRuling>(command)
                   ? refused(message("only the arbiter rules"))
                   : Permit{};
    }
    case Of::Arbiter:
        return {};
    case Of::Seat:
    case Of::OtherTable:
    case Of::Computer:
        return std::visit(Side(speaker, deed), command);
    case Of::Spectator:
        break;
    }
    return refused(message("spectators give no commands"));
}

} // namespace umpire::referee
