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

/// BU-8, BU-9: has who may start no action in the round a turn all the same, for free moves and
/// officers' special actions, which are none?
enum class IdleTurns { None, MovesAndSpecials };

/// BU-A22: may generals recall only who was destroyed in this turn, or also who is in the cup?
enum class Recall { Lost, Cup };

/// BU-A11: what of a marker at level 2 is given up against artillery?
enum class MarkerAgainstArtillery { Level, Whole };

/// BU-A20: do Abdurrahman's bonuses cost what other special actions do?
enum class AbdurrahmansBonuses { Marker, Free };

/// BU-28: may officers restore, recall and raise CTS in the other side's turn?
enum class Specials { OwnTurn, AnyTurn };

/// BU-39: may the Turks leave a unit damaged that the relief army could restore?
enum class Reinforcement { Taken, Declinable };

/// BU-21, BU-A29: is Abdurrahman's rescue offered in an Imperial castle fight, which goes as an
/// assault but for the terrain, or in an assault alone?
enum class Rescue { InCastleFights, InAssaults };

/// BU-38: which chits bring the relief army: those of the scenario, which need an odd one, an even
/// one and one from turn 6; or three, or four, whatever the scenario says.
enum class Relief { AsInScenario, Three, Four };

/// BU-43: are the Turks of the lower town (Viziváros) left in the castle at the end?
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
    /// Never null in a game; shared, for every state carries it.
    std::shared_ptr<const Scenario> scenario;
    Edition edition = Edition::Today; ///< whose defaults a text leaves out

    bool operator==(const Settings& other) const;
};

/// `standard`, and `alternative`, five other readings. What a variant says is fixed, for records
/// name it: `alternative` does not take the readings that were added later.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name,
                                          std::shared_ptr<const Scenario> scenario,
                                          Edition edition = Edition::Today);

/// `alternative`, or what differs from `standard`, such as `doubling=strict losses=attacker`.
/// Empty for `standard`. The scenario is not named.
std::string text(const Settings& settings);

/// Takes a variant's name or one `key=value`; false where there is none such.
bool takeSetting(std::string_view word, Settings& settings);

/// What is on the chits of a side (BU-39 to BU-41).
std::span<const ChitEvent> chitEventsOf(const Settings& settings, Side side);

/// For people: every setting and what its words mean.
std::vector<Setting> settingList();

} // namespace umpire::buda_1686
