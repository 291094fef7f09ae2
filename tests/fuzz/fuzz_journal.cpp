#include "app/record/journal/export_game.h"
#include "app/record/journal/journal.h"
#include "app/record/journal/replay.h"
#include "tests/fuzz/fuzz_target.h"

#include <fstream>
#include <unistd.h>

/// Fuzzes the reader of journals and the check of their schema; the input is the whole file. The
/// reader reads as far as possible and reports each fault in one line, or refuses the file in one
/// line.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    static const std::filesystem::path kFile =
        std::filesystem::temp_directory_path() /
        ("umpire-fuzz-" + std::to_string(::getpid()) + ".umpire");
    std::ofstream(kFile, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes), std::streamsize(size));
    const auto record = readJournal(kFile, JournalCheck::Bytes);
    if (!record) {
        fuzz::requireOneLine(english(record.error().message));
    } else {
        for (const JournalFault& fault : record->faults) {
            fuzz::requireOneLine(english(fault.what));
        }
        fuzz::require(textOf(ExportedGame{record->settings, record->events}).starts_with("[Game "),
                      "a game's text opens with its tags");
        if (const auto replayed = replay(record->settings, record->events); !replayed) {
            fuzz::requireOneLine(english(replayed.error().message));
        }
        for (const RecordedEvent& event : record->events) {
            (void)pictureOf(kFile, event.number);
        }
    }
    std::filesystem::remove(kFile);
    return 0;
}
