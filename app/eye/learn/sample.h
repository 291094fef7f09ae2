#pragma once

#include "vision/matches/match_judge.h"

#include <string>
#include <vector>

namespace umpire::learn {

/// The end of a fitted line at which the head is; the crop has the fit's tail on the left.
enum class HeadPlace { AtHead, AtTail, None, Unknown };

/// A judged line with its true label.
struct Sample {
    matches::JudgedCrop crop;
    bool isMatch = false;
    HeadPlace head = HeadPlace::Unknown; ///< only used for a match
};

/// The samples of one picture.
struct SampledPicture {
    std::string name;    ///< 16 hexadecimal digits, from the picture's pixels
    int corrections = 0; ///< number of players' corrections in the picture
    std::vector<Sample> samples;
};

} // namespace umpire::learn
