#pragma once

#include "app/club/tables/club_table.h"
#include "app/game/live/live_game.h"

namespace umpire {

/// Connects a live game to a club's table: sends its events to the club, and receives the arbiter's
/// rulings as commands.
class ClubSeat {
public:
    /// Connects a game to the club. `journal`: path of the game's journal. Errors: those of
    /// ClubTable::open.
    static Expected<std::unique_ptr<ClubSeat>> open(const ClubRequest& request,
                                                    const std::filesystem::path& journal,
                                                    std::function<void(const Message&)> remark,
                                                    ClubWorld world = {});
    /// Waits shortly for the club to receive all events. Then remarks how many events are missing.
    ~ClubSeat();
    ClubSeat(const ClubSeat&) = delete;
    ClubSeat& operator=(const ClubSeat&) = delete;

    /// Returns a listener that sends events to the club. The seat must outlive the listener.
    [[nodiscard]] LiveListener listener();
    /// Returns the queue that receives the arbiter's commands.
    [[nodiscard]] std::shared_ptr<CommandQueue> commands() const;
    /// See ClubTable::clock.
    [[nodiscard]] std::optional<ClockMessage> clock(std::chrono::milliseconds patience);
    /// See ClubTable::turn.
    std::chrono::milliseconds turn();

private:
    struct Inside;
    explicit ClubSeat(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

/// Returns a ruling's commands for a game: an entry with arbiter, ruling, reason and id, then the
/// ruling's command, if any.
std::vector<referee::Spoken> commandsOf(const RulingMessage& ruling);
/// Returns the command of a journal's last ruling if the program ended before it executed the
/// command; empty otherwise.
std::string commandLeft(const std::vector<EventRow>& rows);
/// Tells whether the ruling is in the journal.
bool hasRuling(const std::vector<EventRow>& rows, const std::string& ruling);

} // namespace umpire
