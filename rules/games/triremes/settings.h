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

/// TR-A11: does a defender who wins a land battle stay, or take the loser's square?
enum class Defender { Stays, Literal };

struct Settings {
    Layout layout = Layout::OneBook;
    Aim aim = Aim::Soldiers;
    First first = First::Light;
    Ahead ahead = Ahead::Two;
    AfterRam afterRam = AfterRam::Stop;
    Overlap overlap = Overlap::Both;
    Defender defender = Defender::Stays;
    /// Never null in a game; shared, for every state carries it.
    std::shared_ptr<const Atlas> atlas;

    bool operator==(const Settings& other) const;
    [[nodiscard]] const Chart& chart() const { return atlas->charts[std::size_t(layout)]; }
};

/// `standard` first; `alternative` takes every other reading.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name,
                                          std::shared_ptr<const Atlas> atlas);

/// A variant's name, or what differs from `standard`, such as `map=two-books ahead=up-to-two`.
/// Empty for `standard`. The map's squares are not named.
std::string text(const Settings& settings);

/// Takes a variant's name or one `key=value`; false where there is none such.
bool takeSetting(std::string_view word, Settings& settings);

/// For people: every setting and what its words mean.
std::vector<Setting> settingList();

} // namespace umpire::triremes
