#pragma once

#include <QString>

/// Turns the ids of clauses in a text, such as MG-7, into links.
namespace umpire::desk {

/// Returns the plain text `plain` as rich text, with a link for each clause that a game has.
QString clauseLinks(const QString& plain);

/// Returns the id of the clause that a link from clauseLinks() leads to, such as "MG-7"; empty for
/// any other link.
QString clauseIn(const QString& link);

/// Returns the name of the game that has a clause, such as "murus-gallicus" for "MG-7"; empty if no
/// game has that clause.
QString gameOfClause(const QString& clause);

/// Returns the clause's text in the window's language; empty if no game has that clause.
QString textOfClause(const QString& clause);

} // namespace umpire::desk
