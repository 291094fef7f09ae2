#pragma once

#include "rules/games/war_galley/galley_pose.h"
#include "rules/notation.h"

#include <optional>
#include <string>

/// The record's numbers: lengths in thousandths of a millimetre, headings in thousandths of a
/// degree. That is a hundredth of what a camera measures, and a position is the same again after
/// its text.
namespace umpire::war_galley {

/// Farther from the table's corner nothing is recorded.
inline constexpr Millimetres kFarthest = 900'000_mm;

Millimetres recorded(Millimetres length);
/// The heading from 0 up to 360 degrees.
GalleyPose recorded(const GalleyPose& pose);
/// Finite, within kFarthest.
bool isRecordable(TablePoint point);
bool isRecordable(const GalleyPose& pose);

/// "63.25".
std::string text(Millimetres length);
/// "63.25,120".
std::string text(TablePoint point);
/// Bow and heading: "63.25,120,90".
std::string text(const GalleyPose& pose);

/// At most six digits before the point and three behind it.
std::optional<double> takeThousandths(NotationReader& reader);
/// All leave the reader at the trouble where nothing is taken.
std::optional<TablePoint> takePoint(NotationReader& reader);
std::optional<GalleyPose> takePose(NotationReader& reader);

} // namespace umpire::war_galley
