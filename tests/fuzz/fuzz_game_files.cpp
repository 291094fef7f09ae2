#include "app/record/game_files/any_game.h"
#include "app/record/game_files/default_files.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

/// Fuzzes the loaders of the games' files. The first line of the input is a file's name
/// (`naval_board.txt`), the rest its text. The result is a game that can begin, or one line that
/// names the file.
namespace umpire {
namespace {

void start(const AnyGame& game, std::string_view variant, const GameFiles& files,
           const std::string& name) {
    const auto loaded = game.start(files, variant);
    if (!loaded) {
        fuzz::requireOneLine(loaded.error());
        fuzz::require(loaded.error().find(name) != std::string::npos, "an error names the file");
        return;
    }
    fuzz::require(loaded->index() == 0, "a variant has settings");
    const auto& begun = std::get<SharedPosition>(*loaded);
    static_cast<void>(begun->legalActions());
    const auto again = begun->read(begun->text());
    fuzz::require(again.index() == 0 && std::get<0>(again)->text() == begun->text(),
                  "a start comes back");
}

} // namespace
} // namespace umpire

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    const std::string_view input(reinterpret_cast<const char*>(bytes), size);
    const std::string name(input.substr(0, input.find('\n')));
    const auto file = std::ranges::find(defaultFiles(), name, &DefaultFile::name);
    if (file == defaultFiles().end()) {
        return 0;
    }
    GameFiles files = gameFiles(file->game).value();
    files[name].text = input.substr(std::min(name.size() + 1, input.size()));
    const AnyGame& game = *findGame(file->game);
    for (const Variant& variant : game.variants) {
        start(game, variant.name, files, name);
    }
    return 0;
}
