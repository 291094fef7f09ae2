#pragma once

#include "rules/table/pieces.h"
#include "rules/tolerant_action.h"

/// Functions that limit positions, actions and reasons to what a hearer may know. The hearer is a
/// player; no hearer means that everybody hears.
namespace umpire {

/// The reason for a refusal. A reason that depends on the hidden facts of one side (its orders, the
/// kinds of its tokens) must not be told to the other sides.
struct Reason {
    Message because;  ///< the reason, for people: one line without a full stop
    std::string rule; ///< the clause; empty if no clause applies
    bool operator==(const Reason&) const = default;
};

/// Returns the sentence that replaces every reason that depends on facts unknown to the hearer. The
/// sentence is always the same, so that it reveals nothing.
inline Message secretReason() {
    return message("this is not allowed with these pieces; their owner may hear why");
}

/// Returns the position as the hearer knows it. Without a hearer, returns what everybody knows.
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

/// Returns the event as the hearer may know it; none if the hearer may know nothing of the event.
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

/// Tells whether the action's text reveals a secret. Then only the player who gives the action may
/// read the text. The others may know only what `eventFor` leaves of its events.
template <Game G>
bool isSecret(const typename G::Action& action) {
    if constexpr (HidesNothing<G>) {
        return false;
    } else {
        return G::isSecret(action);
    }
}

/// Tells whether the hearer knows the text of a refused action, because the hearer gave the action
/// or somebody said it aloud.
enum class HeardWords { Known, Unknown };

/// Explains why the rules refuse an action, with facts that the hearer (or everybody) may know. The
/// action must be illegal. Whether the game is over is public; everything else is judged on the
/// position that the hearer knows. So positions that look the same to the hearer give the same
/// reason. All secret actions of others whose text the hearer does not know also give the same
/// reason.
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

/// Tells whether and where a player now lays pieces that the others may not see. The camera above
/// the table sees these pieces. Its pictures must not be shown to everybody before the pieces are
/// revealed.
template <Game G>
LaidInSecret laidInSecret(const typename G::State& state, Player player) {
    if constexpr (requires { G::laidInSecret(state, player); }) {
        return G::laidInSecret(state, player);
    }
    return LaidInSecret::Nothing;
}

/// Explains why a typed text is refused. If the text is not an action, the reason names no clause.
/// A hearer who does not know the text does not learn its parse error.
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

/// Writes the reason with its clause: "d1-d4 spans 3 cells… (MG-6)".
inline Message describe(const Reason& reason) {
    return reason.rule.empty() ? reason.because : message("%1 (%2)", reason.because, reason.rule);
}

/// A player who now lays out pieces in secret.
struct Laying {
    std::string player;
    Side side = Side::A;
    LaidInSecret where = LaidInSecret::Anywhere;
    bool operator==(const Laying&) const = default;
};

/// Lists the players who now lay out pieces in secret.
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
