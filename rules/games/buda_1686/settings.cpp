#include "rules/games/buda_1686/settings.h"

#include "rules/named_settings.h"

namespace umpire::buda_1686 {
namespace {

constexpr std::array kVariants = {
    Variant{"standard", "the recommended readings"},
    Variant{"alternative", "every other reading that the ambiguities name"},
};

constexpr std::tuple kSettings{
    setting("doubling", "is exactly twice as much already a double loss? (BU-A1)",
            &Settings::doubling,
            {{"at-least", Doubling::AtLeast, "yes"},
             {"strict", Doubling::Strict, "no, only more than twice"}}),
    setting("losses", "who chooses the units that lose steps (BU-A3)", &Settings::losses,
            {{"owner", LossChoice::Owner, "their owner"},
             {"attacker", LossChoice::Attacker, "the attacker"}}),
    setting("turkish-target", "what a Turkish fight for the castle must reach (BU-A4)",
            &Settings::turkishTarget,
            {{"cms", TurkishTarget::ImperialMorale, "the Imperial morale (CMS)"},
             {"tms", TurkishTarget::TurkishMorale, "the Turkish morale (TMS)"}}),
    setting("centre-sortie", "may a sortie start in the middle zone? (BU-A9)",
            &Settings::centreSortie,
            {{"no", CentreSortie::Forbidden, "no"}, {"yes", CentreSortie::Allowed, "yes"}}),
    setting("spent-markers", "what becomes of an entrenchment that was given up (BU-A12)",
            &Settings::spentMarkers,
            {{"return", SpentMarkers::Return, "it may be built again"},
             {"gone", SpentMarkers::Gone, "it is out of the game"}}),
};

Settings alternative(std::shared_ptr<const Scenario> scenario) {
    return {.doubling = Doubling::Strict,
            .losses = LossChoice::Attacker,
            .turkishTarget = TurkishTarget::TurkishMorale,
            .centreSortie = CentreSortie::Allowed,
            .spentMarkers = SpentMarkers::Gone,
            .scenario = std::move(scenario)};
}

} // namespace

bool Settings::operator==(const Settings& other) const {
    return sameSettings(kSettings, *this, other) &&
           (scenario == other.scenario ||
            (scenario && other.scenario && *scenario == *other.scenario));
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
    return wordsFor(kSettings, settings, Settings{});
}

bool takeSetting(std::string_view word, Settings& settings) {
    if (word == kVariants[0].name || word == kVariants[1].name) {
        Settings standard;
        standard.scenario = settings.scenario;
        settings = word == kVariants[1].name ? alternative(settings.scenario) : standard;
        return true;
    }
    return takeWord(kSettings, word, settings);
}

std::vector<Setting> settingList() {
    return describeAll(kSettings, Settings{});
}

} // namespace umpire::buda_1686
