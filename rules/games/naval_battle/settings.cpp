#include "rules/games/naval_battle/settings.h"

#include <algorithm>
#include <array>

namespace umpire::naval_battle {
namespace {

struct Options {
    Turn turn = Turn::MoveOrAttack;
    Path path = Path::Bending;
    Seating seating = Seating::Two;
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

constexpr auto kVariants = [] {
    std::array<Variant, kNamed.size()> variants{};
    for (std::size_t i = 0; i < kNamed.size(); ++i) {
        variants[i] = {kNamed[i].name, kNamed[i].about};
    }
    return variants;
}();

template <typename Value>
struct NamedValue {
    std::string_view word; ///< "path=straight"
    Value value;
};
template <typename Value> // clang 14 deduces no aggregate by itself
NamedValue(std::string_view, Value)->NamedValue<Value>;

constexpr std::array kTurns = {NamedValue{"turn=move-or-attack", Turn::MoveOrAttack},
                               NamedValue{"turn=move-then-attack", Turn::MoveThenAttack}};
constexpr std::array kPaths = {NamedValue{"path=bending", Path::Bending},
                               NamedValue{"path=straight", Path::Straight}};
constexpr std::array kSeatings = {NamedValue{"players=2", Seating::Two},
                                  NamedValue{"players=4", Seating::Teams}};

template <typename Visitor>
void forEachOption(Visitor visit) {
    visit(kTurns, &Options::turn, &Settings::turn);
    visit(kPaths, &Options::path, &Settings::path);
    visit(kSeatings, &Options::seating, &Settings::seating);
}

Settings with(const Options& options, std::shared_ptr<const Chart> chart) {
    return {options.turn, options.path, options.seating, std::move(chart)};
}

const NamedOptions* findNamed(std::string_view name) {
    const auto found = std::ranges::find(kNamed, name, &NamedOptions::name);
    return found == kNamed.end() ? nullptr : &*found;
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
    const NamedOptions* named = findNamed(name);
    return named != nullptr ? std::optional(with(named->options, std::move(chart))) : std::nullopt;
}

std::string text(const Settings& settings) {
    const Options options{settings.turn, settings.path, settings.seating};
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
    if (const NamedOptions* named = findNamed(word)) {
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
