#include "tests/app/club/pages/served_club.h"

#include <fstream>
#include <gmock/gmock.h>
#include <QTcpSocket>
#include <QUrl>
#include <regex>

/// Tests players' reports of results by phone: two real browsers, the real `umpire club serve`,
/// PostgreSQL and the slips that the club prints.
namespace umpire::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr const char* kSaid =
    "SELECT what, said, who, player FROM tournament_change WHERE what IN ('reported', 'result') "
    "ORDER BY number";

class PlayersByTelephone : public ServedClub {
protected:
    void SetUp() override {
        Club::SetUp();
        startServer();
        arbiter = arbitersBrowser();
    }
    [[nodiscard]] std::unique_ptr<DrivenBrowser>
    arbitersBrowser(const std::vector<std::string>& more = {}) const {
        auto made = std::make_unique<DrivenBrowser>(scratch.file("arbiter"), "en", more);
        made->setScreen(1366, 900, false);
        made->open(pageOf("arbiter"));
        return made;
    }
    std::unique_ptr<DrivenBrowser> phone(const std::string& name,
                                         const std::string& language = "en") {
        auto browser = std::make_unique<DrivenBrowser>(scratch.file(name), language);
        browser->setScreen(390, 844, false);
        browser->open(reportPage());
        return browser;
    }
    [[nodiscard]] std::string reportPage() const {
        std::string page = pageOf("wall");
        return page.replace(page.find("/wall"), 5, "/report");
    }
    /// Posts to the server from that browser and returns the status and the answer.
    static std::string post(DrivenBrowser& browser, const std::string& path, const json& what) {
        return browser.valueOf("fetch('" + path +
                               "', {method: 'POST', body: " + json(what.dump()).dump() +
                               ", headers: {Authorization: 'Bearer ' + location.hash.slice(1)}})"
                               ".then(async (answer) => answer.status + ' ' + await "
                               "answer.text())");
    }
    /// Begins a tournament with its first round and reads the players' codes from the slips.
    void begin(const std::string& players = "name\nAnna\nBela\nCecil\nDora\n",
               const std::string& system = "round-robin") {
        EXPECT_EQ(post(*arbiter, "/tournament/change",
                       {{"do", "new"},
                        {"name", "Cup"},
                        {"system", system},
                        {"seats", 3},
                        {"file", "p.csv"},
                        {"players", players},
                        {"arbiter", "Ilona"}}),
                  "200 {}");
        nextRound(1);
        readSlips();
    }
    void nextRound(int round, bool goesOn = false) {
        EXPECT_EQ(
            post(*arbiter, "/tournament/change",
                 {{"do", "round"}, {"go_on", goesOn}, {"because", "late"}, {"arbiter", "Ilona"}}),
            "200 {}");
        ASSERT_TRUE(comesTrue([&] {
            return database.ask(
                       "SELECT max(number) FROM round WHERE tournament = (SELECT max(id) FROM "
                       "tournament)") == std::to_string(round);
        }));
    }
    /// Prints the slips as the arbiter's page does, and reads the codes from the print.
    void readSlips() {
        const std::string inBase64 = arbiter->valueOf(R"((async () => {
            for (;;) {
                const answer = await fetch('/tournament/notice?id=0&what=slips&round=0&language=en',
                    {headers: {Authorization: 'Bearer ' + location.hash.slice(1)}});
                if (answer.status === 202) {
                    await new Promise((wake) => setTimeout(wake, 100));
                    continue;
                }
                if (!answer.ok) return 'refused: ' + await answer.text();
                return new Promise(async (done) => {
                    const reader = new FileReader();
                    reader.onload = () => done(reader.result.split(',')[1]);
                    reader.readAsDataURL(await answer.blob());
                });
            }
        })())");
        ASSERT_THAT(inBase64, StartsWith("JVBERi"));
        const auto pdf = scratch.file("slips.pdf");
        const QByteArray bytes = QByteArray::fromBase64(QByteArray::fromStdString(inBase64));
        std::ofstream(pdf, std::ios::binary).write(bytes.data(), bytes.size());
        if (const char* folder = std::getenv("UMPIRE_PICTURES"); folder != nullptr) {
            std::filesystem::copy_file(pdf, std::filesystem::path(folder) / "slips.pdf",
                                       std::filesystem::copy_options::overwrite_existing);
        }
        const auto text = scratch.file("slips.txt");
        ASSERT_EQ(std::system(("pdftotext -layout " + pdf.string() + " " + text.string()).c_str()),
                  0); // NOLINT(concurrency-mt-unsafe)
        std::ifstream file(text);
        const std::string said(std::istreambuf_iterator<char>(file), {});
        std::istringstream seats(database.ask(
            "SELECT name FROM seat JOIN player ON player.tournament = seat.tournament AND "
            "player.number = seat.player WHERE seat.tournament = (SELECT max(id) FROM tournament) "
            "AND round = (SELECT max(number) FROM round WHERE round.tournament = seat.tournament) "
            "AND (SELECT "
            "bye FROM pairing WHERE pairing.tournament = seat.tournament AND pairing.round = "
            "seat.round AND pairing.place = seat.place) IS NULL ORDER BY place, seat"));
        static const std::regex kCode("[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}");
        std::sregex_iterator code(said.begin(), said.end(), kCode);
        for (std::string name; std::getline(seats, name); ++code) {
            ASSERT_NE(code, std::sregex_iterator()) << said;
            codes[name] = code->str();
        }
        EXPECT_EQ(code, std::sregex_iterator()) << said;
    }
    static void type(DrivenBrowser& browser, const std::string& code) {
        ASSERT_TRUE(browser.waitFor("document.getElementById('code') !== null"));
        browser.valueOf("document.getElementById('code').value = '" + code + "'");
        browser.tap("#open");
    }
    std::unique_ptr<DrivenBrowser> phoneOf(const std::string& name) {
        auto browser = phone(name);
        type(*browser, codes.at(name));
        return browser;
    }
    static void tapResult(DrivenBrowser& browser, int which) {
        const std::string button = "#results > button:nth-child(" + std::to_string(which) + ")";
        ASSERT_TRUE(browser.waitFor("document.querySelector('" + button + "') !== null"))
            << browser.valueOf("document.body.innerText");
        browser.tap(button);
    }
    /// What a phone gets that only looks.
    std::string look(const std::string& code) {
        return post(*arbiter, "/report/say?language=hu", {{"code", code}});
    }
    /// What a phone gets that says that by itself.
    std::string say(int round, int table, const std::string& code, const std::string& result) {
        return post(*arbiter, "/report/say?language=hu",
                    {{"round", round}, {"table", table}, {"code", code}, {"result", result}});
    }

    /// The status that a stranger gets at that address of this machine.
    [[nodiscard]] std::string statusAt(const std::string& address, const std::string& code) const {
        const QUrl page(QString::fromStdString(reportPage()));
        const std::string body = json{{"code", code}}.dump();
        QTcpSocket socket;
        socket.bind(QHostAddress(QString::fromStdString(address)));
        socket.connectToHost(page.host(), quint16(page.port()));
        socket.write(("POST /report/say HTTP/1.1\r\nHost: club\r\nAuthorization: Bearer " +
                      page.fragment().toStdString() +
                      "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body)
                         .c_str());
        while (!socket.canReadLine() && socket.waitForReadyRead(60000)) {
        }
        return socket.readLine().mid(9, 3).toStdString();
    }

    std::unique_ptr<DrivenBrowser> arbiter;
    std::map<std::string, std::string> codes;
};

