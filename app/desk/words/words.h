#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <QString>
#include <QStringList>

/// What is said of the table, in the language that is spoken. Everything is plain text.
namespace umpire::desk::words {

QString attacker();
QString target();
QString order(Order order);
/// "orders of A: forward, fire!".
QString orders(const OrderColumn& column);
/// "3", or "?" where nobody could count.
QString countOf(const std::optional<int>& count);
QString stoneColour(StoneColour colour);
/// A token's colour; one that is not known stays as it is.
QString colour(const std::string& english);

/// What a counter's code names, as players call it: "Janissary 2" for "BU:T-J2".
QString counter(const std::string& code);

/// "hit", "misses by 12 mm", "too close to call".
QString verdict(const war_galley::MatchRuling& match);
/// "2 hits", "spoiled", "out of range".
QString headline(const war_galley::TossRuling& ruling);
/// What the count rests on, a line each.
QStringList reasons(const war_galley::TossRuling& ruling);

/// How the table was found and how good a point is.
QString registration(const Registration& registration);

QString warning(const Message& warning);
QString failure(const Failure& failure);

} // namespace umpire::desk::words
