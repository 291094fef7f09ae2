#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/learn/sample.h"

#include <filesystem>
#include <vector>

/// The samples of a table lie in a folder beside its file: for each picture
/// `NAME.HASH.png` with the crops, one under the other, and `NAME.yaml` with what they are.
namespace umpire::learn {

/// The name of a picture's samples: of the same pixels it is the same.
std::string sampleNameOf(const cv::Mat& image);

/// In place of those that the folder has of the same picture. Error: CannotWrite; those stay.
Expected<void> writeSamples(const std::filesystem::path& folder, const SampledPicture& picture);

struct SamplesRead {
    std::vector<SampledPicture> pictures; ///< by name
    std::vector<Message> warnings;        ///< of those that are damaged, and are left out
};
/// Without a folder there are none. Error: CannotRead, where the folder itself cannot be read.
Expected<SamplesRead> readSamples(const std::filesystem::path& folder);

} // namespace umpire::learn