TEST_F(PlayersByTelephone, OneReportsTheOtherConfirmsAndItStands) {
    begin();
    // The wall's code leads to the page.
    DrivenBrowser wall(scratch.file("wall"), "en");
    wall.setScreen(1366, 900, false);
    wall.open(pageOf("wall"));
    ASSERT_TRUE(wall.shows("cup", "Players: after the game, scan this"));
    EXPECT_EQ(scannedOn(wall), reportPage());
    wall.keepPicture("report-wall");

    auto anna = phone("anna");
    type(*anna, "AAAA-AAAA");
    ASSERT_TRUE(anna->shows("wrong", "No player has this code."))
        << anna->valueOf("document.body.innerText");
    anna->keepPicture("report-code");
    std::string typed = codes.at("Anna");
    typed.erase(typed.find('-'), 1);
    type(*anna, typed);
    ASSERT_TRUE(anna->shows("view", "You are Anna"));
    anna->keepPicture("report-results");
    tapResult(*anna, 1);
    ASSERT_TRUE(anna->shows("state", "You said: Anna wins. It counts once everybody"));
    anna->keepPicture("report-waits");
    EXPECT_EQ(database.ask(kSaid), "reported|1-0|Anna|1");

    // After a restart the server still has the reported results.
    server.reset();
    startServer();
    auto dora = phoneOf("Dora");
    ASSERT_TRUE(dora->shows("view", "Anna says: Anna wins."));
    dora->keepPicture("report-confirm");
    dora->tap("#confirm");
    ASSERT_TRUE(dora->shows("state", "✓ The result is in: 1 – 0"))
        << dora->valueOf("document.body.innerText");
    EXPECT_TRUE(anna->shows("state", "✓ The result is in: 1 – 0"))
        << anna->valueOf("document.body.innerText");
    EXPECT_EQ(database.ask(kSaid),
              "reported|1-0|Anna|1\nreported|1-0|Dora|4\nresult|1-0|Anna, Dora|4");
    arbiter->tap("#show_tournament");
    EXPECT_TRUE(arbiter->shows("cup_pairings", "by phone: Anna, Dora"));

    // The next round opens without a reload, and reports for the last round are refused.
    EXPECT_THAT(say(1, 1, codes.at("Anna"), "0-1"), StartsWith("409 "));
    nextRound(2, true);
    EXPECT_THAT(say(1, 1, codes.at("Anna"), "0-1"), StartsWith("404 "));
    ASSERT_TRUE(anna->shows("about", "Round 2")) << anna->valueOf("document.body.innerText");
    EXPECT_TRUE(anna->shows("state", "How did the game end?"));
    EXPECT_TRUE(anna->shows("view", "You are Anna"));
}

