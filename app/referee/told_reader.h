#pragma once

#include "app/referee/table_reader.h"
#include "rules/any_game.h"

/// Games that players tell, action by action: orders behind a screen, a cup's draw, a hidden ship
/// are nothing that a camera sees. The die is: where the table owes one, the die that came to lie
/// there is called.
namespace umpire::referee {

/// How the game's notation looks; never taken from the position, which may be secret.
std::string exampleFor(std::string_view game);

/// Dice, tosses, chits and what comes out of a cup: by the action's text in the game's notation.
Decided decidedBy(std::string_view action);

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

/// Whose own it is, where another player is not told what happened; empty: everybody knows.
template <Game G>
std::string onlyOneTold(const typename G::State& state, const typename G::Action& action) {
    for (const auto& event : G::apply(state, action).events) {
        for (int seat = 0; seat < G::playerCount(state); ++seat) {
            const auto told = G::eventFor(event, Player{seat});
            if (!told || !(*told == event)) {
                return G::playerName(state, Player{1 - std::min(seat, 1)});
            }
        }
    }
    return {};
}

template <Game G>
class TableReader {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    void forget() { die_.forget(); }
    void look(const State& state, const TableObservation& seen) {
        die_.look(seen, G::toAct(state).empty() ? DieOwed::Yes : DieOwed::No);
    }
    [[nodiscard]] int looks() const { return die_.looks(); }

    [[nodiscard]] Verdict<G> explain(const State& state) const {
        Verdict<G> verdict;
        verdict.ruling = Ruling::Unchanged;
        const auto value = die_.thrown();
        if (!G::toAct(state).empty()) {
            return verdict; // who has to act is no die
        }
        if (!value && die_.looks() < kLooksForADie) {
            verdict.ruling = Ruling::Undecided;
            return verdict;
        }
        for (const Action& action : value ? G::legalActions(state) : std::vector<Action>{}) {
            if (G::text(state, action) == "die:" + std::to_string(*value)) {
                verdict.ruling = Ruling::Called;
                verdict.explanations.push_back({Happening::Actions,
                                                {action},
                                                std::nullopt,
                                                G::apply(state, action).state,
                                                1.0,
                                                true});
                break;
            }
        }
        return verdict;
    }

    void agreed(const State&) {}

    [[nodiscard]] std::optional<AnswerNeeded> question(const State& state) const {
        AnswerNeeded needed;
        for (const Player player : G::toAct(state)) {
            needed.players.push_back(G::playerName(state, player));
        }
        needed.question = needed.players.empty() ? "what does the table show?" : "what is done?";
        needed.examples = {exampleFor(G::kName)};
        return needed;
    }

    /// A whole position: what is wrong is easiest said so.
    [[nodiscard]] Parsed<State> corrected(const State& state, std::string_view text) const {
        return G::parseState(text, G::settingsOf(state));
    }
    void played(const State&, const Action&) { die_.use(); }
    [[nodiscard]] Decided decided(const State& state, const Action& action) const {
        return decidedBy(G::text(state, action));
    }
    [[nodiscard]] std::string onlyFor(const State& state, const Action& action) const {
        return onlyOneTold<G>(state, action);
    }

private:
    static constexpr int kLooksForADie = 3;

    DieWatch die_;
};

} // namespace umpire::referee
