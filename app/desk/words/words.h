#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <QString>
#include <QStringList>

/// Describes the things on the table, in the window's language. All texts are plain text.
namespace umpire::desk::words {

QString attacker();
QString target();
QString order(Order order);
/// Returns "orders of A: forward, fire!".
QString orders(const OrderColumn& column);
/// Returns "3", or "?" if the count is unknown.
QString countOf(const std::optional<int>& count);
QString stoneColour(StoneColour colour);
/// Translates a token's colour; returns unknown colours unchanged.
QString colour(const std::string& english);

/// Returns the players' name for a counter's code: "Janissary 2" for "BU:T-J2".
QString counter(const std::string& code);

/// Returns "hit", "misses by 12 mm", "too close to call".
QString verdict(const war_galley::MatchRuling& match);
/// Returns "2 hits", "spoiled", "out of range".
QString headline(const war_galley::TossRuling& ruling);
/// Returns the reasons for the count, one per line.
QStringList reasons(const war_galley::TossRuling& ruling);

/// Describes how the table was found and how accurate a point is.
QString registration(const Registration& registration);

QString warning(const Message& warning);
QString failure(const Failure& failure);

} // namespace umpire::desk::words
