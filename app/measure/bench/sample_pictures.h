#pragma once

#include "app/eye/one_picture/look.h"

#include <filesystem>
#include <vector>

namespace umpire {

/// Orders by area, smaller first; the shape makes no difference.
struct BySize {
    bool operator()(cv::Size a, cv::Size b) const { return a.area() < b.area(); }
};

/// Returns the tosses in a folder of sample pictures, by name, each with its camera file, the
/// common table file and, if it exists, its earlier picture. Empty if there are none.
std::vector<LookRequest> sampleTosses(const std::filesystem::path& samples);

/// Returns the tables with coded counters in the same way.
std::vector<LookRequest> sampleCodes(const std::filesystem::path& samples);

/// Returns the boards with stones, each with the table file beside it.
std::vector<LookRequest> sampleBoards(const std::filesystem::path& samples);

/// Draws `count` matches in rows on an empty table, as a distant camera would see them. The matches
/// are realistic enough to be proposed and measured. `image`: CV_8UC3.
cv::Mat paintMatches(const cv::Mat& image, const TableView& view, int count);

/// Returns a sample picture without pieces. Error: CannotRead.
Expected<LookInputs> emptySampleTable(const std::filesystem::path& samples);

} // namespace umpire
