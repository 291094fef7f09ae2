#include "app/game/board/looks.h"
#include "app/game/live/last_moments.h"
#include "app/record/moments/kept_moments.h"
#include "app/record/moments/moments_film.h"
#include "tests/app/club/pages/arbiter_page.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

/// Tests the arbiter's page and the wall's page in a real browser, with the real broker and
/// database.
namespace umpire::testing {
namespace {

TEST_F(ArbiterPage, ShowsACallAndTakesARulingWithItsReason) {
    DrivenBrowser browser(scratch.file("profile"), "hu");
    browser.setScreen(1366, 900, false);
    browser.open(hall->arbiterPage());
    ASSERT_TRUE(browser.shows("hall_title", "2 asztal"));
    EXPECT_TRUE(browser.shows("tables", "Antónia"));
    EXPECT_TRUE(browser.shows("tables", "Még nincs lépés"));
    const std::string record = keeper->seen().hall->tables().at("7").record;
    games["7"]->append({{}, ArbiterCalled{"the stone was moved by a sleeve", "roman"}, ""});
    tell("7");
    ASSERT_TRUE(browser.shows("calls", "7. asztal · egy játékos hívja a versenybírót"));
    EXPECT_TRUE(browser.shows("calls", "Antónia ezt mondja: „the stone was moved by a sleeve”"));
    EXPECT_TRUE(browser.waitFor("/^Antónia .* [a-h][1-7]/.test(document.querySelector('.call "
                                ".moved')?.textContent)"))
        << "the move as the players see it: " << browser.valueOf("document.body.innerText");
    EXPECT_EQ(browser.valueOf("document.querySelectorAll('.call .board svg .acted').length"), 2)
        << "the move's two squares are marked";
    EXPECT_TRUE(browser.shows("calls", "A tábla a lépés után"));
    EXPECT_EQ(browser.valueOf("[...document.querySelectorAll('.call .first')]"
                              ".map(each => each.textContent).join()"),
              "Jövök az asztalhoz")
        << "the usual answer is the one accented button";
    EXPECT_EQ(
        browser.valueOf("/roman|event|esemény/.test(document.querySelector('.call').innerText)"),
        false)
        << browser.valueOf("document.querySelector('.call').innerText");
    const std::string troubles =
        contentsOf(UMPIRE_SOURCE_DIR "/tests/app/web/telephone/page_troubles.js");
    for (const auto& [width, height] :
         {std::pair(390, 844), std::pair(844, 390), std::pair(1920, 1080), std::pair(1366, 768)}) {
        browser.setScreen(width, height, width != 1366);
        EXPECT_EQ(browser.valueOf(troubles), nlohmann::json::array()) << width;
        EXPECT_EQ(browser.valueOf("document.querySelector('.call .row button')"
                                  ".getBoundingClientRect().bottom <= innerHeight"),
                  true)
            << "the first answer is seen at " << width;
        browser.keepPicture("arbiter-call-" + std::to_string(width));
    }
    browser.tap(".call:not(.trouble) .row button:nth-child(3)"); // takes back
    ASSERT_TRUE(browser.waitFor("document.getElementById('ask').open"));
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "Add meg a nevedet és az indokot."));
    EXPECT_EQ(database.ask("SELECT count(*) FROM ruling"), "0");
    browser.valueOf("document.getElementById('name').value = 'Ilona'");
    browser.tap("#reasons button");
    EXPECT_EQ(browser.valueOf("document.getElementById('ask_wrong').textContent"), "")
        << "what was missing is there";
    browser.keepPicture("arbiter-ruling");
    browser.tap("#ask_yes");
    EXPECT_TRUE(comesTrue([&] {
        return database.ask("SELECT table_name, arbiter, command, because FROM ruling") ==
               "7|Ilona|undo 1|A szabályok ezt mondják.";
    })) << database.ask("SELECT * FROM ruling");
    ASSERT_TRUE(browser.waitFor("!document.getElementById('ask').open"));
    EXPECT_TRUE(browser.waitFor("!document.querySelector('.call:not(.trouble)')"));
}

