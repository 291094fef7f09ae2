#include "app/journal/journal.h"
#include "app/journal/line_of_play.h"
#include "app/linked/link_address.h"
#include "app/linked/table_link.h"
#include "tests/app/feed/feed_client.h"
#include "tests/app/live/filmed_game.h"
#include "tests/app/run_umpire.h"
#include "tests/app/running_umpire.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gmock/gmock.h>
#include <thread>

namespace umpire::testing {
namespace {

using murus_gallicus::testing::action;
using murus_gallicus::testing::after;
using murus_gallicus::testing::start;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// Four actions, on films of two cameras.
FilmedGame fourActions(cv::Size size, const std::filesystem::path& folder) {
    std::vector<murus_gallicus::Action> actions;
    murus_gallicus::State state = start();
    for (const char* each : {"d1-d3", "e7-e5", "f1-f3", "c7-c5"}) {
        actions.push_back(action(state, each));
        state = murus_gallicus::apply(state, actions.back()).state;
    }
    std::filesystem::create_directories(folder);
    return filmed(films::stillsOf(smallTable(size), start(), actions), quickFilm(), folder);
}

/// Where a table waits: a port that was free, this user's certificate and its token.
LinkAddress freshAddress() {
    const auto link = TableLink::open({"roman", "", "127.0.0.1:0"});
    EXPECT_TRUE(link);
    return *parseLinkAddress((*link)->address());
}

class LinkedTables : public ::testing::Test {
protected:
    void SetUp() override { setenv("XDG_CONFIG_HOME", scratch_.file("settings").c_str(), 1); }

    std::vector<std::string> arguments(const FilmedGame& film, const std::string& side) const {
        return {"referee",   film.film.string(), "--table", film.table.string(), "--side", side,
                "--journal", journalOf(side),    "--game",  "murus-gallicus"};
    }
    std::string journalOf(const std::string& side) const {
        return scratch_.file(side + ".umpire").string();
    }
    std::vector<std::string> host(const FilmedGame& film, const LinkAddress& at) const {
        std::vector<std::string> all = arguments(film, "roman");
        all.insert(all.end(), {"--invite", "127.0.0.1:" + std::to_string(at.port)});
        return all;
    }
    std::vector<std::string> guest(const FilmedGame& film, const LinkAddress& at) const {
        std::vector<std::string> all = arguments(film, "gaul");
        all.insert(all.end(), {"--with", text(at)});
        return all;
    }
    std::vector<std::string> playedAt(const std::string& side) const {
        const auto journal = readJournal(journalOf(side));
        std::vector<std::string> played;
        if (journal) {
            for (const RecordedEvent& each : lineOfPlay(journal->events)) {
                if (const auto counts = actionIn(each.happening)) {
                    played.push_back(*counts);
                }
            }
        }
        return played;
    }
    static void awaitPort(int port) {
        while (!Connection(port).isOpen()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    }

    ScratchFolder scratch_;
};

/// Each table's film shows both sides; the other side's move is only counted when it was asked for.
TEST_F(LinkedTables, PlayOneGameWithTwoCameras) {
    const FilmedGame here = fourActions({960, 540}, scratch_.file("here"));
    const FilmedGame there = fourActions({1024, 576}, scratch_.file("there"));
    const LinkAddress at = freshAddress();
    RunningUmpire roman(host(here, at), StandardInput::Empty, scratch_.file("errors"));
    awaitPort(at.port);
    RunningUmpire gaul(guest(there, at));
    EXPECT_EQ(gaul.waitForEnd(), 0);
    EXPECT_EQ(roman.waitForEnd(), 0);
    const auto all = ElementsAre("d1-d3", "e7-e5", "f1-f3", "c7-c5");
    EXPECT_THAT(playedAt("roman"), all);
    EXPECT_THAT(playedAt("gaul"), all);
    EXPECT_THAT(roman.output(), HasSubstr("the other table plays e7-e5 as gaul; make that move"));
    EXPECT_THAT(gaul.output(), HasSubstr("the other table plays d1-d3 as roman; make that move"));
    EXPECT_EQ(roman.output().find("another position"), std::string::npos) << roman.output();
    EXPECT_THAT(contentsOf(scratch_.file("errors")), HasSubstr("--with 'wss://127.0.0.1:"));
}

} // namespace
} // namespace umpire::testing
