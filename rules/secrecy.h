#pragma once

#include "rules/table/pieces.h"
#include "rules/tolerant_action.h"

/// Limits positions, actions and reasons to what a hearer may know. If there is no hearer, this
/// means everybody.
namespace umpire {

/// The reason for a refusal. If it depends on hidden things of one side (its orders, its tokens'
/// kinds), the other sides must not receive it.
struct Reason {
    Message because;  ///< for people: one line, no full stop
    std::string rule; ///< the clause; empty if no clause applies
    bool operator==(const Reason&) const = default;
};

/// Replaces every reason that depends on facts that the hearer may not know. All such reasons get
/// the same sentence, so that it does not reveal the reason.
inline Message secretReason() {
    return message("this is not allowed with these pieces; their owner may hear why");
}

/// Returns the position as the hearer knows it; without a hearer, the public position.
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

/// Returns the event as the hearer may know it; none if the hearer may know nothing of it.
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

/// Tells whether the action's text reveals a secret. Then only its player may read the text; the
/// others get the part of its events that `eventFor` leaves.
template <Game G>
bool isSecret(const typename G::Action& action) {
    if constexpr (HidesNothing<G>) {
        return false;
    } else {
        return G::isSecret(action);
    }
}

/// Tells whether the hearer knows the text of a refused action: it is the hearer's own, or was said
/// aloud.
enum class HeardWords { Known, Unknown };

/// Explains a refused action as the hearer (or everybody) may know it. The rules must refuse the
/// action. The outcome of the game is public; everything else is judged on what the hearer knows.
/// So positions that look the same to the hearer give the same reason, and so do all secret actions
/// of others whose text the hearer does not know.
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

/// Returns whether and where a player now lays pieces that the others may not see. A camera above
/// the table sees them, so until they are revealed, the camera's pictures must not be shown to
/// everybody.
template <Game G>
LaidInSecret laidInSecret(const typename G::State& state, Player player) {
    if constexpr (requires { G::laidInSecret(state, player); }) {
        return G::laidInSecret(state, player);
    }
    return LaidInSecret::Nothing;
}

/// Explains the refusal of a typed text. If the text is no action, no clause is cited, and a hearer
/// who does not know the text does not learn its error.
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

/// A player who now lays out secret things.
struct Laying {
    std::string player;
    Side side = Side::A;
    LaidInSecret where = LaidInSecret::Anywhere;
    bool operator==(const Laying&) const = default;
};

/// Lists all players who now lay pieces in secret.
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
