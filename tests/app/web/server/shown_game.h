#pragma once

#include "app/web/server/feed.h"
#include "tests/app/run_umpire.h"
#include "tests/app/web/server/feed_client.h"
#include "tests/app/web/server/played_game.h"

/// A feed with something to show.
namespace umpire::testing {

inline const std::string kToken = "0123456789abcdef-token";
inline const std::string kBearer = bearer(kToken);
inline const std::string kRedsToken = "red-0123456789abcdef";
inline const std::string kYellowsToken = "yellow-0123456789abcdef";

enum class WithToken { No, Yes, AndPlayers };

/// An open feed at a port that the system gave. `withToken`: a file with kToken; and one with the
/// tokens of red and yellow. `request`: what else is asked for.
struct ShownGame {
    explicit ShownGame(WithToken withToken = WithToken::No, FeedRequest request = {});

    ScratchFolder folder;
    std::shared_ptr<Feed> feed;
    int port = 0;
};

/// What was announced, and how the game stands then.
void tell(Feed& feed, const referee::Announcements& announcements, PlayedGame& game);

/// The d1 tower moves; the position after it. Rome has a name.
void playMurus(Feed& feed);
/// Two galleys face one; A1 has fired at B1, and the toss is owed.
inline const std::string kGalleysThatFire =
    "5:0/5/3@300,100,90=XXX;5:0/0/1@330,300,90 "
    "5:0/5/0@365,100,90=-;6:6/6/2@480,330,270=FFXXF step1:fire A1>B1";
/// Galleys placed, oars lost, one sunk; a toss was ruled on.
void playWarGalley(Feed& feed);

/// Red's carrier, in secret, sends its plane, and a battleship of red's is refused what it may not.
void playNavalBattle(Feed& feed);

/// A frame of a table with nothing on it.
void showFrame(Feed& feed,
               const cv::Mat& image = cv::Mat(72, 128, CV_8UC3, cv::Scalar(90, 120, 140)),
               std::chrono::microseconds time = {});

/// A note of so many letters.
Announcement noteOf(std::size_t letters, std::chrono::microseconds at = {});

} // namespace umpire::testing
