#pragma once

#include "app/club/tables/club_table.h"
#include "app/game/live/live_game.h"

namespace umpire {

/// A live game that sits at a club's table: the club is told what happens, and the arbiter's
/// rulings come as commands.
class ClubSeat {
public:
    /// `journal`: the file that the game writes. Errors: those of ClubTable::open.
    static Expected<std::unique_ptr<ClubSeat>> open(const ClubRequest& request,
                                                    const std::filesystem::path& journal,
                                                    std::function<void(const Message&)> remark,
                                                    ClubWorld world = {});
    /// Says on the way out what the club does not have yet.
    ~ClubSeat();
    ClubSeat(const ClubSeat&) = delete;
    ClubSeat& operator=(const ClubSeat&) = delete;

    /// Who tells the club what happens. The seat outlives it.
    [[nodiscard]] LiveListener listener();
    /// What the arbiter says.
    [[nodiscard]] std::shared_ptr<CommandQueue> commands() const;
    /// As ClubTable::turn.
    std::chrono::milliseconds turn();

private:
    struct Inside;
    explicit ClubSeat(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

/// What a ruling says to a game: who ruled what, why, and the ruling's id, then the command, where
/// there is one.
std::vector<referee::Spoken> commandsOf(const RulingMessage& ruling);
/// What the last ruling of a journal commanded, where the program ended before it did that. Empty:
/// there is nothing left to do.
std::string commandLeft(const std::vector<EventRow>& rows);
/// Is the ruling in the journal?
bool hasRuling(const std::vector<EventRow>& rows, const std::string& ruling);

} // namespace umpire
