#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/record/events/event.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

/// Describes events in the window's language. `table` gives the names of the players and pieces,
/// and the position before the event.
namespace umpire::desk::words {

/// Returns the public announcement of an event in one line, such as "Illegal: tower goes from b7 to
/// b5. … (MG-6)".
QString announcement(const Event& event, const SpokenTable& table = {});
/// Returns the kind of an event as a title, such as "Illegal" or "Move 12".
QString title(const Event& event, const SpokenTable& table = {});
/// Returns the text that belongs below title().
QString belowTitle(const Event& event, const SpokenTable& table = {});
/// Returns the reasons, the notation and the certainty of an event, one per line; empty if there
/// are none. For advice, also returns the expected actions.
QStringList details(const Event& event, const SpokenTable& table = {});

/// Joins the parts to one line. A full stop follows a part that does not end with a punctuation
/// mark.
QString oneLine(const QStringList& parts);

/// Returns the text of an event for the list of a record's events, which shows the title
/// separately.
QString happening(const Event& event, const SpokenTable& table = {});
/// Returns how well a doubtful action was seen, such as " (seen with 70 %)"; empty for any other
/// event.
QString certainty(const Event& event);
/// Returns the name of the player who acted; empty if the event has no player.
QString actor(const Event& event, const SpokenTable& table = {});

/// Returns the actions that the computer expects, one per line, such as "2. The tower of the Romans
/// goes from f1 to f3".
QStringList expectedLine(const Advised& advised, const SpokenTable& table);
QString tableState(TableState state);
/// Says how likely something is by what Umpire sees, such as "75 % likely".
QString likely(double probability);
/// Formats a stream time, such as "1:02:03.4".
QString streamTime(std::chrono::microseconds time);
/// Formats a time within a game, such as "2:31" or "1:02:03".
QString gameTime(std::chrono::microseconds time);
/// Formats a local date and time, such as "30 Nov 2026, 08:01".
QString dayAndTime(const QDateTime& time);

} // namespace umpire::desk::words
