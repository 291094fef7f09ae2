#pragma once

#include "vision/matches/match_judge.h"

#include <string>
#include <vector>

namespace umpire::learn {

/// The end of a fitted line that has the head. In the crop, the tail of the fit is on the left.
enum class HeadPlace { AtHead, AtTail, None, Unknown };

/// A line that the judge assessed, with its true label.
struct Sample {
    matches::JudgedCrop crop;
    bool isMatch = false;
    HeadPlace head = HeadPlace::Unknown; ///< used only for matches
};

/// The samples of one picture, with their name.
struct SampledPicture {
    std::string name;    ///< 16 hexadecimal digits, computed from the picture's pixels
    int corrections = 0; ///< number of players' corrections in the picture
    std::vector<Sample> samples;
};

} // namespace umpire::learn
