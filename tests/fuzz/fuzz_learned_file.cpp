#include "app/eye/learn/learned_file.h"
#include "tests/fuzz/fuzz_target.h"

#include <cmath>

/// Fuzzes the parser of learned tables: it gives usable numbers or a one-line error.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    const std::string text(bytes, bytes + size);
    const auto learned = learn::parseLearned(text, "fuzzed");
    if (!learned) {
        fuzz::requireOneLine(english(learned.error().message));
        return 0;
    }
    if (const auto& judge = learned->look.judge) {
        for (const auto& row : judge->rows) {
            for (const float weight : row) {
                fuzz::require(std::isfinite(weight), "a weight is a number");
            }
        }
    }
    const auto again = learn::parseLearned(learn::textOf(*learned), "written");
    fuzz::require(again && *again == *learned, "what is written is read back");
    return 0;
}
