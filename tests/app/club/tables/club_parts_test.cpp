#include "app/club/pages/hall_permission.h"
#include "app/club/pages/notice_printer.h"
#include "app/club/pages/wall_delay.h"
#include "app/club/tables/club_hall.h"
#include "app/club/tables/club_seat.h"
#include "app/club/tables/local_network.h"
#include "app/club/tables/mqtt_line.h"
#include "app/club/tables/picture_wants.h"
#include "app/club/tables/table_hours.h"
#include "app/common/network/event_thread.h"
#include "app/game/referee/make_referee.h"
#include "tests/app/waiting.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <QCoreApplication>

/// Tests the parts of the club without a network or a database.
namespace umpire {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// Makes rows as the table's journal has them, chained by their hashes.
std::vector<EventRow> rowsOf(const std::vector<Event>& events, const std::string& record = "") {
    std::vector<EventRow> rows;
    Head head{0, record};
    for (const Event& event : events) {
        rows.push_back(rowOf(Entry{{}, event, ""}, head));
        head = {rows.back().number, rows.back().hash};
    }
    return rows;
}

/// Returns the event that the referee announces for a spoken command.
Event announced(const referee::Spoken& said) {
    const auto start = findGame("murus-gallicus")->start({}, "");
    const auto referee =
        referee::makeReferee(*std::get<SharedPosition>(*start), {}, referee::Begun::Now);
    return referee->command({}, said).front().event;
}
Event saidAtTheTable(const std::string& line) {
    return announced(referee::typed(line));
}

std::vector<std::string> openAfter(const std::vector<Event>& events) {
    OpenCalls calls;
    std::vector<std::string> open;
    for (const EventRow& row : rowsOf(events)) {
        calls.take(row);
    }
    for (const auto& [number, call] : calls.calls()) {
        open.push_back(std::to_string(number) + " " + std::string(nameOf(call.about)));
    }
    return open;
}

TEST(OpenCalls, AreOpenUntilTheGameOrTheArbiterAnswersThem) {
    const Asked tooClose{{{"d1-d3", 0.5}, {"d1-f3", 0.5}}};
    EXPECT_THAT(openAfter({tooClose}), ElementsAre("1 too_close"));
    EXPECT_THAT(openAfter({tooClose, Called{.source = Source::Chosen}}), ElementsAre());
    EXPECT_THAT(openAfter({AnswerNeeded{{}, message("which die?"), {}}}), ElementsAre())
        << "what a player has to say calls no arbiter";
    const Desynchronised differs{{{"d4", "nothing", "a stone"}}};
    EXPECT_THAT(openAfter({tooClose, differs}), ElementsAre("1 too_close", "2 differs"));
    EXPECT_THAT(openAfter({differs, StateChanged{TableState::HandOverTable}}),
                ElementsAre("1 differs"));
    EXPECT_THAT(openAfter({differs, Synchronised{}}), ElementsAre());
    EXPECT_THAT(openAfter({tooClose, differs, GameOver{}}), ElementsAre());
    EXPECT_THAT(openAfter({IllegalStands{}, saidAtTheTable("arbiter a sleeve"),
                           saidAtTheTable("note we call the arbiter"), Called{}}),
                ElementsAre("1 illegal_stands", "2 called"));
    const FlagFell flag{"gaul", StreamTime(1), AtZero::CallArbiter};
    EXPECT_THAT(openAfter({flag, FlagFell{"gaul"}}), ElementsAre("1 no_time"))
        << "where the side loses nobody is called";
    OpenCalls undone;
    for (const EventRow& row :
         rowsOf({saidAtTheTable("play d1-d3"), Undone{}, saidAtTheTable("arbiter a sleeve")})) {
        undone.take(row);
    }
    EXPECT_FALSE(undone.calls().at(3).move) << "the move was taken back";
    OpenCalls calls;
    EventRow broken = rowsOf({tooClose}).front();
    broken.payload.pop_back();
    calls.take(broken);
    EXPECT_TRUE(calls.calls().empty());
}

TEST(ClubHall, TellsTheArbiterWhatWasAskedAndWhatMayBeChosen) {
    ClubHall hall;
    const std::vector<EventRow> rows =
        rowsOf({saidAtTheTable("arbiter"), saidAtTheTable("play d1-d3"),
                Asked{{{"d7-d5", 0.5}, {"d7-f5", 0.5}}}, saidAtTheTable("arbiter a sleeve"),
                FlagFell{"gaul", {}, AtZero::CallArbiter}});
    const SettingRows settings =
        rowsOf(GameSettings{.game = "murus-gallicus", .names = {{"roman", "Antónia"}}});
    hall.begin("7", {.record = "r", .settings = settings}, {5, rows.back().hash}, rows);
    const auto calls = hallJson(hall, 0)["tables"][0]["calls"];
    EXPECT_EQ(calls[0]["move"], nullptr) << "nothing was played yet";
    EXPECT_EQ(calls[1]["text"], "what was played?");
    EXPECT_EQ(calls[1]["choices"][1]["action"], "d7-f5");
    EXPECT_EQ(calls[1]["choices"][1]["words"], "the tower of the Gauls goes from d7 to f5");
    EXPECT_EQ(calls[2]["text"], "a sleeve");
    EXPECT_EQ(calls[2]["move"], "Antónia's tower goes from d1 to d3") << "what the call is about";
    EXPECT_THAT(calls[2]["drawing"].get<std::string>(), HasSubstr("class=\"acted\""));
    EXPECT_EQ(calls[3]["player"], "gaul");
}

TEST(Rulings, AreEnteredInTheRecordWithTheirIdAndCarriedOutOnce) {
    const RulingMessage undone{"1f3a", "", "Ilona", "undo 1", "a `sleeve`:\n[moved] it"};
    const std::vector<referee::Spoken> said = commandsOf(undone);
    const Event entered = announced(said.front());
    EXPECT_EQ(entered, Event(Ruled{"Ilona", "undo 1", "a `sleeve`: [moved] it", "1f3a"}));
    EXPECT_EQ(said.back(), referee::typed("undo 1", referee::Authority::arbiter()));
    EXPECT_TRUE(hasRuling(rowsOf({Noted{"x"}, entered}), "1f3a"));
    EXPECT_FALSE(hasRuling(rowsOf({Noted{"the arbiter I rules: so [1f3a]"}, entered}), "1f3"));
    EXPECT_FALSE(hasRuling(rowsOf({Noted{"the arbiter I rules: so [1f3a]"}}), "1f3a"))
        << "a player's note is no ruling";
}

TEST(ClubMessages, ComeBackAsTheyWere) {
    const RecordMessage record{
        hashOf(SettingRows{{"game", "triremes"}}), {{"game", "triremes"}}, false};
    EXPECT_EQ(recordMessageFrom(textOf(record)), record);
    EXPECT_EQ(recordMessageFrom(R"({"instance":"i",)" + textOf(record).substr(1)), record)
        << "an older table says more than is read";
    const std::string hash(64, 'b');
    const RulingMessage ruling{"r", hash, "Ilona", "undo 1", "ő said \"no\""};
    EXPECT_EQ(rulingMessageFrom(textOf(ruling)), ruling);
    EXPECT_EQ(receivedMessageFrom(textOf(ReceivedMessage{hash, {7, hash}})),
              (ReceivedMessage{hash, {7, hash}}));
    EXPECT_EQ(healthMessageFrom(textOf(HealthMessage{true, "i", 7})),
              (HealthMessage{true, "i", 7}));
    for (const std::string table : {"7", "hall-2_b", "ABCDEFGHIJKLMNOPQRSTUVWX"}) {
        const ClubTopic topic{table, ClubTopic::What::Ruling};
        EXPECT_EQ(topicFrom(textOf(topic)), topic);
    }
    for (const std::string wrong : {"table//row", "table/7/rows", "club/7/row", "table/7/8/row",
                                    "table/ABCDEFGHIJKLMNOPQRSTUVWXY/row", "table/ő/row", ""}) {
        EXPECT_FALSE(topicFrom(wrong)) << wrong;
    }
}

/// Every byte of a message is changed once. The result is either read or refused in one line.
TEST(ClubMessages, RefuseWhatIsWrongInOneLine) {
    const RowMessage message{std::string(64, 'a'), rowsOf({Noted{"x"}}).front()};
    const std::string text = textOf(message);
    ASSERT_TRUE(rowMessageFrom(text));
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (const char put : {'"', '{', '\0', '\xff', '9'}) {
            std::string wrong = text;
            wrong[i] = put;
            const auto read = rowMessageFrom(wrong);
            EXPECT_TRUE(read ||
                        (!read.error().empty() && read.error().find('\n') == std::string::npos));
        }
        EXPECT_FALSE(rowMessageFrom(text.substr(0, i)));
    }
}

