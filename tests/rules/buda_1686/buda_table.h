#pragma once

#include "app/record/game_files/buda_scenario_file.h"
#include "tests/rules/game_table.h"

template <>
struct umpire::game_table::GameOf<umpire::buda_1686::State> {
    using Type = Buda1686;
};

/// Short ways to set up a table of Buda 1686 with the default scenario.
namespace umpire::buda_1686::testing {

using namespace game_table;
using game_table::after;

inline const Buda1686::Resources& scenario() {
    static const Buda1686::Resources kScenario = [] {
        auto loaded = resourcesFor<Buda1686>();
        EXPECT_TRUE(loaded) << (loaded ? "" : loaded.error());
        return loaded.value_or(nullptr);
    }();
    return kScenario;
}

inline State start(std::string_view variant = "standard") {
    return startOf(*settingsOfVariant(variant, scenario()));
}

inline UnitIndex unit(std::string_view id) {
    const auto found = unitNamed(*scenario(), id);
    EXPECT_TRUE(found) << "no unit " << id;
    return found.value_or(0);
}

inline ZoneIndex zone(std::string_view id) {
    const auto found = zoneNamed(*scenario(), id);
    EXPECT_TRUE(found) << "no zone " << id;
    return found.value_or(0);
}

/// A table that a test sets up before play goes on.
struct TableSetup {
    State state = start();

    /// Sets up a table on which that side is to move, with two actions (an even chit) and the
    /// initiative.
    explicit TableSetup(Side side, std::string_view variant = "standard") {
        state = start(variant);
        state.drawn = side == Side::Imperial ? std::array{8, 3} : std::array{3, 8};
        state.phase = Phase::Act;
        state.onTurn = side;
        state.actionsLeft = 2;
    }
    /// Puts a unit such as "T-J1" at a place: "VV", "VV*" for a breach, "lost", or "cup".
    TableSetup& put(std::string_view id, std::string_view place) {
        UnitState& at = state.units[std::size_t(unit(id))];
        const bool breach = place.ends_with('*');
        if (place == "lost" || place == "cup") {
            at.place = {place == "lost" ? Spot::Lost : Spot::Cup, 0};
            at.marker = 0;
        } else {
            at.place = {breach ? Spot::Breach : Spot::Zone,
                        zone(place.substr(0, place.size() - (breach ? 1 : 0)))};
        }
        return *this;
    }
    TableSetup& putAll(const std::vector<std::string_view>& ids, std::string_view place) {
        for (const std::string_view id : ids) {
            put(id, place);
        }
        return *this;
    }
    TableSetup& hurt(std::string_view id) {
        UnitState& at = state.units[std::size_t(unit(id))];
        at.face = Face::Hurt;
        at.marker = std::min(at.marker, state.spec(unit(id)).hurt);
        return *this;
    }
    TableSetup& marker(std::string_view officer, int to) {
        state.units[std::size_t(unit(officer))].marker = to;
        return *this;
    }
    TableSetup& level(Level which, int to) {
        state.levels[std::size_t(which)] = to;
        return *this;
    }
    TableSetup& entrench(std::string_view wall, Entrenchment marker) {
        state.entrenchments[std::size_t(zone(wall))] = marker;
        --state.stock[indexOf(marker.owner)];
        return *this;
    }
};

/// Returns the table of BU-X1: four Imperial units of 4 in the breaches of the lower town, and
/// Abdurrahman at a place from which he cannot come.
inline TableSetup lowerTownAssault(std::string_view variant = "standard") {
    TableSetup setup(Side::Imperial, variant);
    setup.putAll({"I-C1", "I-C2", "I-C3", "I-S1"}, "VV*");
    setup.state.rescueTried = true;
    return setup;
}

inline State after(const TableSetup& setup, const std::vector<std::string>& words) {
    return game_table::after(setup.state, words);
}

/// Plays the actions and returns the events of the last one, one line each.
inline std::string told(State state, std::vector<std::string> words) {
    const std::string last = words.back();
    words.pop_back();
    state = after(std::move(state), words);
    const auto step = stepOf(state, last);
    std::string lines;
    for (const Event& event : step.events) {
        lines += english(text(step.state, event)) + "\n";
    }
    return lines;
}

/// Returns a unit's place: "VV", "VV*-" for a damaged unit in a breach, "lost"; for an officer with
/// his marker.
inline std::string where(const State& state, std::string_view id) {
    const UnitState& at = state.at(unit(id));
    return text(*scenario(), at.place) + (at.face == Face::Hurt ? "-" : "") +
           (at.marker > 0 ? ":" + std::to_string(at.marker) : "");
}

/// Formats the levels CAS, TMS, CMS and CTS like "1/4/4/4".
inline std::string levels(const State& state) {
    std::string words;
    for (const int level : state.levels) {
        words += (words.empty() ? "" : "/") + std::to_string(level);
    }
    return words;
}

} // namespace umpire::buda_1686::testing
