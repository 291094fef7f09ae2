#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/record/events/event.h"

#include <QStringList>

/// What the umpire announces, as a sentence in the language that is spoken.
namespace umpire::desk::words {

/// Empty where nothing has to be said to players. Actions and pieces are named as at that table.
QString announcement(const Event& event, const SpokenTable& table = {});
/// What it rests on, and its notation: a line each. None where the sentence says all.
QStringList details(const Event& event, const SpokenTable& table = {});
/// Below a title that says what it is: of the computer's advice the action alone.
QString shortAnnouncement(const Event& event, const SpokenTable& table = {});
/// What the computer expects, an action a line: "2. The tower of the Romans goes from f1 to f3".
QStringList expectedLine(const Advised& advised, const SpokenTable& table);
QString tableState(TableState state);
/// "75 %".
QString percent(double probability);

} // namespace umpire::desk::words
