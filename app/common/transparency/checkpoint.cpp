#include "app/common/transparency/checkpoint.h"

#include "app/common/transparency/base64.h"

#include <charconv>

namespace umpire {

std::string textOf(const Checkpoint& checkpoint) {
    return checkpoint.origin + "\n" + std::to_string(checkpoint.tree.size) + "\n" +
           base64Of(checkpoint.tree.root) + "\n";
}

std::optional<Checkpoint> checkpointFrom(std::string_view text) {
    const std::size_t size = text.find('\n') + 1;
    const std::size_t root = size == 0 ? 0 : text.find('\n', size) + 1;
    if (size < 2 || root == 0 || !text.ends_with('\n')) {
        return std::nullopt;
    }
    Checkpoint read{std::string(text.substr(0, size - 1)), {}};
    const std::string_view digits = text.substr(size, root - 1 - size);
    (void)std::from_chars(digits.data(), digits.data() + digits.size(), read.tree.size);
    read.tree.root = bytesFromBase64(text.substr(root, text.size() - 1 - root)).value_or("");
    const bool isOne = read.tree.root.size() == 32 && textOf(read) == text;
    return isOne ? std::optional(read) : std::nullopt;
}

} // namespace umpire
