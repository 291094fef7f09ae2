#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/record/journal/journal.h"

#include <map>
#include <QString>

/// Describes a record, for the record page, the report and file names.
namespace umpire::desk {

/// Returns the names of game and variant, such as "Murus Gallicus, basic".
QString gameAndVariant(const GameSettings& settings);
/// Returns the names of the players, such as "Anna – Ben".
QString playersOf(const GameSettings& settings);
/// Returns the local time at which the game began, in the window's format; empty if it is unknown.
QString begunOf(const GameSettings& settings);

/// Describes the events of one record in sentences, with the names of the players.
class Teller {
public:
    Teller() = default;
    Teller(const GameSettings& settings, const std::vector<RecordedEvent>& events);

    /// Returns a sentence about an event of the record.
    [[nodiscard]] QString told(const RecordedEvent& event) const;
    /// Returns the game, the players' names and the position before the event.
    [[nodiscard]] words::SpokenTable tableBefore(const RecordedEvent& event) const;

private:
    [[nodiscard]] QString toldAbout(const RecordedEvent& event) const;

    std::string game_;
    SharedPosition start_;
    PlayerNames players_;
    /// position before each event, in notation, by the event's number
    std::map<std::int64_t, std::string> before_;
    /// for an undo: the undone events, the last one first
    std::map<std::int64_t, std::vector<RecordedEvent>> about_;
};

/// Returns the event's action in notation; empty if the event has no action or the action is
/// secret.
QString notationOf(const Event& event);
/// Tells whether the event is a command without effect, because the umpire did not understand it or
/// it was not possible.
bool isFailedCommand(const Event& event);

/// Returns a file name without suffix, such as "murus-gallicus-2026-11-25-anna-ben". It contains
/// only letters, digits and `-`.
QString proposedName(const GameSettings& settings);

} // namespace umpire::desk
