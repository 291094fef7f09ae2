#pragma once

#include "rules/games/buda_1686/scenario.h"

#include <string>

/// What the printed counters of Buda 1686 say in their codes, after "BU:". Two letters make a code
/// of 12 x 12 modules, which leaves the counter to its drawing; a whole id needs 14 x 14.
namespace umpire {

/// A piece is a unit's id ("T-J1"; in small letters its damaged side) or an entrenchment
/// ("ET1", "EI2"). Its code is two letters or digits of it, "J1" and "T1", where no other piece of
/// the scenario has the same; else the whole of it.
std::string budaCodeOf(const buda_1686::Scenario& scenario, const std::string& piece);

/// The piece that has this code, or is called so: earlier counters say their whole ids. Other
/// texts stay as they are.
std::string budaPieceOf(const buda_1686::Scenario& scenario, const std::string& code);

} // namespace umpire
