#pragma once

#include <string_view>

/// The words and marks in the text of a position, for its writer and its reader.
namespace umpire::naval_battle {

constexpr char kOpenMark = '!';
constexpr char kStayMark = ':';
constexpr char kOffBoardMark = '+';
constexpr std::string_view kNothing = "-";

constexpr std::string_view kSetUp = "setup";
constexpr std::string_view kRedReady = "setup:red";
constexpr std::string_view kYellowReady = "setup:yellow";
constexpr std::string_view kOpening = "open";

constexpr std::string_view kRedResigned = "red-resigned";
constexpr std::string_view kYellowResigned = "yellow-resigned";
constexpr std::string_view kRedPlaneLost = "red-plane-lost";
constexpr std::string_view kYellowPlaneLost = "yellow-plane-lost";
constexpr std::string_view kDrawn = "drawn";

} // namespace umpire::naval_battle
