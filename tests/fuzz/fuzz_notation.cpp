#include "app/record/game_files/buda_scenario_file.h"
#include "app/record/game_files/naval_files.h"
#include "app/record/game_files/trireme_domain_file.h"
#include "rules/any_game/any_game.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/rules/playthrough.h"

#include <algorithm>

/// Fuzzes the notation of all games; the input is a transcript (`game …`, `position …`, `>
/// action`). Text that parses survives a round trip and can be played on; an error says where it is
/// and what was expected.
namespace umpire {
namespace {

constexpr std::size_t kMaxActions = 24;

void requireGoodError(const ParseError& error, std::string_view text) {
    fuzz::require(error.at <= text.size(), "an error lies in the text");
    fuzz::require(!error.expected.empty(), "an error says what was expected");
}

void requirePrintable(const std::string& line) {
    fuzz::require(std::ranges::all_of(line, [](char c) { return c >= ' ' && c <= '~'; }),
                  "the notation is one line of printable ASCII");
}

template <Game G>
const typename G::Settings& defaultSettings() {
    static const auto settings = G::settings(G::variants()[0].name, resourcesFor<G>().value());
    return settings.value();
}

template <Game G>
void requireThatItComesBack(const typename G::State& state) {
    const std::string line = G::text(state);
    requirePrintable(line);
    const auto again = G::parseState(line, defaultSettings<G>());
    fuzz::require(again.index() == 0 && std::get<0>(again) == state, "a state comes back");
}

template <Game G>
void requireThatListedActionsAreLegal(const typename G::State& state) {
    const auto legal = G::legalActions(state);
    fuzz::require(legal.empty() || !G::outcome(state), "a game that is over has no actions");
    for (std::size_t i = 0; i < std::min(legal.size(), kMaxActions); ++i) {
        fuzz::require(!G::validate(state, legal[i]), "what is listed is legal");
        const std::string word = G::text(state, legal[i]);
        requirePrintable(word);
        const auto again = G::parseAction(state, word);
        fuzz::require(again.index() == 0 && std::get<0>(again) == legal[i], "an action comes back");
    }
}

template <Game G>
void play(const TranscriptSource& source) {
    auto parsed = G::parseState(source.start, defaultSettings<G>());
    if (const auto* error = std::get_if<ParseError>(&parsed)) {
        return requireGoodError(*error, source.start);
    }
    RunningGame<G> game(std::get<0>(std::move(parsed)));
    for (std::size_t i = 0; i <= std::min(source.actions.size(), kMaxActions); ++i) {
        requireThatItComesBack<G>(game.state());
        requireThatListedActionsAreLegal<G>(game.state());
        standing<G>(game.state());
        if (i == source.actions.size()) {
            return;
        }
        const auto answer = game.play(source.actions[i]);
        if (const auto* refused = std::get_if<1>(&answer)) {
            fuzz::requireOneLine(english(describeRefusal<G>(*refused)));
        }
        if (const auto* played = std::get_if<0>(&answer)) {
            fuzz::require(!played->events.empty(), "an action causes something");
        }
    }
}

} // namespace
} // namespace umpire

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    const auto source = readTranscript({reinterpret_cast<const char*>(bytes), size});
    visitGame(source.game, [&]<typename G>(std::type_identity<G>) { play<G>(source); });
    return 0;
}
