#pragma once

#include "app/game/referee/core/referee.h"
#include "rules/tolerant_action.h"

#include <algorithm>
#include <set>

/// Executes players' corrections of the record. If a correction concerns hidden pieces, the answer
/// does not show whether the player guessed right.
namespace umpire::referee {

/// Returns the reason why the state is no valid position; none if it is valid. A journal with an
/// invalid position could not be resumed.
template <Game G>
std::optional<ParseError> faultOf(const typename G::State& state) {
    const auto again = G::parseState(G::text(state), G::settingsOf(state));
    const auto* error = std::get_if<ParseError>(&again);
    return error == nullptr ? std::nullopt : std::optional(*error);
}

/// Returns the seats whose pieces differ between two positions.
inline std::set<int> changedSeats(const Holdings& before, const Holdings& after) {
    std::set<int> seats;
    const auto addMissing = [&seats](const Holdings& here, const Holdings& there) {
        for (const auto& each : here) {
            const auto [begin, end] = there.equal_range(each.first);
            if (std::find(begin, end, each) == end) {
                seats.insert(each.second.first);
            }
        }
    };
    addMissing(before, after);
    addMissing(after, before);
    return seats;
}

template <Game G>
PutRight<typename G::State> Referee<G>::putRight(const std::string& text) const {
    const auto seenBy =
        [&](std::optional<Player> hearer) -> std::optional<std::pair<State, State>> {
        State before = positionFor<G>(state(), hearer);
        auto after = reader_.corrected(before, text);
        auto* read = std::get_if<State>(&after);
        return read == nullptr ? std::nullopt
                               : std::optional(std::pair(std::move(before), std::move(*read)));
    };
    PutRight<State> openly;
    for (int seat = 0; seat < G::playerCount(state()); ++seat) {
        const auto seen = seenBy(Player{seat});
        if (!seen || positionFor<G>(seen->second, Player{seat}) == seen->second) {
            openly.mayKnow.push_back(G::playerName(state(), Player{seat}));
        }
    }
    if (const auto seen = seenBy(std::nullopt)) {
        openly.isVisible = positionFor<G>(seen->second, std::nullopt) != seen->first;
        const std::set<int> seats =
            changedSeats(reader_.holdings(seen->first), reader_.holdings(seen->second));
        for (const int seat : seats) {
            openly.concerns.push_back(G::playerName(state(), Player{seat}));
        }
        if (openly.isVisible && seats.empty()) { // a number or the side to move changes
            openly.concerns = everybody();
        }
        openly.after = seen->second;
    }
    return openly;
}

template <Game G>
void Referee<G>::obey(const CorrectPiece& correct) {
    const auto asHeard = reader_.corrected(positionFor<G>(state(), listener()), correct.piece);
    if (const auto* error = std::get_if<ParseError>(&asHeard)) {
        return refuse(describe(*error)); // the text is wrong by what the speaker may know
    }
    const PutRight<State> openly = putRight(correct.piece);
    if (HidesSomething<G> && !openly.isVisible) {
        return putHiddenRight(correct, openly);
    }
    auto corrected = reader_.corrected(state(), correct.piece);
    const auto* after = std::get_if<State>(&corrected);
    const auto never = after != nullptr ? faultOf<G>(*after) : std::nullopt;
    if (after == nullptr || (never && positionIsSecret())) {
        // A place or a reason in the answer would reveal the secret.
        refuse(message("the record cannot be so"));
    } else if (never) {
        refuse(message("the record cannot be so: expected %1, found %2", never->expected,
                       never->found));
    } else if (*after == state()) {
        refuse(message("the record says so already"));
    } else {
        amend(Corrected{.what = correct.piece,
                        .by = speaker_.name(),
                        .where =
                            reader_.placeIn(positionFor<G>(state(), std::nullopt), correct.piece),
                        .onlyFor = onlyForOf(openly)},
              *after, speaker_.sides);
    }
}

/// Corrects hidden pieces, if that is possible. Announces the place and the speaker to everybody.
/// The announcement is the same if the correction is impossible; otherwise players could find
/// hidden pieces by guessing.
template <Game G>
void Referee<G>::putHiddenRight(const CorrectPiece& correct, const PutRight<State>& openly) {
    auto corrected = reader_.corrected(state(), correct.piece);
    const auto* after = std::get_if<State>(&corrected);
    const bool canBe = after != nullptr && !faultOf<G>(*after);
    amend(Corrected{.what = correct.piece,
                    .by = speaker_.name(),
                    .where = reader_.placeIn(positionFor<G>(state(), std::nullopt), correct.piece),
                    .onlyFor = onlyForOf(openly)},
          canBe ? *after : state(), speaker_.sides);
}

/// Returns the only player who may know the words of the correction. Empty if everybody may know
/// them; kNoPlayer if no single player may.
template <Game G>
std::string Referee<G>::onlyForOf(const PutRight<State>& openly) const {
    if constexpr (HidesNothing<G>) {
        return {};
    }
    const bool isOpen =
        openly.after && positionFor<G>(*openly.after, std::nullopt) == *openly.after;
    if (isOpen && openly.isVisible) {
        return {};
    }
    const bool isSpeakers =
        std::ranges::find(openly.mayKnow, speaker_.name()) != openly.mayKnow.end();
    return openly.mayKnow.size() == 1 ? openly.mayKnow.front()
           : isSpeakers               ? speaker_.name()
                                      : std::string(kNoPlayer);
}

} // namespace umpire::referee
