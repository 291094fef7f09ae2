#include "app/journal/journal_seal.h"

#include "app/journal/journal_rows.h"

#include <fcntl.h>
#include <fstream>
#include <optional>
#include <sstream>
#include <unistd.h>

namespace umpire {
namespace {

constexpr std::size_t kSealLength = 64; ///< of a SHA-256 in hexadecimal

std::string bytesOf(const std::filesystem::path& file) {
    std::ostringstream bytes;
    bytes << std::ifstream(file, std::ios::binary).rdbuf();
    return std::move(bytes).str();
}

/// SQLite keeps a row's texts one after the other: the name, then the value.
std::optional<std::size_t> placeOf(const std::string& bytes, const std::string& seal) {
    const std::string row = std::string(kSealName) + seal;
    const std::size_t first = bytes.find(row);
    const bool once = first != std::string::npos && bytes.find(row, first + 1) == std::string::npos;
    return once ? std::optional(first + kSealName.size()) : std::nullopt;
}

} // namespace

std::string openSeal() {
    return std::string(kSealLength, '0');
}

void sealFile(const std::filesystem::path& file) {
    const std::string bytes = bytesOf(file);
    const auto place = placeOf(bytes, openSeal());
    const int descriptor = place ? ::open(file.c_str(), O_WRONLY | O_CLOEXEC) : -1;
    if (descriptor < 0) {
        return;
    }
    const std::string seal = sha256(bytes);
    if (::pwrite(descriptor, seal.data(), seal.size(), off_t(*place)) == ssize_t(seal.size())) {
        ::fsync(descriptor);
    }
    ::close(descriptor);
}

bool sealHolds(const std::filesystem::path& file, const std::string& seal) {
    std::string bytes = bytesOf(file);
    const auto place = seal.size() == kSealLength ? placeOf(bytes, seal) : std::nullopt;
    if (!place) {
        return false;
    }
    bytes.replace(*place, kSealLength, openSeal());
    return sha256(bytes) == seal;
}

} // namespace umpire