TEST_F(PlayersByTelephone, WhoDifferCallTheArbiterWhoseWordStands) {
    begin();
    auto bela = phoneOf("Bela");
    tapResult(*bela, 1);
    auto cecil = phoneOf("Cecil");
    ASSERT_TRUE(cecil->shows("view", "Bela says: Bela wins."));
    cecil->tap("#other");
    tapResult(*cecil, 2);
    ASSERT_TRUE(cecil->shows("state", "▲ You do not say the same. The arbiter is called."));
    cecil->keepPicture("report-differ");
    EXPECT_TRUE(bela->shows("state", "▲ You do not say the same. The arbiter is called."));
    ASSERT_TRUE(arbiter->shows("calls", "the players say different results"));
    EXPECT_TRUE(arbiter->shows("calls", "Bela says: Bela wins. Cecil says: Draw."));
    arbiter->keepPicture("report-call");
    arbiter->tap("#calls button");
    ASSERT_TRUE(arbiter->waitFor("document.getElementById('ask').open"));
    arbiter->valueOf("document.getElementById('name').value = 'Ilona'");
    arbiter->tap(".choices button:nth-child(3)");
    EXPECT_TRUE(bela->shows("state", "✓ The result is in: 0 – 1"));
    EXPECT_TRUE(arbiter->shows("calls", "Nobody needs the arbiter"));
    // A result that the arbiter entered stays, even if both players report another.
    EXPECT_THAT(say(1, 2, codes.at("Bela"), "1-0"), StartsWith("409 "));
    EXPECT_THAT(say(1, 2, codes.at("Cecil"), "1-0"), StartsWith("409 "));
    EXPECT_EQ(database.ask(kSaid),
              "reported|1-0|Bela|2\nreported|draw|Cecil|3\nresult|0-1|Ilona|0");
    // Reports from before the arbiter took the result back are void.
    EXPECT_EQ(post(*arbiter, "/tournament/change",
                   {{"do", "result"},
                    {"round", 1},
                    {"table", 2},
                    {"result", "none"},
                    {"because", "a mistake"},
                    {"arbiter", "Ilona"}}),
              "200 {}");
    EXPECT_TRUE(bela->shows("state", "How did the game end?"))
        << bela->valueOf("document.body.innerText");
}