TEST(ClubHall, JudgesARowByWhatIsBeforeIt) {
    ClubHall hall;
    const RecordMessage record{hashOf(SettingRows{}), {}};
    const auto rows = rowsOf({Noted{"first"}, Noted{"second"}}, record.record);
    const EventRow &first = rows[0], &second = rows[1];
    const auto verdict = [&](const EventRow& row) { return hall.judge("7", {record.record, row}); };
    EXPECT_EQ(verdict(first), RowVerdict::Stranger);
    hall.begin("7", record, {0, record.record}, {});
    EXPECT_EQ(verdict(second), RowVerdict::Early);
    EXPECT_EQ(verdict(first), RowVerdict::Next);
    hall.add("7", record.record, first);
    EXPECT_EQ(verdict(first), RowVerdict::Repeated);
    EXPECT_EQ(verdict(second), RowVerdict::Next);
    EventRow forged = second;
    forged.payload = rowsOf({Noted{"I won"}}).front().payload;
    EXPECT_EQ(verdict(forged), RowVerdict::Changed);
    EventRow other = first;
    other.hash = second.hash;
    EXPECT_EQ(verdict(other), RowVerdict::Changed);
}

TEST(ClubHall, KnowsATableThatIsStuckAndOneThatIsGone) {
    ClubHall hall;
    const auto now = ClubHall::Clock::now();
    hall.hear("7", now);
    hall.note("7", {true, "i", 1'000'000}, 1'000'000, now);
    const auto json = [&](ClubHall::Clock::duration later) {
        return hallJson(hall, 0, now + later)["tables"][0];
    };
    EXPECT_EQ(json(5s)["stuck"], false);
    EXPECT_EQ(json(31s)["stuck"], true);
    EXPECT_EQ(json(31s)["silent_s"], 31);
    hall.note("7", {false, "another", 0}, 0, now);
    EXPECT_EQ(json(5s)["there"], true) << "the goodbye of another referee";
    hall.note("7", {false, "i", 0}, 0, now);
    EXPECT_EQ(json(31s)["there"], false);
    EXPECT_EQ(json(31s)["left"], false) << "the broker says so in its place";
    EXPECT_EQ(json(31s)["stuck"], false);
    hall.note("7", {true, "i", 1'000'000}, 1'000'000, now);
    hall.note("7", {false, "i", 1'000'001}, 1'000'001, now);
    EXPECT_EQ(json(31s)["left"], true) << "its own goodbye";
    const auto before = hall.version();
    EXPECT_EQ(hallJson(hall, before)["tables"].size(), 0U);
    hall.show("8", "{}");
    EXPECT_EQ(hallJson(hall, before)["tables"].size(), 1U);
}

