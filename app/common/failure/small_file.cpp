#include "app/common/failure/small_file.h"

#include <fstream>
#include <iterator>

namespace umpire {

std::optional<std::string> smallFile(const std::filesystem::path& file) {
    constexpr std::uintmax_t kMostBytes = 1U << 20U;
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error) ||
        std::filesystem::file_size(file, error) > kMostBytes || error) {
        return std::nullopt;
    }
    std::ifstream stream(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    return stream.is_open() && !stream.bad() ? std::optional(std::move(text)) : std::nullopt;
}

} // namespace umpire
