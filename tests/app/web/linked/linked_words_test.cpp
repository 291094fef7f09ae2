#include "app/common/network/event_thread.h"
#include "app/record/journal/journal_rows.h"
#include "app/web/linked/picture_message.h"
#include "app/web/linked/record_json.h"
#include "calibration/measure/calibration_files.h"
#include "tests/app/web/linked/linked_tables.h"
#include "tests/app/web/linked/odd_table.h"
#include "tests/app/web/server/feed_client.h"
#include "tests/films/stages/buda_stage.h"
#include "tests/films/stages/trireme_stage.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <future>
#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>
#include <QTcpSocket>

/// Tests two real programs whose players type, and what other tables may do to them.
namespace umpire::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A camera without pictures, so the game goes on until it is stopped.
const std::vector<std::string> kBlind{"--listen", "127.0.0.1:0"};
constexpr const char* kNoPictures = "telephone";

std::string someJpeg() {
    std::vector<uchar> bytes;
    cv::imencode(".jpg", cv::Mat(cv::Size(64, 48), CV_8UC3, cv::Scalar(60, 120, 180)), bytes);
    return {bytes.begin(), bytes.end()};
}

class LinkedWords : public LinkedTables {
protected:
    void SetUp() override {
        LinkedTables::SetUp();
        ensureApplication();
        at_ = freshAddress();
    }
    [[nodiscard]] std::vector<std::string> table(const std::string& side,
                                                 const std::string& game = "murus-gallicus") const {
        return with(begun(kNoPictures, side, game), kBlind);
    }
    std::unique_ptr<RunningUmpire> host() {
        auto roman =
            std::make_unique<RunningUmpire>(inviting(table("roman"), at_), StandardInput::Typed);
        awaitPort(at_.port);
        return roman;
    }
    [[nodiscard]] std::unique_ptr<RunningUmpire> guest() const {
        return std::make_unique<RunningUmpire>(joining(table("gaul"), at_), StandardInput::Typed);
    }
    /// Waits until that side's standard error contains the words.
    static bool isToldAt(const RunningUmpire& side, const std::string& words) {
        return runEventsUntil([&] { return side.errors().find(words) != std::string::npos; });
    }
    static nlohmann::json stateAt(const RunningUmpire& side) {
        const std::string errors = side.errors();
        const std::string before = "the feed is at http://127.0.0.1:";
        const std::size_t begin = errors.find(before);
        return begin == std::string::npos
                   ? nlohmann::json()
                   : get(std::stoi(errors.substr(begin + before.size())), "/state").json();
    }
    /// Returns the message with which both tables begin.
    [[nodiscard]] static TableMessage sound() {
        return {{"murus-gallicus", "basic", murus_gallicus::text(murus_gallicus::testing::start()),
                 "gaul"},
                {}};
    }

    LinkAddress at_;
};

TEST_F(LinkedWords, TakeBackAndPutRightAtBothTables) {
    const auto roman = host();
    const auto gaul = guest();
    roman->say("play d1-d3");
    ASSERT_TRUE(gaul->readUntil("make that move here")) << gaul->output();
    gaul->say("play d1-d3");
    ASSERT_TRUE(gaul->readUntil("1. roman: d1-d3"));
    roman->say("undo");
    ASSERT_TRUE(gaul->readUntil("the other table takes back d1-d3; say `undo 1` here too"));
    gaul->say("undo");
    ASSERT_TRUE(gaul->readUntil("undone: d1-d3"));
    gaul->say("correct a1 empty");
    ASSERT_TRUE(roman->readUntil("puts its record right: a1 empty; do the same here"));
    roman->say("correct a1 empty");
    ASSERT_TRUE(roman->readUntil("the record is changed: a1 empty"));
    roman->say("resign roman");
    ASSERT_TRUE(gaul->readUntil("the Romans gave up")) << gaul->output();
    gaul->kill();
    roman->kill();
    EXPECT_EQ(playedAt("roman"), playedAt("gaul"));
}

