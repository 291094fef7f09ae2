#include "rules/games/buda_1686/settings.h"

#include "rules/named_settings.h"

namespace umpire::buda_1686 {
namespace {

constexpr std::array kVariants = {
    Variant{"standard", MessageForm<>("the recommended readings")},
    Variant{"alternative", MessageForm<>("five other readings together")},
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
    setting("idle-turns", "the turn of a side that may start no action (BU-8, BU-9)",
            &Settings::idleTurns,
            {{"none", IdleTurns::None, "it has none"},
             {"moves-and-specials", IdleTurns::MovesAndSpecials,
              "free moves and officers' special actions"}}),
    setting("recall", "whom generals bring back (BU-A22)", &Settings::recall,
            {{"lost", Recall::Lost, "who was destroyed in this turn"},
             {"cup", Recall::Cup, "also who is in the cup"}}),
    setting("marker-against-artillery",
            "what of a marker at level 2 is given up against artillery (BU-A11)",
            &Settings::markerAgainstArtillery,
            {{"level", MarkerAgainstArtillery::Level, "one level"},
             {"whole", MarkerAgainstArtillery::Whole, "the whole marker"}}),
    setting("abdurrahmans-bonuses", "what Abdurrahman's bonuses cost (BU-A20)",
            &Settings::abdurrahmansBonuses,
            {{"marker", AbdurrahmansBonuses::Marker, "one of his marker, as other special actions"},
             {"free", AbdurrahmansBonuses::Free, "nothing"}}),
    setting("specials", "when officers take special actions (BU-28)", &Settings::specials,
            {{"own-turn", Specials::OwnTurn, "in their side's turn"},
             {"any-turn", Specials::AnyTurn, "in the other side's turn, too"}}),
    setting("reinforcement", "a unit that the relief army could restore (BU-39)",
            &Settings::reinforcement,
            {{"taken", Reinforcement::Taken, "is restored"},
             {"declinable", Reinforcement::Declinable, "is restored if the Turks wish"}}),
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
