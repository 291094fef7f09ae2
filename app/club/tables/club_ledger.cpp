#include "app/club/tables/club_ledger.h"

#include "app/club/tables/table_results.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using What = ClubTopic::What;

constexpr std::size_t kMostRowsAtOnce = 500;
/// assumed size of an event without its payload, in bytes
constexpr std::size_t kBytesOfRow = 256;
/// maximum number of rows read from a record to find its open calls
constexpr std::int64_t kRowsOfCalls = 100'000;

/// Tells whether the event ends a game or reopens it.
bool canEnd(const EventRow& row) {
    return std::ranges::count(endingKinds(), row.kind) > 0;
}

} // namespace

Expected<void> ClubLedger::open() {
    auto opened = world_.store(database_);
    if (!opened) {
        return tl::make_unexpected(opened.error());
    }
    store_ = *std::move(opened);
    auto known = goOn();
    if (!known) {
        store_.reset();
    }
    return known;
}

/// Reads the database's state, and tells the tables which rows it has. The tables then send the
/// missing rows.
Expected<void> ClubLedger::goOn() {
    auto records = store_->records();
    if (!records) {
        return tl::make_unexpected(records.error());
    }
    auto rulings = store_->openRulings();
    if (!rulings) {
        return tl::make_unexpected(rulings.error());
    }
    openRulings_ = *std::move(rulings);
    std::set<std::string> tables;
    for (StoredRecord& each : *records) {
        // Shows the table's reported record, otherwise the newest by the database's clock, which
        // may have been set back.
        const auto shown = hall_.tables().find(each.table);
        const bool isNewest = tables.insert(each.table).second;
        each.record.isLive = shown == hall_.tables().end() || shown->second.record.empty()
                                 ? isNewest
                                 : shown->second.record == each.record.record;
        const auto known =
            each.record.isLive ? show(each.table, each.record, each.head) : Expected<void>{};
        if (!known) {
            return known;
        }
        if (!each.record.isLive) {
            hall_.begin(each.table, each.record, each.head, {});
        }
    }
    return {};
}

/// Shows the journal with its open calls, except calls that arbiters answered. Confirms the
/// journal's last row to the table.
Expected<void> ClubLedger::show(const std::string& table, const RecordMessage& record,
                                const Head& head) {
    return store_->rows(table, record.record, 0, int(kRowsOfCalls))
        .and_then([&](const std::vector<EventRow>& rows) {
            hall_.begin(table, record, head, rows);
            touched_.insert({table, record.record});
            endings_.insert({table, record.record});
            return store_->answered(table, hall_.tables().at(table).record);
        })
        .map([&](const std::vector<std::int64_t>& numbers) {
            for (const std::int64_t number : numbers) {
                hall_.answer(table, number);
            }
        });
}

void ClubLedger::take(const MqttMessage& message) {
    const auto topic = topicFrom(message.topic);
    if (!topic) {
        return;
    }
    const std::string& table = topic->table;
    if (!store_) { // all other messages are sent again soon
        const auto record = topic->what == What::Record ? recordMessageFrom(message.payload)
                                                        : tl::make_unexpected(std::string());
        if (record) {
            waiting_[table] = *record;
        }
        return;
    }
    hall_.hear(table, world_.now());
    switch (topic->what) {
    case What::Record:
        read(table, recordMessageFrom(message.payload),
             [&](const RecordMessage& record) { begin(table, record); });
        break;
    case What::Row:
        read(table, rowMessageFrom(message.payload),
             [&](const RowMessage& row) { take(table, row); });
        break;
    case What::State:
        if (const auto state = parsedJson(message.payload); state) {
            hall_.show(table, message.payload);
        } else {
            fault(table, "sends a state that " + state.error());
        }
        break;
    case What::Health:
        read(table, healthMessageFrom(message.payload),
             [&](const HealthMessage& health) { note(table, health); });
        break;
    case What::Picture:
        read(table, pictureMessageFrom(message.payload),
             [&](const PictureMessage& picture) { take(table, picture); });
        break;
    case What::Received:
    case What::Ruling:
    case What::Ask:
    case What::Clock:
        break;
    }
}

