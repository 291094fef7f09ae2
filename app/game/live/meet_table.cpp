#include "app/game/live/meet_table.h"

#include "app/game/clock/time_control.h"
#include "app/game/live/seated_names.h"
#include "app/record/journal/line_of_play.h"

namespace umpire {
namespace {

/// Offers the picture of an event in this record. The other table then reports which pictures it
/// lacks.
void show(const std::filesystem::path& journal, const RecordedEvent& event, LinkedPicture picture,
          const OtherTable& other) {
    const auto* called = std::get_if<Called>(&event.happening);
    const bool isMadeHere = called != nullptr && called->source == Source::Seen &&
                            (called->player == other.side || called->player == "table");
    const auto jpeg = isMadeHere && other.show && !event.pictureHash.empty()
                          ? pictureOf(journal, event.number)
                          : std::nullopt;
    if (jpeg && *jpeg) {
        picture.action = called->action;
        picture.sha256 = event.pictureHash;
        picture.jpeg = **jpeg;
        other.show(std::move(picture));
    }
}

void goOnFrom(const LiveJournal& journal, const OtherTable& other, OtherSide& side) {
    RecordedLine line;
    for (const RecordedEvent& each : lineOfPlay(journal.restored().events)) {
        recordIn(line, each.happening);
        show(journal.file(), each, {.number = line.size()}, other);
    }
    std::vector<std::string> kept;
    for (const RecordedEvent& each : journal.restored().events) {
        if (std::holds_alternative<Noted>(each.happening) && !each.pictureHash.empty()) {
            // the picture is from the other table; other notes have no picture
            kept.push_back(each.pictureHash);
        }
    }
    side.goOnFrom(std::move(line), std::move(kept));
}

} // namespace

Expected<void> meetTable(const OtherTable& other, OtherSide& side, const LiveSetup& setup,
                         const ComputerSeats& computers) {
    const AnyGame* game = findGame(std::string(setup.referee->game()));
    if (game == nullptr || game->laysInSecret) {
        return wrongSetting("side", "in " + std::string(setup.referee->game()) +
                                        " players lay on the table what the others may not see; "
                                        "two tables play other games yet");
    }
    if (setup.referee->everybody().size() != 2) {
        return wrongSetting("side", "two tables play variants for two players");
    }
    if (auto known = checkSide("side", other.side, setup.referee->everybody()); !known) {
        return known;
    }
    for (const auto& [seat, strength] : computers.sides) {
        if (seat != other.side) {
            return wrongSetting("play", seat + " sits at the other table; say it there");
        }
    }
    if (setup.resumed) {
        goOnFrom(*setup.resumed, other, side);
    }
    const auto option = [&](const char* name) {
        const auto found = setup.settings.options.find(name);
        return found == setup.settings.options.end() ? std::string() : found->second;
    };
    return other.begin({std::string(setup.referee->game()), setup.settings.variant,
                        setup.start->text(), other.side, option(kClockOption),
                        option(kAtZeroOption)});
}

} // namespace umpire
