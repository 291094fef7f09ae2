#include "tests/app/club/simulation/simulated_database.h"

#include <algorithm>

namespace umpire::testing {

/// A connection.
class SimulatedDatabase::Store final : public RecordStore {
public:
    explicit Store(SimulatedDatabase& database)
        : database_(database), connection_(database.connections_) {}

    Expected<std::vector<StoredRecord>> records() override {
        return read().map([&] {
            std::vector<StoredRecord> all;
            for (const auto& [of, begun] : database_.records) {
                all.push_back({of.first, begun.message, begun.head});
            }
            std::ranges::stable_sort(all, std::greater<>(), [&](const StoredRecord& each) {
                return database_.records.at({each.table, each.record.record}).beganUs;
            });
            return all;
        });
    }
    Expected<Head> begin(const std::string& table, const RecordMessage& record) override {
        return write([&] {
                   const std::int64_t now = database_.timeline_.wallUs(database_.machine_);
                   database_.records.try_emplace({table, record.record},
                                                 Begun{record, {0, record.record}, now, {}});
                   return Expected<void>();
               })
            .map([&] {
                return database_.records.at({table, record.record}).head;
            });
    }
    Expected<void> add(std::span<const StoredRow> rows) override {
        return rows.empty() ? Expected<void>() : write([&] { return insert(rows); });
    }
    Expected<std::vector<EventRow>> rows(const std::string& table, const std::string& record,
                                         std::int64_t after, int most) override {
        return read().map([&] {
            std::vector<EventRow> some;
            if (const auto found = database_.records.find({table, record});
                found != database_.records.end()) {
                std::ranges::copy_if(found->second.rows, std::back_inserter(some),
                                     [&](const EventRow& each) { return each.number > after; });
            }
            std::ranges::sort(some, {}, &EventRow::number);
            some.resize(std::min(some.size(), std::size_t(most)));
            return some;
        });
    }
    Expected<void> addFault(const std::string& table, const std::string& what) override {
        return write([&] {
            database_.faults.push_back({table, what, ""});
            return Expected<void>();
        });
    }
    Expected<void> addRuling(const StoredRuling& ruling) override {
        return write([&]() -> Expected<void> {
            if (!database_.records.contains({ruling.table, ruling.ruling.record})) {
                return failWith(ExitStatus::CannotWrite, "no such record");
            }
            if (std::ranges::find(database_.rulings, ruling.ruling, &StoredRuling::ruling) ==
                database_.rulings.end()) {
                database_.rulings.push_back(ruling);
            }
            return {};
        });
    }
    Expected<void> enterRuling(const std::string& id, std::int64_t number) override {
        return write([&] {
            for (StoredRuling& each : database_.rulings) {
                if (each.ruling.ruling == id && each.entered == 0) {
                    each.entered = number;
                }
            }
            return Expected<void>();
        });
    }
    Expected<std::vector<StoredRuling>> openRulings() override {
        return read().map([&] {
            std::vector<StoredRuling> open;
            std::ranges::copy_if(database_.rulings, std::back_inserter(open),
                                 [](const StoredRuling& each) { return each.entered == 0; });
            return open;
        });
    }
    Expected<std::vector<std::int64_t>> answered(const std::string& table,
                                                 const std::string& record) override {
        return read().map([&] {
            std::vector<std::int64_t> numbers;
            for (const StoredRuling& each : database_.rulings) {
                if (each.table == table && each.ruling.record == record && each.about > 0) {
                    numbers.push_back(each.about);
                }
            }
            return numbers;
        });
    }
    Expected<void> addEvidence(const std::string& /*table*/, const std::string& hash,
                               const std::string& jpeg) override {
        return write([&] {
            database_.evidence.try_emplace(hash, jpeg);
            return Expected<void>();
        });
    }
    Expected<std::optional<std::string>> evidence(const std::string& hash) override {
        return read().map([&] {
            const auto found = database_.evidence.find(hash);
            return found == database_.evidence.end() ? std::nullopt : std::optional(found->second);
        });
    }
    /// Does no work, because the simulated database has no tournaments.
    Expected<void> tell(const std::function<Expected<void>(ClubStore&)>& /*work*/) override {
        return read();
    }

private:
    [[nodiscard]] Expected<void> read() const {
        const bool isGone = database_.timeline_.passed() < database_.goneUntil_;
        return isGone || connection_ != database_.connections_
                   ? Expected<void>(failWith(ExitStatus::CannotWrite, "the connection is lost"))
                   : Expected<void>();
    }
    /// Runs the work in a transaction.
    template <typename Work>
    Expected<void> write(const Work& work) {
        auto done = read();
        if (done && database_.timeline_.passed() < database_.fullUntil_) {
            done = failWith(ExitStatus::CannotWrite, "No space left on device");
        } else if (done && database_.chance_.has(database_.refused)) {
            done = failWith(ExitStatus::CannotWrite, "the transaction was rolled back");
        } else if (done) {
            done = work();
            if (done && database_.chance_.has(database_.unanswered)) {
                ++database_.connections_;
                done = failWith(ExitStatus::CannotWrite, "the connection is lost");
            }
        }
        return done;
    }
    /// Inserts rows like the SQL of ClubStore::add: existing rows stay, and the head only advances.
    Expected<void> insert(std::span<const StoredRow> rows) {
        const bool isKnown = std::ranges::all_of(rows, [&](const StoredRow& each) {
            return database_.records.contains({each.table, each.record});
        });
        if (!isKnown) {
            return failWith(ExitStatus::CannotWrite, "no such record");
        }
        for (const StoredRow& each : rows) {
            Begun& begun = database_.records.at({each.table, each.record});
            if (std::ranges::find(begun.rows, each.row.number, &EventRow::number) ==
                begun.rows.end()) {
                begun.rows.push_back(each.row);
                database_.tap(each);
            }
            if (each.row.number > begun.head.count) {
                begun.head = {each.row.number, each.row.hash};
            }
        }
        return {};
    }

    SimulatedDatabase& database_;
    int connection_;
};

Expected<std::unique_ptr<RecordStore>> SimulatedDatabase::open() {
    if (timeline_.passed() < goneUntil_) {
        return failWith(ExitStatus::CannotWrite, "the club's database does not answer");
    }
    return std::make_unique<Store>(*this);
}

void SimulatedDatabase::leave(Span span) {
    goneUntil_ = timeline_.passed() + span;
    ++connections_;
}

} // namespace umpire::testing
