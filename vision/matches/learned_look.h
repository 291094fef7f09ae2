#pragma once

#include "rules/table/pieces.h"

#include <array>
#include <opencv2/core.hpp>
#include <optional>

/// The look of the matches on one table, learned from the corrections of its players
/// (app/eye/learn).
namespace umpire::matches {

/// The last layer of the judge network. Each of its three outputs (a match is there, its ends are
/// swapped, it has no head) has a row with the weights of the features and the bias at the end. The
/// outputs are log odds.
struct JudgeLayer {
    static constexpr int kFeatures = 48;
    static constexpr int kAnswers = 3;
    using Row = std::array<float, kFeatures + 1>;
    std::array<Row, kAnswers> rows{};
    bool operator==(const JudgeLayer&) const = default;
};

/// Colours as returned by likeLab (match_strip.h), from pictures that were balanced by the tags.
struct MatchColours {
    cv::Vec3f top; ///< colour of the table
    cv::Vec3f wood;
    std::optional<cv::Vec3f> head; ///< none if the heads differ from each other or have the wood's
                                   ///< colour
    bool operator==(const MatchColours&) const = default;
};

struct LearnedLook {
    std::optional<JudgeLayer> judge;     ///< none if the shipped layer is to be used
    std::optional<MatchColours> colours; ///< none if the colours come from the picture alone
    bool operator==(const LearnedLook&) const = default;
};

/// What is known about the matches of a picture before they are measured and judged. Without
/// learning only the sizes are set. `learned` must outlive this object.
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
