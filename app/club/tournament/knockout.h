#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

/// Who loses is out.
namespace umpire::tournament {

/// The next round. In the first one the lower numbers are set apart, so that the first two can meet
/// in the last round only, and have the byes. After it the winners of neighbouring pairings meet.
/// Who is away loses; who had the first seat less often has it, and else the lower number.
/// Error: WrongUsage where fewer than two players play, and where a game has no winner.
Expected<Round> knockoutRound(const Tournament& tournament);

/// Puts rounds that were read from a report in the order of the draw: tables and byes stand as
/// their winners meet, and who lost or was not there has no bye any more.
void orderAsDrawn(Tournament& tournament);

/// As many as it takes to leave one.
int knockoutRounds(const Tournament& tournament);

} // namespace umpire::tournament
