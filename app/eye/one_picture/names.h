#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <optional>
#include <string>
#include <string_view>

/// What the contract's documents call things.
namespace umpire {

std::string nameOf(RegistrationMethod method);
std::string nameOf(CameraKnowledge camera);
std::string nameOf(Order order);
std::string nameOf(Side side);
std::string nameOf(StoneColour colour);
std::string nameOf(TokenShape shape);
std::string nameOf(war_galley::Verdict verdict);
std::string nameOf(war_galley::End end);

/// "galleys", "matches", "orders", "stones", "dice", "codes", "tokens"; none for another word.
std::optional<Detector> detectorNamed(std::string_view name);

} // namespace umpire