TEST_F(PlayersByTelephone, WhoWaitsFiveMinutesGetsTheArbiter) {
    begin();
    auto anna = phoneOf("Anna");
    tapResult(*anna, 2);
    ASSERT_TRUE(anna->shows("state", "You said: Draw."));
    EXPECT_TRUE(arbiter->shows("calls", "Nobody needs the arbiter"));
    ASSERT_EQ(database.ask("UPDATE tournament_change SET changed_at = changed_at - interval '5 "
                           "minutes' WHERE what = 'reported'"),
              "UPDATE 1");
    EXPECT_TRUE(anna->shows("state", "▲ Not everybody has confirmed within five minutes."));
    EXPECT_TRUE(arbiter->shows("calls", "not everybody confirms the result"));
    EXPECT_THAT(say(1, 1, codes.at("Dora"), "draw"), HasSubstr("stands"));
    EXPECT_TRUE(arbiter->shows("calls", "Nobody needs the arbiter"));
    EXPECT_TRUE(anna->shows("state", "✓ The result is in: ½ – ½"));
}

TEST_F(PlayersByTelephone, NobodySpeaksForAnotherOrGuesses) {
    begin();
    const std::string anna = codes.at("Anna");
    EXPECT_THAT(post(*arbiter, "/report/say?language=hu",
                     {{"round", 1}, {"table", 1}, {"code", anna}, {"result", "+-"}}),
                StartsWith("400 a játékosok a lejátszott játszma végét mondják meg; "));
    EXPECT_THAT(say(1, 9, anna, "1-0"), StartsWith("404 ennek a játékosnak most másik játszmája "));
    EXPECT_THAT(say(1, 2, anna, "1-0"), StartsWith("404 ")) << "another one's table";
    EXPECT_THAT(say(2, 1, anna, "1-0"), StartsWith("404 "));
    EXPECT_THAT(say(1, 1, anna, "1-0"), StartsWith("200 "));
    EXPECT_THAT(say(1, 1, anna, "1-0"), StartsWith("200 ")) << "once more";
    EXPECT_EQ(database.ask(kSaid), "reported|1-0|Anna|1");
    EXPECT_EQ(arbiter->valueOf("fetch('/report/say', {method: 'POST', body: '{}'})"
                               ".then((answer) => answer.status)"),
              401);
    // New codes replace the old ones, and the new slips show the new codes.
    EXPECT_EQ(post(*arbiter, "/tournament/codes", {{"id", 1}, {"arbiter", "Ilona"}}), "200 {}");
    EXPECT_THAT(say(1, 1, anna, "1-0"), StartsWith("403 "));
    readSlips();
    EXPECT_NE(codes.at("Anna"), anna);
    EXPECT_THAT(say(1, 1, codes.at("Anna"), "1-0"), StartsWith("200 "));
    const std::string nobodys = look("AAAA-AAA0");
    EXPECT_THAT(nobodys, StartsWith("403 ez egyik játékosnak sem a kódja"));
    for (int i = 1; i < 4; ++i) {
        EXPECT_EQ(i % 2 == 1 ? look("AAAA-AAA" + std::to_string(i)) : say(9, 9, "AAAA-AAAA", "1-0"),
                  nobodys);
    }
    EXPECT_THAT(look(codes.at("Anna")), StartsWith("429 túl sok hibás kód")) << "a right one too";
    EXPECT_THAT(say(1, 2, codes.at("Bela"), "1-0"), StartsWith("429 "));
    EXPECT_EQ(statusAt("127.0.0.4", codes.at("Bela")), "200");
    for (int i = 5; i < 100; ++i) {
        EXPECT_EQ(statusAt("127.0.1." + std::to_string(i / 5), "AAAA-AAAA"), "403") << i;
    }
    EXPECT_EQ(statusAt("127.0.0.4", codes.at("Bela")), "429") << "nobody may try";
    EXPECT_TRUE(
        arbiter->shows("calls", "too many wrong codes, so no code is taken for ten minutes"));
    EXPECT_EQ(database.ask(kSaid), "reported|1-0|Anna|1");
}

TEST_F(PlayersByTelephone, WhatWasSaidOfAnotherPairingCountsNoMore) {
    begin();
    EXPECT_THAT(say(1, 1, codes.at("Anna"), "1-0"), HasSubstr("waits"));
    EXPECT_EQ(
        post(*arbiter, "/tournament/change",
             {{"do", "pair"}, {"round", 1}, {"pairs", {{1, 3}, {2, 4}}}, {"arbiter", "Ilona"}}),
        "200 {}");
    EXPECT_THAT(say(1, 1, codes.at("Cecil"), "1-0"), HasSubstr("waits"));
}

