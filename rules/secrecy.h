#pragma once

#include "rules/table/pieces.h"
#include "rules/tolerant_action.h"

/// Limits positions, actions and reasons to what a hearer may know. No hearer means everybody.
namespace umpire {

/// The reason for a refusal. It can rest on what one side hides (its orders, what its tokens are);
/// then it must not be given to the others.
struct Reason {
    Message because;  ///< for people, one line, no full stop
    std::string rule; ///< the clause; empty if no clause applies
    bool operator==(const Reason&) const = default;
};

/// Replaces every reason that rests on what the hearer may not know. It is one sentence for all of
/// them, so that it does not reveal which one it was.
inline Message secretReason() {
    return message("this is not allowed with these pieces; their owner may hear why");
}

/// Returns the position as the hearer knows it; without a hearer, as everybody knows it.
template <Game G>
typename G::State positionFor(const typename G::State& state, std::optional<Player> hearer) {
    if constexpr (HidesNothing<G>) {
        return state;
    } else {
        if (hearer) {
            return G::seenIn(G::viewFor(state, *hearer));
        }
        typename G::State seen = state;
        for (int seat = 0; seat < G::playerCount(state); ++seat) {
            seen = G::seenIn(G::viewFor(seen, Player{seat}));
        }
        return seen;
    }
}

/// Returns the event as the hearer may know it; none if he may know nothing of it.
template <Game G>
std::optional<typename G::Event> eventFor(const typename G::State& state,
                                          const typename G::Event& event,
                                          std::optional<Player> hearer) {
    if (hearer) {
        return G::eventFor(event, *hearer);
    }
    std::optional<typename G::Event> seen = event;
    for (int seat = 0; seen && seat < G::playerCount(state); ++seat) {
        seen = G::eventFor(*seen, Player{seat});
    }
    return seen;
}

/// Tells whether the action's text reveals a secret. Then only its player may read it; the others
/// get what `eventFor` leaves of its events.
template <Game G>
bool isSecret(const typename G::Action& action) {
    if constexpr (HidesNothing<G>) {
        return false;
    } else {
        return G::isSecret(action);
    }
}

/// Tells whether the hearer knows the text of a refused action: it is his own, or was said aloud.
enum class HeardWords { Known, Unknown };

/// Explains a refused action as the hearer (or everybody) may know it. The rules must refuse it.
/// The outcome of the game is public; all else is judged on what the hearer knows. So positions
/// that look the same to him give the same reason. So do all secret actions of others whose text he
/// does not know.
template <Game G>
Reason reasonFor(const typename G::State& state, const typename G::Action& action,
                 std::optional<Player> hearer, HeardWords words = HeardWords::Unknown) {
    if constexpr (HidesSomething<G>) {
        const bool isOthers = !hearer || !isActor<G>(state, action, *hearer);
        if (words == HeardWords::Unknown && isOthers && G::isSecret(action)) {
            return {secretReason(), std::string(G::kSecrecy)};
        }
    }
    const auto violation = [&] {
        return HidesNothing<G> || G::outcome(state)
                   ? G::validate(state, action)
                   : G::validate(positionFor<G>(state, hearer), action);
    }();
    if constexpr (HidesSomething<G>) {
        if (!violation || !G::mayHear(*violation, hearer)) {
            return {secretReason(), std::string(G::kSecrecy)};
        }
    }
    return {violation->because, violation->rule};
}

/// Returns whether and where a player now lays out what the others may not see. A camera above the
/// table sees it: until it is revealed, its pictures must not be shown to everybody.
template <Game G>
LaidInSecret laidInSecret(const typename G::State& state, Player player) {
    if constexpr (requires { G::laidInSecret(state, player); }) {
        return G::laidInSecret(state, player);
    }
    return LaidInSecret::Nothing;
}

/// Explains the refusal of a typed text, which need not be an action. Then no clause is cited, and
/// a hearer who does not know the text does not learn its error.
template <Game G>
Reason reasonFor(const typename G::State& state, std::string_view text,
                 std::optional<Player> hearer, HeardWords words = HeardWords::Unknown) {
    const auto parsed = readAction<G>(positionFor<G>(state, hearer), text);
    if (const auto* error = std::get_if<ParseError>(&parsed)) {
        const bool mayBeSecret = !HidesNothing<G> && words == HeardWords::Unknown;
        return {mayBeSecret ? secretReason() : describe(*error), ""};
    }
    return reasonFor<G>(state, std::get<typename G::Action>(parsed), hearer, words);
}

/// Writes the reason and its clause: "d1-d4 spans 3 cells… (MG-6)".
inline Message describe(const Reason& reason) {
    return reason.rule.empty() ? reason.because : message("%1 (%2)", reason.because, reason.rule);
}

/// A player who now lays out something in secret.
struct Laying {
    std::string player;
    Side side = Side::A;
    LaidInSecret where = LaidInSecret::Anywhere;
    bool operator==(const Laying&) const = default;
};

/// Lists all such players.
template <Game G>
std::vector<Laying> layingIn(const typename G::State& state) {
    std::vector<Laying> laying;
    for (int seat = 0; seat < G::playerCount(state); ++seat) {
        if (const auto where = laidInSecret<G>(state, Player{seat});
            where != LaidInSecret::Nothing) {
            laying.push_back(
                {G::playerName(state, Player{seat}), seat == 0 ? Side::A : Side::B, where});
        }
    }
    return laying;
}

} // namespace umpire
