#include "calibration/measure/framed_table.h"
#include "rules/games/war_galley/war_galley.h"
#include "tests/app/game/live/galleys_on_film.h"
#include "tests/app/run_umpire.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

/// A game of War Galley that two cameras see from opposite sides.
namespace umpire::testing {
namespace {

const std::string kStart = "5:5/5/3 5:5/5/3 place introduction";
constexpr std::uint64_t kSeed = 3;

films::FilmedGalleys turnSeenBy(const TableView& view) {
    return films::filmedGalleys(
        galleysSeenBy(view, films::Surface::Walnut, kSeed),
        {.start = WarGalley::watched(galleysAt(kStart)), .seed = kSeed, .turns = 1});
}

/// Returns the region of that camera's picture where tossed matches fall.
cv::Rect whereTossesFall(const films::FilmedGalleys& play, const TableView& view) {
    const films::RenderedGalleys rendered = galleysSeenBy(view, films::Surface::Walnut, kSeed);
    cv::Rect all;
    for (const war_galley::Action& action : play.actions) {
        if (const auto* toss = std::get_if<war_galley::Toss>(&action)) {
            for (const war_galley::LooseMatch& match : toss->matches) {
                all = match.tossed ? all | rendered.placeOf(match) : all;
            }
        }
    }
    return all;
}

std::size_t tossesIn(const JournalRecord& record) {
    return std::size_t(std::ranges::count_if(record.events, [](const RecordedEvent& event) {
        return isSeen(event) && actionIn(event.happening)->find(" toss ") != std::string::npos;
    }));
}

/// A box before the first camera hides where the matches of each toss fall.
TEST(SecondCameraOfGalleys, SeesTheTossesThatTheFirstOneCannot) {
    const ScratchFolder first, second;
    const TableDescription table = films::galleyTable();
    films::FilmedGalleys play = turnSeenBy(galleyView());
    const cv::Rect hidden = whereTossesFall(play, galleyView());
    for (films::Still& still : play.stills) {
        still.picture = still.picture.clone();
        cv::rectangle(still.picture, hidden, {60, 90, 120}, cv::FILLED);
    }
    const GalleysOnFilm film = filmOf(play, kSeed, Bumps::None, first.file(""));
    const TableView opposite = framedAs(galleyView(), {{table.width, table.height}, 180_deg});
    const GalleysOnFilm other = filmOf(turnSeenBy(opposite), kSeed, Bumps::None, second.file(""));
    ASSERT_EQ(other.play.actions, film.play.actions);

    const auto said = first.write("said.txt", linesOf(film));
    ASSERT_EQ(runUmpire(refereeing(film, kStart, first.file("alone.umpire")), "", said).status, 0);
    EXPECT_EQ(tossesIn(wholeJournal(first.file("alone.umpire"))), 0u);
    const auto journal = first.file("both.umpire");
    const RunResult run = runUmpire(
        with(refereeing(film, kStart, journal), {"--also", other.files.film.string()}), "", said);
    ASSERT_EQ(run.status, 0) << run.err;
    const Figures figures = figuresOf(film, wholeJournal(journal));
    EXPECT_EQ(figures.called + figures.chosen, figures.played) << run.out << run.err;
    EXPECT_EQ(figures.wrong + figures.falsely, 0u) << run.out;
    EXPECT_EQ(tossesIn(wholeJournal(journal)), 3u);
}

} // namespace
} // namespace umpire::testing
