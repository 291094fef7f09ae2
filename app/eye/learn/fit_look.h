#pragma once

#include "app/eye/learn/fit_layer.h"
#include "app/eye/learn/sample_files.h"

#include <array>
#include <optional>
#include <span>

namespace umpire::learn {

/// The result of fitting the look of a table.
struct LookFit {
    /// Only parts that are better on pictures they were not fitted to; may be empty.
    matches::LearnedLook look;
    std::array<RowTrial, matches::JudgeLayer::kAnswers> trials;
    int samples = 0;
};

/// Fits the judge's last layer and the colours to the samples. Keeps an answer of the judge under
/// the same condition as `triedRow`. Keeps a colour, except the table top's, only if both halves of
/// the pictures agree on it. If there are too many samples, uses the first samples of each picture.
/// Otherwise the order of the samples does not matter.
LookFit fittedLook(std::span<const SampledPicture> pictures);

} // namespace umpire::learn
