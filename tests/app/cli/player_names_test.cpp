#include "tests/app/run_umpire.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <regex>

/// Tests that `umpire referee --name` sets the players' names, that the record keeps them, and that
/// `--new-players` makes their passwords.
namespace umpire::testing {
namespace {

const std::string kPicture = sample("toss/toss-0022.jpg");

TEST(PlayersNames, AreOfThoseWhoPlayAndCanBeShown) {
    const ScratchFolder scratch;
    const std::string journal = scratch.file("a.umpire").string();
    const auto expectRefused = [&](const std::string& name, const std::string& why) {
        expectRefusal({"referee", kPicture, "--game", "murus-gallicus", "--journal", journal,
                       "--name", "gaul=Béla", "--name", name},
                      2, why);
        EXPECT_FALSE(std::filesystem::exists(journal)) << name;
    };
    expectRefused("turk=Anna", "`turk` plays no part in this game; the players are roman, gaul");
    expectRefused("Anna", "`Anna` is no SIDE=NAME");
    expectRefused("=Anna", "is no SIDE=NAME");
    expectRefused("gaul=Anna", "`gaul` is named twice");
    expectRefused("roman= ", "the name of roman is empty");
    expectRefused("roman=" + std::string(41, 'n'), "more than 40 letters");
    for (const char* unseen : {"An\nna", "An\x1B[2Jna", "An\xE2\x80\xAEna", "An\xFFna"}) {
        expectRefused(std::string("roman=") + unseen, "signs that no page can show");
    }
    expectRefusal({"referee", kPicture, "--resume", journal, "--name", "roman=Anna"}, 2,
                  "--resume");
}

TEST(PlayersNames, StayWithTheRecord) {
    const ScratchFolder scratch;
    std::filesystem::create_directory(scratch.file("film"));
    std::filesystem::copy(kPicture, scratch.file("film"));
    const std::string film = scratch.file("film").string();
    const std::string journal = scratch.file("a.umpire").string();
    const RunResult played = runUmpire({"referee", film, "--game", "murus-gallicus", "--journal",
                                        journal, "--name", "gaul= Béla \"the\" Great"});
    EXPECT_EQ(played.status, 0) << played.err;
    EXPECT_EQ(runUmpire({"referee", film, "--resume", journal}).status, 0);
    EXPECT_EQ(runUmpire({"log", "verify", journal}).status, 0);
    EXPECT_NE(
        runUmpire({"log", "show", journal}).out.find("players  roman, Béla \"the\" Great (gaul)\n"),
        std::string::npos);
    EXPECT_NE(runUmpire({"log", "export", journal, "--as", "text"})
                  .out.find("[Player2Name \"Béla \\\"the\\\" Great\"]\n"),
              std::string::npos);
}

TEST(PlayersPasswords, AreFreshInANewFileThatTheNextGameReads) {
    const ScratchFolder scratch;
    std::filesystem::create_directory(scratch.file("film"));
    std::filesystem::copy(kPicture, scratch.file("film"));
    const auto played = [&](const std::string& game, const Arguments& more) {
        return runUmpire(with(
            {"referee", scratch.file("film").string(), "--game", game, "--listen", "127.0.0.1:0"},
            more));
    };
    const std::string first = scratch.file("first.txt").string();
    const std::string second = scratch.file("second.txt").string();
    const std::regex lines("roman [0-9a-f]{32}\ngaul [0-9a-f]{32}\n");
    for (const std::string& file : {first, second}) {
        const RunResult result = played("murus-gallicus", {"--new-players", file});
        EXPECT_EQ(result.status, 0) << result.err;
        EXPECT_NE(result.err.find(file + " has a new password"), std::string::npos) << result.err;
        EXPECT_TRUE(std::regex_match(contentsOf(file), lines)) << contentsOf(file);
    }
    const std::string written = contentsOf(first);
    EXPECT_NE(written, contentsOf(second));
    EXPECT_EQ(played("murus-gallicus", {"--players", first}).status, 0);
    const RunResult again = played("murus-gallicus", {"--new-players", first});
    EXPECT_EQ(again.status, 5);
    EXPECT_NE(again.err.find("exists already; name it with --players"), std::string::npos);
    EXPECT_EQ(contentsOf(first), written) << "a file is never written over";
    const std::string third = scratch.file("third.txt").string();
    EXPECT_EQ(played("chess", {"--new-players", third}).status, 2);
    EXPECT_EQ(played("murus-gallicus", {"--variant", "none", "--new-players", third}).status, 2);
    EXPECT_EQ(played("murus-gallicus", {"--players", first, "--new-players", third}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(third));
    EXPECT_EQ(played("murus-gallicus", {"--new-players", scratch.file("no/such").string()}).status,
              5);
}

} // namespace
} // namespace umpire::testing
