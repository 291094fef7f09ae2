#pragma once

#include "rules/games/triremes/chart.h"

#include <memory>

/// The options of the trireme game: the readings of its ambiguities; the default comes first.
namespace umpire::triremes {

/// TR-A1: selects the targets that must be destroyed to win.
enum class Aim { Soldiers, Figures };

/// TR-A2: selects who starts.
enum class First { Light, Die };

/// TR-A3: selects how far a ship goes straight ahead.
enum class Ahead { Two, UpToTwo };

/// TR-A6: selects whether a ram on the first square ends the move.
enum class AfterRam { Stop, CarryOn };

/// TR-A8: selects over how many squares two ships must lie side by side for a boarding.
enum class Overlap { Both, One };

/// TR-15, TR-A11: selects whether a defender who wins a land battle moves to the loser's square.
enum class Defender { Literal, Stays };

/// TR-6: selects whether the players place soldiers one by one in turn, or each all at once.
enum class Placing { InTurn, AtOnce };

/// TR-A10: selects whether going aboard uses the turn.
enum class Loading { Turn, Free };

/// TR-A9, TR-A24: selects whether a square that touches a ship only at a corner is beside the ship.
/// By any reading, soldiers walk and strike forward, back and sideways (TR-9).
enum class Beside { Orthogonal, Diagonal };

/// TR-19, TR-A12: selects whether a tie passes the attack to the other side, or ends the fight.
enum class AfterTie { Swap, End };

/// TR-17: selects whether the defender knows the attacker's die when he moves instead of throwing.
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
    /// Never null in a game; shared, because every state contains the atlas.
    std::shared_ptr<const Atlas> atlas;
    Edition edition = Edition::Today; ///< the edition whose defaults a text leaves out

    bool operator==(const Settings& other) const;
    [[nodiscard]] const Chart& chart() const { return atlas->charts[std::size_t(layout)]; }
};

/// Lists the variants, `standard` first. A variant never changes, because records name it, so
/// `alternative` does not take readings that were added later.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name, std::shared_ptr<const Atlas> atlas,
                                          Edition edition = Edition::Today);

/// Writes a variant's name, or the differences from `standard` such as `map=two-books
/// ahead=up-to-two`. Empty for `standard`. Does not name the map's squares.
std::string text(const Settings& settings);

/// Takes a variant's name or one `key=value`; returns false for an unknown word.
bool takeSetting(std::string_view word, Settings& settings);

/// Describes every setting and the meanings of its words, for people.
std::vector<Setting> settingList();

} // namespace umpire::triremes
