#include "tests/app/web/server/browser.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <thread>

namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

/// Photographs a page as BGRA, 1920 x 1080. Also saves the picture in UMPIRE_PICTURES, over a
/// picture of the table, if that variable is set.
cv::Mat photograph(const ShownGame& game, const std::string& name,
                   const std::string& path = "/overlay") {
    const std::string file = game.folder.file("page.png").string();
    browse(game, addressOf(game, path), "--screenshot=" + file, "/dev/null");
    const cv::Mat page = cv::imread(file, cv::IMREAD_UNCHANGED);
    const char* const folder = std::getenv("UMPIRE_PICTURES");
    if (folder != nullptr && page.channels() == 4) {
        cv::Mat table =
            cv::imread(sample(name == "galley" ? "toss/toss-0001.jpg" : "board/board-0001.jpg"));
        cv::resize(table, table, page.size());
        for (int y = 0; y < page.rows; ++y) {
            for (int x = 0; x < page.cols; ++x) {
                const cv::Vec4b over = page.at<cv::Vec4b>(y, x);
                cv::Vec3b& under = table.at<cv::Vec3b>(y, x);
                for (int k = 0; k < 3; ++k) {
                    under[k] = uchar((over[k] * over[3] + under[k] * (255 - over[3])) / 255);
                }
            }
        }
        cv::imwrite(std::string(folder) + "/" + name + ".png", table);
    } else if (folder != nullptr) {
        cv::imwrite(std::string(folder) + "/" + name + ".png", page);
    }
    return page;
}

double opaquePart(const cv::Mat& page, const cv::Rect& where) {
    cv::Mat alpha;
    cv::extractChannel(page(where), alpha, 3);
    return double(cv::countNonZero(alpha > 128)) / where.area();
}

using OverlayPage = InABrowser;

TEST_F(OverlayPage, ShowsScoreRulingAndBoardOfMurusGallicus) {
    const ShownGame game;
    playMurus(*game.feed);
    const std::string dom = domOf(game);
    for (const char* words :
         {"Antónia's tower goes from d1 to d3", "Move 1 · Antónia", ">Antónia</span>",
          "▶ to move 0:0", "<b>7</b>towers", "<b>2</b>walls", ">used 0:01<"}) {
        EXPECT_NE(dom.find(words), std::string::npos) << words;
    }
    EXPECT_EQ(dom.find("1 high"), std::string::npos) << "the sentence says it already";
    EXPECT_EQ(dom.find("d1-d3"), std::string::npos) << "viewers do not read the notation";
    const cv::Mat page = photograph(game, "murus");
    ASSERT_EQ(page.size(), cv::Size(1920, 1080));
    ASSERT_EQ(page.channels(), 4);
    EXPECT_EQ(opaquePart(page, {400, 250, 900, 550}), 0.0) << "the table stays free";
    EXPECT_GT(opaquePart(page, {40, 930, 1200, 110}), 0.95) << "the ruling";
    EXPECT_GT(opaquePart(page, {1450, 650, 420, 380}), 0.99) << "the board";
    EXPECT_GT(opaquePart(page, {760, 40, 400, 50}), 0.95) << "the score";
}

TEST_F(OverlayPage, ShowsTheGalleysOfWarGalley) {
    const ShownGame game;
    playWarGalley(*game.feed);
    const std::string dom = domOf(game);
    for (const char* words :
         {"Galley A1 hits galley B1 with 2 matches", ">A1<", ">B2<", "#ff9d7a", "<b>1</b>galley"}) {
        EXPECT_NE(dom.find(words), std::string::npos) << words;
    }
    EXPECT_GT(opaquePart(photograph(game, "galley"), {1470, 700, 400, 330}), 0.99);
}

TEST_F(OverlayPage, SaysWhatATossIsLikelyToHitBeforeItIsMade) {
    const ShownGame game;
    playWarGalley(*game.feed);
    const std::string sentence = "B1 fires at A1. About 2.1 hits are likely from a good place.";
    game.feed->expect(ExpectedHits{"B1", "A1", 6, 2.06, {0.1, 0.2, 0.3, 0.3, 0.1, 0.0, 0.0}});
    for (const std::string page : {"/overlay", "/board", "/player"}) {
        EXPECT_NE(domOf(game, page).find(sentence), std::string::npos) << page;
    }
    photograph(game, "expected");
    photograph(game, "expected-board", "/board");
    game.feed->expect(std::nullopt);
    EXPECT_EQ(domOf(game, "/player").find("are likely"), std::string::npos);
}

TEST_F(OverlayPage, ShowsWhatIsForbiddenAndWhoWon) {
    const ShownGame game;
    playMurus(*game.feed);
    game.feed->announce({{}, IllegalSeen{"gaul", "d7-d4", "a tower moves two cells", "MG-4", 0.9}});
    const std::string dom = domOf(game);
    for (const char* words :
         {"Illegal (rule <span class=\"clause\">MG-4</span>) · the Gauls",
          "A tower moves two cells", "Illegal: the tower of the Gauls goes from d7 to d4."}) {
        EXPECT_NE(dom.find(words), std::string::npos) << words;
    }
    photograph(game, "illegal");
    game.feed->announce({{}, GameOver{"roman", "a Roman reached the last row", "MG-8"}});
    const std::string over = domOf(game);
    EXPECT_NE(over.find("Winner: Antónia"), std::string::npos);
    EXPECT_NE(over.find("★ winner"), std::string::npos);
    photograph(game, "over");
}

