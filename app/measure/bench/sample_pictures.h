#pragma once

#include "app/eye/one_picture/look.h"

#include <filesystem>
#include <vector>

namespace umpire {

/// Smaller pictures first; how wide or high they are makes no difference.
struct BySize {
    bool operator()(cv::Size a, cv::Size b) const { return a.area() < b.area(); }
};

/// The tosses in a folder of sample pictures, each with its camera file, the common table file and,
/// where there is one, its picture before; by name. Empty where the folder has none.
std::vector<LookRequest> sampleTosses(const std::filesystem::path& samples);

/// The tables of coded counters, likewise.
std::vector<LookRequest> sampleCodes(const std::filesystem::path& samples);

/// The boards with stones, each with the table file beside it.
std::vector<LookRequest> sampleBoards(const std::filesystem::path& samples);

/// `count` matches painted in rows over a table that shows none, as a far-away camera would see
/// them. They look like matches enough to be proposed and measured. `image`: CV_8UC3.
cv::Mat paintMatches(const cv::Mat& image, const TableView& view, int count);

/// A sample picture with nothing of a game on it. Error: CannotRead.
Expected<LookInputs> emptySampleTable(const std::filesystem::path& samples);

} // namespace umpire
