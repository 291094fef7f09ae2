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
    setting("rescue", "in which fights Abdurrahman may come to the attacked wall (BU-A29)",
            &Settings::rescue,
            {{"castle", Rescue::InCastleFights, "in assaults and in Imperial castle fights"},
             {"assault", Rescue::InAssaults, "in assaults alone"}}),
    setting("relief", "which chits bring the relief army (BU-38)", &Settings::relief,
            {{"two", Relief::AsInScenario,
              "6 from turn 6 and 13 from turn 8, or what a scenario of your own says"},
             {"three", Relief::Three, "6 from turn 6, 13 from turn 7, 16 from turn 8"},
             {"four", Relief::Four, "6 and 9 from turn 6, 13 from turn 7, 16 from turn 8"}}),
    setting("lower-town", "are Turks in the lower town left in the castle at the end? (BU-43)",
            &Settings::lowerTown,
            {{"castle", LowerTown::IsCastle, "yes"}, {"apart", LowerTown::IsApart, "no"}}),
};
static_assert(hasEachField<Settings>(kSettings, &Settings::scenario, &Settings::edition));

constexpr std::array kThreeReliefs = {ChitEvent{6, ChitEventKind::Relief, 6},
                                      ChitEvent{13, ChitEventKind::Relief, 7},
                                      ChitEvent{16, ChitEventKind::Relief, 8}};
constexpr std::array kFourReliefs = {
    ChitEvent{6, ChitEventKind::Relief, 6}, ChitEvent{9, ChitEventKind::Relief, 6},
    ChitEvent{13, ChitEventKind::Relief, 7}, ChitEvent{16, ChitEventKind::Relief, 8}};

/// Returns the `standard` settings of an edition (BU-A29). Before version 0.6 the scenario
/// contained the four chits of the relief army, and records contain their scenario.
Settings standard(Edition edition, std::shared_ptr<const Scenario> scenario) {
    Settings settings;
    settings.edition = edition;
    settings.rescue = edition == Edition::Former ? Rescue::InAssaults : Rescue::InCastleFights;
    settings.scenario = std::move(scenario);
    return settings;
}

Settings alternative(Edition edition, std::shared_ptr<const Scenario> scenario) {
    Settings settings = standard(edition, std::move(scenario));
    settings.doubling = Doubling::Strict;
    settings.losses = LossChoice::Attacker;
    settings.turkishTarget = TurkishTarget::TurkishMorale;
    settings.centreSortie = CentreSortie::Allowed;
    settings.spentMarkers = SpentMarkers::Gone;
    return settings;
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
                                          std::shared_ptr<const Scenario> scenario,
                                          Edition edition) {
    if (!scenario || !findNamed(kVariants, name)) {
        return std::nullopt;
    }
    return name == kVariants[1].name ? alternative(edition, std::move(scenario))
                                     : standard(edition, std::move(scenario));
}

std::string text(const Settings& settings) {
    if (settings == alternative(settings.edition, settings.scenario)) {
        return std::string(kVariants[1].name);
    }
    return wordsFor(kSettings, settings, standard(settings.edition, settings.scenario));
}

bool takeSetting(std::string_view word, Settings& settings) {
    if (auto variant = settingsOfVariant(word, settings.scenario, settings.edition)) {
        settings = *std::move(variant);
        return true;
    }
    return takeWord(kSettings, word, settings);
}

std::span<const ChitEvent> chitEventsOf(const Settings& settings, Side side) {
    if (side == Side::Turk && settings.relief != Relief::AsInScenario) {
        return settings.relief == Relief::Three ? std::span<const ChitEvent>(kThreeReliefs)
                                                : std::span<const ChitEvent>(kFourReliefs);
    }
    return settings.scenario->cups[indexOf(side)].events;
}

std::vector<Setting> settingList() {
    return describeAll(kSettings, Settings{});
}

} // namespace umpire::buda_1686