TEST_F(OverlayPage, ShowsTheComputersMoveAsAGhostUntilItIsMade) {
    const ShownGame game;
    playMurus(*game.feed);
    game.feed->announce(
        {3s, Advised{Advised::As::Move, "gaul", "e7-e5", 0.55, {"e7-e5", "f1-f3", "e5xf3"}}});
    const std::string dom = domOf(game);
    for (const char* words :
         {"The computer's move · the Gauls", "The tower of the Gauls goes from e7 to e5",
          "Make this move on the table. Expected then: Antónia's tower goes from f1 to f3",
          "class=\"ghost\""}) {
        EXPECT_NE(dom.find(words), std::string::npos) << words;
    }
    photograph(game, "advised");
    photograph(game, "advised-television", "/board");
    game.feed->announce({4s, IllegalSeen{"gaul", "e7-e6", "this was not asked for", "", 0.9}});
    EXPECT_NE(domOf(game).find("class=\"ghost\""), std::string::npos) << "it is still to be made";
    PlayedGame next("murus-gallicus", "tttttttt/8/8/8/3W4/3W4/TTT1TTTT g");
    tell(*game.feed, next.say("play e7-e5", "", 5s), next);
    EXPECT_EQ(domOf(game).find("class=\"ghost\""), std::string::npos) << "it was made";
    EXPECT_NE(domOf(game, "/board").find("<li>✓ Antónia's tower goes from d1 to d3</li>"),
              std::string::npos)
        << "the call before the last one";
}

TEST_F(OverlayPage, SaysWhereTableAndRecordDifferAndThatTheCameraIsLost) {
    const ShownGame game;
    playMurus(*game.feed);
    game.feed->announce({{}, Desynchronised{{{"e4", "nothing", "a dark stone"}}}});
    game.feed->announce({{}, StateChanged{TableState::CameraLost}});
    const std::string dom = domOf(game);
    EXPECT_NE(dom.find("e4: on the table a dark stone, in the record nothing"), std::string::npos);
    EXPECT_NE(dom.find(">The camera sends no pictures<"), std::string::npos);
}

TEST_F(OverlayPage, ShowsAGameWithoutABoardByWhatIsSaid) {
    const ShownGame game;
    game.feed->show(LivePosition{"", {"light"}, 3, "triremes"});
    AnswerNeeded needed;
    needed.players = {"light"};
    needed.question = "how many hoplites board?";
    game.feed->announce({{}, needed});
    const std::string dom = domOf(game);
    EXPECT_NE(dom.find("How many hoplites board?"), std::string::npos);
    EXPECT_NE(dom.find("<span>Romans (red)</span>"), std::string::npos);
    EXPECT_NE(dom.find("id=\"board\" class=\"panel gone\""), std::string::npos);
}

enum class Camera { Waits, Sees };

TEST_F(OverlayPage, OnATelevisionAlwaysSaysWhetherTheRefereeIsWatching) {
    const ShownGame game;
    playMurus(*game.feed);
    // A browser may take longer to start than a picture stays new.
    const auto heart = [&game](Camera camera) {
        const std::jthread pictures([&game, camera](const std::stop_token& stop) {
            while (camera == Camera::Sees && !stop.stop_requested()) {
                showFrame(*game.feed);
                std::this_thread::sleep_for(200ms);
            }
        });
        const std::string dom = domOf(game, "/board");
        const std::size_t at = dom.find("id=\"watching\">");
        return at == std::string::npos ? dom
                                       : dom.substr(at + 14, dom.find('<', at + 14) - at - 14);
    };
    EXPECT_EQ(heart(Camera::Waits), "The referee is NOT watching: no picture has come yet");
    game.feed->announce({{}, StateChanged{TableState::Still}});
    EXPECT_EQ(heart(Camera::Sees), "The referee is watching");
    game.feed->announce({{}, Paused{}});
    EXPECT_EQ(heart(Camera::Sees), "Paused");
    photograph(game, "paused-television", "/board");
    game.feed->announce({{}, Resumed{}});
    game.feed->announce({{}, StateChanged{TableState::CameraLost}});
    EXPECT_EQ(
        heart(Camera::Sees),
        "The referee is NOT watching: the camera sends no pictures. Wake the telephone that is "
        "the camera, or plug the camera in again.");
}

TEST_F(OverlayPage, OnATelevisionFillsTheScreen) {
    const ShownGame game;
    playMurus(*game.feed);
    game.feed->announce({{}, StateChanged{TableState::Still}});
    showFrame(*game.feed);
    const cv::Mat page = photograph(game, "television", "/board");
    ASSERT_EQ(page.size(), cv::Size(1920, 1080));
    EXPECT_EQ(page.channels(), 3) << "nothing shines through";
}

TEST_F(OverlayPage, SpeaksTheLanguageOfItsAddress) {
    const ShownGame game;
    playMurus(*game.feed);
    game.feed->announce(
        {3s, IllegalSeen{"gaul", "d7-d4", message("no galley %1 lies on the table", "g1"), "MG-4",
                         0.9}});
    const std::string dom = domOf(game, "/overlay?lang=pl");
    for (const char* words :
         {"<html lang=\"pl\"", "Niedozwolone (reguła <span class=\"clause\">MG-4</span>) · Galowie",
          "Na stole nie ma galery g1", "Niedozwolone: ", "na ruchu", "<b>7</b>wież",
          "<b>0</b>murów"}) {
        EXPECT_NE(dom.find(words), std::string::npos) << words;
    }
}

TEST_F(OverlayPage, ShowsPlayersTextAsText) {
    const ShownGame game;
    game.feed->announce({{}, Corrected{.what = "<img src=x onerror=document.title='bad'>"}});
    const std::string dom = domOf(game);
    EXPECT_NE(dom.find("&lt;img src=x"), std::string::npos);
    EXPECT_EQ(dom.find("<title>bad"), std::string::npos);
}

} // namespace
} // namespace umpire::testing
