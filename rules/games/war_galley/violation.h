#pragma once

#include <string>

namespace umpire::war_galley {

/// Why a question about a War Galley cannot be ruled on at all.
enum class ViolationKind { UnknownGalley, AttackerIsTarget, ImpossibleDamage };

/// `rule` is the clause it offends, such as "WG-33"; empty where no rule speaks of it.
struct Violation {
    ViolationKind kind = ViolationKind::UnknownGalley;
    std::string because;
    std::string rule;
    bool operator==(const Violation&) const = default;
};

} // namespace umpire::war_galley
