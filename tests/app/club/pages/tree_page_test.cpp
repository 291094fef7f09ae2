#include "app/common/transparency/merkle_tree.h"
#include "app/common/transparency/signed_note.h"
#include "tests/app/club/pages/arbiter_page.h"

/// Tests in a real browser the checks that a phone does with its own cryptography.
namespace umpire::testing {
namespace {

using nlohmann::json;

/// The page's check accepts the proofs that the server makes, and no others.
TEST_F(ArbiterPage, ChecksTheProofsOfAllTreesUpToSixtyFour) {
    std::vector<std::string> leaves;
    json all = json::array();
    for (std::size_t size = 1; size <= 64; ++size) {
        leaves.push_back(leafHash("seal " + std::to_string(size)));
        json tree{{"leaf", base64Of(leaves.back())},
                  {"root", base64Of(treeRoot(leaves))},
                  {"grown", json::array()},
                  {"included", json::array()}};
        const auto add = [&](const char* name, const std::vector<std::string>& proof) {
            json hashes = json::array();
            for (const std::string& each : proof) {
                hashes.push_back(base64Of(each));
            }
            tree[name].push_back(hashes);
        };
        for (std::size_t i = 0; i < size; ++i) {
            add("grown", consistencyProof(leaves, i + 1));
            add("included", inclusionProof(leaves, i));
        }
        all.push_back(tree);
    }
    DrivenBrowser phone(scratch.file("profile"), "en");
    phone.open(hall->wallPage());
    const std::string script = R"((async (trees) => {
        const { bytesOf, isGrown, isIncluded, leafHash, same } = await import('/hall/tree.js');
        const root = (n) => bytesOf(trees[n - 1].root), list = (proof) => proof.map(bytesOf);
        let right = 0, wrong = 0;
        for (let n = 1; n <= trees.length; n++)
            for (let k = 1; k <= n; k++) {
                const grown = list(trees[n - 1].grown[k - 1]), leaf = bytesOf(trees[k - 1].leaf);
                const included = list(trees[n - 1].included[k - 1]);
                right += await isGrown(k, root(k), n, root(n), grown);
                right += await isIncluded(leaf, k - 1, n, root(n), included);
                const other = bytesOf(trees[0].root).map((byte) => byte ^ 1);
                wrong += await isGrown(k, other, n, root(n), grown);
                wrong += await isGrown(k, root(k), n, other, grown);
                wrong += await isIncluded(other, k - 1, n, root(n), included);
                wrong += await isIncluded(leaf, k, n, root(n), included);
                const cut = [grown.slice(1), included.slice(1)];
                if (grown.length > 0) wrong += await isGrown(k, root(k), n, root(n), cut[0]);
                if (included.length > 0)
                    wrong += await isIncluded(leaf, k - 1, n, root(n), cut[1]);
            }
        const first = await leafHash('seal 1');
        return [right, wrong, same(first, bytesOf(trees[0].leaf))];
    })()";
    EXPECT_EQ(phone.valueOf(script + all.dump() + ")"), json::array({64 * 65, 0, true}));
}

} // namespace
} // namespace umpire::testing