TEST(PictureWants, AskEachTableOnceAndForgetWhoDoesNotAnswer) {
    using Answer = PictureWants::Answer;
    PictureWants wants;
    const PictureWants::Clock::time_point now{};
    EXPECT_EQ(wants.want("7", "a", now), Answer::Ask);
    EXPECT_EQ(wants.want("7", "a", now + 9s), Answer::Coming);
    EXPECT_FALSE(wants.take("8", "a")) << "another table was asked";
    EXPECT_TRUE(wants.take("7", "a"));
    EXPECT_FALSE(wants.take("7", "a"));
    EXPECT_EQ(wants.want("7", "b", now), Answer::Ask);
    wants.miss("7", "b");
    EXPECT_EQ(wants.want("7", "b", now), Answer::None);
    EXPECT_EQ(wants.want("7", "b", now), Answer::Ask);
    EXPECT_EQ(wants.want("7", "b", now + 11s), Answer::None) << "it did not answer";
    for (int i = 0; i < 64; ++i) {
        EXPECT_EQ(wants.want("7", std::to_string(i), now), Answer::Ask);
    }
    EXPECT_EQ(wants.want("7", "c", now), Answer::Full);
    EXPECT_EQ(wants.want("7", "c", now + 11s), Answer::Ask);
}

TEST(TableHours, HoldSoMuchForEachTableUntilTheHourIsOver) {
    TableHours hours;
    const TableHours::Clock::time_point begin{};
    EXPECT_TRUE(hours.take("7", {.records = 1, .bytes = TableHours::kMost.bytes}, begin));
    EXPECT_FALSE(hours.take("7", {.bytes = 1}, begin + 59min));
    EXPECT_TRUE(hours.take("8", {.bytes = 1}, begin + 59min)) << "another table has its own";
    EXPECT_TRUE(hours.take("7", {.faults = 1}, begin + 59min)) << "what is none of it";
    EXPECT_TRUE(hours.take("7", {.events = TableHours::kMost.events}, begin + 60min));
    EXPECT_FALSE(hours.take("7", {.events = 1}, begin + 61min));
}

