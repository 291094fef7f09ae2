#include "app/game_files/default_files.h"
#include "app/game_files/resources.h"
#include "rules/playthrough.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

/// The loaders of the games' files: the input is a file's name (`naval_board.txt`) in the first
/// line and its text in the others. It gives a game that can be begun, or one line that names the
/// file.
namespace umpire {
namespace {

template <Game G>
void load(const GameFiles& files, const std::string& name) {
    const auto resources = resourcesFrom<G>(files);
    if (!resources) {
        fuzz::requireOneLine(resources.error());
        fuzz::require(resources.error().find(name) != std::string::npos, "an error names the file");
        return;
    }
    for (const Variant& variant : G::variants()) {
        const auto settings = G::settings(variant.name, *resources);
        fuzz::require(settings.has_value(), "a variant has settings");
        const auto start = G::start(*settings);
        standing<G>(start);
        const auto again = G::parseState(G::text(start), *settings);
        fuzz::require(again.index() == 0 && std::get<0>(again) == start, "a start comes back");
    }
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
    visitGame(file->game, [&]<typename G>(std::type_identity<G>) { load<G>(files, name); });
    return 0;
}
