#pragma once

#include "tests/app/web/server/browser.h"
#include "tests/app/web/telephone/film_delays.h"

#include <gtest/gtest.h>

/// Whole games through the pages of two telephones, whose camera sees a film: what is recorded is
/// what was played, whatever players put right on the way.
namespace umpire::testing {

inline constexpr int kActions = 16;    ///< at least, from the table
inline constexpr double kAnswer = 8.0; ///< seconds that players have for an answer on the page
inline constexpr double kCutFor = 8.0; ///< and that the line stays cut

/// 15 frames a second of 960 x 540, and time enough between the hands.
films::FilmOptions unhurriedFilm();

/// What was called from the table.
std::vector<std::string> seenIn(const JournalRecord& record);

/// Both telephones see that the camera is away, and that it is there again.
void cutAndMend(RefereedTelephone& telephones);

/// What the page at the table showed, a line each.
std::string storyOf(RefereedTelephone& telephones);

/// Prints the delays of both ways. No test asserts a time.
void report(const std::string& game, const BrowserFilm& film,
            const std::vector<films::Still>& stills, RefereedTelephone& telephones,
            const JournalRecord& asFile);

/// A player gives up, and the program ends.
void endTheGame(RefereedTelephone& telephones, const std::string& player);

using TelephoneGames = InABrowser;

} // namespace umpire::testing
