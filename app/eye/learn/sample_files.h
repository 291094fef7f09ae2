#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/learn/sample.h"

#include <filesystem>
#include <vector>

/// Stores a table's samples in a folder beside its file. Each picture has a file `NAME.HASH.png`
/// with the crops below each other, and `NAME.yaml` with their labels.
namespace umpire::learn {

/// Returns the name of a picture's samples; equal pixels give equal names.
std::string sampleNameOf(const cv::Mat& image);

/// Replaces the folder's samples of the same picture. Error: CannotWrite; the old samples remain.
Expected<void> writeSamples(const std::filesystem::path& folder, const SampledPicture& picture);

struct SamplesRead {
    std::vector<SampledPicture> pictures; ///< sorted by name
    std::vector<Message> warnings;        ///< about damaged samples, which are dropped
};
/// Returns no samples if there is no folder. Error: CannotRead if the folder cannot be read.
Expected<SamplesRead> readSamples(const std::filesystem::path& folder);

} // namespace umpire::learn