TEST_F(ArbiterPage, HearsACallThatIsTypedAtATableAndItsRulingIsSaidThere) {
    DrivenBrowser browser(scratch.file("profile"), "en");
    browser.setScreen(1366, 900, false);
    browser.open(hall->arbiterPage());
    RunningUmpire table(refereeOf("2"), StandardInput::Typed);
    EXPECT_TRUE(browser.shows("tables", "○ Nobody plays")) << "no telephone has come yet";
    EXPECT_EQ(browser.valueOf("document.querySelectorAll('.call').length"), 0);
    table.say("arbiter the lamp was moved");
    ASSERT_TRUE(browser.shows("calls", "The lamp was moved")) << table.output();
    EXPECT_EQ(browser.valueOf("document.querySelectorAll('.call .board svg').length"), 0)
        << "the call is about no move";
    games["7"]->append({{}, Asked{{{"d1-d3", 0.5}, {"d1-f3", 0.5}}}, ""});
    tell("7");
    EXPECT_TRUE(browser.shows("calls", "from d1 to f3")) << "what is too close has its buttons";
    EXPECT_TRUE(browser.shows("calls", "The board before the move"));
    EXPECT_EQ(browser.valueOf("document.getElementById('calls').innerText.match(/what was played|"
                              "which move was it/gi).length"),
              1)
        << browser.valueOf("document.getElementById('calls').innerText");
    browser.keepPicture("arbiter-called");
    browser.tap(".call:not(.trouble) .row button:last-child"); // shows the table
    ASSERT_TRUE(browser.waitFor("document.getElementById('detail').open"));
    browser.tap("#detail_rule button:nth-child(2)"); // takes back
    ASSERT_TRUE(browser.waitFor("document.getElementById('ask').open"));
    browser.valueOf("document.getElementById('name').value = 'Ilona'");
    browser.tap("#reasons button");
    browser.tap("#ask_yes");
    EXPECT_TRUE(table.readUntil("the arbiter Ilona rules `undo 1`")) << table.output();
    EXPECT_TRUE(table.readUntil("nothing has been played")) << "the command came after it";
}

TEST_F(ArbiterPage, RingsForANewCallThatStandsFirstAndIsAnsweredByKeys) {
    DrivenBrowser browser(scratch.file("profile"), "en");
    browser.setScreen(1366, 768, false);
    browser.open(hall->arbiterPage());
    ASSERT_TRUE(browser.shows("hall_title", "2 tables"));
    browser.valueOf("(() => { window.tones = 0; const node = AudioScheduledSourceNode.prototype, "
                    "start = node.start; node.start = function (...at) { tones += 1; return "
                    "start.apply(this, at); }; })()");
    const auto press = [&](const std::string& key) {
        browser.valueOf("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', "
                        "{bubbles: true, key: '" +
                        key + "'}))");
    };
    RunningUmpire table(refereeOf("2"));
    ASSERT_TRUE(browser.shows("hall_title", "3 tables"));
    table.kill();
    ASSERT_TRUE(browser.shows("calls", "The program of this table is not connected."));
    EXPECT_EQ(browser.valueOf("tones"), 0) << "nobody has asked for sounds";
    browser.tap("#sound");
    EXPECT_EQ(browser.valueOf("tones"), 2) << "what a call sounds like";
    games["7"]->append({{}, ArbiterCalled{"a sleeve", "roman"}, ""});
    tell("7");
    ASSERT_TRUE(browser.shows("calls", "a sleeve"));
    EXPECT_EQ(browser.valueOf("tones"), 4);
    EXPECT_EQ(browser.valueOf("[...document.querySelectorAll('.call')].map(each => "
                              "each.classList.contains('trouble'))"),
              nlohmann::json::parse("[false, true]"))
        << "a call is answered before a table is looked for";
    browser.keepPicture("arbiter-keys");
    press("n");
    EXPECT_EQ(browser.valueOf("document.activeElement.textContent"), "I am coming to the table");
    press("n");
    EXPECT_EQ(browser.valueOf("document.activeElement.textContent"), "Show the table");
    press("n");
    games["1"]->append({{}, ArbiterCalled{"the lamp", "gaul"}, ""});
    tell("1");
    ASSERT_TRUE(browser.shows("calls", "the lamp"));
    EXPECT_EQ(browser.valueOf("document.activeElement.textContent"), "I am coming to the table")
        << "the keyboard stays where it was";
    press("2"); // it stays as it is
    EXPECT_TRUE(browser.waitFor("document.getElementById('ask').open"));
    EXPECT_TRUE(browser.shows("ask_text", "a sleeve"));
    press("s");
    EXPECT_EQ(browser.valueOf("document.getElementById('sound').ariaPressed"), "true")
        << "a dialog is open";
}

