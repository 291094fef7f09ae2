#include "rules/games/naval_battle/settings.h"

#include "rules/named_settings.h"

#include <algorithm>
#include <array>

namespace umpire::naval_battle {
namespace {

struct NamedSettings {
    std::string_view name;
    MessageForm<> about;
    Settings (*make)();
};

constexpr std::array kNamed = {
    NamedSettings{"standard", MessageForm<>("a turn is a move or an attack; moves may bend"),
                  [] { return Settings{}; }},
    NamedSettings{"move-then-attack",
                  MessageForm<>("the ship that moved may attack in the same turn"),
                  [] { return Settings{.turn = Turn::MoveThenAttack}; }},
    NamedSettings{"straight", MessageForm<>("a move goes straight on"),
                  [] { return Settings{.path = Path::Straight}; }},
    NamedSettings{"teams", MessageForm<>("two players lead each fleet"),
                  [] { return Settings{.seating = Seating::Teams}; }},
};

constexpr auto kVariants = variantsOf(kNamed);

constexpr std::tuple kSettings{
    setting("turn", "what a turn is (NB-A1, NB-A2)", &Settings::turn,
            {{"move-or-attack", Turn::MoveOrAttack, "a move or an attack"},
             {"move-then-attack", Turn::MoveThenAttack,
              "a move, after which the ship that moved may attack"}}),
    setting("path", "how a move goes (NB-A3)", &Settings::path,
            {{"bending", Path::Bending, "it may bend at every square"},
             {"straight", Path::Straight, "it goes straight on"}}),
    setting("players", "how many play (NB-2)", &Settings::seating,
            {{"2", Seating::Two, "two"},
             {"4", Seating::Teams, "two on each side, who lead one fleet"}}),
    setting("cover", "water that an enemy battery covers (NB-A5)", &Settings::cover,
            {{"stops", Cover::Stops, "a ship has to stop there"},
             {"forbids", Cover::Forbids, "no ship may go there"}}),
    setting("batteries", "when batteries strike (NB-A6)", &Settings::batteries,
            {{"ordered", Batteries::Ordered, "as their owner's turn"},
             {"of-themselves", Batteries::OfThemselves,
              "also of themselves, whatever comes into their reach"}}),
    setting("stay", "the turn of entering neutral water (NB-A12)", &Settings::stay,
            {{"after-entering", Stay::AfterEntering, "it does not count"},
             {"from-entering", Stay::FromEntering, "it is the first"},
             {"leaves-with-fourth", Stay::LeavesWithFourth,
              "it does not count, and the unit has to leave with the fourth one after it"}}),
    setting("planes", "a lost plane (NB-A9)", &Settings::planes,
            {{"replaced", Planes::Replaced, "is replaced"},
             {"one", Planes::One, "is gone, for a fleet has one"}}),
    setting("plane-strike", "what a plane does to a ship (NB-A9)", &Settings::planeStrike,
            {{"as-carrier", PlaneStrike::AsCarrier, "it fights with the carrier's strength"},
             {"destroys", PlaneStrike::Destroys, "it destroys whatever it attacks"}}),
    setting(
        "battery-removal", "when a missile ship removes a battery (NB-15, NB-A2)",
        &Settings::batteryRemoval,
        {{"own-turn", BatteryRemoval::OwnTurn, "in a turn of its own"},
         {"with-move", BatteryRemoval::WithMove, "also in the move that brings it within reach"}}),
};
static_assert(hasEachField<Settings>(kSettings, &Settings::chart));

Settings made(const NamedSettings& named, std::shared_ptr<const Chart> chart) {
    Settings settings = named.make();
    settings.chart = std::move(chart);
    return settings;
}

} // namespace

bool Settings::sameOptionsAs(const Settings& other) const {
    return sameSettings(kSettings, *this, other);
}

bool Settings::operator==(const Settings& other) const {
    if (!sameOptionsAs(other)) {
        return false;
    }
    return chart == other.chart ||
           (chart && other.chart && chart->resources == other.chart->resources);
}

std::span<const Variant> variants() {
    return kVariants;
}

std::optional<Settings> settingsOfVariant(std::string_view name,
                                          std::shared_ptr<const Chart> chart) {
    const NamedSettings* named = findNamed(kNamed, name);
    return named != nullptr ? std::optional(made(*named, std::move(chart))) : std::nullopt;
}

std::string text(const Settings& settings) {
    for (const NamedSettings& named : kNamed) {
        if (settings.sameOptionsAs(named.make())) {
            return &named == kNamed.data() ? "" : std::string(named.name);
        }
    }
    return wordsFor(kSettings, settings, Settings{});
}

bool takeSetting(std::string_view word, Settings& settings) {
    if (const NamedSettings* named = findNamed(kNamed, word)) {
        settings = made(*named, settings.chart);
        return true;
    }
    return takeWord(kSettings, word, settings);
}

std::vector<Setting> settingList() {
    return describeAll(kSettings, Settings{});
}

} // namespace umpire::naval_battle
