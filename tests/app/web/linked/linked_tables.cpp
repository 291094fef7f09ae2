#include "tests/app/web/linked/linked_tables.h"

#include "app/record/journal/journal.h"
#include "app/record/journal/line_of_play.h"
#include "app/web/linked/table_link.h"
#include "tests/app/waiting.h"
#include "tests/app/web/server/feed_client.h"

namespace umpire::testing {

std::vector<std::string> inviting(std::vector<std::string> arguments, const LinkAddress& at) {
    return with(std::move(arguments), {"--invite", "127.0.0.1:" + std::to_string(at.port)});
}

std::vector<std::string> joining(std::vector<std::string> arguments, const LinkAddress& at) {
    return with(std::move(arguments), {"--with", text(at)});
}

LinkAddress LinkedTables::freshAddress() {
    held_.push_back(holdPort());
    const auto link =
        TableLink::open({"roman", "", "127.0.0.1:" + std::to_string(portOf(held_.back()))});
    EXPECT_TRUE(link);
    return *parseLinkAddress((*link)->address());
}

void LinkedTables::awaitPort(int port) {
    EXPECT_TRUE(comesTrue([&] { return Connection(port).isOpen(); }));
}

std::vector<std::string> LinkedTables::begun(const std::string& source, const std::string& side,
                                             const std::string& game) const {
    return {"referee", source, "--game", game, "--side", side, "--journal", journalOf(side)};
}

std::vector<std::string> LinkedTables::resumed(const std::string& source,
                                               const std::string& side) const {
    return {"referee", source, "--resume", journalOf(side), "--side", side};
}

std::vector<std::string> LinkedTables::playedAt(const std::string& side) const {
    const auto journal = readJournal(journalOf(side));
    std::vector<std::string> played;
    for (const RecordedEvent& each :
         journal ? lineOfPlay(journal->events) : std::vector<RecordedEvent>()) {
        if (const auto counts = actionIn(each.happening)) {
            played.push_back(*counts);
        }
    }
    return played;
}

std::vector<std::string> LinkedTables::picturesAt(const std::string& side) const {
    const auto journal = readJournal(journalOf(side), JournalCheck::Whole);
    std::vector<std::string> pictures;
    for (const RecordedEvent& each : journal ? journal->events : std::vector<RecordedEvent>()) {
        if (std::holds_alternative<Noted>(each.happening) && !each.pictureHash.empty()) {
            pictures.push_back(each.pictureHash);
        }
    }
    return pictures;
}

} // namespace umpire::testing
