#pragma once

#include "rules/games/war_galley/galley_pose.h"
#include "rules/notation.h"

#include <optional>
#include <string>

/// The record's numbers: lengths in thousandths of a millimetre, headings in thousandths of a
/// degree. This is a hundredth of a camera's error. A position stays equal when it is written and
/// read.
namespace umpire::war_galley {

/// Greatest coordinate that can be recorded.
inline constexpr Millimetres kFarthest = 900'000_mm;

Millimetres recorded(Millimetres length);
/// Rounds to the record's thousandths, with the heading in [0, 360) degrees.
GalleyPose recorded(const GalleyPose& pose);
/// Tells whether the point is finite and within kFarthest.
bool isRecordable(TablePoint point);
bool isRecordable(const GalleyPose& pose);

/// Writes a length in millimetres: "63.25".
std::string text(Millimetres length);
/// Writes a point: "63.25,120".
std::string text(TablePoint point);
/// Writes bow and heading: "63.25,120,90".
std::string text(const GalleyPose& pose);

/// Takes a number with at most six digits before the point and three digits after it.
std::optional<double> takeThousandths(NotationReader& reader);
/// Takes a point or a pose. On failure the reader stays at the error.
std::optional<TablePoint> takePoint(NotationReader& reader);
std::optional<GalleyPose> takePose(NotationReader& reader);

} // namespace umpire::war_galley
