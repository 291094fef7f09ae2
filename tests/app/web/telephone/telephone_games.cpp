#include "tests/app/web/telephone/telephone_games.h"

#include <cstdlib>
#include <fstream>
#include <iostream>

namespace umpire::testing {

films::FilmOptions unhurriedFilm() {
    films::FilmOptions options;
    options.framesPerSecond = 15;
    options.restFrames = 18;
    options.reachFrames = 4;
    options.dwellFrames = 3;
    options.pixelsPerMillimetre = 1.2;
    options.focalPixels = 900;
    return options;
}

std::vector<std::string> seenIn(const JournalRecord& record) {
    std::vector<std::string> actions;
    for (const RecordedEvent& event : record.events) {
        if (isSeen(event)) {
            actions.push_back(*actionIn(event.happening));
        }
    }
    return actions;
}

void cutAndMend(RefereedTelephone& telephones) {
    telephones.line().cut();
    EXPECT_TRUE(
        telephones.table().waitFor("document.getElementById('heart').className === 'blind'"));
    telephones.camera().keepPicture("game-cut-camera");
    telephones.table().keepPicture("game-cut-table");
    telephones.line().mend();
    EXPECT_TRUE(telephones.table().waitFor("document.getElementById('heart').className === ''"));
}

std::string storyOf(RefereedTelephone& telephones) {
    std::string story;
    for (const ShownCall& each : telephones.shown()) {
        story += std::to_string(each.at) + " " + each.kind + " | " + each.main + "\n";
    }
    for (const char* part : {"answer", "events"}) {
        story += telephones.table()
                     .valueOf("document.getElementById('" + std::string(part) + "').textContent")
                     .dump() +
                 "\n";
    }
    return story;
}

void report(const std::string& game, const BrowserFilm& film,
            const std::vector<films::Still>& stills, RefereedTelephone& telephones,
            const JournalRecord& asFile) {
    const std::vector<double> shown = beginsOfActions(telephones.begins(stills.size()), stills);
    const std::vector<double> filmed = beginsOfActions(film.begins, stills);
    for (const auto& [way, delays] :
         {std::pair("through the pages", delaysOf(shown, timesOf(telephones.shown()))),
          std::pair("read as a file", delaysOf(filmed, timesOf(asFile)))}) {
        std::cout << game << " " << way << ": " << delays.seconds.size() << " of " << shown.size()
                  << " actions called before the next one; median " << delays.median()
                  << " s, 95th percentile " << delays.p95() << " s after the table shows them\n";
    }
}

void endTheGame(RefereedTelephone& telephones, const std::string& player) {
    EXPECT_TRUE(telephones.tap("#further"));
    EXPECT_TRUE(telephones.tap("#resign"));
    EXPECT_TRUE(telephones.tap("#resign[data-sure]"));
    if (!player.empty()) {
        EXPECT_TRUE(telephones.tapWords("#right button", player));
    }
    EXPECT_TRUE(telephones.saysKind("The game is over"));
    telephones.table().keepPicture("game-over");
    telephones.program().signal(SIGTERM);
    EXPECT_EQ(telephones.program().waitForEnd(), 0);
}

} // namespace umpire::testing
