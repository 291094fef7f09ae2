#include "app/club/reports/player_code.h"
#include "app/club/tables/club_seat.h"
#include "tests/app/club/tables/club.h"
#include "tests/app/run_umpire.h"
#include "tests/app/waiting.h"
#include "tests/app/web/server/feed_client.h"
#include "tests/app/web/server/played_game.h"

#include <map>

/// Tests with the real `umpire club serve --delay` what spectators see in a club that delays its
/// pages.
namespace umpire::testing {
namespace {

using nlohmann::json;

class DelayedClub : public Club {
protected:
    void start(const std::string& delay) {
        server.reset();
        server = std::make_unique<RunningUmpire>(Arguments{"club", "serve", folder().string(),
                                                           "--listen", "127.0.0.1:0", "--delay",
                                                           delay, "--unannounced"});
        ASSERT_TRUE(comesTrue([&] {
            return server->errors().find("the wall's page is http") != std::string::npos;
        })) << server->errors();
    }
    /// Sends the request under the page's address and returns the server's answer.
    [[nodiscard]] Answer tell(const std::string& who, const std::string& request,
                              const std::string& body = {}) const {
        const std::string said = server->errors();
        const std::size_t page = said.find("the " + who + "'s page is ");
        const std::size_t sign = said.find('#', page);
        const int at = std::atoi(said.c_str() + said.find("127.0.0.1:", page) + sizeof "127.0.0.1");
        return ask(at, request, bearer(said.substr(sign + 1, said.find('\n', sign) - sign - 1)),
                   body);
    }
    [[nodiscard]] json arbiters(const std::string& address) const {
        return tell("arbiter", "GET " + address).json();
    }
    [[nodiscard]] std::map<std::string, std::string> walls() const {
        std::map<std::string, std::string> answers;
        for (const char* const address :
             {"/games", "/standings", "/witness/shown", "/witness/log", "/hall", "/tournament"}) {
            const Answer answer = tell("wall", std::string("GET ") + address);
            answers[address] = std::to_string(answer.status) + " " + answer.body;
        }
        return answers;
    }
    [[nodiscard]] std::string report(const std::string& code) const {
        const Answer answer = tell("wall", "POST /report/say", json{{"code", code}}.dump());
        return std::to_string(answer.status) + " " + answer.body;
    }
    /// As the slip of the tournament's player has it.
    [[nodiscard]] std::string codeOf(int player) const {
        return reports::playerCode(database.ask("SELECT secret FROM code_secret"), 1, player);
    }
    /// A tournament begins, and table 1 plays a game to its end.
    void play() {
        for (const json& change : {json{{"do", "new"},
                                        {"name", "Cup"},
                                        {"system", "round-robin"},
                                        {"file", "p.csv"},
                                        {"players", "name\nAnna\nBéla\n"},
                                        {"arbiter", "Ilona"}},
                                   json{{"do", "round"}, {"arbiter", "Ilona"}}}) {
            EXPECT_EQ(tell("arbiter", "POST /tournament/change", change.dump()).body, "{}");
        }
        auto opened = ClubSeat::open(*readClubKey("mqtts://127.0.0.1:" + std::to_string(port), "1",
                                                  tableKeyIn(folder(), "1")),
                                     game.file(), [this](const Message& said) { hear(said); });
        ASSERT_TRUE(opened);
        seat = *std::move(opened);
        game.writeAll();
        const LiveListener heard = seat->listener();
        heard.position(PlayedGame("murus-gallicus").shown());
        ASSERT_TRUE(heard.announce({{}, StateChanged{}}));
        ASSERT_TRUE(comesTrue([&] {
            const json seals = arbiters("/witness/shown");
            return kept("1") == written(game.file()) &&
                   seals.value("waiting", 0) + seals.value("size", 0) == 1 &&
                   arbiters("/hall")["tables"].dump().find("murus-gallicus") != std::string::npos;
        })) << server->errors();
    }

    WritingTable game{scratch.file("1.umpire"), "murus-gallicus", 3, 1000};
    std::unique_ptr<ClubSeat> seat;
    std::unique_ptr<RunningUmpire> server;
};

TEST_F(DelayedClub, TellsSpectatorsNothingBeforeTheDelayIsOver) {
    start("3600");
    ASSERT_FALSE(HasFatalFailure());
    ASSERT_TRUE(comesTrue([&] { return tell("wall", "GET /witness/log").status == 200; }));
    const auto before = walls();
    const std::string nobodys = report("AAAA-AAAA");
    EXPECT_EQ(nobodys.substr(0, 4), "403 ");
    play();
    ASSERT_FALSE(HasFatalFailure());
    EXPECT_EQ(arbiters("/tournament?id=0")["tournament"]["name"], "Cup");
    EXPECT_EQ(walls(), before) << "no game, no result, and no seal of a game that is over";
    EXPECT_EQ(database.ask("SELECT count(*) FROM checkpoint"), "0");
    // A code of nobody is answered as before there was a tournament; a player learns of the round.
    EXPECT_EQ(report("AAAA-AAAA"), nobodys);
    const json bela = json::parse(report(codeOf(2)).substr(4));
    EXPECT_EQ(bela["name"], "Béla");
    EXPECT_EQ(bela["table"], 1);
    EXPECT_EQ(walls(), before);
    // The arbiter may say that games are over.
    EXPECT_EQ(tell("arbiter", "POST /witness/publish").json()["size"], 1);
    EXPECT_EQ(tell("wall", "GET /witness/shown").json()["size"], 1);
}

TEST_F(DelayedClub, TellsSpectatorsAllOfItWhenTheDelayIsOver) {
    start("1");
    ASSERT_FALSE(HasFatalFailure());
    play();
    ASSERT_FALSE(HasFatalFailure());
    EXPECT_TRUE(comesTrue([&] {
        return tell("wall", "GET /games").json()["tables"].size() == 1 &&
               tell("wall", "GET /standings").json().value("name", "") == "Cup" &&
               tell("wall", "GET /witness/shown").json()["size"] == 1;
    })) << walls().at("/standings");
}

/// The games are compared, and not their number.
TEST_F(DelayedClub, SealsNoGameBeforeItsOwnDelayIsOver) {
    start("3");
    ASSERT_FALSE(HasFatalFailure());
    play();
    ASSERT_FALSE(HasFatalFailure());
    const auto sealed = [&] { return tell("wall", "GET /witness/shown").json()["size"]; };
    ASSERT_TRUE(comesTrue([&] { return sealed() == 1; })) << server->errors();
    // The game at table 1 goes on, and the one at table 2 ends.
    game.append({{}, Undone{.actions = {"resign"}}, ""});
    ASSERT_TRUE(seat->listener().announce({{}, StateChanged{}}));
    ASSERT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); }));
    seat.reset();
    WritingTable other(scratch.file("2.umpire"), "murus-gallicus", 4, 1000);
    auto second = ClubSeat::open(
        *readClubKey("mqtts://127.0.0.1:" + std::to_string(port), "2", tableKeyIn(folder(), "2")),
        other.file(), [this](const Message& said) { hear(said); });
    ASSERT_TRUE(second);
    other.writeAll();
    ASSERT_TRUE((*second)->listener().announce({{}, StateChanged{}}));
    ASSERT_TRUE(comesTrue([&] { return sealed() == 2; })) << server->errors();
    EXPECT_EQ(database.ask("SELECT min(published_at) - (SELECT max(received_at) FROM event WHERE "
                           "table_name = '2' AND kind = 'outcome') >= interval '3 seconds' FROM "
                           "checkpoint WHERE size = 2"),
              "t");
}

} // namespace
} // namespace umpire::testing
