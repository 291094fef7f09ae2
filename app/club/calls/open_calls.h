#pragma once

#include "app/record/journal/journal_rows.h"

#include <map>
#include <optional>

/// The matters of a game that an arbiter must decide or see, read from the game's journal.
namespace umpire {

/// An event of the game, with the position before it.
struct PastEvent {
    EventRow row;
    std::string before; ///< position in notation, with its secrets; empty if unknown
};

/// A matter that a person must decide or see.
struct ArbiterCall {
    enum class About {
        TooClose,      ///< the umpire asks which of several actions was played
        IllegalStands, ///< an illegal action was let stand
        Differs,       ///< table and record differ
        NoTime,        ///< a side has no time left, and the arbiter decides
        Called,        ///< a player wants the arbiter
    };
    About about = About::TooClose;
    PastEvent event;
    std::string moments{};           ///< SHA-256 of the film of the moments before; may be empty
    std::optional<PastEvent> move{}; ///< the last action before a player's call; none if none
};
std::string_view nameOf(ArbiterCall::About about);

/// Returns the row's ruling; none if the row is no ruling.
std::optional<Ruled> rulingIn(const EventRow& row);

/// The open calls of one record.
class OpenCalls {
public:
    /// Takes the journal's next row, which may open or close calls.
    void take(const EventRow& row);
    /// Closes the call of that event, which the arbiter answered.
    void answer(std::int64_t number) { calls_.erase(number); }
    /// Returns the open calls, by the number of their events.
    [[nodiscard]] const std::map<std::int64_t, ArbiterCall>& calls() const { return calls_; }

private:
    void open(ArbiterCall::About about, const EventRow& row, const RecordedEvent& read);
    void close(ArbiterCall::About about);
    void remember(const EventRow& row, const Event& event);

    std::map<std::int64_t, ArbiterCall> calls_;
    std::optional<PastEvent> move_; ///< the last action, legal or not; none after an undo
    std::string position_;          ///< the last position, with its secrets; empty if unknown
};

} // namespace umpire
