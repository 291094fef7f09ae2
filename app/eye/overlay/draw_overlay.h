#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>

namespace umpire {

/// The language of the words in the drawing besides ids and scale; None if the caller shows them
/// elsewhere in another language.
enum class Words { English, None };

/// Returns the picture with the observation drawn on it (CV_8UC3, same size): hulls with raised
/// decks and bows, matches as arrows, ids, a scale bar, a legend. With a ruling, it also draws each
/// tossed match's line to or past the hull, the verdict by stroke, symbol and colour, and the
/// count.
cv::Mat drawOverlay(const Look& look,
                    const std::optional<war_galley::TossRuling>& ruling = std::nullopt,
                    Words words = Words::English);

/// Writes a picture completely, in the format of the name's extension. Error: CannotWrite.
Expected<void> savePicture(const cv::Mat& picture, const std::filesystem::path& file);

} // namespace umpire
