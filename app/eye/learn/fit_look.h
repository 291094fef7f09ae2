#pragma once

#include "app/eye/learn/fit_layer.h"
#include "app/eye/learn/sample.h"

#include <array>
#include <optional>
#include <span>

namespace umpire::learn {

/// What the fit of a table gave.
struct LookFit {
    matches::LearnedLook look; ///< what is better on pictures that were not seen; may be empty
    std::array<RowTrial, matches::JudgeLayer::kAnswers> trials;
    int samples = 0;
};

/// Fits the judge's last layer and the colours to the samples of pictures. An answer of the judge
/// is kept where `triedRow` keeps it; a colour where both halves of the pictures show the same
/// beside the top. Of many samples each picture's first ones are taken; else their order does not
/// matter.
LookFit fittedLook(std::span<const SampledPicture> pictures);

} // namespace umpire::learn
