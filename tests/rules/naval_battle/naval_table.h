#pragma once

#include "app/record/game_files/naval_files.h"
#include "rules/games/naval_battle/reach.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

/// Short ways to set up a Naval Battle table. What does not parse fails the test and gives an
/// empty one.
namespace umpire::naval_battle::testing {

inline const Resources& printed() {
    static const auto resources = resourcesFor<NavalBattle>();
    EXPECT_TRUE(resources) << (resources ? "" : resources.error());
    return *resources;
}

/// 6 x 6 squares, two rows each: ports, and the sea between with an island on c4 and neutral water
/// on d4. Entrances at b and e, batteries beside them; a small fleet is all that fits.
inline Resources small() {
    Resources resources{printed().table, {}};
    const GameFile file{"small", "06 YYYYYY\n05 BYBBYB\n-- =^==^=\n04 ~~Io~~\n03 ~~~~~~\n"
                                 "-- =^==^=\n02 BRBBRB\n01 RRRRRR\n"};
    const auto board = navalBoardFrom(file);
    EXPECT_TRUE(board) << (board ? "" : board.error());
    resources.board = *board;
    return resources;
}

inline Settings variant(std::string_view name, const Resources& resources = printed()) {
    const auto settings = settingsOfVariant(name, chartOf(resources));
    EXPECT_TRUE(settings) << "no variant " << name;
    return settings.value_or(Settings{});
}

inline State position(std::string_view line, const Settings& base) {
    const auto parsed = parseState(line, base);
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_EQ(error, nullptr) << line << ": " << (error ? english(describe(*error)) : "");
    return error ? startOf(base) : std::get<State>(parsed);
}

inline State position(std::string_view line) {
    return position(line, variant("standard"));
}

inline Action action(const State& state, std::string_view line) {
    const auto parsed = parseAction(state, line);
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_EQ(error, nullptr) << line << ": " << (error ? english(describe(*error)) : "");
    return error ? Action(AgreeDraw{}) : std::get<Action>(parsed);
}

inline bool isLegal(const State& state, std::string_view word) {
    return !validate(state, action(state, word));
}

/// "a1-a3 a1-c3 …", in the order of the listing.
inline std::string listed(const State& state) {
    std::string words;
    for (const Action& legal : legalActions(state)) {
        words.append(words.empty() ? 0 : 1, ' ').append(text(state, legal));
    }
    return words;
}

/// Plays legal actions, one word each.
inline State after(State state, const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        const Action chosen = action(state, word);
        const auto violation = validate(state, chosen);
        EXPECT_FALSE(violation) << word << ": " << (violation ? english(violation->because) : "");
        state = violation ? state : naval_battle::apply(state, chosen).state;
    }
    return state;
}

inline std::string textAfter(std::string_view line, const std::vector<std::string>& words) {
    return text(after(position(line), words));
}

/// What a legal action causes, one line an event.
inline std::vector<std::string> eventsOf(const State& state, std::string_view word) {
    std::vector<std::string> lines;
    const Action chosen = action(state, word);
    const auto violation = validate(state, chosen);
    EXPECT_FALSE(violation) << word << ": " << (violation ? english(violation->because) : "");
    if (!violation) {
        for (const Event& event : naval_battle::apply(state, chosen).events) {
            lines.push_back(english(text(state, event)));
        }
    }
    return lines;
}

/// The same as the other side hears it.
inline std::vector<std::string> toldTo(Side side, const State& state, std::string_view word) {
    std::vector<std::string> lines;
    for (const Event& event : naval_battle::apply(state, action(state, word)).events) {
        if (const auto told = eventFor(event, side)) {
            lines.push_back(english(text(state, *told)));
        }
    }
    return lines;
}

/// "red", or "-" while it goes on, or "draw".
inline std::string winner(const State& state) {
    const auto outcome = outcomeOf(state);
    return !outcome           ? "-"
           : !outcome->winner ? "draw"
                              : std::string(nameOf(sideOf(*outcome->winner)));
}

inline Violation violationOf(const State& state, std::string_view word) {
    const auto violation = validate(state, action(state, word));
    EXPECT_TRUE(violation) << word << " is legal in " << text(state);
    return violation.value_or(Violation{});
}

} // namespace umpire::naval_battle::testing