TEST(WallDelay, ShowsNothingThatIsTooNew) {
    WallDelay wall(10s);
    const auto begin = WallDelay::Clock::now();
    for (int second = 0; second <= 30; ++second) {
        wall.put("7", std::to_string(second), begin + std::chrono::seconds(second));
        EXPECT_EQ(wall.at("7", begin + std::chrono::seconds(second)),
                  second < 10 ? "" : std::to_string(second - 10));
    }
    EXPECT_EQ(wall.at("7", begin + 100s), "30");
    EXPECT_EQ(wall.at("8", begin), "");
    WallDelay now(0s);
    now.put("7", "a", begin);
    now.put("7", "b", begin + 1ms);
    EXPECT_EQ(now.at("7", begin + 1ms), "b");
}

TEST(WallDelay, IsNeverYoungerThanTheDelayWhereItKeepsFewer) {
    constexpr std::chrono::seconds kDelay = 1h;
    WallDelay wall(kDelay);
    const auto begin = WallDelay::Clock::now();
    std::chrono::seconds shown{0};
    for (std::chrono::seconds at{0}; at < 2 * kDelay; ++at) {
        wall.put("7", std::to_string(at.count()), begin + at);
        const std::string state = wall.at("7", begin + at);
        ASSERT_EQ(state.empty(), at < kDelay);
        const std::chrono::seconds newest(state.empty() ? 0 : std::stoi(state));
        EXPECT_LE(newest, std::max(at - kDelay, 0s));
        EXPECT_GE(newest, shown);
        shown = newest;
    }
    EXPECT_GE(shown, kDelay - 16s) << "one of 15 seconds is kept";
}

RequestHead request(const std::string& method, const std::string& path, const std::string& token,
                    const std::string& origin = {}) {
    RequestHead head;
    head.method = method;
    head.path = path;
    head.host = "192.168.1.7:8431";
    head.authorization = token.empty() ? "" : "Bearer " + token;
    if (!origin.empty()) {
        head.origin = origin;
    }
    return head;
}

TEST(HallPermission, GivesEachGuestWhatIsHis) {
    const HallRules rules{"arbiters-token-0001", "walls-token-0000001", true};
    const auto status = [&](const RequestHead& head, const HallRules& by) {
        const auto refusal = refusalOf(head, by);
        return refusal ? refusal->status : 200;
    };
    for (const char* const page :
         {"/", "/arbiter", "/wall", "/report", "/witness", "/hall/arbiter.js", "/page/words.js"}) {
        EXPECT_EQ(status(request("GET", page, ""), rules), 200) << page;
        EXPECT_EQ(status(request("POST", page, ""), rules), 405) << page;
    }
    for (const auto& [method, path, wall] :
         {std::tuple("GET", "/hall", 401), std::tuple("POST", "/rule", 401),
          std::tuple("GET", "/games", 200), std::tuple("POST", "/sentences", 200),
          std::tuple("GET", "/witness/log", 200), std::tuple("POST", "/witness/sign", 200),
          std::tuple("POST", "/witness/publish", 401), std::tuple("POST", "/report/say", 200),
          std::tuple("POST", "/tournament/codes", 401)}) {
        EXPECT_EQ(status(request(method, path, ""), rules), 401) << path;
        EXPECT_EQ(status(request(method, path, "wrong-token-000000"), rules), 401) << path;
        EXPECT_EQ(status(request(method, path, rules.wallToken), rules), wall) << path;
        EXPECT_EQ(status(request(method, path, rules.arbiterToken), rules), 200) << path;
    }
    const auto rule = request("POST", "/rule", rules.arbiterToken, "https://evil.example");
    EXPECT_EQ(status(rule, rules), 403);
    EXPECT_EQ(
        status(request("POST", "/rule", rules.arbiterToken, "https://192.168.1.7:8431"), rules),
        200);
    HallRules open = rules;
    open.mayRule = false;
    EXPECT_EQ(status(request("GET", "/hall", rules.arbiterToken), open), 403);
    EXPECT_EQ(status(request("GET", "/games", rules.wallToken), open), 200);
    EXPECT_EQ(status(request("GET", "/report", ""), open), 200);
    EXPECT_EQ(status(request("POST", "/report/say", rules.wallToken), open), 403);
    EXPECT_EQ(status(request("GET", "/state", rules.arbiterToken), rules), 404);
}

