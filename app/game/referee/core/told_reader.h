#pragma once

#include "app/game/referee/core/table_reader.h"
#include "rules/secrecy.h"

/// What players tell: orders behind a screen, a cup's draw, a hidden ship are nothing that a camera
/// sees. The die is: where the table owes one, the die that came to lie there is called.
namespace umpire::referee {

/// Is the table waiting for a die?
enum class DieOwed { No, Yes };

/// The die that came to lie on the table since it was owed.
class DieWatch {
public:
    void forget() { looks_ = alike_ = 0; }
    void look(const TableObservation& seen, DieOwed owed);
    [[nodiscard]] int looks() const { return looks_; }
    /// One die that shows another number or lies elsewhere than when none was owed, seen twice
    /// alike.
    [[nodiscard]] std::optional<int> thrown() const;
    /// What lies there counts no more.
    void use() { old_ = die_; }

private:
    int looks_ = 0;
    int alike_ = 0;
    std::optional<Die> die_;
    std::optional<Die> old_;
};

/// Of the words those that are an action which is legal now: a question names no other.
template <Game G>
std::vector<std::string> legalOf(const typename G::State& state, std::vector<std::string> words) {
    std::erase_if(words, [&](const std::string& word) {
        const auto read = G::parseAction(state, word);
        const auto* action = std::get_if<typename G::Action>(&read);
        return action == nullptr || G::validate(state, *action);
    });
    return words;
}

/// "`A ready`, `B ready`": what those say who have laid out in secret what only they know.
std::string readiness(const std::vector<std::string>& players);

/// Whose own the action's words are, where they tell what another player may not know; empty:
/// everybody may hear them.
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
