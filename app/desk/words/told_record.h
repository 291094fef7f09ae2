#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/record/journal/journal.h"

#include <map>
#include <QString>

/// Describes a record, for its page, its report and its file names.
namespace umpire::desk {

/// Returns "Murus Gallicus, basic".
QString gameAndVariant(const GameSettings& settings);
/// Returns "Anna – Ben".
QString playersOf(const GameSettings& settings);
/// Returns the local start time in the reader's language; empty: unknown.
QString begunOf(const GameSettings& settings);

/// Describes one record's events as a player would, with the players' own names.
class Teller {
public:
    Teller() = default;
    Teller(const GameSettings& settings, const std::vector<RecordedEvent>& events);

    /// Describes the event in one sentence. `event`: of that record.
    [[nodiscard]] QString told(const RecordedEvent& event) const;
    /// Returns the players' names, and the position before that event.
    [[nodiscard]] words::SpokenTable tableBefore(const RecordedEvent& event) const;

private:
    [[nodiscard]] QString toldAbout(const RecordedEvent& event) const;

    std::string game_;
    SharedPosition start_;
    PlayerNames players_;
    std::map<std::int64_t, std::string> before_; ///< the position before each event
    /// what an undo took back, the last first, and the event that a player disputes
    std::map<std::int64_t, std::vector<RecordedEvent>> about_;
};

/// Returns the action in notation; empty if there is none or it is hidden.
QString notationOf(const Event& event);
/// Tells whether the event is a command that was not understood or not possible and had no effect.
bool isFailedCommand(const Event& event);

/// Returns "murus-gallicus-2026-11-25-anna-ben", a file name with only letters, digits and `-`.
QString proposedName(const GameSettings& settings);

} // namespace umpire::desk
