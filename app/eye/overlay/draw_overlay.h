#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>

namespace umpire {

/// What is written on it besides ids and the scale: words in English, or none where somebody says
/// them beside it, in another language.
enum class Words { English, None };

/// The picture with what was seen drawn on it, of the same size (CV_8UC3): hulls with raised decks
/// and bows, matches as arrows, ids, a scale bar, a legend. With a ruling also each tossed match's
/// line to the target's hull or past it, its verdict by stroke, symbol and colour, and the count.
cv::Mat drawOverlay(const Look& look,
                    const std::optional<war_galley::TossRuling>& ruling = std::nullopt,
                    Words words = Words::English);

/// Writes a picture whole, in the format that the name's ending says. Error: CannotWrite.
Expected<void> savePicture(const cv::Mat& picture, const std::filesystem::path& file);

} // namespace umpire
