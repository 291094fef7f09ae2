#pragma once

#include "app/record/journal/recorded_event.h"
#include "app/record/journal/recorded_start.h"
#include "rules/any_game/any_game.h"

#include <optional>
#include <string>
#include <vector>

/// Replays a record, to count its content or to export it.
namespace umpire {

/// Returns the player's name, such as "Anna". Returns the side and the game, such as "roman
/// (murus-gallicus)", if no name was given.
inline std::string playerOf(const GameSettings& settings, const std::string& side) {
    const auto found = settings.names.find(side);
    return found != settings.names.end() ? found->second : side + " (" + settings.game + ")";
}

/// Returns the side that made the action of Called or IllegalStands. Returns an empty text for
/// other events, and for an older record's action that names all players who had to act.
inline std::string actorOf(const Event& happening) {
    const auto* called = std::get_if<Called>(&happening);
    const auto* stands = std::get_if<IllegalStands>(&happening);
    const std::string side = called != nullptr   ? called->player
                             : stands != nullptr ? stands->player
                                                 : std::string();
    return side.find(", ") == std::string::npos ? side : std::string();
}

/// The position of a record while the record is replayed. Null from the first action that the
/// present rules refuse.
class ReplayedPosition {
public:
    explicit ReplayedPosition(SharedPosition start) : start_(std::move(start)) {}
    void pass(const Event& happening) {
        const std::string* after = start_ ? positionAfter(happening) : nullptr;
        if (after != nullptr) {
            auto read = start_->read(*after);
            auto* known = std::get_if<SharedPosition>(&read);
            now_ = known != nullptr ? std::move(*known) : nullptr;
        }
    }
    [[nodiscard]] const AnyPosition* now() const { return now_.get(); }
    /// Tells whether several players have to act. Then no player delays the others.
    [[nodiscard]] bool waitsForSeveral() const { return now_ && now_->toAct().size() > 1; }

private:
    SharedPosition start_;
    SharedPosition now_;
};

/// Returns the number of the die that the action throws; none if the action throws no die.
template <Game G>
std::optional<int> dieIn(const typename G::Action& action) {
    if constexpr (requires { G::dieIn(action); }) {
        return G::dieIn(action);
    }
    return std::nullopt;
}

/// Replays the record. Calls `see(event, state before the action, action)` for each action that is
/// legal by the present rules.
template <Game G, typename See>
void playAgain(const std::vector<RecordedEvent>& line, const SharedPosition& start, See see) {
    ReplayedPosition position(start);
    for (const RecordedEvent& event : line) {
        const auto played = actionIn(event.happening);
        const auto* before = position.now() != nullptr ? stateIn<G>(*position.now()) : nullptr;
        if (played && before != nullptr) {
            const auto parsed = G::parseAction(*before, *played);
            const auto* action = std::get_if<typename G::Action>(&parsed);
            if (action != nullptr && !G::validate(*before, *action)) {
                see(event, *before, *action);
            }
        }
        position.pass(event.happening);
    }
}

} // namespace umpire
