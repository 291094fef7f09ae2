#pragma once

#include "app/game/referee/core/table_reader.h"
#include "rules/secrecy.h"

/// Handles events that players report because the camera cannot see them: orders behind a screen, a
/// drawn chit, a hidden ship. A die is not reported: when the game waits for a die, the die that
/// comes to rest is accepted.
namespace umpire::referee {

/// Whether the game waits for a die.
enum class DieOwed { No, Yes };

/// Finds the die that came to rest after the game began to wait for a die.
class DieWatch {
public:
    void forget() { looks_ = alike_ = 0; }
    void look(const TableObservation& seen, DieOwed owed);
    [[nodiscard]] int looks() const { return looks_; }
    /// Returns the number of the die, after two looks that agree. The die must be the only one, and
    /// must show another number or lie in another place than before the game waited. Returns none
    /// otherwise.
    [[nodiscard]] std::optional<int> thrown() const;
    /// Marks the present die as used, so that it is not accepted a second time.
    void use() { old_ = die_; }

private:
    int looks_ = 0;
    int alike_ = 0;
    std::optional<Die> die_;
    std::optional<Die> old_;
};

/// Removes the words that are no legal action in this state.
template <Game G>
std::vector<std::string> legalOf(const typename G::State& state, std::vector<std::string> words) {
    std::erase_if(words, [&](const std::string& word) {
        const auto read = G::parseAction(state, word);
        const auto* action = std::get_if<typename G::Action>(&read);
        return action == nullptr || G::validate(state, *action);
    });
    return words;
}

/// Returns the action by which a player says that everything is laid out in secret, such as "A
/// ready" or "r ready" for "red". Whether the action is legal yet may be a secret.
std::string readyAction(const std::string& player);
/// Returns the actions of these players in a line, such as "`A ready`, `B ready`".
std::string readiness(const std::vector<std::string>& players);

/// Returns the only player who may know the words of the action. Empty if everybody may know them.
template <Game G>
std::string onlyOneTold(const typename G::State& state, const typename G::Action& action) {
    if (!isSecret<G>(action)) {
        return {};
    }
    const auto events = G::apply(state, action).events;
    std::string owner;
    int told = 0;
    for (int seat = G::playerCount(state) - 1; seat >= 0; --seat) {
        const bool isToldAll = std::ranges::all_of(
            events, [&](const auto& event) { return G::eventFor(event, Player{seat}) == event; });
        told += int(isToldAll);
        owner = isToldAll ? G::playerName(state, Player{seat}) : owner;
    }
    return told < G::playerCount(state) ? owner : std::string();
}

} // namespace umpire::referee