TEST_F(PlayersByTelephone, PagesFitTwiceAsLargeInEachLanguage) {
    const std::string name = "Bartholomew Featherstonehaugh-Cholmondeley";
    begin("name\n" + name + "\nBela\n");
    const std::string troubles =
        contentsOf(UMPIRE_SOURCE_DIR "/tests/app/web/telephone/page_troubles.js");
    const auto photograph = [&](DrivenBrowser& browser, const std::string& what) {
        for (const auto& [width, height] : {std::pair(390, 844), std::pair(195, 422)}) {
            browser.setScreen(width, height, width == 195);
            EXPECT_EQ(browser.settled(troubles, json::array()), json::array())
                << what << " at " << width;
            browser.keepPicture("report-" + what + "-" + std::to_string(width));
        }
    };
    for (const std::string language : {"en", "hu", "bg", "ru", "pl"}) {
        auto browser = phone("phone-" + language, language);
        ASSERT_TRUE(browser->waitFor("document.getElementById('code') !== null"));
        photograph(*browser, "code-" + language);
        type(*browser, codes.at("Bela"));
        ASSERT_TRUE(browser->waitFor("document.getElementById('results') !== null || "
                                     "document.getElementById('other') !== null"));
        photograph(*browser, "open-" + language);
    }
}

TEST_F(PlayersByTelephone, SayPlacesOfThreeAndBoardsOfTeams) {
    begin("name\nA1\nB1\nC1\n", "groups");
    auto first = phoneOf("A1");
    ASSERT_TRUE(first->waitFor("document.querySelectorAll('#results input').length === 3"));
    first->valueOf("document.querySelectorAll('#results input').forEach((each, k) => { each.value "
                   "= [2, 1, 3][k]; })");
    first->tap("#results > button");
    ASSERT_TRUE(first->shows("state", "You said: 2. "));
    EXPECT_THAT(say(1, 1, codes.at("B1"), "2,1,3"), HasSubstr("waits"));
    EXPECT_THAT(say(1, 1, codes.at("C1"), "2,1,3"), HasSubstr("stands"));
    EXPECT_TRUE(first->shows("state", "✓ The result is in: 1 – 2 – 0"));

    begin("name,board 1,board 2\nX,P,Q\nY,R,S\n");
    auto team = phoneOf("X");
    ASSERT_TRUE(team->waitFor("document.querySelectorAll('#results input').length === 2"));
    team->valueOf("document.querySelectorAll('#results input').forEach((each, k) => { each.value "
                  "= [1.5, 0.5][k]; })");
    team->tap("#results > button");
    ASSERT_TRUE(team->shows("state", "You said: 1.5:0.5"));
    EXPECT_THAT(say(1, 1, codes.at("Y"), "1.5:0.5"), HasSubstr("stands"));
    EXPECT_TRUE(team->shows("state", "✓ The result is in: 1½ – ½"));
}

/// On a network, a page sends codes over HTTPS only.
TEST_F(PlayersByTelephone, ReportOverHttpsWhereOtherMachinesReachTheClub) {
    server.reset();
    startServer("0.0.0.0:0");
    const std::vector<std::string> trusting = {"--ignore-certificate-errors"};
    arbiter.reset();
    arbiter = arbitersBrowser(trusting);
    begin();
    DrivenBrowser wall(scratch.file("wall"), "en");
    wall.setScreen(1366, 900, false);
    wall.open(pageOf("wall"));
    ASSERT_TRUE(wall.shows("cup", "Players: after the game, scan this"));
    const std::string page = scannedOn(wall);
    EXPECT_THAT(page, StartsWith("https://"));
    DrivenBrowser phone(scratch.file("phone"), "en", trusting);
    phone.setScreen(390, 844, false);
    phone.open(page);
    type(phone, codes.at("Anna"));
    EXPECT_TRUE(phone.shows("view", "You are Anna")) << phone.valueOf("document.body.innerText");
    EXPECT_EQ(post(wall, "/report/say",
                   {{"round", 1}, {"table", 1}, {"code", codes.at("Anna")}, {"result", "1-0"}}),
              "403 a player's code is taken over HTTPS only\n");
    EXPECT_EQ(database.ask(kSaid), "");
}

} // namespace
} // namespace umpire::testing
