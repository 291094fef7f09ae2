#pragma once

#include "app/eye/learn/fit_layer.h"
#include "app/eye/learn/sample.h"

#include <array>
#include <optional>
#include <span>

namespace umpire::learn {

/// The result of fitting a table's look.
struct LookFit {
    matches::LearnedLook look; ///< only parts that are better on unseen pictures; may be empty
    std::array<RowTrial, matches::JudgeLayer::kAnswers> trials;
    int samples = 0;
};

/// Fits the judge's last layer and the colours to the samples. Keeps an output of the judge under
/// the same condition as `triedRow`, and a colour if both halves of the pictures agree on it, apart
/// from the table top's colour. If there are too many samples, takes the first samples of each
/// picture; otherwise their order does not matter.
LookFit fittedLook(std::span<const SampledPicture> pictures);

} // namespace umpire::learn
