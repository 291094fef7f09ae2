#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A Merkle tree over an append-only list: RFC 6962, section 2.1, with SHA-256. A hash is 32 bytes;
/// `leaves` are the hashes of the list's lines, in order.
namespace umpire {

/// The size of a list, and its root hash.
struct TreeHead {
    std::uint64_t size = 0;
    std::string root;
    bool operator==(const TreeHead&) const = default;
};

/// Returns the SHA-256.
std::string hashOfBytes(std::string_view bytes);

std::string leafHash(std::string_view line);
std::string treeRoot(std::span<const std::string> leaves);

/// Returns a proof that the leaf `index` is below the root. `index` < leaves.size().
std::vector<std::string> inclusionProof(std::span<const std::string> leaves, std::size_t index);
/// Returns a proof that the tree of the first `first` leaves grew into this tree. Empty if both
/// trees are the same. 0 < `first` <= leaves.size().
std::vector<std::string> consistencyProof(std::span<const std::string> leaves, std::size_t first);

} // namespace umpire
