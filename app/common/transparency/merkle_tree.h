#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A Merkle tree over an append-only list: RFC 6962, section 2.1, with SHA-256. A hash is 32 bytes;
/// `leaves` are the hashes of the list's lines, in order.
namespace umpire {

/// The size of a list, and the root hash of its tree.
struct TreeHead {
    std::uint64_t size = 0;
    std::string root;
    bool operator==(const TreeHead&) const = default;
};

/// Returns the SHA-256 of the bytes, as 32 bytes.
std::string hashOfBytes(std::string_view bytes);

/// Returns the hash of a leaf for a line of the list.
std::string leafHash(std::string_view line);
/// Returns the hash of the tree's root; without leaves, the hash of the empty text.
std::string treeRoot(std::span<const std::string> leaves);

/// Returns the inclusion proof of the leaf `index`: the hashes that lead from the leaf to the root,
/// the leaf's sibling first. `index` < leaves.size().
std::vector<std::string> inclusionProof(std::span<const std::string> leaves, std::size_t index);
/// Returns the consistency proof (RFC 6962, 2.1.2): the hashes that prove that the tree of the
/// first `first` leaves was extended to this tree. Empty if both trees are the same. 0 < `first` <=
/// leaves.size().
std::vector<std::string> consistencyProof(std::span<const std::string> leaves, std::size_t first);

} // namespace umpire
