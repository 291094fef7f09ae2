#pragma once

#include "app/common/failure/failure.h"
#include "app/game/thinking/computer_players.h"
#include "app/record/events/player_names.h"

#include <string_view>
#include <vector>

namespace umpire {

/// Limit that lets a name fit into a line of the board on a television.
inline constexpr std::size_t kMostNameLetters = 40;

/// Error: WrongUsage if the game has no side of that name. `setting` is the option that named it.
Expected<void> checkSide(std::string_view setting, std::string_view side,
                         const std::vector<std::string>& sides);

/// Adds "roman=Anna"; removes blanks around the name. Error: WrongUsage if it is not SIDE=NAME, or
/// if the side already has a name.
Expected<void> addName(PlayerNames& names, std::string_view sideAndName);

/// Error: WrongUsage for a side that the game lacks, and for a name that is empty, longer than
/// kMostNameLetters, or has control characters or invalid UTF-8. `sides`: by seat.
Expected<void> checkNames(const PlayerNames& names, const std::vector<std::string>& sides);

/// Adds "gaul=3": strength 1 is a beginner, 4 the best. Error: WrongUsage.
Expected<void> addComputer(ComputerSeats& seats, std::string_view sideAndStrength);

/// Error: WrongUsage for a side that the game lacks.
Expected<void> checkComputers(const ComputerSeats& seats, const std::vector<std::string>& sides);

} // namespace umpire
