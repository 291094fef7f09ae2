#include "app/common/transparency/merkle_tree.h"

#include <bit>
#include <openssl/evp.h>

namespace umpire {
namespace {

using Leaves = std::span<const std::string>;

std::string nodeHash(const std::string& left, const std::string& right) {
    return hashOfBytes('\1' + left + right);
}

/// Returns the largest power of two that is smaller than `count`. `count` must be at least 2.
std::size_t splitOf(std::size_t count) {
    return std::bit_floor(count - 1);
}

/// SUBPROOF of RFC 6962, 2.1.2. `isKnown` is true if the verifier already knows the root of these
/// leaves.
std::vector<std::string> subproof(Leaves leaves, std::size_t first, bool isKnown) {
    if (first == leaves.size()) {
        return isKnown ? std::vector<std::string>() : std::vector{treeRoot(leaves)};
    }
    const std::size_t split = splitOf(leaves.size());
    const bool isLeft = first <= split;
    auto proof = isLeft ? subproof(leaves.first(split), first, isKnown)
                        : subproof(leaves.subspan(split), first - split, false);
    proof.push_back(treeRoot(isLeft ? leaves.subspan(split) : leaves.first(split)));
    return proof;
}

} // namespace

std::string hashOfBytes(std::string_view bytes) {
    std::string hash(32, '\0');
    (void)EVP_Digest(bytes.data(), bytes.size(), reinterpret_cast<unsigned char*>(hash.data()),
                     nullptr, EVP_sha256(), nullptr);
    return hash;
}

std::string leafHash(std::string_view line) {
    return hashOfBytes('\0' + std::string(line));
}

std::string treeRoot(Leaves leaves) {
    if (leaves.size() < 2) {
        return leaves.empty() ? hashOfBytes("") : leaves.front();
    }
    const std::size_t split = splitOf(leaves.size());
    return nodeHash(treeRoot(leaves.first(split)), treeRoot(leaves.subspan(split)));
}

std::vector<std::string> inclusionProof(Leaves leaves, std::size_t index) {
    if (leaves.size() < 2) {
        return {};
    }
    const std::size_t split = splitOf(leaves.size());
    const bool isLeft = index < split;
    auto proof = isLeft ? inclusionProof(leaves.first(split), index)
                        : inclusionProof(leaves.subspan(split), index - split);
    proof.push_back(treeRoot(isLeft ? leaves.subspan(split) : leaves.first(split)));
    return proof;
}

std::vector<std::string> consistencyProof(Leaves leaves, std::size_t first) {
    return subproof(leaves, first, true);
}

} // namespace umpire
