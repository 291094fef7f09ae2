#pragma once

#include "tests/app/web/server/browser.h"
#include "tests/app/web/telephone/film_delays.h"

#include <gtest/gtest.h>

/// Tests whole games through the pages of two phones, whose camera sees a film. The record equals
/// the game, whatever the players correct.
namespace umpire::testing {

inline constexpr int kActions = 16;    ///< least number of actions seen on the table
inline constexpr double kAnswer = 8.0; ///< seconds that players have for an answer on the page
inline constexpr double kCutFor = 8.0; ///< seconds during which the line stays cut

/// Returns options for 15 frames per second of 960 x 540, with enough time between the hands.
films::FilmOptions unhurriedFilm();

/// Returns the actions that the camera saw.
std::vector<std::string> seenIn(const JournalRecord& record);

/// Cuts the camera and restores it; both phones must notice both.
void cutAndMend(RefereedTelephone& telephones);

/// Returns what the table's page showed, one line each.
std::string storyOf(RefereedTelephone& telephones);

/// Prints the delays of both ways. No test asserts a time.
void report(const std::string& game, const BrowserFilm& film,
            const std::vector<films::Still>& stills, RefereedTelephone& telephones,
            const JournalRecord& asFile);

/// Lets a player give up, and waits for the program's end.
void endTheGame(RefereedTelephone& telephones, const std::string& player);

using TelephoneGames = InABrowser;

} // namespace umpire::testing
