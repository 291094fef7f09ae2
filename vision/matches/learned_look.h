#pragma once

#include "rules/table/pieces.h"

#include <array>
#include <opencv2/core.hpp>
#include <optional>

/// The look of one table's matches, learned from its players' corrections
/// (app/eye/learn).
namespace umpire::matches {

/// The judge's last layer. For each answer (a match lies there, its ends are swapped, it has no
/// head) it has the weights of the features, with the bias at the end. Answers are log odds.
struct JudgeLayer {
    static constexpr int kFeatures = 48;
    static constexpr int kAnswers = 3;
    using Row = std::array<float, kFeatures + 1>;
    std::array<Row, kAnswers> rows{};
    bool operator==(const JudgeLayer&) const = default;
};

/// Colours in likeLab (match_strip.h), from pictures balanced by the tags.
struct MatchColours {
    cv::Vec3f top; ///< colour of the table
    cv::Vec3f wood;
    std::optional<cv::Vec3f> head; ///< none: heads differ, or have the wood's colour
    bool operator==(const MatchColours&) const = default;
};

struct LearnedLook {
    std::optional<JudgeLayer> judge;     ///< none: the shipped layer
    std::optional<MatchColours> colours; ///< none: the colours in the picture itself
    bool operator==(const LearnedLook&) const = default;
};

/// The parameters by which a picture's matches are measured and judged. Without learning only the
/// sizes are set. `learned` must outlive this object.
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
