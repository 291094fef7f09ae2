#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <chrono>
#include <span>
#include <string>

/// What players say of their own game by telephone, and what follows from it.
namespace umpire::reports {

struct PlayerReport {
    int player = 0;   ///< the number of who said it
    std::string said; ///< as saidResult reads it
    std::chrono::seconds age{0};
};

enum class Agreement {
    None,    ///< nobody said anything
    Waits,   ///< somebody has not confirmed yet
    Overdue, ///< the same, for longer than `kToConfirm`: the arbiter is called
    Differ,  ///< two said something else: the arbiter is called
    Agreed,  ///< all said the same
};
std::string_view nameOf(Agreement agreement);

/// From the first report on.
inline constexpr std::chrono::minutes kToConfirm{5};

struct Heard {
    Agreement agreement = Agreement::None;
    std::vector<std::string> said;            ///< of each seat, its newest; empty: nothing yet
    std::optional<tournament::Result> agreed; ///< where all said the same
};
/// `reports`: of that pairing, the oldest first. Those of players who do not sit there are left
/// out. What a player said last counts.
Heard heardOf(std::span<const PlayerReport> reports, const tournament::Tournament& tournament,
              const tournament::Pairing& pairing);

/// What players may say themselves: of a game of two who won or that it was drawn, of teams what
/// each won of all boards, of more than two the places. Forfeits, and points that an arbiter gives,
/// are for the arbiter. Error: WrongUsage.
Expected<tournament::Result> resultOfPlayers(const std::string& said,
                                             const tournament::Tournament& tournament,
                                             const tournament::Pairing& pairing);

} // namespace umpire::reports
