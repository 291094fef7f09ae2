#pragma once

#include "rules/games/war_galley/galley_pose.h"
#include "rules/notation.h"

#include <optional>
#include <string>

/// The numbers of a record: lengths in thousandths of a millimetre, headings in thousandths of a
/// degree. A unit is about a hundredth of a camera's error. A position that is written and read
/// again is unchanged.
namespace umpire::war_galley {

/// Maximum coordinate that can be recorded.
inline constexpr Millimetres kFarthest = 900'000_mm;

Millimetres recorded(Millimetres length);
/// Rounds a pose to thousandths. The heading is then in [0, 360) degrees.
GalleyPose recorded(const GalleyPose& pose);
/// Tells whether both coordinates are finite and at most kFarthest from 0.
bool isRecordable(TablePoint point);
bool isRecordable(const GalleyPose& pose);

/// Writes a length in millimetres: "63.25".
std::string text(Millimetres length);
/// Writes a point in millimetres: "63.25,120".
std::string text(TablePoint point);
/// Writes a pose, the bow in millimetres and the heading in degrees: "63.25,120,90".
std::string text(const GalleyPose& pose);

/// Takes a number with at most six digits before the point and three digits after it. Returns none
/// at any other text.
std::optional<double> takeThousandths(NotationReader& reader);
/// Takes a point or a pose. At any other text returns none, and the reader stays at the error.
std::optional<TablePoint> takePoint(NotationReader& reader);
std::optional<GalleyPose> takePose(NotationReader& reader);

} // namespace umpire::war_galley
