#pragma once

#include "app/record/journal/journal_rows.h"

#include <map>

/// The matters of a game that wait for an arbiter, from its journal.
namespace umpire {

/// A matter that a person must decide or see.
struct ArbiterCall {
    enum class About {
        TooClose,      ///< the umpire asks which of several actions was played
        IllegalStands, ///< an illegal action was let stand
        Differs,       ///< table and record differ
        Disputed,      ///< a player disagrees with an event
        NoTime,        ///< a side has none left, and the arbiter decides
        Called,        ///< a player wants the arbiter
    };
    About about = About::TooClose;
    std::int64_t number = 0; ///< number of the event
    std::int64_t timeUs = 0; ///< time of the game
    std::string picture;     ///< SHA-256 of the evidence; may be empty
    std::string moments{};   ///< name of the film of the moments before; may be empty
    std::string kind{};      ///< the journal's word for the event's kind
    std::string payload{};   ///< the event's JSON
    bool operator==(const ArbiterCall&) const = default;
};
std::string_view nameOf(ArbiterCall::About about);

/// Returns the row's ruling; none if the row is no ruling.
std::optional<Ruled> rulingIn(const EventRow& row);

/// The open calls of one record.
class OpenCalls {
public:
    /// Takes the journal's next row.
    void take(const EventRow& row);
    /// Closes the call of that event, which the arbiter answered.
    void answer(std::int64_t number) { calls_.erase(number); }
    /// Returns the calls by event number.
    [[nodiscard]] const std::map<std::int64_t, ArbiterCall>& calls() const { return calls_; }

private:
    void open(ArbiterCall::About about, const EventRow& row, const std::string& moments);
    void close(ArbiterCall::About about);

    std::map<std::int64_t, ArbiterCall> calls_;
};

} // namespace umpire
