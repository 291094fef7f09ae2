#include "calibration/measure/calibration_files.h"
#include "rules/games/war_galley/war_galley.h"
#include "tests/app/web/telephone/telephone_games.h"
#include "tests/films/galley_game.h"

#include <regex>
#include <sstream>

/// Tests War Galley through the pages.
namespace umpire::testing {
namespace {

using films::Still;

/// Returns the action without its measured values: numbers, and how clearly each match shows its
/// head.
std::string kindOfAction(const std::string& action) {
    std::istringstream words(action);
    std::string kind;
    for (std::string word; words >> word;) {
        const bool isMatch =
            word.find_first_of(">=") != std::string::npos && word.find(',') != std::string::npos;
        kind += isMatch ? "match " : std::regex_replace(word, std::regex("[0-9.-]+"), "#") + ' ';
    }
    return kind;
}

std::vector<std::string> kindsIn(const JournalRecord& record) {
    std::vector<std::string> kinds;
    for (const std::string& action : seenIn(record)) {
        kinds.push_back(kindOfAction(action));
    }
    return kinds;
}

/// Corrects the number of a galley's masts.
void putMasts(RefereedTelephone& telephones, const std::string& galley, int masts) {
    ASSERT_TRUE(telephones.tap("[data-galley=" + galley + "]"));
    ASSERT_TRUE(telephones.table().waitFor("document.getElementById('right-masts')"));
    telephones.table().keepPicture("game-galley");
    telephones.table().valueOf("document.getElementById('right-masts').value = '" +
                               std::to_string(masts) + "'");
    ASSERT_TRUE(telephones.tap("#right .first"));
    ASSERT_TRUE(telephones.table().waitFor("document.getElementById('right').hidden"));
}

/// Lets an illegal action stand, and undoes that before the players set the table back.
void letStandAndUndo(RefereedTelephone& telephones) {
    ASSERT_TRUE(telephones.saysKind("Illegal"));
    ASSERT_TRUE(telephones.tap("#choices button"));
    ASSERT_TRUE(telephones.table().waitFor(
        "!document.getElementById('kind').textContent.includes('Illegal')"));
    ASSERT_TRUE(telephones.tap("#undo"));
    ASSERT_TRUE(telephones.tap("#undo[data-sure]"));
    ASSERT_TRUE(telephones.hasListed("Taken back"));
}

const std::string kGalleys = "5:5/5/3 5:5/5/3 place introduction";

films::FilmedGalleys galleyGame() {
    const auto parsed = war_galley::parseState(kGalleys, {});
    films::GalleySet set;
    set.seed = 3;
    const films::RenderedGalleys rendered(
        films::filmingView(films::galleyTable(), {960, 540}, 18_deg), films::galleyTable(), set);
    return films::filmedGalleys(rendered,
                                {.start = WarGalley::watched(std::get<war_galley::State>(parsed)),
                                 .seed = 3,
                                 .turns = 1,
                                 .planted = {films::GalleyTrespass::MovedFarther}});
}

TEST_F(TelephoneGames, OfWarGalleyAreRecordedAsTheyWerePlayed) {
    const films::FilmedGalleys game = galleyGame();
    ASSERT_EQ(game.planted.size(), 1u);
    const auto ordered =
        std::size_t(std::ranges::find(game.stills, "orders", &Still::action) - game.stills.begin());
    const std::size_t forbidden = game.planted.front().still;
    const std::size_t later = game.stills.size() - 4;
    ASSERT_LT(ordered, forbidden);
    ASSERT_LT(forbidden, later);
    films::FilmOptions options = unhurriedFilm();
    options.restFrames = 30; // a look at matches takes longer than a look at stones
    options.pixelsPerMillimetre = 1.19;
    options.focalPixels = 0.86 * 960;
    const BrowserFilm film = browserFilm(
        game.stills, options,
        {{ordered, 2 * kAnswer}, {forbidden, 2 * kAnswer}, {later, 2 * kCutFor}}, folder.file(""));
    ASSERT_TRUE(saveTable(films::galleyTable(), folder.file("table.yaml")));
    const std::vector<std::string> arguments{"--game",     "war-galley",
                                             "--table",    folder.file("table.yaml").string(),
                                             "--position", kGalleys};
    const auto journal = folder.file("game.umpire");
    RefereedTelephone telephones(film, arguments, journal, folder.file(""));
    ASSERT_TRUE(telephones.isOpen());
    ASSERT_TRUE(telephones.begins());
    telephones.waitForStill(ordered);
    ASSERT_NO_FATAL_FAILURE(putMasts(telephones, "A1", 2));
    ASSERT_NO_FATAL_FAILURE(putMasts(telephones, "A1", 3));
    telephones.waitForStill(forbidden);
    letStandAndUndo(telephones);
    ASSERT_FALSE(HasFatalFailure()) << storyOf(telephones);
    telephones.waitForStill(later);
    cutAndMend(telephones);
    telephones.waitForStill(game.stills.size() - 1);
    endTheGame(telephones, "Side A");
    const JournalRecord asFile = readAsFile(film, arguments, "", folder);
    report("war-galley", film, game.stills, telephones, asFile);
    const JournalRecord record = wholeJournal(journal);
    EXPECT_EQ(kindsIn(record), kindsIn(asFile));
    EXPECT_GE(seenIn(record).size(), std::size_t(kActions));
    EXPECT_EQ(eventsOf<Corrected>(record).size(), 2u);
    EXPECT_EQ(eventsOf<IllegalStands>(record).size(), 1u);
    EXPECT_EQ(eventsOf<Undone>(record).size(), 1u);
    EXPECT_EQ(runUmpire({"log", "verify", journal.string()}).status, 0);
}

} // namespace
} // namespace umpire::testing
