#pragma once

#include "app/common/failure/failure.h"
#include "app/game/thinking/computer_players.h"
#include "app/record/events/player_names.h"

#include <string_view>
#include <vector>

namespace umpire {

/// A name stands in a line of the board on a television.
inline constexpr std::size_t kMostNameLetters = 40;

/// Error: WrongUsage, where the side that this setting names is none of the game's.
Expected<void> checkSide(std::string_view setting, std::string_view side,
                         const std::vector<std::string>& sides);

/// "roman=Anna" goes to the others; blanks around the name are left out. Error: WrongUsage where it
/// is not SIDE=NAME, or the side has a name.
Expected<void> addName(PlayerNames& names, std::string_view sideAndName);

/// Error: WrongUsage for a side that is none of the game's, and for a name that is empty, longer
/// than kMostNameLetters, or not letters alone (controls, what is no UTF-8). `sides`: by seat.
Expected<void> checkNames(const PlayerNames& names, const std::vector<std::string>& sides);

/// "gaul=3" goes to the others: 1 is a beginner, 4 the best. Error: WrongUsage.
Expected<void> addComputer(ComputerSeats& seats, std::string_view sideAndStrength);

/// Error: WrongUsage for a side that is none of the game's.
Expected<void> checkComputers(const ComputerSeats& seats, const std::vector<std::string>& sides);

} // namespace umpire
