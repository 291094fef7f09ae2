#include "app/eye/learn/corrections.h"
#include "app/eye/learn/label_candidates.h"
#include "tests/app/run_umpire.h"

#include <gmock/gmock.h>

/// Tests the players' corrections and the training samples made from them.
namespace umpire::testing {
namespace {

using learn::HeadPlace;
using ::testing::HasSubstr;
using ::testing::SizeIs;

Match lying(const std::string& id, TablePoint tail, TablePoint head) {
    Match match;
    match.id = id;
    match.tail = tail;
    match.head = head;
    return match;
}

const std::vector<Match> kFound{lying("m1", {100_mm, 100_mm}, {142_mm, 100_mm}),
                                lying("m2", {100_mm, 200_mm}, {142_mm, 200_mm})};

JudgedCandidate candidateAt(TablePoint tail, TablePoint head, double chance) {
    JudgedCandidate candidate;
    candidate.match = lying("", tail, head);
    candidate.chance = chance;
    return candidate;
}

TEST(Corrections, PutRightWhatWasFound) {
    const auto right =
        learn::putRight(kFound, {learn::NoMatch{"m1"}, learn::Turned{"m2"},
                                 learn::Missed{{300_mm, 300_mm}, {300_mm, 342_mm}, Headed::No}});
    ASSERT_TRUE(right);
    ASSERT_THAT(*right, SizeIs(2));
    EXPECT_EQ(right->front().head, kFound[1].tail);
    EXPECT_EQ(right->back().headed, Headed::No);
    EXPECT_FALSE(learn::putRight(kFound, {learn::Headless{"m9"}}));
}

TEST(Corrections, TheLastWordAboutAMatchCounts) {
    std::vector<learn::Correction> corrections;
    for (const learn::Correction& each :
         {learn::Correction(learn::NoMatch{"m1"}), learn::Correction(learn::Missed{}),
          learn::Correction(learn::Missed{}), learn::Correction(learn::Turned{"m1"})}) {
        learn::add(corrections, each);
    }
    ASSERT_THAT(corrections, SizeIs(3));
    EXPECT_TRUE(std::holds_alternative<learn::Turned>(corrections.back()));
}

TEST(Corrections, GiveSamplesOfWhatLiesThereAndOfWhatDoesNot) {
    const std::vector<Match> truth{kFound[0]};
    const auto samples = learn::labelled(
        {candidateAt({100.5_mm, 100.3_mm}, {142.5_mm, 100_mm}, 0.4), // lies on the match
         candidateAt({142_mm, 100_mm}, {100_mm, 100.2_mm}, 0.9),     // the other way round
         candidateAt({100_mm, 101.1_mm}, {142_mm, 101.1_mm}, 0.5),   // neither on nor off the match
         candidateAt({100_mm, 101.9_mm}, {142_mm, 101.9_mm}, 0.3),   // a worse view of the match
         candidateAt({100_mm, 200_mm}, {142_mm, 200_mm}, 0.8)},      // no match lies there
        {truth, {}});
    ASSERT_THAT(samples, SizeIs(4));
    EXPECT_EQ(samples[0].head, HeadPlace::AtTail);
    EXPECT_FALSE(samples[1].isMatch);
    EXPECT_EQ(samples[2].head, HeadPlace::AtHead);
    EXPECT_FALSE(samples[3].isMatch);
}

TEST(Corrections, SayNothingOfOarsAndMasts) {
    Galley galley;
    galley.center = {120_mm, 200_mm};
    const std::vector<Galley> galleys{galley};
    EXPECT_THAT(
        learn::labelled({candidateAt({100_mm, 200_mm}, {142_mm, 200_mm}, 0.8)}, {{}, galleys}),
        SizeIs(0));
}

TEST(CorrectionsFile, SaysWhatIsWrongInIt) {
    const ScratchFolder scratch;
    const auto read = [&](const std::string& text) {
        return learn::readCorrections(scratch.write("c.json", text));
    };
    const std::string opening = R"({"schema": "umpire.corrections/1", "corrections": [)";
    ASSERT_TRUE(read(opening + R"({"is": "missed", "tail_mm": [1, 2], "head_mm": [3, 4]},
                                  {"is": "none", "id": "m1"}]})"));
    for (const std::string& text :
         {std::string(), std::string("[]"), std::string(R"({"schema": "umpire.table/1"})"),
          opening + R"({"is": "lost", "id": "m1"}]})", opening + R"({"is": "none"}]})",
          opening + R"({"is": "missed", "tail_mm": [1], "head_mm": [3, 4]}]})",
          opening + R"({"is": "missed", "tail_mm": [1e99, 2], "head_mm": [3, 4]}]})",
          opening + R"(7]})", std::string(1U << 16U, '[')}) {
        const auto corrections = read(text);
        ASSERT_FALSE(corrections) << text;
        EXPECT_EQ(corrections.error().status, ExitStatus::CannotRead);
        EXPECT_THAT(english(corrections.error().message), HasSubstr("c.json"));
    }
    EXPECT_FALSE(learn::readCorrections(scratch.file("missing.json")));
}

} // namespace
} // namespace umpire::testing
