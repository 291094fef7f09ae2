#pragma once

#include <QString>

/// Turns clauses in a text, such as MG-7, into links.
namespace umpire::desk {

/// Returns `plain` as rich text, with a link for each known clause (see clauseIn).
QString clauseLinks(const QString& plain);

/// Returns the clause of a clauseLinks() link: "MG-7". Empty for any other link.
QString clauseIn(const QString& link);

/// Returns "murus-gallicus" for "MG-7"; empty if no game has that clause.
QString gameOfClause(const QString& clause);

/// Returns the clause's text in the window's language; empty if no game has it.
QString textOfClause(const QString& clause);

} // namespace umpire::desk
