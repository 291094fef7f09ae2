#pragma once

#include "app/club/notices/notice_rows.h"
#include "app/print/kit/kit.h"

#include <map>

/// Prints the notices that a club hangs on the wall.
namespace umpire {

enum class NoticeKind {
    Pairings,  ///< the players and their seats in a round
    Results,   ///< the pairings with their results
    Standings, ///< the ranking after a round
    Slips,     ///< slips to cut out: each player's table and code
};

struct NoticeRequest {
    tournament::Tournament tournament;
    NoticeKind kind = NoticeKind::Pairings;
    int round = 0; ///< number of the round, counted from 1; 0: the last round
    /// address in the QR code, such as "https://club.example/live"; may be empty
    std::string address;
    Paper paper = Paper::A4;
    Language language = Language::English;
    /// options of the standings; `round` is used instead of their `afterRound`
    tournament::StandingsOptions standings;
    std::map<int, std::string> codes{}; ///< the players' codes, by player number; used for slips
};

/// Tables made by other code, printed in the same way as a notice.
struct TablesRequest {
    std::string title; ///< title of the document and of each page
    Paper paper = Paper::A4;
    Language language = Language::English;
};
struct NoticePart {
    Message heading;
    Message small; ///< small text below the heading; may be empty
    notices::NoticeTable table;
};
/// Prints the tables as a PDF, to be saved by `saveKit`. Each table begins a page.
Expected<PrintedKit> printTables(const TablesRequest& request,
                                 const std::vector<NoticePart>& parts);

/// Returns the pages of a PDF, for `saveKit`. The first page has the largest letters that leave
/// room for all rows; further rows continue on further pages. Each page has the QR code. Error:
/// WrongUsage if the round does not exist, if the address is too long for a code, and if a slip's
/// player has no code.
Expected<PrintedKit> printNotice(const NoticeRequest& request);

} // namespace umpire
