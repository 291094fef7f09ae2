#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <optional>
#include <string>
#include <string_view>

/// The names that the JSON documents use.
namespace umpire {

std::string nameOf(RegistrationMethod method);
std::string nameOf(CameraKnowledge camera);
std::string nameOf(Order order);
std::string nameOf(Side side);
std::string nameOf(StoneColour colour);
std::string nameOf(TokenShape shape);
std::string nameOf(war_galley::Verdict verdict);
std::string nameOf(war_galley::End end);

/// Returns the detector with the name "galleys", "matches", "orders", "stones", "dice", "codes" or
/// "tokens"; none for any other name.
std::optional<Detector> detectorNamed(std::string_view name);

} // namespace umpire
