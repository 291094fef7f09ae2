#pragma once

#include "rules/table/pieces.h"

#include <array>
#include <opencv2/core.hpp>
#include <optional>

/// What is known of one table's matches before a picture is seen, from what its players put right
/// (app/eye/learn).
namespace umpire::matches {

/// The judge's last layer: for each answer (a match lies there, its ends are swapped, it has no
/// head) the weights of what the layers below see, and the bias at the end. Answers are log odds.
struct JudgeLayer {
    static constexpr int kFeatures = 48;
    static constexpr int kAnswers = 3;
    using Row = std::array<float, kFeatures + 1>;
    std::array<Row, kAnswers> rows{};
    bool operator==(const JudgeLayer&) const = default;
};

/// Colours as of likeLab (match_strip.h), in pictures that the tags balanced.
struct MatchColours {
    cv::Vec3f top; ///< of the table
    cv::Vec3f wood;
    std::optional<cv::Vec3f> head; ///< none: heads differ, or have the wood's colour
    bool operator==(const MatchColours&) const = default;
};

struct LearnedLook {
    std::optional<JudgeLayer> judge;     ///< none: as shipped
    std::optional<MatchColours> colours; ///< none: those that the picture itself shows
    bool operator==(const LearnedLook&) const = default;
};

/// What a picture's matches are measured and judged by; made of the sizes alone where nothing was
/// learned. `learned` outlives it.
struct KnownLook {
    PieceSizes sizes;
    const LearnedLook* learned = nullptr;

    // NOLINTNEXTLINE(google-explicit-constructor): sizes alone are what most callers know
    KnownLook(const PieceSizes& ofPieces = {}, const LearnedLook* ofTable = nullptr)
        : sizes(ofPieces), learned(ofTable) {}

    [[nodiscard]] const JudgeLayer* judge() const {
        return learned != nullptr && learned->judge ? &*learned->judge : nullptr;
    }
    [[nodiscard]] const MatchColours* colours() const {
        return learned != nullptr && learned->colours ? &*learned->colours : nullptr;
    }
};

} // namespace umpire::matches
