#pragma once

#include <QString>

/// The clauses that a text names, such as MG-7, as links.
namespace umpire::desk {

/// `plain` as rich text, in which each known clause is a link (see clauseIn).
QString clauseLinks(const QString& plain);

/// The clause that a link of clauseLinks() names: "MG-7". Empty where the link is another one.
QString clauseIn(const QString& link);

/// "murus-gallicus" for "MG-7"; empty where no game has that clause.
QString gameOfClause(const QString& clause);

/// What the clause says, in the language that is spoken; empty where no game has it.
QString textOfClause(const QString& clause);

} // namespace umpire::desk
