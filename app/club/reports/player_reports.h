#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <chrono>
#include <span>
#include <string>

/// Evaluates the players' reports about their own games by phone.
namespace umpire::reports {

struct PlayerReport {
    int player = 0;   ///< number of the player who reported
    std::string said; ///< the reported result, in the form that saidResult parses
    std::chrono::seconds age{0};
};

enum class Agreement {
    None,    ///< no player has reported
    Waits,   ///< a player has not confirmed yet
    Overdue, ///< unconfirmed for longer than `kToConfirm`: the arbiter is called
    Differ,  ///< two reports differ: the arbiter is called
    Agreed,  ///< all reports agree
};
std::string_view nameOf(Agreement agreement);

/// Time in which all players must report, from the first report on.
inline constexpr std::chrono::minutes kToConfirm{5};

struct Heard {
    Agreement agreement = Agreement::None;
    std::vector<std::string> said;            ///< each seat's newest report; empty: none yet
    std::optional<tournament::Result> agreed; ///< the result, if all reports agree
};
/// Evaluates the reports. `reports` are those of that pairing, oldest first. Reports of players who
/// do not sit there are ignored. A player's last report counts.
Heard heardOf(std::span<const PlayerReport> reports, const tournament::Tournament& tournament,
              const tournament::Pairing& pairing);

/// Parses a result that players may report themselves: of a game of two, the winner or a draw; of a
/// team match, each team's points; of a larger table, the places. Only an arbiter may enter
/// forfeits and awarded points. Error: WrongUsage.
Expected<tournament::Result> resultOfPlayers(const std::string& said,
                                             const tournament::Tournament& tournament,
                                             const tournament::Pairing& pairing);

} // namespace umpire::reports
