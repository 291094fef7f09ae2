#pragma once

#include "app/journal/export_game.h"
#include "app/journal/journal.h"

#include <QString>

namespace umpire::desk {

/// The report's words, without the rulings: the game, its players and result, and every move; what
/// was undone is struck out. HTML, as Qt's documents take it.
QString reportOfMoves(const JournalRecord& record);

/// A PDF for people: the game, its players and result, every move, the rulings with the pictures
/// they rest on, and the statistics, in the language that is spoken. Whole or not at all. What a
/// player may not know yet is not in it. Returns what went wrong, in one line; empty: nothing.
QString writeMatchReport(const JournalRecord& record, const PictureSource& pictures,
                         const QString& file);

} // namespace umpire::desk
