#include "app/record/game_files/default_files.h"
#include "app/record/game_files/resources.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

namespace umpire {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

fs::path freshFolder(const std::string& name) {
    const fs::path folder = fs::path(::testing::TempDir()) / ("umpire_game_files_" + name);
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

fs::path written(const fs::path& path, const std::string& text) {
    std::ofstream(path) << text;
    return path;
}

TEST(GameFiles, ArePartOfTheProgramByteForByte) {
    for (const DefaultFile& file : defaultFiles()) {
        std::ostringstream text;
        text << std::ifstream(fs::path(UMPIRE_SOURCE_DIR "/app/record/game_files/data") / file.name)
                    .rdbuf();
        EXPECT_FALSE(file.text.empty()) << file.name;
        EXPECT_EQ(file.text, text.str()) << file.name;
    }
}

TEST(GameFiles, OfAGameAreItsOwnOnly) {
    const auto naval = gameFiles("naval-battle");
    ASSERT_TRUE(naval);
    EXPECT_EQ(naval->size(), 2U);
    EXPECT_THAT(naval->at("naval_board.txt").text, HasSubstr("20 YYYY"));
    EXPECT_TRUE(gameFiles("murus-gallicus")->empty());
}

TEST(GameFiles, OfThePlayersStandForTheDefaultWithTheSameEnding) {
    const fs::path folder = freshFolder("ending");
    const fs::path own = written(folder / "our pond.txt", "01 ~~~~\n");
    const auto files = gameFiles("naval-battle", std::array{own});
    ASSERT_TRUE(files);
    EXPECT_EQ(files->at("naval_board.txt").text, "01 ~~~~\n");
    EXPECT_EQ(files->at("naval_board.txt").name, own.string());
    EXPECT_EQ(files->at("naval_table.json").name, "naval_table.json");
}

TEST(GameFiles, ComeFromAFolderByName) {
    const fs::path folder = freshFolder("folder");
    written(folder / "naval_table.json", "{}");
    written(folder / "notes.txt", "not a board");
    const auto files = gameFiles("naval-battle", std::array{folder});
    ASSERT_TRUE(files);
    EXPECT_EQ(files->at("naval_table.json").text, "{}");
    EXPECT_EQ(files->at("naval_board.txt").name, "naval_board.txt");
}

TEST(GameFiles, ThatCannotServeAreRefusedByName) {
    const fs::path folder = freshFolder("refused");
    const auto why = [](std::string_view game, const fs::path& path) {
        const auto files = gameFiles(game, std::array{path});
        return files ? "" : files.error();
    };
    EXPECT_THAT(why("triremes", folder / "gone.txt"), HasSubstr("gone.txt: cannot be read"));
    EXPECT_THAT(why("triremes", folder), HasSubstr("put trireme_domain.txt there"));
    EXPECT_THAT(why("triremes", written(folder / "map.png", "x")), HasSubstr("trireme_domain.txt"));
    EXPECT_THAT(why("triremes", written(folder / "map.txt", std::string(2U << 20U, '~'))),
                HasSubstr("larger than 1 MiB"));
    EXPECT_THAT(why("murus-gallicus", folder / "map.txt"), HasSubstr("reads no file"));
}

TEST(GameFiles, AreNotNeededWhereAGameReadsNone) {
    EXPECT_TRUE(resourcesFor<MurusGallicus>());
}

} // namespace
} // namespace umpire