TEST(NoticePrinter, PrintsOnWhereNobodyFetchesWhatIsPrinted) {
    ensureApplication();
    NoticePrinter printer("true");
    for (int round = 1; round <= 9; ++round) {
        EXPECT_TRUE(testing::comesTrue([&] {
            QCoreApplication::processEvents();
            return !printer.print({"", "results", round, "hu", ""});
        })) << round;
    }
}

TEST(MqttAddress, IsReadOrRefusedWithItsReason) {
    EXPECT_EQ(parseMqttAddress("mqtts://club.local", "club"),
              (MqttAddress{"club.local", 8883, true}));
    EXPECT_EQ(parseMqttAddress("mqtts://[::1]:18883", "club"), (MqttAddress{"::1", 18883, true}));
    EXPECT_EQ(parseMqttAddress("mqtt://127.0.0.1", "club"),
              (MqttAddress{"127.0.0.1", 1883, false}));
    for (const std::string wrong :
         {"", "mqtts://", "mqtts://a:0", "mqtts://a:99999", "mqtts://a:1x", "mqtts://u:p@a",
          "mqtt://192.168.1.7", "https://a", "mqtts://[::1", "mqtts://a/b"}) {
        const auto refused = parseMqttAddress(wrong, "club");
        ASSERT_FALSE(refused) << wrong;
        EXPECT_EQ(refused.error().status, ExitStatus::WrongUsage);
    }
}

TEST(LocalNetwork, ReadsWhatAvahiBrowsePrints) {
    const auto services = servicesFrom(
        "+;lo;IPv4;Umpire\\032table\\0327;_umpire-table._tcp;local\n"
        "=;lo;IPv4;Umpire\\032table\\0327;_umpire-table._tcp;local;mini.local;127.0.0.1;4040;"
        "\"game=murus-gallicus\"\n"
        "=;eth0;IPv6;Umpire\\032table\\0327;_umpire-table._tcp;local;mini.local;fe80::1;4040;\n"
        "=;eth0;IPv4;Umpire\\032table\\0327;_umpire-table._tcp;local;mini.local;10.0.0.7;4040;"
        "\"game=a\\195\\161\\\";b\" \"table=7\" \"alone\"\n"
        "=;eth0;IPv4;Kl\\.a\\\\b\\195\\161;_umpire-table._tcp;local;b.local;10.0.0.8;1;\"x=\n"
        "=;eth0;IPv4;none;_umpire-club._tcp;local;b.local;10.0.0.8;0;\n"
        "=;eth0;IPv4;none;_umpire-table._tcp;local;b.local;10.0.0.8;4x;\n"
        "=;eth0;IPv4\n\\\n=");
    EXPECT_THAT(services,
                ElementsAre(LocalService{"Kl.a\\bá", "b.local", "10.0.0.8", 1, {{"x", ""}}},
                            LocalService{"Umpire table 7",
                                         "mini.local",
                                         "10.0.0.7",
                                         4040,
                                         {{"game", "aá\";b"}, {"table", "7"}}}));
    EXPECT_THAT(servicesFrom(""), ElementsAre());
}

TEST(LocalNetwork, HasOneClubOrItIsSaidWhich) {
    const LocalService one{"Umpire club", "hall.local", "10.0.0.7", 8883, {}};
    LocalService named = one;
    named.about["host"] = "club.example";
    EXPECT_EQ(onlyClubOf({one}), "mqtts://10.0.0.7:8883");
    EXPECT_EQ(onlyClubOf({named}), "mqtts://club.example:8883");
    EXPECT_THAT(english(onlyClubOf({}).error().message), HasSubstr("announces no club; give an"));
    EXPECT_THAT(english(onlyClubOf({one, named}).error().message),
                HasSubstr("several clubs (Umpire club at hall.local, Umpire club at hall.local)"));
}

TEST(LocalNetwork, IsToldOfPagesThatOthersReachAndOfNoToken) {
    ClubSettings settings;
    settings.broker.port = 8883;
    settings.host = "10.0.0.7";
    EXPECT_EQ(
        announcedClub(settings, "https://10.0.0.7:8431/arbiter#t", "http://10.0.0.7:8430/wall"),
        (LocalService{"Umpire club",
                      "",
                      "",
                      8883,
                      {{"arbiter", "8431"}, {"host", "10.0.0.7"}, {"wall", "8430"}}}));
    settings.host.clear();
    EXPECT_EQ(announcedClub(settings, "http://127.0.0.1:8430/arbiter#t", "http://[::1]:8430/wall"),
              (LocalService{"Umpire club", "", "", 8883, {}}));
}

} // namespace
} // namespace umpire
