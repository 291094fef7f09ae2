#include "tests/architecture/source_tree.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <ranges>
#include <regex>
#include <set>
#include <utility>

namespace umpire::architecture {
namespace {

/// A layer of the source tree: the layers and the external headers (by prefix) that it may include.
struct Layer {
    std::string folder;
    std::vector<std::string> mayInclude;
    std::vector<std::string> outside;
};

/// The law: rules/table <- calibration <- vision <- app, and rules/table <- rules/games <- app.
/// The first layer that holds a file is its own. `app` has eleven wings, and the window has rooms.
// clang-format off
const std::vector<Layer> kLaw = {
    {"rules/table", {}, {}},
    {"rules/any_game", {"rules/games"}, {}},
    {"rules/games", {"rules/table", "rules"}, {}},
    {"rules/engine", {"rules/games", "rules"}, {}},
    {"rules", {"rules/table"}, {}},
    {"calibration/files", {"rules/table"}, {"fcntl.h", "sys/", "tl/", "unistd.h", "yaml-cpp/"}},
    {"calibration/view", {"rules/table"}, {"opencv2/"}},
    {"calibration/tags", {"calibration/view"}, {"opencv2/"}},
    {"calibration/measure", {"rules/table", "calibration/files", "calibration/view",
      "calibration/tags"}, {"opencv2/"}},
    {"vision/picture", {"rules/table", "calibration/view"}, {"opencv2/"}},
    {"vision/proposals", {"rules/table", "calibration/view", "vision/picture"}, {"opencv2/"}},
    {"vision/matches", {"rules/table", "calibration/view", "vision/picture",
      "vision/proposals"}, {"opencv2/"}},
    {"vision/galleys", {"rules/table", "calibration/view", "vision/picture",
      "vision/proposals"}, {"opencv2/"}},
    {"vision/boards", {"calibration/view"}, {"opencv2/"}},
    {"vision/stones", {"rules/table", "calibration/view", "vision/picture"}, {"opencv2/"}},
    {"vision/tokens", {"rules/table", "calibration/view", "vision/picture", "vision/boards"},
      {"opencv2/"}},
    {"vision/codes", {"rules/table", "calibration/view"}, {"ZXing/", "opencv2/"}},
    {"vision/dice", {"rules/table", "calibration/view", "vision/picture"}, {"opencv2/"}},
    {"vision/scale", {"rules/table", "calibration/view", "vision/picture", "vision/proposals",
      "vision/matches", "vision/galleys"}, {"opencv2/"}},
    {"vision", {"rules/table", "calibration/view", "vision/picture", "vision/proposals",
      "vision/matches", "vision/galleys", "vision/boards", "vision/stones", "vision/tokens",
      "vision/codes", "vision/dice"}, {"opencv2/"}},
    {"app/common", {"rules/table"}, {"Q", "boost/math/", "fcntl.h", "nlohmann/", "opencv2/",
      "openssl/", "sys/", "tl/", "unistd.h"}},
    {"app/record", {"rules/table", "rules/any_game", "rules/games", "rules/engine", "rules",
      "calibration/files", "app/common"}, {"Q", "archive.h", "archive_entry.h", "fcntl.h",
      "nlohmann/", "sqlite3.h", "sys/", "tl/", "unistd.h"}},
    {"app/eye", {"rules/table", "rules/any_game", "rules/games", "calibration/files",
      "calibration/view", "calibration/tags", "calibration/measure", "vision/matches",
      "vision/boards", "vision/scale", "vision", "app/common"}, {"fcntl.h", "jerror.h",
      "jpeglib.h", "libav", "libswscale/", "linux/", "malloc.h", "nlohmann/", "opencv2/", "poll.h",
      "sys/", "tiffio.h", "unistd.h", "webp/", "zlib.h"}},
    {"app/mind", {"rules/table", "rules/any_game", "rules/games", "rules/engine", "rules",
      "calibration/files", "app/common", "app/record"}, {"boost/math/", "btBulletDynamicsCommon.h",
      "fcntl.h", "nlohmann/", "sys/", "tl/", "unistd.h"}},
    {"app/game", {"rules/table", "rules/any_game", "rules/games", "rules", "calibration/files",
      "calibration/view", "calibration/measure", "vision/boards", "vision", "app/common",
      "app/record", "app/eye", "app/mind"}, {"nlohmann/", "opencv2/", "poll.h", "sys/", "tl/",
      "unistd.h"}},
    {"app/print", {"rules/table", "rules/any_game", "rules/games", "rules", "calibration/view",
      "calibration/tags", "calibration/measure", "app/common", "app/record",
      "app/eye", "app/game"}, {"Q", "ZXing/", "nlohmann/", "opencv2/"}},
    {"app/measure", {"rules/table", "rules/any_game", "rules/engine", "rules",
      "calibration/files", "calibration/view", "calibration/measure", "vision", "app/common",
      "app/record", "app/eye", "app/mind"}, {"ZXing/", "nlohmann/", "opencv2/", "sys/"}},
    {"app/web", {"rules/table", "rules/games", "calibration/view", "vision", "app/common",
      "app/record", "app/eye", "app/mind", "app/game"}, {"Q", "ZXing/", "fcntl.h", "nlohmann/",
      "opencv2/", "tl/", "unistd.h"}},
    {"app/club", {"rules/table", "app/common", "app/record", "app/eye",
      "app/mind", "app/game", "app/print", "app/web"}, {"Q", "fcntl.h", "mosquitto.h",
      "mqtt_protocol.h", "netdb.h", "nlohmann/", "poll.h", "spawn.h", "sys/", "unistd.h"}},
    {"app/desk/words", {"rules/table", "rules/any_game", "rules/games", "app/common",
      "app/record", "app/eye", "app/game"}, {"Q"}},
    {"app/desk/parts", {"app/common", "app/record", "app/eye", "app/print", "app/web",
      "app/desk/words"}, {"Q"}},
    {"app/desk/picture", {"rules/table", "rules/games", "calibration/view",
      "calibration/measure", "app/common", "app/eye", "app/mind", "app/desk/words",
      "app/desk/parts"}, {"Q", "opencv2/"}},
    {"app/desk/photograph", {"rules/games", "calibration/view", "app/common", "app/eye",
      "app/desk/words", "app/desk/parts", "app/desk/picture"}, {"Q", "opencv2/"}},
    {"app/desk/board", {"rules/table", "rules/games", "calibration/view", "app/record",
      "app/mind", "app/game", "app/desk/words", "app/desk/parts"}, {"Q"}},
    {"app/desk/rules", {"app/record", "app/game", "app/desk/words", "app/desk/parts",
      "app/desk/board"}, {"Q"}},
    {"app/desk/game", {"app/common", "app/record", "app/mind", "app/game", "app/web",
      "app/desk/words", "app/desk/parts", "app/desk/picture", "app/desk/board", "app/desk/rules"},
      {"Q", "fcntl.h", "unistd.h"}},
    {"app/desk/statistics", {"rules/any_game", "app/common", "app/record", "app/mind",
      "app/desk/words", "app/desk/parts"}, {"Q"}},
    {"app/desk/record", {"rules/games", "calibration/view", "calibration/measure", "app/record",
      "app/eye", "app/game", "app/desk/words", "app/desk/parts", "app/desk/picture",
      "app/desk/board", "app/desk/rules", "app/desk/statistics"}, {"Q"}},
    {"app/desk/setup", {"rules/table", "calibration/view", "calibration/tags",
      "calibration/measure", "vision/picture", "vision/boards", "app/common", "app/eye", "app/game",
      "app/print", "app/desk/words", "app/desk/parts", "app/desk/picture"}, {"Q", "opencv2/"}},
    {"app/desk/start", {"calibration/measure", "app/common", "app/record", "app/eye",
      "app/game", "app/print", "app/web", "app/desk/words", "app/desk/parts", "app/desk/picture",
      "app/desk/record", "app/desk/setup"}, {"Q"}},
    {"app/desk/window", {"app/desk/words", "app/desk/parts", "app/desk/photograph",
      "app/desk/rules", "app/desk/game", "app/desk/statistics", "app/desk/record", "app/desk/setup",
      "app/desk/start"}, {"Q"}},
    {"app/desk", {"app/common", "app/eye", "app/desk/picture", "app/desk/window"}, {"CLI/", "Q"}},
    {"app/cli", {"rules/any_game", "rules/games", "rules", "calibration/files",
      "calibration/measure", "app/common", "app/record", "app/eye", "app/mind", "app/game",
      "app/print", "app/measure", "app/web", "app/club"}, {"CLI/", "fcntl.h", "nlohmann/",
      "unistd.h"}},
};
// clang-format on

/// Standard headers that the rules must not use: files, clocks, chance, threads and the process's
/// environment.
const std::set<std::string> kNotForRules = {"chrono",       "condition_variable",
                                            "cstdio",       "cstdlib",
                                            "ctime",        "filesystem",
                                            "fstream",      "future",
                                            "iomanip",      "iostream",
                                            "istream",      "mutex",
                                            "ostream",      "random",
                                            "shared_mutex", "stop_token",
                                            "syncstream",   "thread"};

/// Tells whether the path is in the folder, or is the file itself if the layer is a single file
/// with its header.
bool isUnder(const std::string& path, const std::string& folder) {
    return path.starts_with(folder + "/") || path.starts_with(folder + ".");
}

const Layer* layerOf(const std::string& path) {
    const auto found =
        std::ranges::find_if(kLaw, [&](const Layer& layer) { return isUnder(path, layer.folder); });
    return found == kLaw.end() ? nullptr : &*found;
}

/// Returns the folder of a game: rules/games/triremes for rules/games/triremes/move.h. Games never
/// include each other.
std::string gameOf(const std::string& path) {
    return isUnder(path, "rules/games") ? path.substr(0, path.find('/', sizeof "rules/games")) : "";
}

/// Returns why the include breaks the law; empty if it does not.
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

/// Returns the first folders of a path, such as "app/eye" of "app/eye/picture/decode_jpeg.h", or
/// "rules".
std::string wingOf(const std::string& path) {
    const std::size_t first = path.find('/');
    return path.substr(0, path.starts_with("app/") ? path.find('/', first + 1) : first);
}
std::string folderOf(const std::string& path) {
    return path.substr(0, path.rfind('/'));
}

/// Maps each name to the names that its files include; `nameOf` turns a path into a name.
template <typename NameOf>
std::map<std::string, std::set<std::string>> arrowsBetween(const NameOf& nameOf) {
    std::map<std::string, std::set<std::string>> arrows;
    for (const SourceFile& source : productSources()) {
        std::set<std::string>& from = arrows[nameOf(source.path)];
        for (const Include& include : includesOf(source)) {
            if (include.quoted && nameOf(include.name) != nameOf(source.path)) {
                from.insert(nameOf(include.name));
            }
        }
    }
    return arrows;
}

/// Returns each name's level above the lowest names; names in a circle have no level.
std::map<std::string, int> floorsOf(const std::map<std::string, std::set<std::string>>& arrows) {
    std::map<std::string, int> floors;
    for (bool grew = true; std::exchange(grew, false);) {
        for (const auto& [name, below] : arrows) {
            const bool isKnown = std::ranges::all_of(
                below, [&](const std::string& each) { return floors.contains(each); });
            if (floors.contains(name) || !isKnown) {
                continue;
            }
            int floor = 0;
            for (const std::string& each : below) {
                floor = std::max(floor, floors[each] + 1);
            }
            floors[name] = floor;
            grew = true;
        }
    }
    return floors;
}

TEST(Layers, TheWingsStandOnEightFloorsWithoutACircle) {
    const auto arrows = arrowsBetween(&wingOf);
    const auto floors = floorsOf(arrows);
    std::size_t count = 0;
    for (const auto& [wing, below] : arrows) {
        EXPECT_TRUE(floors.contains(wing)) << wing << " is in a circle";
        count += below.size();
    }
    EXPECT_EQ(std::ranges::max(floors | std::views::values) + 1, 8);
    EXPECT_LE(count, 72u) << "arrows between the wings";
}

TEST(Layers, NoFolderIsInACircle) {
    const auto arrows = arrowsBetween(&folderOf);
    const auto floors = floorsOf(arrows);
    for (const auto& [folder, below] : arrows) {
        EXPECT_TRUE(floors.contains(folder)) << folder << " is in a circle, or stands on one";
    }
}

TEST(Layers, APlantedCircleHasNoFloor) {
    const auto floors = floorsOf({{"a", {"b"}}, {"b", {"a"}}, {"c", {}}, {"d", {"c"}}});
    EXPECT_EQ(floors, (std::map<std::string, int>{{"c", 0}, {"d", 1}}));
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

/// Names of games below `app` would make a second list of what a game needs.
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

/// Input from outside needs limits, and the library's parser has none.
TEST(Layers, OneFileCallsTheParserOfJson) {
    static const std::regex call(R"re(\b(?!QDialog)\w+::(?:sax_parse|parse|accept)\([^)])re");
    int calls = 0;
    for (const SourceFile& source : productSources()) {
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            const std::string& line = source.lines[i];
            const bool mayCall = line.find("parse(") != std::string::npos ||
                                 line.find("accept(") != std::string::npos;
            if (mayCall && std::regex_search(line, call)) { // the expression alone is slow
                ++calls;
                EXPECT_EQ(source.path, "app/common/json/json_text.cpp") << at(source.path, i);
            }
        }
    }
    EXPECT_EQ(calls, 1);
}

/// Returns the places of all lines of the folders that the expression finds.
std::vector<std::string> linesWith(const std::regex& sought,
                                   const std::vector<std::string>& folders) {
    std::vector<std::string> found;
    for (const std::string& folder : folders) {
        for (const SourceFile& file : filesUnder(folder, {".cpp", ".h", ".js"})) {
            for (std::size_t i = 0; i < file.lines.size(); ++i) {
                if (std::regex_search(file.lines[i], sought)) {
                    found.push_back(at(file.path, i));
                }
            }
        }
    }
    return found;
}

/// `app/game/board` draws every board. What shows a board has no shapes of its own.
TEST(Layers, ABoardIsDrawnInOneRoom) {
    const std::regex shape(R"(drawPolygon|drawEllipse|drawRoundedRect|drawn\("(polygon|polyline))");
    EXPECT_EQ(linesWith(shape, {"app/desk/board", "app/desk/game", "app/desk/record",
                                "app/desk/rules", "app/web/server", "app/club/pages"}),
              std::vector<std::string>());
}

/// `app/eye/overlay` says how pieces and a ruling look in a picture. The overlay and the window
/// draw its marks.
TEST(Layers, ARulingIsDrawnInOneRoom) {
    const std::regex look(R"(\bruledLine\(|PieceSizes\{\}\.boxHeight|)"
                          R"((colours|palette)::k(Miss|TooClose|Plain|Match|Laid|Code)\b)");
    EXPECT_EQ(linesWith(look, {"app/cli", "app/club", "app/desk", "app/game", "app/web"}),
              std::vector<std::string>());
    EXPECT_GT(linesWith(look, {"app/eye/overlay"}).size(), 10u) << "the test seeks old names";
}

/// Qt guesses whether a text is markup, and markup in a name reads files and hides words.
TEST(Layers, NoLabelBoxOrTipOfTheWindowGuessesWhatIsMarkup) {
    static const std::regex guesses(
        R"re(new QLabel|new QMessageBox|<QLabel>\(|QMessageBox::(warning|information|critical)\()re"
        R"re(|setInformativeText\((?!plainTip)|setToolTip\((\d, )?(?!tr\(|plainTip\(|\d|$))re");
    for (const SourceFile& source : filesUnder("app/desk", {".cpp", ".h"})) {
        const bool isTheDoor = source.path == "app/desk/parts/wrapped_label.h" ||
                               source.path == "app/desk/parts/plain_box.h";
        for (std::size_t i = 0; i < source.lines.size() && !isTheDoor; ++i) {
            EXPECT_FALSE(std::regex_search(source.lines[i], guesses))
                << at(source.path, i) << ": take plainLabel, plainBox or plainTip";
        }
    }
}

TEST(Layers, APlantedUpwardIncludeIsCaught) {
    const SourceFile planted{
        "calibration/view/planted.cpp",
        {"#include \"rules/table/units.h\"", "#include \"vision/observe_table.h\""}};
    const auto includes = includesOf(planted);
    ASSERT_EQ(includes.size(), 2u);
    EXPECT_EQ(brokenLaw(planted, *layerOf(planted.path), includes[0]), "");
    EXPECT_NE(brokenLaw(planted, *layerOf(planted.path), includes[1]), "");
    EXPECT_EQ(includes[1].where, "calibration/view/planted.cpp:2");
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
