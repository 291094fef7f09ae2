#include "app/game/live/learning_table.h"

#include "app/eye/learn/learn.h"
#include "app/eye/picture/read_picture.h"
#include "calibration/measure/calibration_files.h"
#include "tests/app/run_umpire.h"

#include <gmock/gmock.h>

/// Tests the players' corrections while a game is watched.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;

/// The table of a sample toss, looked at once for all tests.
struct LookedToss {
    LookedToss()
        : watched(LiveTable(*loadTable(sample("table.yaml")), std::nullopt, sightOf("war-galley")),
                  [](const Message&) {}) {
        EXPECT_TRUE(watched.take(*readPicture(sample("toss/toss-0022.jpg")), {}));
        seen = *watched.look({}, {});
    }
    WatchedTable watched;
    TableObservation seen;
};

class WatchedToss : public ::testing::Test {
protected:
    static LookedToss& toss() {
        static LookedToss looked;
        return looked;
    }
    Expected<learn::Correction> said(const std::string& line) const {
        return correctionSaid(lesson(line), *watched_.table().view(), seen_);
    }
    static referee::Teach lesson(const std::string& line) {
        return std::get<referee::Teach>(
            std::get<referee::Command>(referee::parseCommand("wrong " + line)));
    }
    std::string at(const Match& match) const {
        const ImagePoint a = match.tailInImage;
        const ImagePoint b = match.headInImage;
        return std::to_string((a.x.value() + b.x.value()) / 2) + "," +
               std::to_string((a.y.value() + b.y.value()) / 2);
    }

    ScratchFolder scratch_;
    std::filesystem::path table_ = scratch_.write("table.yaml", contentsOf(sample("table.yaml")));
    WatchedTable& watched_ = toss().watched;
    const TableObservation& seen_ = toss().seen;
};

TEST_F(WatchedToss, APlayerPointsAtWhatIsWrong) {
    ASSERT_FALSE(seen_.matches.empty());
    const Match& match = seen_.matches.front();
    const auto none = said("none " + at(match));
    ASSERT_TRUE(none) << english(none.error().message);
    EXPECT_EQ(std::get<learn::NoMatch>(*none).id, match.id);
    EXPECT_EQ(std::get<learn::Turned>(*said("turned " + at(match))).id, match.id);
    EXPECT_EQ(std::get<learn::Headless>(*said("headless " + at(match))).id, match.id);
    const auto missed = said("missed 600,300 640,320.5");
    ASSERT_TRUE(missed);
    EXPECT_NE(std::get<learn::Missed>(*missed).tail, std::get<learn::Missed>(*missed).head);
    EXPECT_FALSE(said("none 0,0")) << "no match is there";
}

TEST_F(WatchedToss, IsLearnedFromOnceThePlayersAgree) {
    const referee::Teach line = lesson("none " + at(seen_.matches.front()));
    LearningTable learning(table_);
    const auto refused = learning.take(line, watched_);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().setting, "agree");
    ASSERT_TRUE(learn::remember(table_, learn::Agreement::Agreed));
    LearningTable agreed(table_);
    for (const auto& more : {line, lesson("turned " + at(seen_.matches.back()))}) {
        const auto kept = agreed.take(more, watched_);
        ASSERT_TRUE(kept) << english(kept.error().message);
    }
    const auto status = learn::statusOf(table_);
    ASSERT_TRUE(status);
    EXPECT_EQ(status->corrections, 2) << "of one look, kept once";
    EXPECT_EQ(status->pictures, 1);
}

TEST_F(WatchedToss, IsNotLearnedFromWithoutATableFile) {
    LearningTable learning(std::nullopt);
    EXPECT_FALSE(learning.take(lesson("none 600,300"), watched_));
}

} // namespace
} // namespace umpire::testing
