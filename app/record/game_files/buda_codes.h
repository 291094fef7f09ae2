#pragma once

#include "rules/games/buda_1686/scenario.h"

#include <string>

/// The codes that are printed on the counters of Buda 1686, after "BU:". A code of two letters
/// needs 12 x 12 modules, which leaves room for the drawing. A whole id needs 14 x 14 modules.
namespace umpire {

/// Returns the code of a piece. The piece is a unit's id ("T-J1", or in lower case for its damaged
/// side) or an entrenchment ("ET1", "EI2"). The code consists of two letters or digits of the id,
/// such as "J1" or "T1". If another piece of the scenario has the same code, the code is the whole
/// id.
std::string budaCodeOf(const buda_1686::Scenario& scenario, const std::string& piece);

/// Returns the piece with this code or id, because earlier counters have whole ids. Returns any
/// other text unchanged.
std::string budaPieceOf(const buda_1686::Scenario& scenario, const std::string& code);

} // namespace umpire
