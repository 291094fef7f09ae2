#pragma once

#include "rules/games/buda_1686/scenario.h"

#include <string>

/// The codes printed on the counters of Buda 1686, after "BU:". A code of two letters has 12 x 12
/// modules, which leaves room for the drawing; a whole id needs 14 x 14.
namespace umpire {

/// Returns a piece's code. A piece is a unit's id ("T-J1"; in lower case: its damaged side) or an
/// entrenchment ("ET1", "EI2"). The code is two of the id's letters or digits, "J1" or "T1", if no
/// other piece of the scenario has the same code; otherwise the whole id.
std::string budaCodeOf(const buda_1686::Scenario& scenario, const std::string& piece);

/// Returns the piece with this code or id (earlier counters carry whole ids). Returns other texts
/// unchanged.
std::string budaPieceOf(const buda_1686::Scenario& scenario, const std::string& code);

} // namespace umpire
