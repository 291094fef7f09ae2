#pragma once

#include "app/club/tables/club_store.h"
#include "tests/app/club/simulation/timeline.h"

#include <map>

namespace umpire::testing {

/// What the club's database has, and what is wrong with it now. Nothing holds it and PostgreSQL to
/// the same yet.
class SimulatedDatabase {
public:
    using Record = std::pair<std::string, std::string>; ///< a table's name and a record's id

    /// `machine`: whose clock it has.
    SimulatedDatabase(Timeline& timeline, Chance& chance, std::string machine)
        : timeline_(timeline), chance_(chance), machine_(std::move(machine)) {}

    /// In place of openRecordStore.
    Expected<std::unique_ptr<RecordStore>> open();

    /// It does not answer until then, and all connections are lost.
    void leave(Span span);
    /// Nothing can be written until then.
    void fill(Span span) { fullUntil_ = timeline_.passed() + span; }
    /// Of calls that write: it is refused, or it is done and the answer is lost with the
    /// connection.
    double refused = 0.0;
    double unanswered = 0.0;

    struct Begun {
        RecordMessage message;
        Head head;
        std::int64_t beganUs = 0; ///< by the database's clock
        std::vector<EventRow> rows;
    };
    std::map<Record, Begun> records;
    std::vector<StoredRuling> rulings; ///< in the order in which they were given
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
