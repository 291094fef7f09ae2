#pragma once

#include "app/record/journal/journal_rows.h"

#include <map>

/// What of a game waits for an arbiter, as its journal tells.
namespace umpire {

/// Something that a person has to decide or to see.
struct ArbiterCall {
    enum class About {
        TooClose,      ///< the umpire asks which of several actions it was
        IllegalStands, ///< what the rules forbid was let stand
        Differs,       ///< table and record are at odds
        Disputed,      ///< a player disagrees with an event
        NoTime,        ///< a side has none left, and the arbiter decides
        Called,        ///< a player wants the arbiter
    };
    About about = About::TooClose;
    std::int64_t number = 0; ///< of the event
    std::int64_t timeUs = 0; ///< of the game
    std::string picture;     ///< the SHA-256 of the evidence; may be empty
    std::string moments{};   ///< names the film of what was before; may be empty
    std::string kind{};      ///< of the event, as the journal has it
    std::string payload{};   ///< of the event, as JSON
    bool operator==(const ArbiterCall&) const = default;
};
std::string_view nameOf(ArbiterCall::About about);

/// What an arbiter ruled, where the row has that.
std::optional<Ruled> rulingIn(const EventRow& row);

/// The calls of one record that are open.
class OpenCalls {
public:
    /// The next row of the journal.
    void take(const EventRow& row);
    /// The arbiter answered the call of that event.
    void answer(std::int64_t number) { calls_.erase(number); }
    /// By the events' numbers.
    [[nodiscard]] const std::map<std::int64_t, ArbiterCall>& calls() const { return calls_; }

private:
    void open(ArbiterCall::About about, const EventRow& row, const std::string& moments);
    void close(ArbiterCall::About about);

    std::map<std::int64_t, ArbiterCall> calls_;
};

} // namespace umpire
