#include "app/record/journal/journal_seal.h"

#include "app/record/journal/journal_rows.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <fcntl.h>
#include <fstream>
#include <optional>
#include <string_view>
#include <unistd.h>

namespace umpire {
namespace {

constexpr std::size_t kSealLength = 64; ///< length of a SHA-256 in hexadecimal digits

constexpr std::size_t kBlock = 1U << 20U;

/// Returns the next block of the file; empty at the end of the file.
std::string nextBlock(std::istream& stream) {
    std::string block(kBlock, '\0');
    stream.read(block.data(), std::streamsize(block.size()));
    block.resize(std::size_t(stream.gcount()));
    return block;
}

/// Returns the offset of the seal's value in the file; none unless the row of the seal occurs
/// exactly once. SQLite stores the name and the value of a row one after the other.
std::optional<std::size_t> placeOf(const std::filesystem::path& file, const std::string& seal) {
    const std::string row = std::string(kSealName) + seal;
    std::ifstream stream(file, std::ios::binary);
    std::optional<std::size_t> place;
    std::string window; // the end of the last block, where the row may begin, and the next block
    std::size_t begin = 0;
    for (std::string block = nextBlock(stream); !block.empty(); block = nextBlock(stream)) {
        const std::size_t kept = std::min(window.size(), row.size() - 1);
        begin += window.size() - kept;
        window = window.substr(window.size() - kept) + block;
        for (std::size_t at = window.find(row); at != std::string::npos;
             at = window.find(row, at + 1)) {
            if (place) {
                return std::nullopt;
            }
            place = begin + at + kSealName.size();
        }
    }
    return place;
}

/// Returns the hash of the whole file as it was before the seal was written at `place`.
std::string hashOfOpen(const std::filesystem::path& file, std::size_t place) {
    std::ifstream stream(file, std::ios::binary);
    std::size_t begin = 0;
    std::string block;
    return sha256([&]() -> std::string_view {
        begin += block.size();
        block = nextBlock(stream);
        for (std::size_t i = 0; i < kSealLength; ++i) {
            // if the seal is in an earlier block, this number wraps around and is too large
            const std::size_t at = place + i - begin;
            if (at < block.size()) {
                block[at] = openSeal()[i];
            }
        }
        return block;
    });
}

constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::string_view kHexadecimal = "0123456789abcdef";
/// Number of the hash's hexadecimal digits that the code contains: 80 bits.
constexpr std::size_t kDigits = 20;
constexpr std::size_t kLength = 16; ///< number of letters of the code without dashes
constexpr std::size_t kGroup = 4;

std::string inGroups(const std::string& letters) {
    std::string code;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        code.append(i > 0 && i % kGroup == 0 ? "-" : "").append(1, letters[i]);
    }
    return code;
}

} // namespace

std::string openSeal() {
    return std::string(kSealLength, '0');
}

void sealFile(const std::filesystem::path& file) {
    const auto place = placeOf(file, openSeal());
    const int descriptor = place ? ::open(file.c_str(), O_WRONLY | O_CLOEXEC) : -1;
    if (descriptor < 0) {
        return;
    }
    const std::string seal = hashOfOpen(file, *place);
    if (::pwrite(descriptor, seal.data(), seal.size(), off_t(*place)) == ssize_t(seal.size())) {
        ::fsync(descriptor);
    }
    ::close(descriptor);
}

SealState stateOfSeal(const std::filesystem::path& file, const std::string& seal) {
    const auto place = seal.size() == kSealLength ? placeOf(file, seal) : std::nullopt;
    if (!place) {
        return SealState::Broken;
    }
    const std::string whole = hashOfOpen(file, *place);
    if (seal == whole) {
        return SealState::Holds;
    }
    bool isPart = true;
    for (std::size_t i = 0; i < kSealLength; ++i) {
        isPart = isPart && (seal[i] == whole[i] || seal[i] == openSeal()[i]);
    }
    return isPart ? SealState::Torn : SealState::Broken;
}

std::string sealCodeOf(const std::string& hash) {
    std::string letters;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char digit : hash.substr(0, kDigits)) {
        const std::size_t value = kHexadecimal.find(digit);
        if (value == std::string_view::npos) {
            return {};
        }
        bits = bits << 4U | std::uint32_t(value);
        count += 4;
        if (count >= 5) {
            count -= 5;
            letters += kLetters[bits >> unsigned(count) & 31U];
        }
    }
    return letters.size() == kLength ? inGroups(letters) : std::string();
}

std::optional<std::string> sealCodeFrom(const std::string& typed) {
    std::string letters;
    for (const char c : typed) {
        const char capital = char(std::toupper(static_cast<unsigned char>(c)));
        const char letter = capital == 'O' ? '0' : capital == 'I' || capital == 'L' ? '1' : capital;
        if (c == '-' || c == ' ') {
            continue;
        }
        if (kLetters.find(letter) == std::string_view::npos) {
            return std::nullopt;
        }
        letters += letter;
    }
    return letters.size() == kLength ? std::optional(inGroups(letters)) : std::nullopt;
}

} // namespace umpire
