#pragma once

#include "app/club/notices/notice_rows.h"
#include "app/print/kit/kit.h"

#include <map>

/// What a club hangs on the wall.
namespace umpire {

enum class NoticeKind {
    Pairings,  ///< who sits where in a round
    Results,   ///< the same, with what came of it
    Standings, ///< who is where after a round
    Slips,     ///< to be cut out: each player's table and code
};

struct NoticeRequest {
    tournament::Tournament tournament;
    NoticeKind kind = NoticeKind::Pairings;
    int round = 0; ///< from 1; 0: the last round
    std::string
        address; ///< which the QR code contains, such as "https://club.example/live"; may be empty
    Paper paper = Paper::A4;
    Language language = Language::English;
    tournament::StandingsOptions standings; ///< `afterRound` is `round`
    std::map<int, std::string> codes{};     ///< of players, by their numbers; for slips
};

/// Tables that somebody else makes, to be printed as a notice is.
struct TablesRequest {
    std::string title; ///< of the document and of each page
    Paper paper = Paper::A4;
    Language language = Language::English;
};
struct NoticePart {
    Message heading;
    Message small; ///< below the heading, in small letters; may be empty
    notices::NoticeTable table;
};
/// Pages of a PDF, to be saved by `saveKit`. Each table begins a page.
Expected<PrintedKit> printTables(const TablesRequest& request,
                                 const std::vector<NoticePart>& parts);

/// Pages of a PDF, to be saved by `saveKit`. The first has the largest letters that leave room for
/// all rows; more rows than fit go on on further pages. Each page has the QR code.
/// Error: WrongUsage where there is no such round, where the address is too long for a code, and
/// where a slip's player has no code.
Expected<PrintedKit> printNotice(const NoticeRequest& request);

} // namespace umpire
