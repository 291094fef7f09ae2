#include "rules/games/triremes/settings.h"

#include "rules/named_settings.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

struct NamedSettings {
    std::string_view name;
    std::string_view about;
    Settings (*make)();
};

Settings ofLayout(Layout layout) {
    Settings settings;
    settings.layout = layout;
    return settings;
}

Settings alternative() {
    Settings settings;
    settings.aim = Aim::Figures;
    settings.first = First::Die;
    settings.ahead = Ahead::UpToTwo;
    settings.afterRam = AfterRam::CarryOn;
    settings.overlap = Overlap::One;
    settings.defender = Defender::Literal;
    return settings;
}

constexpr std::array kNamed = {
    NamedSettings{"standard", "two players, the recommended readings", [] { return Settings{}; }},
    NamedSettings{"alternative", "six other readings together", &alternative},
    NamedSettings{"two-books", "two players with two domains, 24 figures and two capitals each",
                  [] { return ofLayout(Layout::TwoBooks); }},
    NamedSettings{"three-players", "three domains and open sea; alliances and sales",
                  [] { return ofLayout(Layout::ThreePlayers); }},
    NamedSettings{"four-players", "four domains; alliances and sales",
                  [] { return ofLayout(Layout::FourPlayers); }},
    NamedSettings{"five-players", "five domains on a larger map; alliances and sales",
                  [] { return ofLayout(Layout::FivePlayers); }},
    NamedSettings{"six-players", "six domains on a larger map; alliances and sales",
                  [] { return ofLayout(Layout::SixPlayers); }},
    NamedSettings{"seven-players", "seven domains on a larger map; alliances and sales",
                  [] { return ofLayout(Layout::SevenPlayers); }},
    NamedSettings{"eight-players", "eight domains on a larger map; alliances and sales",
                  [] { return ofLayout(Layout::EightPlayers); }},
};

constexpr auto kVariants = variantsOf(kNamed);

/// One option: its key, the field it sets, its values by name.
template <typename Value, std::size_t Count>
struct Option {
    std::string_view key;
    Value Settings::*field;
    std::array<std::string_view, Count> values;
};

constexpr Option<Layout, kLayouts> kLayout{"map",
                                           &Settings::layout,
                                           {"one-book", "two-books", "three-players",
                                            "four-players", "five-players", "six-players",
                                            "seven-players", "eight-players"}};
constexpr Option<Aim, 2> kAim{"aim", &Settings::aim, {"soldiers", "figures"}};
constexpr Option<First, 2> kFirst{"first", &Settings::first, {"light", "die"}};
constexpr Option<Ahead, 2> kAhead{"ahead", &Settings::ahead, {"two", "up-to-two"}};
constexpr Option<AfterRam, 2> kAfterRam{"ram", &Settings::afterRam, {"stop", "carry-on"}};
constexpr Option<Overlap, 2> kOverlap{"alongside", &Settings::overlap, {"both", "one"}};
constexpr Option<Defender, 2> kDefender{"defender", &Settings::defender, {"stays", "literal"}};
constexpr Option<Placing, 2> kPlacing{"placing", &Settings::placing, {"in-turn", "at-once"}};
constexpr Option<Loading, 2> kLoading{"loading", &Settings::loading, {"turn", "free"}};
constexpr Option<Beside, 2> kBeside{"beside", &Settings::beside, {"orthogonal", "diagonal"}};
constexpr Option<AfterTie, 2> kAfterTie{"tie", &Settings::afterTie, {"swap", "end"}};
constexpr Option<Tactical, 2> kTactical{
    "tactical", &Settings::tactical, {"after-die", "before-die"}};

template <typename Visitor>
void forEachOption(Visitor visit) {
    visit(kLayout);
    visit(kAim);
    visit(kFirst);
    visit(kAhead);
    visit(kAfterRam);
    visit(kOverlap);
    visit(kDefender);
    visit(kPlacing);
    visit(kLoading);
    visit(kBeside);
    visit(kAfterTie);
    visit(kTactical);
}

template <typename Option>
std::string wordFor(const Option& option, std::size_t value) {
    return std::string(option.key).append("=").append(option.values[value]);
}

Settings made(const NamedSettings& named, std::shared_ptr<const Atlas> atlas) {
    Settings settings = named.make();
    settings.atlas = std::move(atlas);
    return settings;
}

} // namespace

bool Settings::operator==(const Settings& other) const {
    bool same = atlas == other.atlas ||
                (atlas != nullptr && other.atlas != nullptr && *atlas == *other.atlas);
    forEachOption(
        [&](const auto& option) { same = same && this->*option.field == other.*option.field; });
    return same;
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
    std::string words;
    forEachOption([&](const auto& option) {
        const auto value = std::size_t(settings.*option.field);
        if (value != 0) {
            words.append(words.empty() ? 0 : 1, ' ').append(wordFor(option, value));
        }
    });
    return words;
}

bool takeSetting(std::string_view word, Settings& settings) {
    if (const NamedSettings* named = findNamed(kNamed, word)) {
        settings = made(*named, settings.atlas);
        return true;
    }
    bool taken = false;
    forEachOption([&](const auto& option) {
        for (std::size_t value = 0; value < option.values.size(); ++value) {
            if (word == wordFor(option, value)) {
                auto& field = settings.*option.field;
                field = static_cast<std::remove_reference_t<decltype(field)>>(value);
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
        for (const std::string_view value : option.values) {
            known.append(value == option.values.front() ? "=" : "|").append(value);
        }
    });
    return known;
}

} // namespace umpire::triremes
