#include "app/record/journal/export_game.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/replay.h"
#include "tests/fuzz/fuzz_target.h"

/// Fuzzes the reader of exported games; the input is a game.jsonl. It survives a round trip and can
/// be checked by the rules, or is refused in one line that names a line of the file.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    const auto game = gameFromJsonLines({reinterpret_cast<const char*>(bytes), size});
    if (!game) {
        fuzz::requireOneLine(game.error());
        fuzz::require(game.error().starts_with("line "), "an error names the line");
        return 0;
    }
    const auto again = gameFromJsonLines(jsonLinesOf(*game));
    fuzz::require(again && again->settings == game->settings && again->events == game->events,
                  "a game comes back");
    fuzz::require(lineOfPlay(game->events).size() <= game->events.size(), "an undo adds nothing");
    fuzz::require(textOf(*game).starts_with("[Game "), "a game's text opens with its tags");
    if (const auto replayed = replay(game->settings, game->events); !replayed) {
        fuzz::requireOneLine(english(replayed.error().message));
    }
    return 0;
}