TEST_F(ArbiterPage, FindsATableThatIsGoneAndAServerThatIsGone) {
    DrivenBrowser browser(scratch.file("profile"), "en");
    browser.setScreen(1366, 900, true);
    browser.open(hall->arbiterPage());
    ASSERT_TRUE(browser.shows("hall_title", "2 tables"));
    EXPECT_EQ(browser.valueOf("document.querySelectorAll('.table .small svg').length"), 2);
    seats["1"].reset(); // the table says goodbye
    EXPECT_TRUE(browser.shows("tables", "○ Nobody plays"));
    EXPECT_TRUE(browser.shows("calls", "Nobody needs the arbiter."));
    RunningUmpire table(refereeOf("2"));
    ASSERT_TRUE(browser.shows("hall_title", "3 tables"));
    table.kill();
    EXPECT_TRUE(browser.shows("calls", "The program of this table is not connected."));
    database.kill();
    games["7"]->append({{}, Noted{message("a note"), ""}, ""});
    tell("7");
    EXPECT_TRUE(browser.shows("server", "The database is gone"));
    ASSERT_TRUE(database.start());
    EXPECT_TRUE(browser.shows("server", "The club’s server works"));
    browser.keepPicture("arbiter-gone");
    hall.reset();
    EXPECT_TRUE(browser.shows("server", "The club’s server does not answer"));
}

TEST_F(ArbiterPage, ShowsThePictureThatACallRestsOnAndKeepsIt) {
    std::vector<uchar> bytes;
    cv::imencode(".jpg", cv::Mat(90, 160, CV_8UC3, cv::Scalar(40, 120, 200)), bytes);
    const std::string jpeg(bytes.begin(), bytes.end());
    games["7"]->append({{}, ArbiterCalled{"a sleeve", "roman"}, jpeg});
    tell("7");
    const std::string seen = "document.querySelector('.evidence img')?.naturalWidth === 160";
    DrivenBrowser browser(scratch.file("profile"), "en");
    browser.setScreen(1366, 900, false);
    browser.open(hall->arbiterPage());
    ASSERT_TRUE(browser.waitFor(seen)) << browser.valueOf("document.body.textContent");
    browser.keepPicture("arbiter-evidence");
    EXPECT_EQ(database.ask("SELECT table_name, length(jpeg) FROM evidence"),
              "7|" + std::to_string(jpeg.size()));
    // Evidence that the arbiter opened stays available after the table has left.
    seats["7"].reset();
    ASSERT_TRUE(browser.shows("tables", "○ Nobody plays"));
    browser.open("about:blank");
    browser.open(hall->arbiterPage());
    EXPECT_TRUE(browser.waitFor(seen)) << browser.valueOf("document.body.textContent");
}

