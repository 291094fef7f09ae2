#pragma once

#include "rules/games/triremes/chart.h"

#include <memory>

/// The options of Triremes: the readings of ambiguous clauses. The first value of each is the
/// default.
namespace umpire::triremes {

/// TR-A1: selects whether a player wins by destroying all enemy soldiers, or all enemy figures.
enum class Aim { Soldiers, Figures };

/// TR-A2: selects whether the light player begins, or the player with the highest throw.
enum class First { Light, Die };

/// TR-A3: selects whether a ship goes exactly two squares straight ahead, or one or two.
enum class Ahead { Two, UpToTwo };

/// TR-A6: selects whether the move ends when the ship rams another on the first square.
enum class AfterRam { Stop, CarryOn };

/// TR-A8: selects whether a ship can board another only if they lie side by side along both
/// squares, or also along one.
enum class Overlap { Both, One };

/// TR-15, TR-A11: selects whether a defender who wins a land battle moves onto the loser's square,
/// or stays.
enum class Defender { Literal, Stays };

/// TR-6: selects whether the players place one soldier each in turn, or each player places all at
/// once.
enum class Placing { InTurn, AtOnce };

/// TR-A10: selects whether going aboard uses the player's turn.
enum class Loading { Turn, Free };

/// TR-A9, TR-A24: selects whether a square at a ship's corner counts as beside the ship. With both
/// readings soldiers walk and attack only forwards, backwards and sideways (TR-9).
enum class Beside { Orthogonal, Diagonal };

/// TR-19, TR-A12: selects whether after a tie the other side attacks, or the fight ends.
enum class AfterTie { Swap, End };

/// TR-17: selects whether the defender decides on a tactical move after or before the attacker
/// throws.
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
    /// Never null in a game. Shared, because every state contains the atlas.
    std::shared_ptr<const Atlas> atlas;
    Edition edition = Edition::Today; ///< the edition whose default values are left out of texts

    bool operator==(const Settings& other) const;
    [[nodiscard]] const Chart& chart() const { return atlas->charts[std::size_t(layout)]; }
};

/// Returns the variants, `standard` first. Records name a variant, so it never changes:
/// `alternative` has the defaults of all readings that were added later.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name, std::shared_ptr<const Atlas> atlas,
                                          Edition edition = Edition::Today);

/// Writes the name of a variant, or the settings that differ from `standard`, such as
/// `map=two-books ahead=up-to-two`. Empty for `standard`. The squares of the map are not written.
std::string text(const Settings& settings);

/// Applies the name of a variant, or one `key=value`. Returns false for an unknown word.
bool takeSetting(std::string_view word, Settings& settings);

/// Describes every setting, and the meaning of each of its words, for people.
std::vector<Setting> settingList();

} // namespace umpire::triremes
