#pragma once

#include "vision/matches/match_judge.h"

#include <string>
#include <vector>

namespace umpire::learn {

/// Where the head of a fitted line is; its picture has the fit's tail at the left.
enum class HeadPlace { AtHead, AtTail, None, Unknown };

/// A line that was judged, and what it is in truth.
struct Sample {
    matches::JudgedCrop crop;
    bool isMatch = false;
    HeadPlace head = HeadPlace::Unknown; ///< of a match
};

/// The samples of one picture.
struct SampledPicture {
    std::string name;    ///< 16 hexadecimal digits, from the picture's pixels
    int corrections = 0; ///< how many things players put right in it
    std::vector<Sample> samples;
};

} // namespace umpire::learn
