#include "rules/games/naval_battle/settings.h"

#include "rules/named_settings.h"

#include <algorithm>
#include <array>

namespace umpire::naval_battle {
namespace {

struct Options {
    Turn turn = Turn::MoveOrAttack;
    Path path = Path::Bending;
    Seating seating = Seating::Two;
    Cover cover = Cover::Stops;
    Batteries batteries = Batteries::Ordered;
    Stay stay = Stay::AfterEntering;
    Planes planes = Planes::Replaced;
    bool operator==(const Options&) const = default;
};

struct NamedOptions {
    std::string_view name;
    std::string_view about;
    Options options;
};

constexpr std::array kNamed = {
    NamedOptions{"standard", "a turn is a move or an attack; moves may bend", {}},
    NamedOptions{"move-then-attack",
                 "the ship that moved may attack in the same turn",
                 {.turn = Turn::MoveThenAttack}},
    NamedOptions{"straight", "a move goes straight on", {.path = Path::Straight}},
    NamedOptions{"teams", "two players lead each fleet", {.seating = Seating::Teams}},
};

constexpr auto kVariants = variantsOf(kNamed);

constexpr std::array kTurns = {NamedValue{"turn=move-or-attack", Turn::MoveOrAttack},
                               NamedValue{"turn=move-then-attack", Turn::MoveThenAttack}};
constexpr std::array kPaths = {NamedValue{"path=bending", Path::Bending},
                               NamedValue{"path=straight", Path::Straight}};
constexpr std::array kSeatings = {NamedValue{"players=2", Seating::Two},
                                  NamedValue{"players=4", Seating::Teams}};
constexpr std::array kCovers = {NamedValue{"cover=stops", Cover::Stops},
                                NamedValue{"cover=forbids", Cover::Forbids}};
constexpr std::array kBatteryOrders = {
    NamedValue{"batteries=ordered", Batteries::Ordered},
    NamedValue{"batteries=of-themselves", Batteries::OfThemselves}};
constexpr std::array kStays = {NamedValue{"stay=after-entering", Stay::AfterEntering},
                               NamedValue{"stay=from-entering", Stay::FromEntering}};
constexpr std::array kPlaneCounts = {NamedValue{"planes=replaced", Planes::Replaced},
                                     NamedValue{"planes=one", Planes::One}};

template <typename Visitor>
void forEachOption(Visitor visit) {
    visit(kTurns, &Options::turn, &Settings::turn);
    visit(kPaths, &Options::path, &Settings::path);
    visit(kSeatings, &Options::seating, &Settings::seating);
    visit(kCovers, &Options::cover, &Settings::cover);
    visit(kBatteryOrders, &Options::batteries, &Settings::batteries);
    visit(kStays, &Options::stay, &Settings::stay);
    visit(kPlaneCounts, &Options::planes, &Settings::planes);
}

Settings with(const Options& options, std::shared_ptr<const Chart> chart) {
    Settings settings;
    settings.chart = std::move(chart);
    forEachOption([&](const auto&, auto option, auto field) { settings.*field = options.*option; });
    return settings;
}

} // namespace

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
    const NamedOptions* named = findNamed(kNamed, name);
    return named != nullptr ? std::optional(with(named->options, std::move(chart))) : std::nullopt;
}

std::string text(const Settings& settings) {
    Options options;
    forEachOption([&](const auto&, auto option, auto field) { options.*option = settings.*field; });
    if (options == Options{}) {
        return "";
    }
    const auto found = std::ranges::find(kNamed, options, &NamedOptions::options);
    if (found != kNamed.end()) {
        return std::string(found->name);
    }
    std::string words;
    forEachOption([&](const auto& values, auto option, auto) {
        for (const auto& named : values) {
            if (named.value == options.*option && named.value != Options{}.*option) {
                words.append(words.empty() ? 0 : 1, ' ').append(named.word);
            }
        }
    });
    return words;
}

bool takeSetting(std::string_view word, Settings& settings) {
    if (const NamedOptions* named = findNamed(kNamed, word)) {
        settings = with(named->options, settings.chart);
        return true;
    }
    bool taken = false;
    forEachOption([&](const auto& values, auto, auto field) {
        for (const auto& named : values) {
            if (named.word == word) {
                settings.*field = named.value;
                taken = true;
            }
        }
    });
    return taken;
}

std::string knownSettings() {
    std::string known;
    forEachOption([&](const auto& values, auto, auto) {
        for (const auto& named : values) {
            known.append(known.empty() ? "" : ", ").append(named.word);
        }
    });
    return known;
}

} // namespace umpire::naval_battle
