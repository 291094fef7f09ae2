#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <string>
#include <vector>

/// Formats the content of the JSON documents for people.
namespace umpire {

/// Lists the pieces on the table, one per line.
std::string describe(const Look& look);

/// Describes the ruling: first the count, then its reasons.
std::string describe(const war_galley::TossRuling& ruling);

/// A short form of a ruling, for a headline.
struct TossHeadline {
    std::string count;               ///< "2 HITS", "NO HIT", "SPOILED", "OUT OF RANGE"
    std::vector<std::string> doubts; ///< such as "1 too close to call: 2 to 3 hits"
    std::string range;               ///< "g1 fires at g2 across 61 mm (within 2 matches)"
    std::string tossed;              ///< "3 matches tossed, 3 allowed"
};

TossHeadline headlineOf(const war_galley::TossRuling& ruling);

/// Returns a code's text for a terminal and a picture: printable ASCII, at most 40 characters. The
/// code may be on any object on the table and must not control the terminal.
std::string codeLabel(const CodedPiece& code);

/// Describes briefly how a match's line passes: "6.2 mm inside", "misses by 12 mm", "+0.4 ± 1.2
/// mm". A line that is too close for another reason than its margin is called "in doubt".
std::string marginText(const war_galley::MatchRuling& match);

} // namespace umpire
