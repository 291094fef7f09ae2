#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <string>
#include <vector>

/// Texts for people with the same content as the JSON documents.
namespace umpire {

/// Lists the pieces on the table, one piece on each line.
std::string describe(const Look& look);

/// Describes the ruling on a toss: first the number of hits, then the reasons.
std::string describe(const war_galley::TossRuling& ruling);

/// A ruling on a toss in short texts, for a headline.
struct TossHeadline {
    std::string count;               ///< such as "2 HITS", "NO HIT", "SPOILED" or "OUT OF RANGE"
    std::vector<std::string> doubts; ///< such as "1 too close to call: 2 to 3 hits"
    std::string range;               ///< such as "g1 fires at g2 across 61 mm (within 2 matches)"
    std::string tossed;              ///< such as "3 matches tossed, 3 allowed"
};

/// Returns the headline of a ruling.
TossHeadline headlineOf(const war_galley::TossRuling& ruling);

/// Returns a code's text as printable ASCII with at most 40 characters, for a terminal or a
/// picture. The code may come from any object on the table, and must not control the terminal.
std::string codeLabel(const CodedPiece& code);

/// Describes briefly how a match's line passes the hull, such as "6.2 mm inside", "misses by 12 mm"
/// or "+0.4 ± 1.2 mm". If the match is too close to call for another reason than this margin, says
/// "in doubt".
std::string marginText(const war_galley::MatchRuling& match);

} // namespace umpire