template <typename T, typename Then>
void ClubLedger::read(const std::string& table, const FromJson<T>& message, const Then& then) {
    if (message) {
        then(*message);
    } else {
        fault(table, "sends what cannot be read: " + message.error());
    }
}

void ClubLedger::begin(const std::string& table, const RecordMessage& record) {
    flush();
    if (!store_) {
        return;
    }
    if (!hasRoomFor(table, record)) {
        waiting_[table] = record;
        return;
    }
    waiting_.erase(table);
    const auto shown = store_->begin(table, record).and_then([&](const Head& head) {
        return show(table, record, head);
    });
    if (!shown) {
        lose(shown.error());
    }
}

void ClubLedger::take(const std::string& table, const RowMessage& message) {
    if (const auto waits = waiting_.find(table);
        waits != waiting_.end() && waits->second.record == message.record) {
        begin(table, RecordMessage(waits->second));
        if (waiting_.contains(table)) {
            return;
        }
    }
    switch (hall_.judge(table, message)) {
    case RowVerdict::Next:
        if (!hasRoomFor(table, message.row)) {
            return;
        }
        // the row is stored anyway
        if (const auto event = parsedJson(message.row.payload); !event) {
            fault(table, "sends event " + std::to_string(message.row.number) +
                             ", which cannot be read: it " + event.error());
        }
        batch_.push_back({table, message.record, message.row});
        hall_.add(table, message.record, message.row);
        enterRuling(table, message.row);
        if (canEnd(message.row)) {
            endings_.insert({table, message.record});
        }
        break;
    case RowVerdict::Repeated:
    case RowVerdict::Early:
        break;
    case RowVerdict::Changed:
        fault(table, "sends another event " + std::to_string(message.row.number) +
                         " than before, or one that was changed; look at its journal with "
                         "`umpire log verify`");
        break;
    case RowVerdict::Stranger:
        fault(table, "sends events of a journal that it has not told");
        return;
    }
    touched_.insert({table, message.record});
    if (batch_.size() >= kMostRowsAtOnce) {
        flush();
    }
}

void ClubLedger::note(const std::string& table, const HealthMessage& health) {
    const auto known = hall_.tables().find(table);
    const bool isNew = health.isThere && (known == hall_.tables().end() ||
                                          !known->second.referees.contains(health.instance));
    if (isNew) { // a referee that begins needs the club's clock
        publish_({textOf(ClubTopic{table, What::Clock}), textOf(clock_), false});
    }
    hall_.note(table, health, world_.wallUs(), world_.now());
    if (hall_.tables().at(table).referees.size() > 1) {
        fault(table, "has two referees with its name; end one of them, or wait half a minute "
                     "where one has just ended");
    }
    if (health.isThere) {
        tellRulings(table);
    }
}

/// Tells whether the table may send this record now. A record that the hall already has is always
/// accepted.
bool ClubLedger::hasRoomFor(const std::string& table, const RecordMessage& record) {
    const auto known = hall_.tables().find(table);
    if (known != hall_.tables().end() && known->second.heads.contains(record.record)) {
        return true;
    }
    TableAmount more{.records = 1};
    for (const auto& [name, value] : record.settings) {
        more.bytes += std::int64_t(name.size() + value.size());
    }
    const bool fits = hours_.take(table, more, world_.now());
    if (!fits) {
        fault(table, "begins too many games, or too large ones, for one hour; what it tells now is "
                     "taken later");
    }
    return fits;
}

bool ClubLedger::hasRoomFor(const std::string& table, const EventRow& row) {
    const bool fits =
        hours_.take(table, {.events = 1, .bytes = std::int64_t(row.payload.size() + kBytesOfRow)},
                    world_.now());
    if (!fits) {
        fault(table, "tells too many events for one hour; the rest is taken later");
    }
    return fits;
}

void ClubLedger::fault(const std::string& table, std::string what) {
    const auto& known = hall_.tables().find(table);
    const bool isNew = known == hall_.tables().end() || known->second.faults.empty() ||
                       known->second.faults.back() != what;
    if (isNew && !hours_.take(table, {.faults = 1}, world_.now())) {
        what = "has too many faults; no more are told in this hour";
    }
    if (hall_.addFault(table, what) && store_) {
        if (const auto kept = store_->addFault(table, what); !kept) {
            lose(kept.error());
        }
    }
}

