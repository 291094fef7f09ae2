#pragma once

#include "rules/game.h"
#include "rules/games/buda_1686/scenario.h"

#include <memory>

/// The options of Buda 1686: the readings of ambiguous clauses. The first value of each is the
/// default.
namespace umpire::buda_1686 {

/// BU-A1: selects whether a fight costs two steps if the larger of result and target is exactly
/// twice the smaller, or only if it is more.
enum class Doubling { AtLeast, Strict };

/// BU-A3: selects the side that chooses the units that lose steps.
enum class LossChoice { Owner, Attacker };

/// BU-A4: selects the level that is the target number in a castle fight of the Turks.
enum class TurkishTarget { ImperialMorale, TurkishMorale };

/// BU-A9: selects whether a sortie may start in the middle zone, which is next to no camp.
enum class CentreSortie { Forbidden, Allowed };

/// BU-A12: selects whether a marker that was given up returns to its side or leaves the game.
enum class SpentMarkers { Return, Gone };

/// BU-8, BU-9: selects whether a side that has no actions in the round still has a turn, for free
/// moves and officers' special actions.
enum class IdleTurns { None, MovesAndSpecials };

/// BU-A22: selects whether generals may return only units that were destroyed this turn, or also
/// units in the cup.
enum class Recall { Lost, Cup };

/// BU-A11: selects whether a level or a whole marker of level 2 is given up against artillery.
enum class MarkerAgainstArtillery { Level, Whole };

/// BU-A20: selects whether each bonus of Abdurrahman costs one special action or nothing.
enum class AbdurrahmansBonuses { Marker, Free };

/// BU-28: selects whether officers may restore and return units and raise CTS only in their own
/// side's turn, or in any turn.
enum class Specials { OwnTurn, AnyTurn };

/// BU-39: selects whether the relief army restores a unit in any case, or only if the Turks wish.
enum class Reinforcement { Taken, Declinable };

/// BU-21, BU-A29: selects whether Abdurrahman may come to the rescue in assaults and Imperial
/// castle fights (a castle fight follows the rules of an assault, except for the terrain), or only
/// in assaults.
enum class Rescue { InCastleFights, InAssaults };

/// BU-38: selects the chits that bring the relief army: those of the scenario (which need an odd
/// chit, an even chit and a chit from turn 6 on), or three or four fixed chits, whatever the
/// scenario says.
enum class Relief { AsInScenario, Three, Four };

/// BU-43: selects whether Turkish units in the lower town (Viziváros) count as units in the castle
/// at the end of the game.
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
    /// Never null in a game. Shared, because every state contains the scenario.
    std::shared_ptr<const Scenario> scenario;
    Edition edition = Edition::Today; ///< the edition whose default values are left out of texts

    bool operator==(const Settings& other) const;
};

/// Returns the variants: `standard`, and `alternative` with five other readings. Records name a
/// variant, so it never changes: `alternative` has the defaults of all readings that were added
/// later.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name,
                                          std::shared_ptr<const Scenario> scenario,
                                          Edition edition = Edition::Today);

/// Writes `alternative`, or the settings that differ from `standard`, such as `doubling=strict
/// losses=attacker`. Empty for `standard`. The scenario is not written.
std::string text(const Settings& settings);

/// Applies the name of a variant, or one `key=value`. Returns false for an unknown word.
bool takeSetting(std::string_view word, Settings& settings);

/// Returns the events on the side's chits (BU-39 to BU-41).
std::span<const ChitEvent> chitEventsOf(const Settings& settings, Side side);

/// Describes every setting, and the meaning of each of its words, for people.
std::vector<Setting> settingList();

} // namespace umpire::buda_1686
