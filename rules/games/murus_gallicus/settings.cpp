#include "rules/games/murus_gallicus/settings.h"

#include "rules/named_settings.h"

#include <algorithm>
#include <array>

namespace umpire::murus_gallicus {
namespace {

struct NamedSettings {
    std::string_view name;
    std::string_view about;
    Settings settings;
};

constexpr Settings kEscape4{
    .board = Board::Square8x8, .seating = Seating::Four, .breakthrough = Breakthrough::Never};
constexpr Settings kEscape3{
    .board = Board::Hexagon5, .seating = Seating::Three, .breakthrough = Breakthrough::Never};
constexpr Settings kEscape3Small{
    .board = Board::Hexagon4, .seating = Seating::Three, .breakthrough = Breakthrough::Never};

constexpr std::array kNamed = {
    NamedSettings{"basic", "towers and walls; who reaches the other's home row wins", {}},
    NamedSettings{
        "advanced", "with catapults; a breakthrough wins at once", {.catapults = Catapults::On}},
    NamedSettings{"advanced-delayed",
                  "with catapults; a breakthrough must survive a turn",
                  {.breakthrough = Breakthrough::Delayed, .catapults = Catapults::On}},
    NamedSettings{"escape", "only who cannot act loses", {.breakthrough = Breakthrough::Never}},
    NamedSettings{"bribe", "each side opens by scattering a tower", {.opening = Opening::Bribe}},
    NamedSettings{"bribe-advanced",
                  "the bribe opening, then with catapults",
                  {.catapults = Catapults::On, .opening = Opening::Bribe}},
    NamedSettings{"basic-8x8", "basic on a whole chessboard", {.board = Board::Square8x8}},
    NamedSettings{"escape-4", "four players on a chessboard", kEscape4},
    NamedSettings{"escape-3", "three players on a hexagon of side five", kEscape3},
    NamedSettings{"escape-3-small", "three players on a hexagon of side four", kEscape3Small},
};

constexpr auto kVariants = variantsOf(kNamed);

/// One option: its key, the field it sets, its values by name.
template <typename Value, std::size_t Count>
struct Option {
    std::string_view key;
    Value Settings::*field;
    std::array<NamedValue<Value>, Count> values;
};

constexpr Option<Board, 4> kBoard{"board",
                                  &Settings::board,
                                  {{{"8x7", Board::Square8x7},
                                    {"8x8", Board::Square8x8},
                                    {"hex5", Board::Hexagon5},
                                    {"hex4", Board::Hexagon4}}}};
constexpr Option<Seating, 3> kPlayers{
    "players",
    &Settings::seating,
    {{{"2", Seating::Two}, {"3", Seating::Three}, {"4", Seating::Four}}}};
constexpr Option<Breakthrough, 3> kBreakthrough{"breakthrough",
                                                &Settings::breakthrough,
                                                {{{"immediate", Breakthrough::Immediate},
                                                  {"delayed", Breakthrough::Delayed},
                                                  {"never", Breakthrough::Never}}}};
constexpr Option<Catapults, 2> kCatapults{
    "catapults", &Settings::catapults, {{{"off", Catapults::Off}, {"on", Catapults::On}}}};
constexpr Option<Opening, 2> kOpening{
    "opening", &Settings::opening, {{{"plain", Opening::Plain}, {"bribe", Opening::Bribe}}}};

template <typename Value, std::size_t Count>
std::string wordFor(const Option<Value, Count>& option, const NamedValue<Value>& named) {
    return std::string(option.key).append("=").append(named.word);
}

template <typename Visitor>
void forEachOption(Visitor visit) {
    visit(kBoard);
    visit(kPlayers);
    visit(kBreakthrough);
    visit(kCatapults);
    visit(kOpening);
}

} // namespace

std::span<const Variant> variants() {
    return kVariants;
}

std::optional<Settings> settingsOfVariant(std::string_view name) {
    const NamedSettings* named = findNamed(kNamed, name);
    return named != nullptr ? std::optional(named->settings) : std::nullopt;
}

std::optional<std::string> contradictionIn(const Settings& settings) {
    const bool hexagons = settings.board == Board::Hexagon5 || settings.board == Board::Hexagon4;
    if (hexagons != (settings.seating == Seating::Three)) {
        return "three players, and only they, sit round a hexagon (MG-20, MG-A12)";
    }
    if (settings.seating == Seating::Four && settings.board != Board::Square8x8) {
        return "four players sit round the 8x8 board (MG-20)";
    }
    if (settings.seating == Seating::Two) {
        return std::nullopt;
    }
    if (settings.breakthrough != Breakthrough::Never) {
        return "more than two players play escape: breakthrough=never (MG-20)";
    }
    return settings.opening == Opening::Bribe
               ? std::optional<std::string>("the bribe is for two players (MG-16)")
               : std::nullopt;
}

std::string text(const Settings& settings) {
    if (settings == Settings{}) {
        return "";
    }
    const auto found = std::ranges::find(kNamed, settings, &NamedSettings::settings);
    if (found != kNamed.end()) {
        return std::string(found->name);
    }
    std::string words;
    forEachOption([&](const auto& option) {
        for (const auto& named : option.values) {
            const auto value = settings.*option.field;
            if (named.value == value && value != Settings{}.*option.field) {
                words.append(words.empty() ? 0 : 1, ' ').append(wordFor(option, named));
            }
        }
    });
    return words;
}

bool takeSetting(std::string_view word, Settings& settings) {
    bool taken = false;
    forEachOption([&](const auto& option) {
        for (const auto& named : option.values) {
            if (word == wordFor(option, named)) {
                settings.*option.field = named.value;
                taken = true;
            }
        }
    });
    return taken;
}

std::string knownSettings() {
    std::string known;
    forEachOption([&](const auto& option) {
        known.append(known.empty() ? "" : ", ").append(option.key);
        for (const auto& named : option.values) {
            known.append(&named == option.values.data() ? "=" : "|").append(named.word);
        }
    });
    return known;
}

} // namespace umpire::murus_gallicus
