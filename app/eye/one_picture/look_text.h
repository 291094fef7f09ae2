#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <string>
#include <vector>

/// The same answers as the documents, for people.
namespace umpire {

/// What lies on the table, a thing a line.
std::string describe(const Look& look);

/// The ruling: the count first, then what it rests on.
std::string describe(const war_galley::TossRuling& ruling);

/// A ruling in three breaths, for a headline.
struct TossHeadline {
    std::string count;               ///< "2 HITS", "NO HIT", "SPOILED", "OUT OF RANGE"
    std::vector<std::string> doubts; ///< "1 too close to call: 2 to 3 hits"
    std::string range;               ///< "g1 fires at g2 across 61 mm (within 2 matches)"
    std::string tossed;              ///< "3 matches tossed, 3 allowed"
};

TossHeadline headlineOf(const war_galley::TossRuling& ruling);

/// What a code says, fit for a terminal and a picture: printable ASCII, 40 characters at most. It
/// may come from any box that lies about, and must do nothing there.
std::string codeLabel(const CodedPiece& code);

/// How a match's line passes, short: "6.2 mm inside", "misses by 12 mm", "+0.4 ± 1.2 mm". A line
/// that is too close to call for another reason than its margin is "in doubt".
std::string marginText(const war_galley::MatchRuling& match);

} // namespace umpire
