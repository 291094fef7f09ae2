#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/record/journal/journal.h"

#include <map>
#include <QString>

/// How a record is told: on its page, in its report, and in the names of its files.
namespace umpire::desk {

/// "Murus Gallicus, basic".
QString gameAndVariant(const GameSettings& settings);
/// "Anna – Ben".
QString playersOf(const GameSettings& settings);
/// When it began, by the reader's clock and in the reader's language; empty: nobody knows.
QString begunOf(const GameSettings& settings);

/// Says the events of one record as a player would say them, with the players' own names.
class Teller {
public:
    Teller() = default;
    Teller(const GameSettings& settings, const std::vector<RecordedEvent>& events);

    /// What happened, in one sentence. `event`: of that record.
    [[nodiscard]] QString told(const RecordedEvent& event) const;
    /// Who sits there, and the position before that event of the record.
    [[nodiscard]] words::SpokenTable tableBefore(const RecordedEvent& event) const;

private:
    std::string game_;
    SharedPosition start_;
    PlayerNames players_;
    std::map<std::int64_t, std::string> before_; ///< by event: the position that it happened in
};

/// What was played, in the game's notation; empty where nothing was played or it is hidden.
QString notationOf(const Event& event);
/// A command that the umpire did not understand or could not carry out. Nothing came of it.
bool isFailedCommand(const Event& event);

/// "murus-gallicus-2026-11-25-anna-ben", for a file; letters, digits and `-` only.
QString proposedName(const GameSettings& settings);

} // namespace umpire::desk
