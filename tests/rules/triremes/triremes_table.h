#pragma once

#include "app/record/game_files/trireme_domain_file.h"
#include "tests/rules/game_table.h"

template <>
struct umpire::game_table::GameOf<umpire::triremes::State> {
    using Type = Triremes;
};

/// Short ways to set up a table of the trireme game with the default map: 12 x 20, sea but for the
/// coasts; rows 8 to 13 are open from a to l.
namespace umpire::triremes::testing {

using namespace game_table;
using game_table::listed;

inline const Triremes::Resources& atlas() {
    static const Triremes::Resources kAtlas = [] {
        auto loaded = resourcesFor<Triremes>();
        EXPECT_TRUE(loaded) << (loaded ? "" : loaded.error());
        return loaded.value_or(nullptr);
    }();
    return kAtlas;
}

inline Settings variant(std::string_view name) {
    return game_table::settingsOf<Triremes>(name, atlas());
}

inline State start(std::string_view name = "standard") {
    return startOf(variant(name));
}

inline State position(std::string_view line) {
    return positionOf<Triremes>(line, variant("standard"));
}

inline std::string listed(std::string_view line, std::string_view beginning = "") {
    return game_table::listed(position(line), beginning);
}

/// Returns the text of the position after these actions.
inline std::string played(std::string_view line, const std::vector<std::string>& words) {
    return text(after(position(line), words));
}

/// Plays the actions and returns the events of the last one, one line each.
inline std::string told(std::string_view line, std::vector<std::string> words) {
    const std::string last = words.back();
    words.pop_back();
    std::string lines;
    for (const std::string& each : eventsOf(after(position(line), words), last)) {
        lines += each + "\n";
    }
    return lines;
}

} // namespace umpire::triremes::testing
