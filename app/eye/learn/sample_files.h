#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/learn/sample.h"

#include <filesystem>
#include <vector>

/// Stores the samples of a table in a folder beside its file. Each picture has two files:
/// `NAME.HASH.png` with the crops below each other, and `NAME.yaml` with their labels.
namespace umpire::learn {

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
