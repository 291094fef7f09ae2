#include "app/live/meet_table.h"

#include "app/journal/line_of_play.h"
#include "app/live/seated_names.h"

namespace umpire {
namespace {

tl::unexpected<Failure> wrongUsage(const std::string& why) {
    return tl::make_unexpected(Failure{ExitStatus::WrongUsage, why});
}

} // namespace

Expected<void> meetTable(const OtherTable& other, OtherSide& side, const LiveSetup& setup,
                         const ComputerSeats& computers) {
    const AnyGame* game = findGame(std::string(setup.referee->game()));
    if (game == nullptr || !game->hidesNothing) {
        return wrongUsage("--side: " + std::string(setup.referee->game()) +
                          " is a game with secrets; two tables play games without secrets yet");
    }
    if (setup.referee->everybody().size() != 2) {
        return wrongUsage("--side: two tables play variants for two players");
    }
    if (auto known = checkSide("--side", other.side, setup.referee->everybody()); !known) {
        return known;
    }
    for (const auto& [seat, strength] : computers.sides) {
        if (seat != other.side) {
            return wrongUsage("--play: " + seat + " sits at the other table; say it there");
        }
    }
    if (setup.resumed) {
        RecordedLine line;
        for (const RecordedEvent& each : lineOfPlay(setup.resumed->restored().events)) {
            recordIn(line, each.happening);
        }
        side.goOnFrom(std::move(line));
    }
    return other.begin({std::string(setup.referee->game()), setup.settings.variant,
                        setup.start->text(), other.side});
}

} // namespace umpire
