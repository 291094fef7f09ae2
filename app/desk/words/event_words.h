#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/record/events/event.h"

#include <QString>
#include <QStringList>

/// What events say, in the language that is spoken. Actions and pieces are named as at `table`.
namespace umpire::desk::words {

/// In one line, as everybody may hear it: "Illegal: tower goes from b7 to b5. … (MG-6)".
QString announcement(const Event& event, const SpokenTable& table = {});
/// What it is: "Illegal", "Move 12 · as the players say".
QString title(const Event& event, const SpokenTable& table = {});
/// What stands below that title.
QString belowTitle(const Event& event, const SpokenTable& table = {});
/// What it rests on, and its notation: a line each. None where the announcement says all.
QStringList details(const Event& event, const SpokenTable& table = {});

/// In a list of the record, as the event stands there, without its title.
QString happening(const Event& event, const SpokenTable& table = {});
/// Who did it; empty where nobody is named.
QString actor(const Event& event, const SpokenTable& table = {});

/// What the computer expects, an action a line: "2. The tower of the Romans goes from f1 to f3".
QStringList expectedLine(const Advised& advised, const SpokenTable& table);
QString tableState(TableState state);
/// "75 %".
QString percent(double probability);
/// "1:02:03.4" of the stream.
QString streamTime(std::chrono::microseconds time);

} // namespace umpire::desk::words
