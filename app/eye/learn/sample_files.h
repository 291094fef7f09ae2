#pragma once

#include "app/common/failure/failure.h"
#include "vision/matches/match_judge.h"

#include <filesystem>
#include <string>
#include <vector>

/// Stores the samples of a table in a folder beside its file. Each picture has two files:
/// `NAME.HASH.png` with the crops below each other, and `NAME.yaml` with their labels.
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

/// Returns the name under which a picture's samples are stored. Equal pixels give equal names.
std::string sampleNameOf(const cv::Mat& image);

/// Writes the samples of a picture, and replaces the samples of the same picture in the folder.
/// Error: CannotWrite; then the old samples remain.
Expected<void> writeSamples(const std::filesystem::path& folder, const SampledPicture& picture);

struct SamplesRead {
    std::vector<SampledPicture> pictures; ///< sorted by name
    std::vector<Message> warnings;        ///< about damaged samples, which are left out
};
/// Reads all samples of the folder. Returns no samples if the folder does not exist. Error:
/// CannotRead if the folder cannot be read.
Expected<SamplesRead> readSamples(const std::filesystem::path& folder);

} // namespace umpire::learn
