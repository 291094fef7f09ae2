#include "tests/architecture/source_tree.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <regex>
#include <set>

namespace umpire::architecture {
namespace {

/// A layer of the house: whom it may include, and which headers from outside (by prefix).
struct Layer {
    std::string folder;
    std::vector<std::string> mayInclude;
    std::vector<std::string> outside;
};

/// The law: rules/table <- calibration <- vision <- app, and rules/table <- rules/games <- app.
/// The first layer that holds a file is its own.
// clang-format off
const std::vector<Layer> kLaw = {
    {"rules/table", {}, {}},
    {"rules/any_game", {"rules", "rules/games"}, {}},
    {"rules/games", {"rules/table", "rules"}, {}},
    {"rules/engine", {"rules/table", "rules", "rules/games"}, {}},
    {"rules", {"rules/table"}, {}},
    {"calibration/regular_file", {"rules/table"}, {"tl/", "fcntl.h", "sys/", "unistd.h"}},
    {"calibration", {"rules/table", "calibration/regular_file"}, {"opencv2/", "tl/", "yaml-cpp/"}},
    {"vision/picture", {"rules/table", "calibration"}, {"opencv2/"}},
    {"vision/proposals", {"rules/table", "calibration", "vision/picture"}, {"opencv2/"}},
    {"vision/matches", {"rules/table", "calibration", "vision/picture", "vision/proposals",
      "vision/frame"}, {"opencv2/"}},
    {"vision/galleys", {"rules/table", "calibration", "vision/picture", "vision/proposals"},
     {"opencv2/"}},
    {"vision/boards", {"rules/table", "calibration", "vision/picture"}, {"opencv2/"}},
    {"vision/stones", {"rules/table", "calibration", "vision/picture", "vision/boards"},
     {"opencv2/"}},
    {"vision/tokens", {"rules/table", "calibration", "vision/picture", "vision/boards"},
     {"opencv2/"}},
    {"vision/codes", {"rules/table", "calibration", "vision/picture"}, {"opencv2/", "ZXing/"}},
    {"vision/dice", {"rules/table", "calibration", "vision/picture"}, {"opencv2/"}},
    {"vision/scale", {"rules/table", "calibration", "vision/picture", "vision/proposals",
      "vision/matches", "vision/galleys"}, {"opencv2/"}},
    {"vision/frame", {}, {"opencv2/"}},
    {"vision", {"rules/table", "calibration", "vision/frame", "vision/picture", "vision/proposals",
      "vision/matches", "vision/galleys", "vision/boards", "vision/stones", "vision/tokens",
      "vision/codes", "vision/dice", "vision/scale"}, {"opencv2/"}},
    {"app/outcome", {"rules/table"}, {"opencv2/", "tl/"}},
    {"app/picture", {"rules/table", "app/outcome"},
     {"opencv2/", "webp/", "jpeglib.h", "jerror.h", "tiffio.h", "zlib.h"}},
    {"app/sight", {"vision"}, {}},
    {"app/learn", {"rules/table", "calibration", "calibration/regular_file", "vision",
      "vision/matches", "app/outcome", "app/picture"},
     {"opencv2/", "tl/", "nlohmann/", "fcntl.h", "sys/", "unistd.h"}},
    {"app/look/process", {}, {"fcntl.h", "malloc.h", "poll.h", "unistd.h"}},
    {"app/look", {"rules/table", "rules/games", "calibration", "vision", "vision/boards",
      "vision/scale",
      "app/learn", "app/outcome", "app/picture", "app/sight"},
     {"opencv2/", "tl/", "nlohmann/"}},
    {"app/overlay", {"rules/table", "rules/games", "calibration", "vision", "app/outcome",
      "app/picture", "app/look"},
     {"opencv2/", "tl/"}},
    {"app/certificate/sheet_marks", {"rules/table", "calibration"}, {}},
    {"app/certificate", {"rules/table", "calibration", "app/certificate/sheet_marks", "app/outcome",
      "app/picture", "app/look", "app/overlay"},
     {"opencv2/", "tl/", "nlohmann/"}},
    {"app/game_files", {"rules/table", "rules/games", "rules", "rules/any_game",
      "calibration/regular_file"},
     {"tl/", "nlohmann/"}},
    {"app/ghost", {"rules/table", "rules/games", "rules", "app/game_files"}, {}},
    {"app/figures", {}, {"boost/math/"}},
    {"app/opponent", {"rules/table", "app/figures", "rules/games", "rules", "rules/any_game",
      "rules/engine", "app/game_files"}, {"tl/"}},
    {"app/record", {"rules/table"}, {}},
    {"app/referee/core", {"rules/table", "rules", "app/record"}, {}},
    {"app/referee/murus_gallicus", {"rules/table", "rules/games", "calibration", "app/record",
      "app/referee/core"}, {}},
    {"app/referee/pieces", {"rules/table", "rules/games", "rules", "calibration", "app/record",
      "app/game_files", "app/referee/core"}, {}},
    {"app/referee/war_galley", {"rules/table", "rules/games", "calibration", "app/record",
      "app/referee/core"}, {}},
    {"app/referee/make_referee", {"rules", "rules/any_game", "calibration", "app/game_files",
      "app/referee/core", "app/referee/murus_gallicus", "app/referee/pieces",
      "app/referee/war_galley"}, {}},
    {"app/camera", {"rules/table", "app/outcome", "app/picture"},
     {"opencv2/", "tl/", "libav", "libswscale/", "linux/", "sys/", "fcntl.h", "unistd.h"}},
    {"app/thinking", {"rules/table", "app/game_files", "app/record", "app/referee/core", "app/odds",
      "app/opponent"}, {"sys/"}},
    {"app/two_tables", {"rules/table", "app/outcome", "app/record"}, {}},
    {"app/live", {"rules/table", "rules", "calibration", "vision", "vision/boards",
      "vision/frame", "app/outcome", "app/picture", "app/sight", "app/learn", "app/look",
      "app/camera", "app/referee/core",
      "app/referee/make_referee", "app/record", "app/certificate", "app/game_files",
      "app/journal", "app/thinking", "app/two_tables"},
     {"opencv2/", "tl/", "nlohmann/", "poll.h", "unistd.h"}},
    {"app/journal", {"rules/table", "rules/games", "rules", "app/outcome",
      "app/picture", "app/look", "app/record", "app/game_files", "calibration/regular_file"},
     {"tl/", "nlohmann/", "Q", "fcntl.h", "sqlite3.h", "sys/", "unistd.h"}},
    {"app/analysis", {"rules/table", "app/figures", "app/outcome", "app/game_files", "app/journal",
      "app/opponent"},
     {"nlohmann/"}},
    {"app/archive/packed_files", {"rules/table", "app/outcome", "app/journal"},
     {"archive.h", "archive_entry.h", "fcntl.h", "sys/", "unistd.h"}},
    {"app/statistics", {"rules/table", "rules/games", "rules/any_game", "app/figures",
      "app/outcome", "app/journal", "app/archive/packed_files"}, {"nlohmann/"}},
    {"app/lab", {"app/figures", "rules", "rules/engine", "calibration/regular_file", "app/outcome",
      "app/game_files", "app/opponent", "app/statistics"},
     {"boost/math/", "nlohmann/", "fcntl.h", "sys/", "unistd.h"}},
    {"app/sentences", {"rules/table", "app/record"}, {"Q"}},
    {"app/tournament", {"rules/table", "calibration/regular_file", "app/outcome"},
     {"tl/", "nlohmann/", "fcntl.h", "poll.h", "spawn.h", "sys/", "unistd.h"}},
    {"app/telephone", {"rules/table", "vision", "app/outcome", "app/picture", "app/look",
      "app/overlay"},
     {"opencv2/", "tl/", "nlohmann/", "ZXing/"}},
    {"app/aiming", {"rules/table", "calibration"}, {"opencv2/", "nlohmann/"}},
    {"app/network", {"app/outcome"}, {"tl/", "Q", "fcntl.h", "openssl/", "sys/", "unistd.h"}},
    {"app/feed", {"rules/table", "rules/games", "rules", "calibration", "vision", "vision/frame",
      "app/aiming", "app/outcome", "app/picture", "app/look", "app/overlay", "app/camera",
      "app/live",
      "app/game_files", "app/ghost", "app/journal", "app/record", "app/referee/core",
      "app/network", "app/sentences", "app/telephone"},
     {"opencv2/", "tl/", "nlohmann/", "Q", "fcntl.h", "unistd.h"}},
    {"app/linked", {"rules/table", "app/outcome", "app/picture", "app/record", "app/two_tables",
      "app/journal", "app/network"},
     {"tl/", "nlohmann/", "Q"}},
    {"app/club", {"rules/table", "app/outcome", "app/record", "app/journal", "app/learn",
      "app/live",
      "app/referee/core", "app/network", "app/feed", "app/telephone", "app/tournament"},
     {"fcntl.h", "mosquitto.h", "mqtt_protocol.h", "netdb.h", "nlohmann/", "poll.h", "Q", "sys/",
       "unistd.h"}},
    {"app/archive", {"rules/table", "app/outcome", "app/record", "app/journal", "app/learn",
      "app/network", "app/statistics", "app/tournament", "app/kit", "app/notices", "app/club",
      "app/archive/packed_files"},
     {"nlohmann/", "Q", "unistd.h"}},
    {"app/hall", {"rules", "rules/table", "app/outcome", "app/journal", "app/referee/core",
      "app/network", "app/feed", "app/sentences", "app/telephone", "app/club", "app/tournament"},
     {"nlohmann/", "Q"}},
    {"app/bench", {"rules/table", "rules/games", "rules", "rules/any_game", "rules/engine",
      "calibration",
      "vision", "vision/frame", "app/outcome", "app/picture", "app/look", "app/game_files",
      "app/opponent"},
     {"opencv2/", "tl/", "ZXing/", "sys/"}},
    {"app/odds", {"rules/table", "app/figures", "rules/games", "rules", "rules/any_game",
      "app/outcome", "app/game_files", "app/record", "app/journal", "app/statistics"},
     {"tl/", "nlohmann/", "btBulletDynamicsCommon.h"}},
    {"app/evaluate", {"rules/table", "calibration", "calibration/regular_file", "app/outcome",
      "app/look"},
     {"opencv2/", "tl/", "nlohmann/"}},
    {"app/kit", {"rules/table", "rules/games", "rules", "calibration",
      "app/certificate/sheet_marks", "app/outcome", "app/picture", "app/look", "app/game_files"},
     {"opencv2/", "tl/", "nlohmann/", "ZXing/"}},
    {"app/notices", {"rules/table", "app/outcome", "app/sentences", "app/telephone", "app/kit",
      "app/tournament"}, {"tl/", "Q"}},
    {"app/desk/words", {"rules/table", "rules/games", "rules", "rules/any_game", "app/outcome",
      "app/look",
      "app/game_files", "app/record", "app/referee/core", "app/journal", "app/sentences"},
     {"Q"}},
    {"app/desk/parts", {"app/outcome", "app/record", "app/overlay", "app/kit", "app/telephone",
      "app/desk/words"},
     {"Q"}},
    {"app/desk/picture", {"rules/table", "rules/games", "calibration", "vision", "app/outcome",
      "app/look",
      "app/overlay", "app/camera", "app/ghost", "app/desk/words", "app/desk/parts"},
     {"opencv2/", "Q"}},
    {"app/desk/photograph", {"rules/games", "calibration", "app/outcome", "app/picture",
      "app/learn", "app/look", "app/desk/words", "app/desk/parts", "app/desk/picture"},
     {"opencv2/", "Q"}},
    {"app/desk/board", {"rules/table", "rules/games", "calibration", "app/referee/core",
      "app/referee/murus_gallicus", "app/referee/war_galley", "app/journal", "app/ghost",
      "app/desk/words", "app/desk/parts"},
     {"Q"}},
    {"app/desk/game", {"app/outcome", "app/record", "app/referee/core", "app/live", "app/thinking",
      "app/ghost",
      "app/feed", "app/desk/words", "app/desk/parts", "app/desk/picture",
      "app/desk/board", "app/desk/rules"},
     {"Q", "fcntl.h", "unistd.h"}},
    {"app/desk/rules", {"rules", "app/game_files", "app/desk/words", "app/desk/parts"}, {"Q"}},
    {"app/desk/statistics", {"rules/games", "rules/any_game", "app/outcome", "app/journal",
      "app/statistics", "app/analysis", "app/odds", "app/lab", "app/desk/words", "app/desk/parts"},
     {"Q"}},
    {"app/desk/record", {"rules/table", "rules/games", "calibration", "app/live",
      "app/journal", "app/referee/core", "app/referee/make_referee", "app/desk/words",
      "app/desk/parts", "app/desk/rules", "app/desk/picture", "app/desk/board",
      "app/desk/statistics", "app/overlay"},
     {"opencv2/", "Q"}},
    {"app/desk/setup", {"rules/table", "calibration", "vision/picture", "vision/boards",
      "app/outcome", "app/picture", "app/look", "app/live", "app/kit", "app/sight",
      "app/desk/words", "app/desk/parts", "app/desk/picture"},
     {"opencv2/", "Q"}},
    {"app/desk/start", {"calibration", "app/outcome", "app/camera", "app/live", "app/thinking",
      "app/journal", "app/game_files", "app/two_tables", "app/linked",
      "app/feed", "app/telephone", "app/desk/words", "app/desk/parts", "app/desk/picture",
      "app/desk/record", "app/desk/setup"},
     {"Q"}},
    {"app/desk/window", {"app/desk/words", "app/desk/parts", "app/desk/photograph",
      "app/desk/picture", "app/desk/game", "app/desk/statistics", "app/desk/record",
      "app/desk/rules", "app/desk/setup", "app/desk/start"},
     {"Q"}},
    {"app/desk", {"app/outcome", "app/look/process", "app/desk/words", "app/desk/picture",
      "app/desk/window"},
     {"CLI/", "Q", "fcntl.h", "unistd.h"}},
    {"app/cli", {"rules/table", "rules/games", "rules", "rules/any_game", "calibration", "vision",
      "vision/frame", "app/learn", "app/outcome", "app/picture", "app/look", "app/look/process",
      "app/overlay", "app/archive",
      "app/camera", "app/bench", "app/certificate", "app/club", "app/evaluate", "app/game_files",
      "app/hall", "app/journal",
      "app/kit", "app/lab", "app/linked", "app/notices", "app/tournament",
      "app/live", "app/network", "app/odds", "app/opponent", "app/feed", "app/record",
      "app/referee/core",
      "app/analysis", "app/statistics", "app/telephone"},
     {"opencv2/", "tl/", "nlohmann/", "CLI/", "fcntl.h", "unistd.h"}},
};
// clang-format on

/// What the rules may not ask for, though it is in the standard library: files, clocks, chance,
/// threads, the process's surroundings.
const std::set<std::string> kNotForRules = {"chrono",       "condition_variable",
                                            "cstdio",       "cstdlib",
                                            "ctime",        "filesystem",
                                            "fstream",      "future",
                                            "iomanip",      "iostream",
                                            "istream",      "mutex",
                                            "ostream",      "random",
                                            "shared_mutex", "stop_token",
                                            "syncstream",   "thread"};

/// In the folder; or the file itself, where a layer is a file and its header.
bool isUnder(const std::string& path, const std::string& folder) {
    return path.starts_with(folder + "/") || path.starts_with(folder + ".");
}

const Layer* layerOf(const std::string& path) {
    const auto found =
        std::ranges::find_if(kLaw, [&](const Layer& layer) { return isUnder(path, layer.folder); });
    return found == kLaw.end() ? nullptr : &*found;
}

/// rules/games/triremes/move.h -> rules/games/triremes: games never include each other.
std::string gameOf(const std::string& path) {
    return isUnder(path, "rules/games") ? path.substr(0, path.find('/', sizeof "rules/games")) : "";
}

/// Why the include breaks the law; empty where it does not.
std::string brokenLaw(const SourceFile& source, const Layer& layer, const Include& include) {
    const Layer* target = layerOf(include.name);
    if (!include.quoted) {
        const bool standard = include.name.find_first_of("./") == std::string::npos;
        const bool allowed = std::ranges::any_of(
            layer.outside, [&](const auto& prefix) { return include.name.starts_with(prefix); });
        const bool inRules = isUnder(source.path, "rules");
        if (!standard && !allowed) {
            return layer.folder + " may not know <" + include.name + ">";
        }
        return inRules && kNotForRules.contains(include.name)
                   ? "the rules do no I/O and have no clock, chance or threads: <" + include.name +
                         ">"
                   : "";
    }
    if (target == nullptr) {
        return "include from the repository's root, and from a layer of the law: " + include.name;
    }
    if (target == &layer) {
        return gameOf(source.path) == gameOf(include.name) ? "" : "a game includes another game";
    }
    return std::ranges::find(layer.mayInclude, target->folder) != layer.mayInclude.end()
               ? ""
               : "an upward arrow: " + layer.folder + " may not include " + target->folder;
}

TEST(Layers, EverySourceLiesInALayerOfTheLaw) {
    for (const SourceFile& source : productSources()) {
        EXPECT_NE(layerOf(source.path), nullptr)
            << source.path << ": add its folder to the law in " << __FILE__;
    }
}

TEST(Layers, EveryArrowPointsDown) {
    int includesRead = 0;
    for (const SourceFile& source : productSources()) {
        const Layer* layer = layerOf(source.path);
        for (const Include& include : includesOf(source)) {
            ++includesRead;
            const std::string why = layer == nullptr ? "" : brokenLaw(source, *layer, include);
            EXPECT_TRUE(why.empty()) << include.where << ": " << why;
        }
    }
    EXPECT_GT(includesRead, 100) << "the test read next to nothing";
}

TEST(Layers, TheRulesThrowNothing) {
    static const std::regex noCode(R"re("(?:[^"\\]|\\.)*"|//.*)re");
    for (const SourceFile& source : filesUnder("rules", {".h", ".cpp"})) {
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            const std::string code = std::regex_replace(source.lines[i], noCode, "");
            EXPECT_EQ(code.find("throw "), std::string::npos) << at(source.path, i);
        }
    }
}

/// Names of games below `app` would be a second list of what a game needs.
TEST(Layers, BelowAppNoSourceKnowsAGameByItsName) {
    for (const std::string folder : {"vision", "calibration"}) {
        for (const SourceFile& source : filesUnder(folder, {".h", ".cpp"})) {
            for (const std::string& line : source.lines) {
                for (const std::string_view game :
                     {"murus-gallicus", "war-galley", "triremes", "naval-battle", "buda-1686"}) {
                    EXPECT_EQ(line.find('"' + std::string(game) + '"'), std::string::npos)
                        << source.path << ": " << line;
                }
            }
        }
    }
}

TEST(Layers, APlantedUpwardIncludeIsCaught) {
    const SourceFile planted{
        "calibration/planted.cpp",
        {"#include \"rules/table/units.h\"", "#include \"vision/observe_table.h\""}};
    const auto includes = includesOf(planted);
    ASSERT_EQ(includes.size(), 2u);
    EXPECT_EQ(brokenLaw(planted, *layerOf(planted.path), includes[0]), "");
    EXPECT_NE(brokenLaw(planted, *layerOf(planted.path), includes[1]), "");
    EXPECT_EQ(includes[1].where, "calibration/planted.cpp:2");
}

TEST(Layers, VisionAndGamesMeetOnlyInApp) {
    const SourceFile vision{"vision/planted.cpp", {"#include \"rules/games/war_galley/toss.h\""}};
    EXPECT_NE(brokenLaw(vision, *layerOf(vision.path), includesOf(vision)[0]), "");
    const SourceFile game{"rules/games/war_galley/planted.cpp",
                          {"#include <opencv2/core.hpp>", "#include <fstream>",
                           "#include \"rules/games/triremes/move.h\"", "#include <vector>"}};
    const auto includes = includesOf(game);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NE(brokenLaw(game, *layerOf(game.path), includes[i]), "") << includes[i].name;
    }
    EXPECT_EQ(brokenLaw(game, *layerOf(game.path), includes[3]), "");
}

} // namespace
} // namespace umpire::architecture
