#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>

namespace umpire {

/// The language of the words in the drawing. With None, only ids and the scale are drawn, because
/// the caller shows the words elsewhere in another language. Beside a ruling, only tossed matches
/// then have their ids.
enum class Words { English, None };

/// Returns a copy of the picture (CV_8UC3) with the pieces drawn on it: hulls with raised decks and
/// bows, matches as arrows, ids, a scale bar and a legend. With a ruling, also draws the line of
/// each tossed match to the hull or past it, the number of hits, and the verdicts. Stroke, symbol
/// and colour of a line show its verdict.
cv::Mat drawOverlay(const Look& look,
                    const std::optional<war_galley::TossRuling>& ruling = std::nullopt,
                    Words words = Words::English);

/// Writes a picture to a file completely or not at all. The extension of the name gives the format.
/// Error: CannotWrite.
Expected<void> savePicture(const cv::Mat& picture, const std::filesystem::path& file);

} // namespace umpire