/// Writes to the database first, then confirms to the tables.
void ClubLedger::flush() {
    if (!store_) {
        return;
    }
    auto added = store_->add(batch_);
    if (!added && added.error().status == ExitStatus::WrongUsage) {
        added = addEach();
    }
    refusesRows_ = batch_.empty() ? refusesRows_ : !added;
    if (!added) {
        lose(added.error());
        return;
    }
    const std::size_t written = std::exchange(batch_, {}).size();
    for (const auto& [table, record] : std::exchange(touched_, {})) {
        const Head& head = hall_.tables().at(table).heads.at(record);
        publish_({textOf(ClubTopic{table, What::Received}), textOf(ReceivedMessage{record, head}),
                  true});
    }
    written_ += written;
    enterEndings();
}

/// Adds rows one by one. A rejected row is skipped as a fault of its table and does not block
/// others.
Expected<void> ClubLedger::addEach() {
    std::vector<std::pair<std::string, std::string>> faults;
    for (const StoredRow& each : batch_) {
        const auto added = store_->add({&each, 1});
        if (!added && added.error().status != ExitStatus::WrongUsage) {
            return added;
        }
        if (!added) {
            faults.emplace_back(each.table,
                                "sends event " + std::to_string(each.row.number) +
                                    ", which is left out: " + english(added.error().message));
        }
    }
    for (const auto& [table, what] : faults) {
        fault(table, what);
    }
    return {};
}

/// Enters the ends of games in the tournament. An end that the tournament rejects is reported to
/// the arbiter as a fault and is not entered again.
void ClubLedger::enterEndings() {
    for (const auto& [table, record] : std::exchange(endings_, {})) {
        if (!store_) {
            return; // all records are checked when the database is back
        }
        const auto entered = store_->tell([&, &table = table, &record = record](ClubStore& store) {
            TournamentStore tournaments = store.tournaments();
            return enterEnding(tournaments, table, record);
        });
        if (!entered && entered.error().status == ExitStatus::CannotWrite) {
            lose(entered.error());
        } else if (!entered) {
            fault(table, "ended a game that the tournament does not take: " +
                             english(entered.error().message));
        }
    }
}

Expected<void> ClubLedger::tell(const std::function<Expected<void>(ClubStore&)>& work) {
    return store_ ? store_->tell(work) : failWith(ExitStatus::CannotWrite, noDatabase());
}

Expected<std::optional<std::string>> ClubLedger::evidence(const std::string& hash) {
    return isOpen() ? store_->evidence(hash) : failWith(ExitStatus::CannotWrite, noDatabase());
}

Expected<void> ClubLedger::askEvidence(const std::string& table, const std::string& hash) {
    const auto found = hall_.tables().find(table);
    const bool isThere = found != hall_.tables().end() && !found->second.referees.empty();
    const auto answer = !isThere || !isPictureHash(hash) ? PictureWants::Answer::None
                                                         : wants_.want(table, hash, world_.now());
    switch (answer) {
    case PictureWants::Answer::Ask:
        publish_({textOf(ClubTopic{table, What::Ask}), hash, false});
        return {};
    case PictureWants::Answer::Coming:
        return {};
    case PictureWants::Answer::Full:
        return failWith(ExitStatus::CannotWrite,
                        message("too many pictures are coming; ask again"));
    case PictureWants::Answer::None:
        break;
    }
    return failWith(ExitStatus::CannotRead,
                    message("the table does not have the picture now; look there"));
}

/// Stores a requested picture if its SHA-256 is right. The client gets it with its next request.
void ClubLedger::take(const std::string& table, const PictureMessage& picture) {
    if (sha256(picture.jpeg) != picture.hash) {
        wants_.miss(table, picture.hash);
    } else if (wants_.take(table, picture.hash)) {
        if (const auto kept = store_->addEvidence(table, picture.hash, picture.jpeg); !kept) {
            lose(kept.error());
        }
    }
}

/// Closes the store after a failure; the keeper opens it again.
void ClubLedger::lose(const Failure& failure) {
    store_.reset();
    batch_.clear();
    touched_.clear();
    endings_.clear();
    loss_ = failure;
}

} // namespace umpire
