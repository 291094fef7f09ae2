#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <QString>
#include <QStringList>

/// Describes the things on the table in the window's language. All texts are plain text.
namespace umpire::desk::words {

QString attacker();
QString target();
QString order(Order order);
/// Returns a column of orders in words, such as "orders of A: forward, fire!".
QString orders(const OrderColumn& column);
/// Returns a count as text, such as "3"; "?" if the count is unknown.
QString countOf(const std::optional<int>& count);
QString stoneColour(StoneColour colour);
/// Returns a token's colour in the window's language. An unknown colour is returned unchanged.
QString colour(const std::string& english);

/// Returns the name that players use for a counter, such as "Janissary 2" for the code "BU:T-J2".
QString counter(const std::string& code);

/// Returns the verdict on a match, such as "hit", "misses by 12 mm" or "too close to call".
QString verdict(const war_galley::MatchRuling& match);
/// Tells whether the players decide about a match only because its head is unclear.
bool isHeadUnclear(const war_galley::MatchRuling& ruling, const Match& match);
QString headUnclear();
/// Returns the name of a die by its place among the dice of a look, such as "d1".
QString dieName(std::size_t die);
/// Returns why the players decide about a match that is too close to call.
QString whyTooClose(const war_galley::MatchRuling& ruling, const Match& match);
/// Returns the result of a toss, such as "2 hits", "Spoiled: a match touches" or "Out of range".
QString headline(const war_galley::TossRuling& ruling);
/// Returns how many matches were tossed against the rules, such as "9 too many"; empty if none was.
/// The text is a part of a line of reasons().
QString tooMany(const war_galley::TossRuling& ruling);
/// Returns the reasons for the result of a toss, one per line.
QStringList reasons(const war_galley::TossRuling& ruling);

/// Returns how the table was found.
QString foundBy(const Registration& registration);
/// Returns how the table was found, and how accurate a point is.
QString registration(const Registration& registration);
/// Returns how accurately the line of a match is known at the target.
QString accuracyAtTarget(const war_galley::MatchRuling& match);

QString warning(const Message& warning);
QString failure(const Failure& failure);

} // namespace umpire::desk::words