TEST_F(LinkedWords, MarkADifferenceAtBothTablesUntilOneGivesIn) {
    const auto roman = host();
    const auto gaul = guest();
    ASSERT_TRUE(gaul->readUntil("the other table is there"));
    roman->say("play d1-d3");
    ASSERT_TRUE(gaul->readUntil("make that move here"));
    EXPECT_TRUE(stateAt(*gaul).at("other_table").is_null()) << "it only has to follow";
    gaul->say("play f1-f3");
    ASSERT_TRUE(gaul->readUntil("action 1 is d1-d3 there and f1-f3 here; say `undo 1` there if "
                                "f1-f3 counts, or `undo 1` here if d1-d3 counts"))
        << gaul->output();
    ASSERT_TRUE(roman->readUntil("action 1 is f1-f3 there and d1-d3 here")) << roman->output();
    for (const RunningUmpire* side : {gaul.get(), roman.get()}) {
        const nlohmann::json differ = stateAt(*side).at("other_table");
        ASSERT_FALSE(differ.is_null());
        EXPECT_EQ(differ.at("event"), "tables_differ");
        EXPECT_THAT(differ.at("where").get<std::vector<std::string>>(),
                    ::testing::UnorderedElementsAre("d1", "d3", "f1", "f3"));
        EXPECT_THAT(differ.at("because").get<std::string>(), HasSubstr("if d1-d3 counts"));
    }
    gaul->say("undo");
    ASSERT_TRUE(gaul->readUntil("the other table plays d1-d3 as roman; make that move here\n"));
    gaul->say("play d1-d3");
    ASSERT_TRUE(gaul->readUntil("both tables have the same record again")) << gaul->output();
    ASSERT_TRUE(roman->readUntil("both tables have the same record again")) << roman->output();
    EXPECT_TRUE(stateAt(*gaul).at("other_table").is_null());
    EXPECT_TRUE(stateAt(*roman).at("other_table").is_null());
}

/// A chit of Buda 1686 is secret; the umpire at the other table knows it and does not tell it.
TEST_F(LinkedWords, KeepASecretThatWasToldAtTheOtherTable) {
    const std::string map = scratch_.file("map.yaml").string();
    ASSERT_TRUE(saveTable(films::budaTable(), map));
    RunningUmpire imperial(inviting(with(table("imperial", "buda-1686"), {"--table", map}), at_),
                           StandardInput::Typed);
    awaitPort(at_.port);
    RunningUmpire turk(joining(with(table("turk", "buda-1686"), {"--table", map}), at_),
                       StandardInput::Typed);
    ASSERT_TRUE(turk.readUntil("the other table is there")) << turk.errors();
    const RunResult legal = runUmpire({"rules", "buda-1686", "actions", "--json"});
    const auto actions = nlohmann::json::parse(legal.out).at("actions");
    ASSERT_FALSE(actions.empty());
    const auto first = actions.front().get<std::string>();
    imperial.say("play " + first);
    ASSERT_TRUE(runEventsUntil([&] { return !playedAt("turk").empty(); }))
        << first << imperial.output() << turk.output();
    EXPECT_EQ(playedAt("turk"), playedAt("imperial"));
    turk.kill();
    EXPECT_EQ(turk.output().find(first), std::string::npos) << turk.output();
}

TEST_F(LinkedWords, KeepThePictureOfTheOtherTableAndRefuseWhatIsNone) {
    const auto roman = host();
    OddGuest gaul(at_);
    ASSERT_TRUE(gaul.isOpen());
    const std::string jpeg = someJpeg();
    const LinkedPicture good{1, "d1-d3", sha256(jpeg), jpeg};
    gaul.say(textOf(sound()));
    ASSERT_TRUE(roman->readUntil("the other table is there"));
    gaul.show("no name");
    EXPECT_TRUE(isToldAt(*roman, "was refused: it does not say which action it shows"));
    gaul.show(bytesOf({1, "d1-d3", sha256("another"), jpeg}));
    EXPECT_TRUE(isToldAt(*roman, "was refused: it is not the one that its SHA-256 names"));
    const std::string half = jpeg.substr(0, jpeg.size() / 2);
    gaul.show(bytesOf({1, "d1-d3", sha256(half), half}));
    EXPECT_TRUE(isToldAt(*roman, "was refused: it is no whole JPEG"));
    const std::string large = jpeg + std::string(kMostBytesOfPicture, 'x');
    gaul.show(bytesOf({1, "d1-d3", sha256(large), large}));
    EXPECT_TRUE(isToldAt(*roman, "was refused: it has more than 1 MB"));
    EXPECT_THAT(picturesAt("roman"), IsEmpty());
    gaul.show(bytesOf(good));
    gaul.show(bytesOf(good));
    ASSERT_TRUE(runEventsUntil([&] { return !picturesAt("roman").empty(); }));
    EXPECT_TRUE(roman->readUntil("the other table shows its picture of action 1, d1-d3"));
    EXPECT_THAT(picturesAt("roman"), ElementsAre(good.sha256)) << "twice, and kept once";
}

