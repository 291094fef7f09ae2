#include "tests/app/run_umpire.h"

#include <filesystem>
#include <gtest/gtest.h>

/// Tests that `umpire referee --name` sets the players' names and that the record keeps them.
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

} // namespace
} // namespace umpire::testing
