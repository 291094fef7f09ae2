#include "tests/rules/every_game.h"
#include "tests/rules/playthrough.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

/// Replays golden playthroughs, tests/playthroughs/<game>/<variant>[-what].txt, and compares them
/// line by line. tests/playthroughs/README.md says how to add one.
namespace umpire {
namespace {

struct Golden {
    std::filesystem::path file;
    std::string text;
    TranscriptSource source;
};

template <typename G>
std::vector<Golden> goldens() {
    std::vector<Golden> all;
    const std::filesystem::path folder =
        std::filesystem::path(UMPIRE_SOURCE_DIR "/tests/playthroughs") / G::kName;
    std::error_code none; // without the folder there are no playthroughs, which the tests report
    for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        all.push_back({entry.path(), text.str(), readTranscript(text.str())});
    }
    std::ranges::sort(all, {}, &Golden::file);
    return all;
}

template <typename G>
typename G::State startOf(const Golden& golden) {
    const auto parsed = G::parseState(golden.source.start, defaultSettings<G>());
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_EQ(error, nullptr) << golden.file << ": " << (error ? english(describe(*error)) : "");
    return error ? typename G::State{} : std::get<0>(parsed);
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

void expectSameLines(const Golden& golden, const std::string& now) {
    const auto before = linesOf(golden.text);
    const auto after = linesOf(now);
    for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
        const std::string was = i < before.size() ? before[i] : "(the end)";
        const std::string is = i < after.size() ? after[i] : "(the end)";
        ASSERT_EQ(was, is) << golden.file.string() << ":" << i + 1;
    }
}

template <typename G>
class Playthroughs : public ::testing::Test {};
TYPED_TEST_SUITE(Playthroughs, TypesOf<GameList>::Types, GameNames);

TYPED_TEST(Playthroughs, ReplayAsTheyWereWritten) {
    for (const Golden& golden : goldens<TypeParam>()) {
        EXPECT_EQ(golden.source.game, TypeParam::kName) << golden.file;
        const std::string now =
            transcriptOf<TypeParam>(startOf<TypeParam>(golden), golden.source.actions);
        if (std::getenv("UMPIRE_WRITE_PLAYTHROUGHS") != nullptr) {
            std::ofstream(golden.file) << now;
        } else {
            expectSameLines(golden, now);
        }
    }
}

TYPED_TEST(Playthroughs, CoverEveryVariant) {
    for (const Variant& variant : TypeParam::variants()) {
        const auto start = TypeParam::start(settingsOf<TypeParam>(variant.name));
        const auto all = goldens<TypeParam>();
        EXPECT_TRUE(std::ranges::any_of(
            all,
            [&](const Golden& golden) { return golden.source.start == TypeParam::text(start); }))
            << "no playthrough starts " << variant.name;
    }
}

TYPED_TEST(Playthroughs, MeetEveryKindOfActionAndAnOutcome) {
    std::set<std::size_t> met;
    int outcomes = 0;
    for (const Golden& golden : goldens<TypeParam>()) {
        RunningGame<TypeParam> game(startOf<TypeParam>(golden));
        for (const std::string& action : golden.source.actions) {
            const auto answer = game.play(action);
            if (const auto* played = std::get_if<0>(&answer)) {
                met.insert(played->action.index());
            }
        }
        outcomes += int(TypeParam::outcome(game.state()).has_value());
    }
    for (std::size_t kind = 0; kind < std::variant_size_v<typename TypeParam::Action>; ++kind) {
        EXPECT_TRUE(met.contains(kind))
            << "no playthrough has an action of kind " << kind << " (its place in the variant)";
    }
    EXPECT_GT(outcomes, 0);
}

} // namespace
} // namespace umpire
