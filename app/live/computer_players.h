#pragma once

#include "app/live/left_thoughts.h"
#include "app/opponent/opponent.h"
#include "app/outcome/failure.h"
#include "app/record/event.h"
#include "app/record/player_names.h"
#include "app/referee/core/any_referee.h"

#include <algorithm>
#include <future>
#include <map>

/// The computer plays some sides, and gives hints to the others.
namespace umpire {

/// Which sides the computer plays, and how.
struct ComputerSeats {
    std::map<std::string, Strength, std::less<>> sides; ///< by the game's name for the side
    Thinking thinking;                                  ///< about each action
};

/// "gaul=3" goes to the others: 1 is a beginner, 4 the best. Error: WrongUsage.
Expected<void> addComputer(ComputerSeats& seats, std::string_view sideAndStrength);

/// Error: WrongUsage for a side that is none of the game's.
Expected<void> checkComputers(const ComputerSeats& seats, const std::vector<std::string>& sides);

/// `hint`: whoever owes an action asks what the computer would do; `hint gaul`: for that side.
inline bool isHintCommand(std::string_view line) {
    return line == "hint" || line.starts_with("hint ");
}
/// Empty: none is named.
inline std::string hintedSide(std::string_view line) {
    return std::string(line.substr(std::min<std::size_t>(line.size(), 5)));
}

/// How the game stands for those who may owe an action.
struct Turn {
    std::string position;            ///< in the game's notation, with its secrets
    std::vector<std::string> toMove; ///< sides that owe an action
    /// Of them, who lays in secret or has to say it: what they decide is played at once.
    std::vector<std::string> speaking;
    bool operator==(const Turn&) const = default;
};

Turn turnOf(const referee::AnyReferee& referee);

/// What was decided.
struct Decision {
    Advised advised;
    bool isSaid = false; ///< nobody has to make it on the table
};

/// Thinks in a thread of its own, which gives way to the camera's. Values go in and come out.
class ComputerPlayers {
public:
    /// `start`: by whose settings positions are read; null: nobody plays and hints are refused.
    ComputerPlayers(SharedPosition start, ComputerSeats seats);
    ~ComputerPlayers();
    ComputerPlayers(const ComputerPlayers&) = delete;
    ComputerPlayers& operator=(const ComputerPlayers&) = delete;

    /// The game stands so now; a thought about something else is given up. Where a side of the
    /// computer's owes an action, it begins to think.
    void follow(const Turn& turn);
    /// Thinks for that side, or for the first that owes an action where it is empty; only `asker`
    /// may hear of it, everybody where he is empty. Why not: it owes none, or one thinks already.
    std::optional<Message> hint(std::string_view side, std::string_view asker);

    [[nodiscard]] bool isThinking() const { return thought_.valid(); }
    /// What was decided since, once. `Wait::Yes`: where one thinks, when it has decided.
    enum class Wait { No, Yes };
    std::optional<Decision> decided(Wait wait);

private:
    void think(const std::string& side, Decision decision, Strength strength);
    void giveUp();

    SharedPosition start_;
    ComputerSeats seats_;
    std::optional<Turn> turn_;
    Decision decision_; ///< what is thought about
    std::stop_source end_;
    std::future<AnyAdvice> thought_;
    LeftThoughts<AnyAdvice> left_;
};

} // namespace umpire
