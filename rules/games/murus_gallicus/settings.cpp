#include "rules/games/murus_gallicus/settings.h"

#include "rules/named_settings.h"

#include <algorithm>
#include <array>

namespace umpire::murus_gallicus {
namespace {

struct NamedSettings {
    std::string_view name;
    MessageForm<> about;
    Settings settings;
};

constexpr Settings kEscape4{
    .board = Board::Square8x8, .seating = Seating::Four, .breakthrough = Breakthrough::Never};
constexpr Settings kEscape3{
    .board = Board::Hexagon5, .seating = Seating::Three, .breakthrough = Breakthrough::Never};
constexpr Settings kEscape3Small{
    .board = Board::Hexagon4, .seating = Seating::Three, .breakthrough = Breakthrough::Never};

constexpr std::array kNamed = {
    NamedSettings{
        "basic", MessageForm<>("towers and walls; who reaches the other's home row wins"), {}},
    NamedSettings{"advanced",
                  MessageForm<>("with catapults; a breakthrough wins at once"),
                  {.catapults = Catapults::On}},
    NamedSettings{"advanced-delayed",
                  MessageForm<>("with catapults; a breakthrough must survive a turn"),
                  {.breakthrough = Breakthrough::Delayed, .catapults = Catapults::On}},
    NamedSettings{"escape",
                  MessageForm<>("only who cannot act loses"),
                  {.breakthrough = Breakthrough::Never}},
    NamedSettings{"bribe",
                  MessageForm<>("each side opens by scattering a tower"),
                  {.opening = Opening::Bribe}},
    NamedSettings{"bribe-advanced",
                  MessageForm<>("the bribe opening, then with catapults"),
                  {.catapults = Catapults::On, .opening = Opening::Bribe}},
    NamedSettings{
        "basic-8x8", MessageForm<>("basic on a whole chessboard"), {.board = Board::Square8x8}},
    NamedSettings{"escape-4", MessageForm<>("four players on a chessboard"), kEscape4},
    NamedSettings{"escape-3", MessageForm<>("three players on a hexagon of side five"), kEscape3},
    NamedSettings{"escape-3-small", MessageForm<>("three players on a hexagon of side four"),
                  kEscape3Small},
};

constexpr auto kVariants = variantsOf(kNamed);

constexpr std::tuple kSettings{
    setting("board", "the cells it is played on (MG-1, MG-20, MG-A12)", &Settings::board,
            {{"8x7", Board::Square8x7, "eight columns, seven rows"},
             {"8x8", Board::Square8x8, "a whole chessboard"},
             {"hex5", Board::Hexagon5, "a hexagon of five cells a side"},
             {"hex4", Board::Hexagon4, "a hexagon of four cells a side"},
             {"9x9", Board::Square9x9, "nine columns and rows, for four players"},
             {"10x10", Board::Square10x10, "ten columns and rows, for four players"}}),
    setting("players", "how many play (MG-20)", &Settings::seating,
            {{"2", Seating::Two, "two"},
             {"3", Seating::Three, "three, round a hexagon"},
             {"4", Seating::Four, "four, round a square board"}}),
    setting("breakthrough", "when a unit on the other's home row wins (MG-8, MG-15)",
            &Settings::breakthrough,
            {{"immediate", Breakthrough::Immediate, "at once"},
             {"delayed", Breakthrough::Delayed, "where it still stands there a turn later"},
             {"never", Breakthrough::Never, "never: only who cannot act loses (MG-19)"}}),
    setting("catapults", "units of three stones that throw (MG-10 to MG-14)", &Settings::catapults,
            {{"off", Catapults::Off, "there are none"}, {"on", Catapults::On, "there are some"}}),
    setting("opening", "each side's first turn (MG-16, MG-17)", &Settings::opening,
            {{"plain", Opening::Plain, "a turn like any other"},
             {"bribe", Opening::Bribe, "a tower of the home row is scattered on the second row"}}),
};
static_assert(hasEachField<Settings>(kSettings));

} // namespace

std::span<const Variant> variants() {
    return kVariants;
}

std::optional<Settings> settingsOfVariant(std::string_view name) {
    const NamedSettings* named = findNamed(kNamed, name);
    return named != nullptr ? std::optional(named->settings) : std::nullopt;
}

std::optional<Message> contradictionIn(const Settings& settings) {
    const bool hexagons = settings.board == Board::Hexagon5 || settings.board == Board::Hexagon4;
    const bool larger = settings.board == Board::Square9x9 || settings.board == Board::Square10x10;
    if (!hexagons && settings.seating == Seating::Three) {
        return message("three players sit round a hexagon: %1 or %2 (%3)", "board=hex5",
                       "board=hex4", "MG-20, MG-A12");
    }
    if (hexagons && settings.seating == Seating::Four) {
        return message("four players sit round a square board (%1)", "MG-20");
    }
    if (settings.seating == Seating::Four && settings.board == Board::Square8x7) {
        return message("four players sit round %1, %2 or %3 (%4)", "board=8x8", "board=9x9",
                       "board=10x10", "MG-20");
    }
    if (larger && settings.seating == Seating::Two) {
        return message("%1 and %2 are for %3 (%4)", "board=9x9", "board=10x10", "players=4",
                       "MG-20");
    }
    if (settings.seating == Seating::Two && !hexagons) {
        return std::nullopt;
    }
    if (settings.breakthrough != Breakthrough::Never) {
        return message("escape alone is played by more than two or on a hexagon: %1 (%2)",
                       "breakthrough=never", "MG-20");
    }
    return settings.opening == Opening::Bribe
               ? std::optional(message("the bribe is for two players on squares (%1)", "MG-16"))
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
    return wordsFor(kSettings, settings, Settings{});
}

bool takeSetting(std::string_view word, Settings& settings) {
    return takeWord(kSettings, word, settings);
}

std::vector<Setting> settingList() {
    return describeAll(kSettings, Settings{});
}

} // namespace umpire::murus_gallicus
