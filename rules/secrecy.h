#pragma once

#include "rules/table/pieces.h"
#include "rules/tolerant_action.h"

/// What is said of a position and of an action, and to whom. No hearer named: to everybody.
namespace umpire {

/// Why an action is refused. A reason can rest on what one side hides (its orders, what its tokens
/// are): said aloud, it would tell.
struct Reason {
    Message because;  ///< for people, one line, no full stop
    std::string rule; ///< the clause; empty where none speaks of it
    bool operator==(const Reason&) const = default;
};

/// Instead of every reason that rests on what the hearer may not know. One sentence for all of
/// them: it must not tell which one it was.
inline Message secretReason() {
    return message("this is not allowed with these pieces; their owner may hear why");
}

/// The position as the hearer knows it; as everybody does where none is named.
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

/// What happened as the hearer may know it; none where nothing of it shows.
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

/// Do the action's words tell what not everybody may know? Then they are its player's alone; all
/// others hear of it what `eventFor` leaves.
template <Game G>
bool isSecret(const typename G::Action& action) {
    if constexpr (HidesNothing<G>) {
        return false;
    } else {
        return G::isSecret(action);
    }
}

/// Does the hearer know the words of what is refused: are they his own, or were they said aloud?
enum class HeardWords { Known, Unknown };

/// Why an action is refused, as the hearer may know it; as everybody may where none is named. The
/// rules refuse it. How the game ended is known to everybody; all else is judged on what the hearer
/// knows, so that positions which look the same to him are answered in the same words. So are all
/// secret actions whose words he does not know, unless one is his.
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

/// What a player lays out on the table now that the others may not see, and where. A camera above
/// the table sees it: until it is open, no picture of it is everybody's.
template <Game G>
LaidInSecret laidInSecret(const typename G::State& state, Player player) {
    if constexpr (requires { G::laidInSecret(state, player); }) {
        return G::laidInSecret(state, player);
    }
    return LaidInSecret::Nothing;
}

/// The same of a text that was typed, which need not be an action at all: then no clause is cited,
/// and who does not know the words does not hear what is wrong with them.
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

/// "d1-d4 spans 3 cells… (MG-6)".
inline Message describe(const Reason& reason) {
    return reason.rule.empty() ? reason.because : message("%1 (%2)", reason.because, reason.rule);
}

/// A player lays out something in secret now.
struct Laying {
    std::string player;
    Side side = Side::A;
    LaidInSecret where = LaidInSecret::Anywhere;
    bool operator==(const Laying&) const = default;
};

/// All who do so.
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
