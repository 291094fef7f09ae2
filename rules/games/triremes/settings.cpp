#include "rules/games/triremes/settings.h"

#include "rules/named_settings.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

struct NamedSettings {
    std::string_view name;
    MessageForm<> about;
    Settings (*make)();
};

Settings ofLayout(Layout layout) {
    Settings settings;
    settings.layout = layout;
    return settings;
}

Settings alternative() {
    return {.layout = Layout::OneBook,
            .aim = Aim::Figures,
            .first = First::Die,
            .ahead = Ahead::UpToTwo,
            .afterRam = AfterRam::CarryOn,
            .overlap = Overlap::One,
            .defender = Defender::Literal,
            .atlas = nullptr};
}

constexpr std::array kNamed = {
    NamedSettings{"standard", MessageForm<>("two players, the recommended readings"),
                  [] { return Settings{}; }},
    NamedSettings{"alternative", MessageForm<>("six other readings together"), &alternative},
    NamedSettings{"two-books",
                  MessageForm<>("two players with two domains, 24 figures and two capitals each"),
                  [] { return ofLayout(Layout::TwoBooks); }},
    NamedSettings{"three-players", MessageForm<>("three domains and open sea; alliances and sales"),
                  [] { return ofLayout(Layout::ThreePlayers); }},
    NamedSettings{"four-players", MessageForm<>("four domains; alliances and sales"),
                  [] { return ofLayout(Layout::FourPlayers); }},
    NamedSettings{"five-players",
                  MessageForm<>("five domains on a larger map; alliances and sales"),
                  [] { return ofLayout(Layout::FivePlayers); }},
    NamedSettings{"six-players", MessageForm<>("six domains on a larger map; alliances and sales"),
                  [] { return ofLayout(Layout::SixPlayers); }},
    NamedSettings{"seven-players",
                  MessageForm<>("seven domains on a larger map; alliances and sales"),
                  [] { return ofLayout(Layout::SevenPlayers); }},
    NamedSettings{"eight-players",
                  MessageForm<>("eight domains on a larger map; alliances and sales"),
                  [] { return ofLayout(Layout::EightPlayers); }},
};

constexpr auto kVariants = variantsOf(kNamed);

constexpr std::tuple kSettings{
    setting("map", "the domains that are played on (TR-21, TR-22)", &Settings::layout,
            {{"one-book", Layout::OneBook, "two players, a domain each"},
             {"two-books", Layout::TwoBooks, "two players, two domains each"},
             {"three-players", Layout::ThreePlayers, "three domains and open sea"},
             {"four-players", Layout::FourPlayers, "four domains"},
             {"five-players", Layout::FivePlayers, "five domains on a larger map"},
             {"six-players", Layout::SixPlayers, "six domains on a larger map"},
             {"seven-players", Layout::SevenPlayers, "seven domains on a larger map"},
             {"eight-players", Layout::EightPlayers, "eight domains on a larger map"}}),
    setting("aim", "what must be destroyed to win (TR-A1)", &Settings::aim,
            {{"soldiers", Aim::Soldiers, "all enemy soldiers"},
             {"figures", Aim::Figures, "all enemy soldiers and ships"}}),
    setting("first", "who starts (TR-A2)", &Settings::first,
            {{"light", First::Light, "the light side"}, {"die", First::Die, "the higher die"}}),
    setting(
        "ahead", "how far a ship goes straight ahead (TR-A3)", &Settings::ahead,
        {{"two", Ahead::Two, "two squares"}, {"up-to-two", Ahead::UpToTwo, "one square or two"}}),
    setting("ram", "after a ram on the first square (TR-A6)", &Settings::afterRam,
            {{"stop", AfterRam::Stop, "the move ends"},
             {"carry-on", AfterRam::CarryOn, "the move goes on"}}),
    setting("alongside", "over how many squares two ships lie side by side to board (TR-A8)",
            &Settings::overlap,
            {{"both", Overlap::Both, "over both"}, {"one", Overlap::One, "over one at least"}}),
    setting("defender", "a defender who wins a land battle (TR-A11)", &Settings::defender,
            {{"stays", Defender::Stays, "stays where he is"},
             {"literal", Defender::Literal, "takes the loser's square"}}),
    setting("placing", "how soldiers are placed (TR-6)", &Settings::placing,
            {{"in-turn", Placing::InTurn, "one by one, in turn"},
             {"at-once", Placing::AtOnce, "a player places all of them at once"}}),
    setting("loading", "does going aboard take the turn? (TR-A10)", &Settings::loading,
            {{"turn", Loading::Turn, "yes"}, {"free", Loading::Free, "no"}}),
    setting("beside", "which squares are beside a ship (TR-A9, TR-A24)", &Settings::beside,
            {{"orthogonal", Beside::Orthogonal, "those that share an edge with it"},
             {"diagonal", Beside::Diagonal, "those that touch it at a corner, too"}}),
    setting("tie", "a tie in a fight (TR-19, TR-A12)", &Settings::afterTie,
            {{"swap", AfterTie::Swap, "the other one attacks"},
             {"end", AfterTie::End, "the fight and the turn end"}}),
    setting("tactical", "when a defender may move a ship instead of throwing (TR-17)",
            &Settings::tactical,
            {{"after-die", Tactical::AfterDie, "after he has seen the attacker's die"},
             {"before-die", Tactical::BeforeDie, "before the attacker throws"}}),
};

Settings made(const NamedSettings& named, std::shared_ptr<const Atlas> atlas) {
    Settings settings = named.make();
    settings.atlas = std::move(atlas);
    return settings;
}

} // namespace

bool Settings::operator==(const Settings& other) const {
    return sameSettings(kSettings, *this, other) &&
           (atlas == other.atlas || (atlas && other.atlas && *atlas == *other.atlas));
}

std::span<const Variant> variants() {
    return kVariants;
}

std::optional<Settings> settingsOfVariant(std::string_view name,
                                          std::shared_ptr<const Atlas> atlas) {
    const NamedSettings* named = findNamed(kNamed, name);
    return named == nullptr || !atlas ? std::nullopt
                                      : std::optional(made(*named, std::move(atlas)));
}

std::string text(const Settings& settings) {
    for (const NamedSettings& named : kNamed) {
        if (settings == made(named, settings.atlas)) {
            return &named == kNamed.data() ? "" : std::string(named.name);
        }
    }
    return wordsFor(kSettings, settings, Settings{});
}

bool takeSetting(std::string_view word, Settings& settings) {
    if (const NamedSettings* named = findNamed(kNamed, word)) {
        settings = made(*named, settings.atlas);
        return true;
    }
    return takeWord(kSettings, word, settings);
}

std::vector<Setting> settingList() {
    return describeAll(kSettings, Settings{});
}

} // namespace umpire::triremes
