#pragma once

#include "rules/game.h"
#include "rules/games/buda_1686/scenario.h"

#include <memory>

/// The options of Buda 1686: the readings that its ambiguities name, the default first.
namespace umpire::buda_1686 {

/// BU-A1: is exactly twice as large already a double loss?
enum class Doubling { AtLeast, Strict };

/// BU-A3: who chooses the units that lose steps?
enum class LossChoice { Owner, Attacker };

/// BU-A4: what must a Turkish castle fight reach?
enum class TurkishTarget { ImperialMorale, TurkishMorale };

/// BU-A9: may a sortie start in the middle zone, which faces no camp?
enum class CentreSortie { Forbidden, Allowed };

/// BU-A12: what becomes of an entrenchment that has been given up?
enum class SpentMarkers { Return, Gone };

struct Settings {
    Doubling doubling = Doubling::AtLeast;
    LossChoice losses = LossChoice::Owner;
    TurkishTarget turkishTarget = TurkishTarget::ImperialMorale;
    CentreSortie centreSortie = CentreSortie::Forbidden;
    SpentMarkers spentMarkers = SpentMarkers::Return;
    /// Never null in a game; shared, for every state carries it.
    std::shared_ptr<const Scenario> scenario;

    bool operator==(const Settings& other) const;
};

/// `standard`, and `alternative`, which takes every other reading.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name,
                                          std::shared_ptr<const Scenario> scenario);

/// `alternative`, or what differs from `standard`, such as `doubling=strict losses=attacker`.
/// Empty for `standard`. The scenario is not named.
std::string text(const Settings& settings);

/// Takes a variant's name or one `key=value`; false where there is none such.
bool takeSetting(std::string_view word, Settings& settings);

/// For people: every setting and what its words mean.
std::vector<Setting> settingList();

} // namespace umpire::buda_1686
