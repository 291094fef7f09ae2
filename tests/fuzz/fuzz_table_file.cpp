#include "calibration/measure/calibration_files.h"
#include "tests/fuzz/fuzz_target.h"

#include <cmath>

/// Fuzzes the parser of table files: it gives a table that can be registered, or a one-line error.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    const std::string text(bytes, bytes + size);
    const Calibrated<TableDescription> table = parseTable(text, "fuzzed");
    if (!table) {
        fuzz::requireOneLine(english(table.error().message));
        return 0;
    }
    fuzz::require(table->width > 0_mm && table->height > 0_mm, "a table has an area");
    fuzz::require(table->tagSize > 0_mm && !table->tags.empty(), "a table has tags");
    for (const TableTag& tag : table->tags) {
        fuzz::require(std::isfinite(tag.center.x.value()) && std::isfinite(tag.center.y.value()) &&
                          std::isfinite(tag.heading.value()),
                      "a tag lies somewhere");
    }
    return 0;
}
