#include "app/mind/lab/lab_text.h"
#include "tests/app/mind/lab/lab_plans.h"
#include "tests/app/run_umpire.h"

#include <csignal>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sys/resource.h>

/// Tests the file from which a lab resumes.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;

const LabHeading kHeading{"casual", std::nullopt, {}};

/// Plays the missing games, at most `most`.
std::string playInto(const std::string& file, const LabPlan& plan, int most = 1000) {
    auto kept = KeptGames::open(file, plan, kHeading);
    EXPECT_TRUE(kept) << english(kept.error().message);
    const auto add = [&](const FinishedGame& game) {
        return --most >= 0 && kept->add(game, plan).has_value();
    };
    return listed(playLab(plan, kept->played(), add, {}));
}

Failure refusalOf(const std::string& file, const LabPlan& plan) {
    const std::string before = contentsOf(file);
    const auto kept = KeptGames::open(file, plan, kHeading);
    EXPECT_FALSE(kept);
    EXPECT_EQ(contentsOf(file), before) << "a file that is refused stays as it is";
    return kept ? Failure{} : kept.error();
}

std::string textOf(const Failure& failure) {
    return english(failure.message);
}

TEST(KeptGames, GoOnToTheAnswerThatAWholeLabGives) {
    const ScratchFolder folder;
    const std::string file = folder.file("lab.jsonl");
    LabPlan plan = smallLab(3);
    const std::string whole = listed(playLab(plan, {}, goOn, {}));
    plan.threads = 2;
    playInto(file, plan, 2);
    EXPECT_EQ(std::ranges::count(contentsOf(file), '\n'), 3) << "the heading and two games";
    plan.threads = 1;
    EXPECT_EQ(playInto(file, plan), whole);
    const std::string kept = contentsOf(file);
    EXPECT_EQ(std::ranges::count(kept, '\n'), 7);
    EXPECT_EQ(playInto(file, plan, 0), whole) << "nothing is missing";
    EXPECT_EQ(contentsOf(file), kept);
    plan.games = 4;
    EXPECT_EQ(playInto(file, plan), listed(playLab(plan, {}, goOn, {}))) << "more games may follow";
}

