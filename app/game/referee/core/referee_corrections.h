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

/// Separates two corrections in one command.
inline constexpr std::string_view kNextCorrection = ", ";
/// Maximum number of places for which the table is offered as right.
inline constexpr std::size_t kMostAsSeen = 12;

/// Returns the position after several corrections, in order.
template <Game G>
Parsed<typename G::State> Referee<G>::afterEach(State state, std::string_view text) const {
    for (std::size_t begin = 0;; begin += kNextCorrection.size()) {
        const std::size_t end = std::min(text.find(kNextCorrection, begin), text.size());
        auto after = reader_.corrected(state, text.substr(begin, end - begin));
        if (auto* error = std::get_if<ParseError>(&after)) {
            error->at += begin;
        }
        if (end == text.size() || std::holds_alternative<ParseError>(after)) {
            return after;
        }
        state = std::get<State>(std::move(after));
        begin = end;
    }
}

/// Returns the position after a correction, or after several. In a game with secrets, players may
/// give only those several corrections that the umpire has offered: the answer to a hidden
/// correction beside a visible one would show whether the player guessed right.
template <Game G>
Parsed<typename G::State> Referee<G>::corrected(const State& before, std::string_view text) const {
    auto whole = reader_.corrected(before, text);
    const bool mayBeSeveral = HidesNothing<G> || text == offeredAsSeen_;
    return std::holds_alternative<State>(whole) || !mayBeSeveral ||
                   text.find(kNextCorrection) == std::string_view::npos
               ? whole
               : afterEach(before, text);
}

/// Returns the places that the corrections name: "a1, g4".
template <Game G>
std::string Referee<G>::placesIn(std::string_view text) const {
    const State open = positionFor<G>(state(), std::nullopt);
    const std::size_t end = text.find(kNextCorrection);
    if (end == std::string_view::npos ||
        std::holds_alternative<State>(reader_.corrected(open, text))) {
        return reader_.placeIn(open, text);
    }
    const std::string first = reader_.placeIn(open, text.substr(0, end));
    const std::string others = placesIn(text.substr(end + kNextCorrection.size()));
    return first.empty() || others.empty() ? first + others
                                           : first + std::string(kNextCorrection) + others;
}

/// Returns the corrections, as a player types them, that make the record as the table. Empty if the
/// looks do not tell every place, if the position would be invalid, or if so many places differ
/// that the table is hardly right.
template <Game G>
std::string Referee<G>::asSeen() const {
    if constexpr (requires { reader_.asSeen(state()); }) {
        const std::vector<std::string> corrections = reader_.asSeen(state());
        std::string all;
        for (const std::string& each : corrections) {
            all.append(all.empty() ? "" : kNextCorrection).append(each);
        }
        const auto after = afterEach(state(), all);
        const auto* position = std::get_if<State>(&after);
        return position == nullptr || faultOf<G>(*position) || corrections.size() > kMostAsSeen
                   ? ""
                   : all;
    }
    return {};
}

template <Game G>
PutRight<typename G::State> Referee<G>::putRight(const std::string& text) const {
    const auto seenBy =
        [&](std::optional<Player> hearer) -> std::optional<std::pair<State, State>> {
        State before = positionFor<G>(state(), hearer);
        auto after = corrected(before, text);
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
    const auto asHeard = corrected(positionFor<G>(state(), listener()), correct.piece);
    if (const auto* error = std::get_if<ParseError>(&asHeard)) {
        return refuse(describe(*error)); // the text is wrong by what the speaker may know
    }
    const PutRight<State> openly = putRight(correct.piece);
    if (HidesSomething<G> && !openly.isVisible) {
        return putHiddenRight(correct, openly);
    }
    const auto made = corrected(state(), correct.piece);
    const auto* after = std::get_if<State>(&made);
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
                        .where = placesIn(correct.piece),
                        .onlyFor = onlyForOf(openly)},
              *after, speaker_.sides);
    }
}

/// Corrects hidden pieces, if that is possible. Announces the place and the speaker to everybody.
/// The announcement is the same if the correction is impossible; otherwise players could find
/// hidden pieces by guessing.
template <Game G>
void Referee<G>::putHiddenRight(const CorrectPiece& correct, const PutRight<State>& openly) {
    const auto made = corrected(state(), correct.piece);
    const auto* after = std::get_if<State>(&made);
    const bool canBe = after != nullptr && !faultOf<G>(*after);
    amend(Corrected{.what = correct.piece,
                    .by = speaker_.name(),
                    .where = placesIn(correct.piece),
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
