#include "rules/games/buda_1686/settings.h"

namespace umpire::buda_1686 {
namespace {

constexpr std::array kVariants = {
    Variant{"standard", "the recommended readings"},
    Variant{"alternative", "five other readings together"},
};

/// One option: its key, the field it sets, its two values by name.
template <typename Value>
struct Option {
    std::string_view key;
    Value Settings::*field;
    std::array<std::string_view, 2> values;
};

constexpr Option<Doubling> kDoubling{"doubling", &Settings::doubling, {"at-least", "strict"}};
constexpr Option<LossChoice> kLosses{"losses", &Settings::losses, {"owner", "attacker"}};
constexpr Option<TurkishTarget> kTurkishTarget{
    "turkish-target", &Settings::turkishTarget, {"cms", "tms"}};
constexpr Option<CentreSortie> kCentreSortie{
    "centre-sortie", &Settings::centreSortie, {"no", "yes"}};
constexpr Option<SpentMarkers> kSpentMarkers{
    "spent-markers", &Settings::spentMarkers, {"return", "gone"}};
constexpr Option<IdleTurns> kIdleTurns{
    "idle-turns", &Settings::idleTurns, {"none", "moves-and-specials"}};
constexpr Option<Recall> kRecall{"recall", &Settings::recall, {"lost", "cup"}};
constexpr Option<MarkerAgainstArtillery> kMarkerAgainstArtillery{
    "marker-against-artillery", &Settings::markerAgainstArtillery, {"level", "whole"}};
constexpr Option<AbdurrahmansBonuses> kAbdurrahmansBonuses{
    "abdurrahmans-bonuses", &Settings::abdurrahmansBonuses, {"marker", "free"}};
constexpr Option<Specials> kSpecials{"specials", &Settings::specials, {"own-turn", "any-turn"}};
constexpr Option<Reinforcement> kReinforcement{
    "reinforcement", &Settings::reinforcement, {"taken", "declinable"}};

template <typename Visitor>
void forEachOption(Visitor visit) {
    visit(kDoubling);
    visit(kLosses);
    visit(kTurkishTarget);
    visit(kCentreSortie);
    visit(kSpentMarkers);
    visit(kIdleTurns);
    visit(kRecall);
    visit(kMarkerAgainstArtillery);
    visit(kAbdurrahmansBonuses);
    visit(kSpecials);
    visit(kReinforcement);
}

template <typename Value>
std::string wordFor(const Option<Value>& option, std::size_t value) {
    return std::string(option.key).append("=").append(option.values[value]);
}

Settings alternative(std::shared_ptr<const Scenario> scenario) {
    Settings settings;
    settings.doubling = Doubling::Strict;
    settings.losses = LossChoice::Attacker;
    settings.turkishTarget = TurkishTarget::TurkishMorale;
    settings.centreSortie = CentreSortie::Allowed;
    settings.spentMarkers = SpentMarkers::Gone;
    settings.scenario = std::move(scenario);
    return settings;
}

} // namespace

bool Settings::operator==(const Settings& other) const {
    bool same =
        scenario == other.scenario || (scenario && other.scenario && *scenario == *other.scenario);
    forEachOption(
        [&](const auto& option) { same = same && this->*option.field == other.*option.field; });
    return same;
}

std::span<const Variant> variants() {
    return kVariants;
}

std::optional<Settings> settingsOfVariant(std::string_view name,
                                          std::shared_ptr<const Scenario> scenario) {
    Settings settings;
    settings.scenario = std::move(scenario);
    if (!settings.scenario || name.find('=') != std::string_view::npos ||
        !takeSetting(name, settings)) {
        return std::nullopt;
    }
    return settings;
}

std::string text(const Settings& settings) {
    if (settings == alternative(settings.scenario)) {
        return std::string(kVariants[1].name);
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
    if (word == kVariants[0].name || word == kVariants[1].name) {
        Settings standard;
        standard.scenario = settings.scenario;
        settings = word == kVariants[1].name ? alternative(settings.scenario) : standard;
        return true;
    }
    bool taken = false;
    forEachOption([&](const auto& option) {
        for (std::size_t value = 0; value < 2; ++value) {
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
        known.append(known.empty() ? "" : ", ").append(wordFor(option, 0));
        known.append("|").append(option.values[1]);
    });
    return known;
}

} // namespace umpire::buda_1686
