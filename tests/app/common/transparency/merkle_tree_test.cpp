#include "app/common/transparency/merkle_tree.h"

#include <gmock/gmock.h>

/// Uses the list of eight leaves, with its roots and proofs, from Certificate Transparency's own
/// tests: github.com/google/certificate-transparency, cpp/merkletree/merkle_tree_test.cc, and
/// github.com/transparency-dev/merkle, proof/verify_test.go.
namespace umpire::testing {
namespace {

std::string bytes(std::string_view hexadecimal) {
    std::string all;
    for (std::size_t i = 0; i < hexadecimal.size(); i += 2) {
        all += char(std::stoi(std::string(hexadecimal.substr(i, 2)), nullptr, 16));
    }
    return all;
}

std::vector<std::string> all(const std::vector<std::string_view>& hexadecimal) {
    std::vector<std::string> list;
    for (const std::string_view each : hexadecimal) {
        list.push_back(bytes(each));
    }
    return list;
}

std::vector<std::string> publishedLeaves() {
    std::vector<std::string> leaves;
    for (const std::string& line : all({"", "00", "10", "2021", "3031", "40414243",
                                        "5051525354555657", "606162636465666768696a6b6c6d6e6f"})) {
        leaves.push_back(leafHash(line));
    }
    return leaves;
}

const std::vector<std::string_view> kRoots = {
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"};

TEST(MerkleTree, HasThePublishedRoots) {
    const auto leaves = publishedLeaves();
    for (std::size_t size = 0; size <= leaves.size(); ++size) {
        EXPECT_EQ(treeRoot(std::span(leaves).first(size)), bytes(kRoots[size])) << size;
    }
}

TEST(MerkleTree, ProvesThatALeafIsInIt) {
    const auto leaves = publishedLeaves();
    const auto proof = [&](std::size_t index, std::size_t size) {
        return inclusionProof(std::span(leaves).first(size), index);
    };
    EXPECT_EQ(proof(0, 1), all({}));
    EXPECT_EQ(proof(0, 8),
              all({"96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
                   "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
                   "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4"}));
    EXPECT_EQ(proof(5, 8),
              all({"bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
                   "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
                   "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7"}));
    EXPECT_EQ(proof(2, 3),
              all({"fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"}));
    EXPECT_EQ(proof(1, 5),
              all({"6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
                   "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
                   "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b"}));
}

TEST(MerkleTree, ProvesThatItGrewOutOfASmallerOne) {
    const auto leaves = publishedLeaves();
    const auto proof = [&](std::size_t first, std::size_t size) {
        return consistencyProof(std::span(leaves).first(size), first);
    };
    EXPECT_EQ(proof(1, 1), all({}));
    EXPECT_EQ(proof(1, 8),
              all({"96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
                   "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
                   "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4"}));
    EXPECT_EQ(proof(6, 8),
              all({"0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
                   "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
                   "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7"}));
    EXPECT_EQ(proof(2, 5),
              all({"5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
                   "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b"}));
}

} // namespace
} // namespace umpire::testing
