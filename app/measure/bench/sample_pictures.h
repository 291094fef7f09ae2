#pragma once

#include "app/eye/one_picture/look.h"

#include <filesystem>
#include <vector>

namespace umpire {

/// Compares sizes by their area; the smaller area comes first.
struct BySize {
    bool operator()(cv::Size a, cv::Size b) const { return a.area() < b.area(); }
};

/// Returns the pictures of tosses in a folder, ordered by name. Each has its camera file, its own
/// table file or else the common one, and its earlier picture if that exists. Empty if the folder
/// has none.
std::vector<LookRequest> sampleTosses(const std::filesystem::path& samples);

/// Returns the pictures of coded counters in a folder, in the same form.
std::vector<LookRequest> sampleCodes(const std::filesystem::path& samples);

/// Returns the pictures of boards with stones in a folder, in the same form.
std::vector<LookRequest> sampleBoards(const std::filesystem::path& samples);

/// Draws `count` matches in rows on a picture of an empty table, as a distant camera would see
/// them. `look` proposes and measures these matches. `image`: CV_8UC3.
cv::Mat paintMatches(const cv::Mat& image, const TableView& view, int count);

/// Returns a sample picture without pieces. Error CannotRead: the picture cannot be read.
Expected<LookInputs> emptySampleTable(const std::filesystem::path& samples);

} // namespace umpire
