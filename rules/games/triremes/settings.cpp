#include "rules/games/triremes/settings.h"

#include "rules/named_settings.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

struct NamedSettings {
    std::string_view name;
    MessageForm<> about;
    Layout layout = Layout::OneBook;
    bool isAlternative = false;
};

constexpr std::array kNamed = {
    NamedSettings{"standard", MessageForm<>("two players, the recommended readings")},
    NamedSettings{"alternative", MessageForm<>("five other readings together"), Layout::OneBook,
                  true},
    NamedSettings{"two-books",
                  MessageForm<>("two players with two domains, 24 figures and two capitals each"),
                  Layout::TwoBooks},
    NamedSettings{"three-players", MessageForm<>("three domains and open sea; alliances and sales"),
                  Layout::ThreePlayers},
    NamedSettings{"four-players", MessageForm<>("four domains; alliances and sales"),
                  Layout::FourPlayers},
    NamedSettings{"five-players",
                  MessageForm<>("five domains on a larger map; alliances and sales"),
                  Layout::FivePlayers},
    NamedSettings{"six-players", MessageForm<>("six domains on a larger map; alliances and sales"),
                  Layout::SixPlayers},
    NamedSettings{"seven-players",
                  MessageForm<>("seven domains on a larger map; alliances and sales"),
                  Layout::SevenPlayers},
    NamedSettings{"eight-players",
                  MessageForm<>("eight domains on a larger map; alliances and sales"),
                  Layout::EightPlayers},
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
            {{"light", First::Light, "the Romans"}, {"die", First::Die, "the higher die"}}),
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
            {{"literal", Defender::Literal, "takes the loser's square, but not a lander's"},
             {"stays", Defender::Stays, "stays where he is"}}),
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
static_assert(hasEachField<Settings>(kSettings, &Settings::atlas, &Settings::edition));

/// Returns the `standard` settings of an edition (TR-A11).
Settings standard(Edition edition) {
    Settings settings;
    settings.edition = edition;
    settings.defender = edition == Edition::Former ? Defender::Stays : Defender::Literal;
    return settings;
}

Settings made(const NamedSettings& named, std::shared_ptr<const Atlas> atlas, Edition edition) {
    Settings settings = standard(edition);
    settings.layout = named.layout;
    settings.atlas = std::move(atlas);
    if (named.isAlternative) {
        settings.aim = Aim::Figures;
        settings.first = First::Die;
        settings.ahead = Ahead::UpToTwo;
        settings.afterRam = AfterRam::CarryOn;
        settings.overlap = Overlap::One;
        settings.defender = Defender::Literal;
    }
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

std::optional<Settings> settingsOfVariant(std::string_view name, std::shared_ptr<const Atlas> atlas,
                                          Edition edition) {
    const NamedSettings* named = findNamed(kNamed, name);
    return named == nullptr || !atlas ? std::nullopt
                                      : std::optional(made(*named, std::move(atlas), edition));
}

std::string text(const Settings& settings) {
    for (const NamedSettings& named : kNamed) {
        if (settings == made(named, settings.atlas, settings.edition)) {
            return &named == kNamed.data() ? "" : std::string(named.name);
        }
    }
    return wordsFor(kSettings, settings, standard(settings.edition));
}

bool takeSetting(std::string_view word, Settings& settings) {
    if (const NamedSettings* named = findNamed(kNamed, word)) {
        settings = made(*named, settings.atlas, settings.edition);
        return true;
    }
    return takeWord(kSettings, word, settings);
}

std::vector<Setting> settingList() {
    return describeAll(kSettings, Settings{});
}

} // namespace umpire::triremes
