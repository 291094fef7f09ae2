#pragma once

#include "rules/game.h"
#include "rules/games/buda_1686/scenario.h"

#include <memory>

/// The options of Buda 1686: the readings of its ambiguities; the default comes first.
namespace umpire::buda_1686 {

/// BU-A1: selects whether exactly twice as large is already a double loss.
enum class Doubling { AtLeast, Strict };

/// BU-A3: selects who chooses the units that lose steps.
enum class LossChoice { Owner, Attacker };

/// BU-A4: selects the target number of a Turkish castle fight.
enum class TurkishTarget { ImperialMorale, TurkishMorale };

/// BU-A9: selects whether a sortie may start in the middle zone, which faces no camp.
enum class CentreSortie { Forbidden, Allowed };

/// BU-A12: selects what happens to a spent entrenchment marker.
enum class SpentMarkers { Return, Gone };

/// BU-8, BU-9: selects whether a side that may start no action in the round has a turn for free
/// moves and officers' special actions, which do not count as actions.
enum class IdleTurns { None, MovesAndSpecials };

/// BU-A22: selects whether generals recall only units destroyed this turn, or also units in the
/// cup.
enum class Recall { Lost, Cup };

/// BU-A11: selects how much of a level 2 marker is given up against artillery.
enum class MarkerAgainstArtillery { Level, Whole };

/// BU-A20: selects whether Abdurrahman's bonuses cost as much as other special actions.
enum class AbdurrahmansBonuses { Marker, Free };

/// BU-28: selects whether officers may restore, recall and raise CTS in the other side's turn.
enum class Specials { OwnTurn, AnyTurn };

/// BU-39: selects whether the Turks may leave a unit damaged that the relief army could restore.
enum class Reinforcement { Taken, Declinable };

/// BU-21, BU-A29: selects whether Abdurrahman's rescue is also offered in an Imperial castle fight
/// (which follows an assault except for the terrain), or only in an assault.
enum class Rescue { InCastleFights, InAssaults };

/// BU-38: selects the chits that bring the relief army: those of the scenario, which require an odd
/// chit, an even chit and a chit from turn 6; or any three or four chits, whatever the scenario
/// says.
enum class Relief { AsInScenario, Three, Four };

/// BU-43: selects whether Turks in the lower town (Viziváros) count as in the castle at the end.
enum class LowerTown { IsCastle, IsApart };

struct Settings {
    Doubling doubling = Doubling::AtLeast;
    LossChoice losses = LossChoice::Owner;
    TurkishTarget turkishTarget = TurkishTarget::ImperialMorale;
    CentreSortie centreSortie = CentreSortie::Forbidden;
    SpentMarkers spentMarkers = SpentMarkers::Return;
    IdleTurns idleTurns = IdleTurns::None;
    Recall recall = Recall::Lost;
    MarkerAgainstArtillery markerAgainstArtillery = MarkerAgainstArtillery::Level;
    AbdurrahmansBonuses abdurrahmansBonuses = AbdurrahmansBonuses::Marker;
    Specials specials = Specials::OwnTurn;
    Reinforcement reinforcement = Reinforcement::Taken;
    Rescue rescue = Rescue::InCastleFights;
    Relief relief = Relief::AsInScenario;
    LowerTown lowerTown = LowerTown::IsCastle;
    /// Never null in a game; shared, because every state contains the scenario.
    std::shared_ptr<const Scenario> scenario;
    Edition edition = Edition::Today; ///< the edition whose defaults a text leaves out

    bool operator==(const Settings& other) const;
};

/// Lists `standard`, and `alternative` with five other readings. A variant never changes, because
/// records name it, so `alternative` does not take readings that were added later.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name,
                                          std::shared_ptr<const Scenario> scenario,
                                          Edition edition = Edition::Today);

/// Writes `alternative`, or the differences from `standard` such as `doubling=strict
/// losses=attacker`. Empty for `standard`. Does not name the scenario.
std::string text(const Settings& settings);

/// Takes a variant's name or one `key=value`; returns false for an unknown word.
bool takeSetting(std::string_view word, Settings& settings);

/// Returns the events on a side's chits (BU-39 to BU-41).
std::span<const ChitEvent> chitEventsOf(const Settings& settings, Side side);

/// Describes every setting and the meanings of its words, for people.
std::vector<Setting> settingList();

} // namespace umpire::buda_1686
