#pragma once

#include "app/record/game_files/naval_files.h"
#include "rules/games/naval_battle/reach.h"
#include "tests/rules/game_table.h"

template <>
struct umpire::game_table::GameOf<umpire::naval_battle::State> {
    using Type = NavalBattle;
};

/// Short ways to set up a Naval Battle table.
namespace umpire::naval_battle::testing {

using namespace game_table;

inline const Resources& printed() {
    static const auto resources = resourcesFor<NavalBattle>();
    EXPECT_TRUE(resources) << (resources ? "" : resources.error());
    return *resources;
}

/// Returns a board of 6 x 6 squares with two rows per port, and sea between them with an island on
/// c4 and neutral water on d4. Entrances are at b and e, with batteries beside them; only a small
/// fleet fits.
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
    return game_table::settingsOf<NavalBattle>(name, resources);
}

inline State position(std::string_view line, const Settings& base = variant("standard")) {
    return positionOf<NavalBattle>(line, base);
}

inline std::string textAfter(std::string_view line, const std::vector<std::string>& words) {
    return text(after(position(line), words));
}

/// Returns the events of an action as that side hears them.
inline std::vector<std::string> toldTo(Side side, const State& state, std::string_view word) {
    std::vector<std::string> lines;
    for (const Event& event : naval_battle::apply(state, action(state, word)).events) {
        if (const auto told = eventFor(event, side)) {
            lines.push_back(english(text(state, *told)));
        }
    }
    return lines;
}

} // namespace umpire::naval_battle::testing
