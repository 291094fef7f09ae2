#pragma once

#include "app/web/server/feed.h"
#include "tests/app/run_umpire.h"
#include "tests/app/web/server/feed_client.h"
#include "tests/app/web/server/played_game.h"

/// A feed of a game with content.
namespace umpire::testing {

inline const std::string kToken = "0123456789abcdef-token";
inline const std::string kBearer = bearer(kToken);
inline const std::string kRedsToken = "red-0123456789abcdef";
inline const std::string kYellowsToken = "yellow-0123456789abcdef";

enum class WithToken { No, Yes, AndPlayers };

/// An open feed at a free port. `withToken`: with a file of kToken and one with the tokens of red
/// and yellow. `request`: further settings.
struct ShownGame {
    explicit ShownGame(WithToken withToken = WithToken::No, FeedRequest request = {});

    ScratchFolder folder;
    Socket held = holdPort(); ///< nobody else gets the port while no feed is open
    std::shared_ptr<Feed> feed;
    int port = 0;
};

/// Sends the announcements and the state of the game after them.
void tell(Feed& feed, const referee::Announcements& announcements, PlayedGame& game);

/// Plays a move of the tower on d1; sends the position after it. Rome has a name.
void playMurus(Feed& feed);
/// Two galleys face one; A1 has fired at B1 and must toss.
inline const std::string kGalleysThatFire =
    "5:0/5/3@300,100,90=XXX;5:0/0/1@330,300,90 "
    "5:0/5/0@365,100,90=-;6:6/6/2@480,330,270=FFXXF step1:fire A1>B1";
/// Plays a game in which galleys are placed, lose oars and sink, with a ruling on a toss.
void playWarGalley(Feed& feed);

/// Plays secret actions: red's carrier launches its plane, and an action of red's battleship is
/// refused.
void playNavalBattle(Feed& feed);

/// Sends a frame of an empty table.
void showFrame(Feed& feed,
               const cv::Mat& image = cv::Mat(72, 128, CV_8UC3, cv::Scalar(90, 120, 140)),
               std::chrono::microseconds time = {});

/// Makes a note of that length in letters.
Announcement noteOf(std::size_t letters, std::chrono::microseconds at = {});

} // namespace umpire::testing
