#pragma once

#include "app/club/tables/club_store.h"
#include "tests/app/club/simulation/timeline.h"

#include <map>

namespace umpire::testing {

/// The club's database and its present faults. No test yet compares its behaviour with
/// PostgreSQL's.
class SimulatedDatabase {
public:
    using Record = std::pair<std::string, std::string>; ///< a table's name and a record's id

    /// `machine` names the machine whose clock the database uses.
    SimulatedDatabase(Timeline& timeline, Chance& chance, std::string machine)
        : timeline_(timeline), chance_(chance), machine_(std::move(machine)) {}

    /// Replaces openRecordStore.
    Expected<std::unique_ptr<RecordStore>> open();

    /// Breaks all connections and answers nobody for `span`.
    void leave(Span span);
    /// Refuses all writes for `span`, as a full disk does.
    void fill(Span span) { fullUntil_ = timeline_.passed() + span; }
    /// Chances of a writing call: it is refused, or it succeeds and its answer is lost with the
    /// connection.
    double refused = 0.0;
    double unanswered = 0.0;

    struct Begun {
        RecordMessage message;
        Head head;
        std::int64_t beganUs = 0; ///< in the database's clock
        std::vector<EventRow> rows;
    };
    std::map<Record, Begun> records;
    std::vector<StoredRuling> rulings; ///< in the order of the rulings
    std::vector<StoredFault> faults;
    std::map<std::string, std::string> evidence;
    /// Each row that is written, in that order.
    std::function<void(const StoredRow&)> tap = [](auto&&...) {};

private:
    class Store;
    Timeline& timeline_;
    Chance& chance_;
    std::string machine_;
    Span goneUntil_{0};
    Span fullUntil_{0};
    int connections_ = 0; ///< grows when all are lost
};

} // namespace umpire::testing
