#pragma once

#include "rules/games/triremes/chart.h"

#include <memory>

/// The options of the trireme game: the readings that its ambiguities name, the default first.
namespace umpire::triremes {

/// TR-A1: what must be destroyed to win?
enum class Aim { Soldiers, Figures };

/// TR-A2: who starts?
enum class First { Light, Die };

/// TR-A3: how far does a ship go straight ahead?
enum class Ahead { Two, UpToTwo };

/// TR-A6: does a ram on the first square end the move?
enum class AfterRam { Stop, CarryOn };

/// TR-A8: over how many squares must two ships lie side by side for a boarding?
enum class Overlap { Both, One };

/// TR-15, TR-A11: does a defender who wins a land battle take the loser's square, or stay?
enum class Defender { Literal, Stays };

/// TR-6: do the players place their soldiers one by one in turn, or each all of them at once?
enum class Placing { InTurn, AtOnce };

/// TR-A10: does going aboard take the turn?
enum class Loading { Turn, Free };

/// TR-A9, TR-A24: is a square beside a ship that touches it at a corner only? Soldiers walk and
/// strike forward, back and sideways by any reading (TR-9).
enum class Beside { Orthogonal, Diagonal };

/// TR-19, TR-A12: does a tie hand the attack over, or is the fight over with it?
enum class AfterTie { Swap, End };

/// TR-17: does the defender know the attacker's die when he moves a ship instead of throwing?
enum class Tactical { AfterDie, BeforeDie };

struct Settings {
    Layout layout = Layout::OneBook;
    Aim aim = Aim::Soldiers;
    First first = First::Light;
    Ahead ahead = Ahead::Two;
    AfterRam afterRam = AfterRam::Stop;
    Overlap overlap = Overlap::Both;
    Defender defender = Defender::Literal;
    Placing placing = Placing::InTurn;
    Loading loading = Loading::Turn;
    Beside beside = Beside::Orthogonal;
    AfterTie afterTie = AfterTie::Swap;
    Tactical tactical = Tactical::AfterDie;
    /// Never null in a game; shared, for every state carries it.
    std::shared_ptr<const Atlas> atlas;
    Edition edition = Edition::Today; ///< whose defaults a text leaves out

    bool operator==(const Settings& other) const;
    [[nodiscard]] const Chart& chart() const { return atlas->charts[std::size_t(layout)]; }
};

/// `standard` first. What a variant says is fixed, for records name it: `alternative` does not
/// take the readings that were added later.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name, std::shared_ptr<const Atlas> atlas,
                                          Edition edition = Edition::Today);

/// A variant's name, or what differs from `standard`, such as `map=two-books ahead=up-to-two`.
/// Empty for `standard`. The map's squares are not named.
std::string text(const Settings& settings);

/// Takes a variant's name or one `key=value`; false where there is none such.
bool takeSetting(std::string_view word, Settings& settings);

/// For people: every setting and what its words mean.
std::vector<Setting> settingList();

} // namespace umpire::triremes