TEST_F(ArbiterPage, ShowsTheFilmOfWhatWasBeforeACallFrameByFrame) {
    LastMoments moments(std::chrono::seconds(20));
    cv::Mat image(90, 160, CV_8UC3, cv::Scalar(40, 120, 200));
    for (int second = 0; second < 30; ++second) {
        image(cv::Rect(4 * second, 30, 20, 20)) = cv::Scalar(0, 0, 255);
        moments.take(image, std::chrono::seconds(second));
    }
    const auto film = moments.film(image);
    ASSERT_TRUE(film);
    ASSERT_TRUE(keepMoments(games["7"]->file(), film->hash, *film->bytes, kUsualMomentsOnDisk));
    games["7"]->append({{}, ArbiterCalled{"a sleeve", "roman"}, "", film->hash});
    tell("7");
    const std::size_t frames = framesIn(*film->bytes)->size();
    EXPECT_EQ(frames, 22U) << "20 s, and the last frame marked";
    const auto isShown = [&](DrivenBrowser& browser, std::size_t frame) {
        return browser.waitFor("document.querySelector('img.film')?.dataset.frame === '" +
                               std::to_string(frame) +
                               "' && document.querySelector('img.film').naturalWidth === 160");
    };
    DrivenBrowser browser(scratch.file("profile"), "en");
    browser.setScreen(1366, 900, false);
    browser.open(hall->arbiterPage());
    ASSERT_TRUE(browser.shows("calls", "Watch the last moments"));
    browser.tap(".call:not(.trouble) .row button:nth-last-child(2)");
    ASSERT_TRUE(isShown(browser, 0)) << browser.valueOf("document.body.textContent");
    EXPECT_TRUE(browser.shows("film_view", "a sleeve"));
    browser.tap("#film_view button[aria-label='One frame on']");
    EXPECT_TRUE(isShown(browser, 1));
    EXPECT_TRUE(browser.shows("film_view", "19 s before the call"))
        << "the camera gave a frame a second";
    browser.keepPicture("arbiter-film");
    browser.valueOf("(() => { const slider = document.querySelector('#film_view input'); "
                    "slider.value = slider.max; slider.oninput(); })()");
    EXPECT_TRUE(isShown(browser, frames - 1));
    EXPECT_TRUE(browser.shows("film_view", "What the umpire recognised"));
    browser.tap("#film_close");
    ASSERT_TRUE(browser.waitFor("!document.getElementById('film').open"));

    // The arbiter's page tells that the players erased a film.
    ASSERT_TRUE(forgetMoments(games["7"]->file(), *readJournal(games["7"]->file()), {}));
    EXPECT_EQ(database.ask("DELETE FROM evidence RETURNING 1").substr(0, 1), "1");
    browser.tap(".call:not(.trouble) .row button:nth-last-child(2)");
    EXPECT_TRUE(browser.shows("film_view", "the table does not have the picture now"));
}

TEST_F(ArbiterPage, HasAWallThatShowsNoMoreThanEverybodyMayKnow) {
    DrivenBrowser browser(scratch.file("profile"), "en");
    browser.setScreen(1366, 768, true);
    browser.open(hall->wallPage());
    ASSERT_TRUE(browser.shows("title", "Table 1 · Murus Gallicus"));
    EXPECT_TRUE(browser.shows("sides", "Antónia"));
    EXPECT_TRUE(browser.shows("round", "Tables: 1 · 7"));
    browser.keepPicture("wall");
    EXPECT_EQ(browser.valueOf("fetch('/hall', {headers: {Authorization: 'Bearer ' + "
                              "location.hash.slice(1)}}).then((answer) => answer.status)"),
              401);
}

TEST_F(ArbiterPage, HasAWallWithTheLastCallBesideTheBoardAndAllTablesAtOnce) {
    PlayedGame played("murus-gallicus");
    played.names = {{"roman", "Antónia"}, {"gaul", "Vercingetorix"}};
    for (const Announcement& each : played.say("play d1-d3", "", std::chrono::seconds(2))) {
        ASSERT_TRUE(listeners["7"].announce(each));
    }
    listeners["7"].position(played.shown());
    const std::string wall = hall->wallPage();
    const std::size_t sign = wall.find('#');
    DrivenBrowser browser(scratch.file("profile"), "en");
    browser.setScreen(1920, 1080, true);
    browser.open(wall.substr(0, sign) + "?seconds=2" + wall.substr(sign));
    EXPECT_TRUE(browser.shows("call", "Antónia's tower goes from d1 to d3"));
    EXPECT_EQ(browser.valueOf("[...document.querySelectorAll('#sides svg > :last-child')]"
                              ".map(each => each.getAttribute('fill')).join(' ')"),
              std::string(looks::lookOf("roman").fill) + " " +
                  std::string(looks::lookOf("gaul").fill));
    browser.keepPicture("wall-call");
    EXPECT_TRUE(browser.shows("all", "Table 7 · Murus Gallicus"));
    browser.open(wall.substr(0, sign) + "?seconds=2&tables=all" + wall.substr(sign));
    EXPECT_TRUE(browser.shows("all", "Antónia's tower goes from d1 to d3"));
    EXPECT_TRUE(browser.shows("all", "Table 1 · Murus Gallicus"));
    browser.keepPicture("wall-all");
}

} // namespace
} // namespace umpire::testing
