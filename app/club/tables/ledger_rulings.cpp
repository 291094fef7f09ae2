#include "app/club/tables/club_ledger.h"

/// Sends arbiters' rulings to the tables, and notes their entry in the journals.
namespace umpire {

Expected<void> ClubLedger::keep(const StoredRuling& ruling) {
    const auto found = hall_.tables().find(ruling.table);
    if (found == hall_.tables().end() || !found->second.heads.contains(ruling.ruling.record)) {
        return failWith(ExitStatus::CannotRead,
                        message("no table `%1` plays that game", ruling.table));
    }
    if (!store_) {
        return failWith(ExitStatus::CannotWrite, noDatabase());
    }
    const auto kept = store_->addRuling(ruling);
    if (!kept) {
        lose(kept.error());
        return kept;
    }
    if (ruling.about > 0 && ruling.ruling.record == found->second.record) {
        hall_.answer(ruling.table, ruling.about);
    }
    openRulings_.push_back(ruling);
    tellRulings(ruling.table);
    return {};
}

void ClubLedger::tellRulings(const std::string& table) {
    for (const StoredRuling& each : openRulings_) {
        if (each.table == table) {
            publish_({textOf(ClubTopic{table, What::Ruling}), textOf(each.ruling), false});
        }
    }
}

/// Notes that the table has the ruling in its journal.
void ClubLedger::enterRuling(const std::string& table, const EventRow& row) {
    const auto ruled = rulingIn(row);
    if (!ruled) {
        return;
    }
    Expected<void> entered;
    std::erase_if(openRulings_, [&](const StoredRuling& each) {
        const bool isEntered = each.table == table && each.ruling.ruling == ruled->id;
        if (isEntered && store_) {
            entered = store_->enterRuling(each.ruling.ruling, row.number);
        }
        return isEntered;
    });
    if (!entered) { // the table sends the event again
        lose(entered.error());
    }
}

} // namespace umpire
