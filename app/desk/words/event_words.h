#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/record/events/event.h"

#include <QString>
#include <QStringList>

/// Describes events in the window's language. Names actions and pieces as at `table`.
namespace umpire::desk::words {

/// Returns the public text in one line: "Illegal: tower goes from b7 to b5. … (MG-6)".
QString announcement(const Event& event, const SpokenTable& table = {});
/// Returns the kind: "Illegal", "Move 12, as the players say it".
QString title(const Event& event, const SpokenTable& table = {});
/// Returns the text below that title.
QString belowTitle(const Event& event, const SpokenTable& table = {});
/// Returns reasons and notation, one per line. None if the announcement says all.
QStringList details(const Event& event, const SpokenTable& table = {});

/// Returns the text in a list of the record, without the title.
QString happening(const Event& event, const SpokenTable& table = {});
/// Returns the actor; empty if the event names nobody.
QString actor(const Event& event, const SpokenTable& table = {});

/// Returns the expected actions, one per line: "2. The tower of the Romans goes from f1 to f3".
QStringList expectedLine(const Advised& advised, const SpokenTable& table);
QString tableState(TableState state);
/// Formats "75 %".
QString percent(double probability);
/// Formats the stream time "1:02:03.4".
QString streamTime(std::chrono::microseconds time);

} // namespace umpire::desk::words