TEST(KeptGames, AreALineOfJsonEach) {
    const ScratchFolder folder;
    const LabPlan plan = smallLab(1);
    auto kept = KeptGames::open(folder.file("lab.jsonl"), plan, kHeading);
    ASSERT_TRUE(kept);
    ASSERT_TRUE(kept->add({1, 0, {{GameResult::Lost, false, 31}, 2}}, plan));
    ASSERT_TRUE(kept->add({0, 0, {{GameResult::Drawn, true, 400}, 0}}, plan));
    const std::string text = contentsOf(folder.file("lab.jsonl"));
    EXPECT_THAT(text, HasSubstr(R"(
{"game":0,"variant":"advanced","result":"lost","actions":31,"lead_changes":2}
{"game":0,"variant":"basic","result":"left","actions":400,"lead_changes":0}
)"));
}

TEST(KeptGames, AreReadByWhoOnlyLooks) {
    const ScratchFolder folder;
    const LabPlan plan = smallLab(3);
    const std::string file = folder.file("lab.jsonl");
    const std::string played = playInto(file, plan);
    const std::string text = contentsOf(file);
    const auto lab = readKeptLab(folder.write("torn.jsonl", text + R"({"game":3)"));
    ASSERT_TRUE(lab) << english(lab.error().message);
    EXPECT_EQ(lab->game, "murus-gallicus");
    EXPECT_EQ(lab->variants, (std::vector<std::string>{"basic", "advanced"}));
    EXPECT_EQ(lab->firstSide, "roman");
    EXPECT_EQ(lab->players, 2);
    ASSERT_EQ(lab->games.size(), 2U);
    EXPECT_EQ(lab->games[0].size() + lab->games[1].size(), 6U);
    EXPECT_EQ(labFiguresOf(lab->games[1]).match.score,
              labFiguresOf(KeptGames::open(file, plan, kHeading)->played()[1]).match.score);
    const auto refused = [&](const std::string& contents) {
        const auto other = readKeptLab(folder.write("other.jsonl", contents));
        EXPECT_FALSE(other);
        return other ? "" : textOf(other.error());
    };
    EXPECT_THAT(refused(""), HasSubstr("other.jsonl: this is no file"));
    EXPECT_THAT(refused("[]\n"), HasSubstr("this is no file"));
    EXPECT_THAT(refused("{\"variants\":7}\n"), HasSubstr("this is no file"));
    EXPECT_THAT(refused(text + "{}\n"), HasSubstr("line 8 is damaged"));
    EXPECT_FALSE(readKeptLab(folder.file("none.jsonl")));
}

TEST(KeptGames, LoseATornLastLineAndNothingElse) {
    const ScratchFolder folder;
    const LabPlan plan = smallLab(2);
    const std::string file = folder.file("lab.jsonl");
    const std::string whole = playInto(file, plan);
    const std::string text = contentsOf(file);
    for (const std::size_t cut : {std::size_t(1), std::size_t(20), text.size() - 1, text.size()}) {
        const std::string torn = folder.write("torn.jsonl", text.substr(0, text.size() - cut));
        {
            const auto kept = KeptGames::open(torn, plan, kHeading);
            ASSERT_TRUE(kept) << cut << textOf(kept.error());
            EXPECT_EQ(kept->droppedTornLine(), cut != text.size()) << cut;
        }
        EXPECT_EQ(playInto(torn, plan), whole) << cut;
        EXPECT_EQ(contentsOf(torn).size(), text.size()) << cut;
    }
}

TEST(KeptGames, AreNotMixedWithThoseOfOtherOptions) {
    const ScratchFolder folder;
    const std::string file = folder.file("lab.jsonl");
    playInto(file, smallLab(1));
    LabPlan other = smallLab(1);
    other.thinking.nodes = 61;
    const Failure failure = refusalOf(file, other);
    EXPECT_EQ(failure.status, ExitStatus::WrongUsage);
    EXPECT_THAT(textOf(failure), HasSubstr("were played with nodes 60, and this command says 61"));
    other = smallLab(1);
    other.variants.pop_back();
    EXPECT_THAT(textOf(refusalOf(file, other)), HasSubstr(R"(variants ["basic","advanced"])"));
    other = smallLab(1);
    other.thinking.time = std::chrono::duration<double>(0.1);
    EXPECT_THAT(textOf(refusalOf(file, other)),
                HasSubstr("seconds null, and this command says 0.1"));
}

TEST(KeptGames, AreNeverWrittenIntoAnotherFile) {
    const ScratchFolder folder;
    const LabPlan plan = smallLab(1);
    for (const std::string text :
         {"Dear diary", "Dear diary,\nit rains.\n", "{}\n", "\n", "{\"a\":"}) {
        const Failure failure = refusalOf(folder.write("diary.txt", text), plan);
        EXPECT_EQ(failure.status, ExitStatus::CannotRead) << text;
        EXPECT_THAT(textOf(failure), HasSubstr("something else than a lab's games")) << text;
    }
    EXPECT_THAT(textOf(KeptGames::open("/dev/null", plan, kHeading).error()),
                HasSubstr("/dev/null"));
    EXPECT_THAT(textOf(KeptGames::open(folder.file("no/such/folder"), plan, kHeading).error()),
                HasSubstr("cannot be written"));
}

TEST(KeptGames, SayWhichLineIsDamaged) {
    const ScratchFolder folder;
    const LabPlan plan = smallLab(1);
    const std::string file = folder.file("lab.jsonl");
    playInto(file, plan);
    const std::string text = contentsOf(file);
    const std::string heading = text.substr(0, text.find('\n') + 1);
    for (const std::string line :
         {"", "nonsense", "[]", "{}", R"({"game":0,"variant":"basic","result":"won"})",
          R"({"game":-1,"variant":"basic","result":"won","actions":3,"lead_changes":0})",
          R"({"game":0,"variant":"basic","result":"great","actions":3,"lead_changes":0})",
          R"({"game":0,"variant":7,"result":"won","actions":3,"lead_changes":0})",
          R"({"game":1e99,"variant":"basic","result":"won","actions":3,"lead_changes":0})"}) {
        const Failure failure = refusalOf(folder.write("bad.jsonl", heading + line + "\n"), plan);
        EXPECT_EQ(failure.status, ExitStatus::CannotRead) << line;
        EXPECT_THAT(textOf(failure), HasSubstr("line 2 is damaged; delete that line")) << line;
    }
}

TEST(KeptGames, HaveOneWriter) {
    const ScratchFolder folder;
    const LabPlan plan = smallLab(1);
    const std::string file = folder.file("lab.jsonl");
    const auto first = KeptGames::open(file, plan, kHeading);
    ASSERT_TRUE(first);
    EXPECT_THAT(textOf(refusalOf(file, plan)), HasSubstr("another lab writes to the file now"));
}

/// Limits the size of every file of this process while it lives, as a full disk does.
class FullDisk {
public:
    explicit FullDisk(std::size_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit now{rlim_t(bytes), before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &now);
        signalled_ = std::signal(SIGXFSZ, SIG_IGN);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, signalled_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_{};
    void (*signalled_)(int) = nullptr;
};

TEST(KeptGames, SurviveAFullDisk) {
    const ScratchFolder folder;
    const LabPlan plan = smallLab(2);
    const std::string file = folder.file("lab.jsonl");
    const std::string whole = playInto(file, plan, 1);
    {
        auto kept = KeptGames::open(file, plan, kHeading);
        ASSERT_TRUE(kept);
        const FullDisk disk(contentsOf(file).size() + 10);
        const auto added = kept->add({1, 1, {{GameResult::Won, false, 9}, 0}}, plan);
        ASSERT_FALSE(added);
        EXPECT_EQ(added.error().status, ExitStatus::CannotWrite);
        EXPECT_THAT(textOf(added.error()), HasSubstr("is the disk full?"));
    }
    const auto kept = KeptGames::open(file, plan, kHeading);
    ASSERT_TRUE(kept);
    EXPECT_TRUE(kept->droppedTornLine());
    EXPECT_EQ(listed(kept->played()), whole) << "the game before the full disk is there";
}

} // namespace
} // namespace umpire::testing
