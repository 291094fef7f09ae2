#pragma once

#include "app/common/failure/failure.h"
#include "app/game/thinking/computer_players.h"
#include "app/record/events/player_names.h"

#include <string_view>
#include <vector>

namespace umpire {

/// Maximum length of a name in letters. Such a name fits into a line of the board on a television.
inline constexpr std::size_t kMostNameLetters = 40;

/// Checks that the game has a side of this name. Error: WrongUsage. `setting`: the option that
/// named the side, for the message.
Expected<void> checkSide(std::string_view setting, std::string_view side,
                         const std::vector<std::string>& sides);

/// Adds a name given as "roman=Anna". Removes blanks before and after the name. Error WrongUsage:
/// the text is not SIDE=NAME, or the side already has a name.
Expected<void> addName(PlayerNames& names, std::string_view sideAndName);

/// Checks the names of the players. Error WrongUsage: the game lacks the side, or the name is
/// empty, longer than kMostNameLetters, has control characters, or is not valid UTF-8. `sides`: by
/// seat.
Expected<void> checkNames(const PlayerNames& names, const std::vector<std::string>& sides);

/// Adds a side that the computer plays, given as "gaul=3" or "gaul". Strength 1 is a beginner; 4 is
/// the strongest, and the default. Error: WrongUsage.
Expected<void> addComputer(ComputerSeats& seats, std::string_view sideAndStrength);

/// Checks that the game has the computer's sides. Error: WrongUsage.
Expected<void> checkComputers(const ComputerSeats& seats, const std::vector<std::string>& sides);

} // namespace umpire