TEST_F(LinkedWords, SendAwayWhoIsNoTableOfThisGame) {
    const auto roman = host();
    LinkAddress stranger = at_;
    stranger.token = std::string(32, '0');
    EXPECT_TRUE(OddGuest(stranger).waitForEnd());
    EXPECT_TRUE(isToldAt(*roman, "a table was sent away: it does not know the token"));
    TableMessage other = sound();
    other.setting.game = "triremes";
    std::string old = textOf(sound());
    old.replace(old.find(kLinkSchema), kLinkSchema.size(), "umpire.two-tables/9");
    for (const auto& [text, words] : std::map<std::string, std::string>{
             {"{\"game\":", "the other table says what is no record of a game"},
             {"[]", "the other table says what is no record of a game"},
             {"{\"schema\": \"umpire.two-tables/2\", \"game\": 7}", "no record of a game"},
             {old, "has another version of Umpire (it speaks umpire.two-tables/9"},
             {std::string(kMostBytesOfRecord + 1, ' '), "says more than 1 MB at once"},
             {textOf(other), "the other table plays triremes, and this table plays"}}) {
        OddGuest odd(at_);
        odd.say(text);
        EXPECT_TRUE(odd.waitForEnd()) << words;
        EXPECT_TRUE(isToldAt(*roman, words)) << words << roman->errors();
    }
    const auto gaul = guest();
    EXPECT_TRUE(gaul->readUntil("the other table is there")) << "it waits on";
    const std::string seen = contentsOf("/proc/" + std::to_string(gaul->id()) + "/cmdline");
    EXPECT_THAT(seen, HasSubstr("wss://127.0.0.1"));
    EXPECT_EQ(seen.find(at_.token), std::string::npos) << "everybody reads arguments";
}

TEST_F(LinkedWords, TakeInTheOtherTableAfterStrangersWhoSaidNothing) {
    const auto roman = host();
    {
        std::vector<QTcpSocket> silent(40);
        for (QTcpSocket& each : silent) {
            each.connectToHost(QHostAddress::LocalHost, std::uint16_t(at_.port));
            ASSERT_TRUE(each.waitForConnected());
        }
    }
    EXPECT_TRUE(OddGuest(at_).isOpen());
}

TEST_F(LinkedWords, SayInOneLineWhyTheyDoNotComeTogether) {
    const auto roman = host();
    LinkAddress token = at_;
    token.token = std::string(32, '0');
    LinkAddress certificate = at_;
    certificate.fingerprint = std::string(64, '0');
    LinkAddress nobody = at_;
    nobody.port = 1;
    const std::string map = scratch_.file("map.yaml").string();
    ASSERT_TRUE(saveTable(films::triremeTable(), map));
    struct Case {
        std::vector<std::string> arguments;
        int status;
        std::string words;
    };
    const std::vector<Case> cases{
        {with(joining(table("dark", "triremes"), at_), {"--table", map}), 2,
         "plays murus-gallicus, and this table plays"},
        {with(joining(table("gaul"), at_), {"--variant", "advanced"}), 2, "plays the variant"},
        {joining(table("roman2"), at_), 2, "plays no part in this game"},
        {joining(table("A", "war-galley"), at_), 2,
         "players lay on the table what the others may not see"},
        {table("gaul"), 2, "one table says --invite ADDRESS"},
        {with(table("gaul"), {"--with", "wss://here"}), 2, "has no port"},
        {joining(table("gaul"), token), 3, "does not know the token of the address"},
        {joining(table("gaul"), certificate), 3, "is another one than the address says"},
        {joining(table("gaul"), nobody), 3, "no table answers at 127.0.0.1:1"},
        {inviting(table("gaul"), at_), 5, "--invite: nothing can be served at 127.0.0.1:"}};
    for (const Case& each : cases) {
        const RunResult run = runUmpire(each.arguments);
        EXPECT_EQ(run.status, each.status) << each.words << run.err;
        const std::string line = run.err.substr(run.err.rfind("umpire: "));
        EXPECT_THAT(line, HasSubstr(each.words));
        EXPECT_EQ(std::ranges::count(line, '\n'), 1) << line;
        EXPECT_FALSE(std::filesystem::exists(journalOf("gaul"))) << each.words;
    }
    auto same = joining(table("roman"), at_);
    same[7] = scratch_.file("same.umpire").string();
    const RunResult run = runUmpire(same);
    EXPECT_EQ(run.status, 2);
    EXPECT_THAT(run.err, HasSubstr("both tables say that roman sits there"));
}

TEST_F(LinkedWords, LeaveATableThatSaysNoRecord) {
    const auto identity = identityIn(settingsFolder(), {"127.0.0.1"});
    ASSERT_TRUE(identity);
    std::string old = textOf(sound());
    old.replace(old.find("\"schema\""), old.find("\"game\"") - old.find("\"schema\""), "");
    for (const auto& [text, words] : std::map<std::string, std::string>{
             {"garbage", "--with: the other table says what is no record of a game"},
             {old, "has another version of Umpire (it speaks umpire.two-tables/1"}}) {
        const OddHost odd(*identity, text);
        auto run = std::async(std::launch::async,
                              [&] { return runUmpire(joining(table("roman"), odd.address())); });
        EXPECT_TRUE(runEventsUntil(
            [&] { return run.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }));
        const RunResult result = run.get();
        EXPECT_EQ(result.status, 3) << result.err;
        EXPECT_THAT(result.err, HasSubstr(words));
    }
}

} // namespace
} // namespace umpire::testing
