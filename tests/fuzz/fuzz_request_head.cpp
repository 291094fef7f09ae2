#include "app/web/server/permission.h"
#include "tests/fuzz/fuzz_target.h"

/// Fuzzes requests: the head lies within its bytes or is refused, and nothing of a game is served
/// without the token.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    const std::string text(bytes, bytes + size);
    const HeadRead read = readRequestHead(text);
    if (!read.head) {
        fuzz::require(read.fault != HeadFault::NotWhole || size < kLongestHead,
                      "a head that is too long is not waited for");
        return 0;
    }
    fuzz::require(read.head->size <= size && read.head->size <= kLongestHead,
                  "a head lies within what came");
    FeedRules rules{"a-token-that-no-corpus-holds", true};
    const auto refusal = refusalOf(*read.head, rules);
    fuzz::require(refusal || isSameForEverybody(read.head->path) ||
                      text.find(*rules.token) != std::string::npos,
                  "the token was said");
    if (refusal) {
        fuzz::requireOneLine(refusal->because);
        fuzz::require(refusal->status >= 400 && refusal->status < 500, "a refusal is the client's");
    }
    rules.hasGame = false;
    rules.telephone = rules.token;
    const bool isLetIn = !refusalOf(*read.head, rules).has_value();
    fuzz::require(!isLetIn || !isErrand(read.head->path) ||
                      read.head->authorization.find(*rules.telephone) != std::string::npos,
                  "a telephone said its token, and in its field");
    return 0;
}
