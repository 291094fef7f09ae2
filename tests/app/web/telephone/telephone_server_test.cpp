#include "tests/app/web/telephone/served_telephone.h"

#include <algorithm>
#include <cctype>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

/// Tests the real program with the requests of a phone's page.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using Json = nlohmann::ordered_json;

const std::string kToss = "toss/toss-0033.jpg";

Json scoreOf(const std::string& picture, const std::vector<std::string>& more) {
    const Arguments score{"score", sample(picture), "--json", "--table", sample("table.yaml")};
    return Json::parse(runUmpire(with(score, more)).out, nullptr, false);
}

std::string failureIn(const Answer& answer) {
    const Json said = Json::parse(answer.body, nullptr, false);
    return said.is_object() ? said.value("failure", "") : "";
}

TEST(TelephoneServer, RulesAsUmpireScoreDoesToTheDigit) {
    const ServedTelephone served;
    int number = 0;
    for (const std::string picture : {"toss/toss-0033.jpg", "toss/toss-0001.jpg"}) {
        ASSERT_EQ(served.send(contentsOf(sample(picture))).status, 200);
        const std::string toss = "?toss=" + std::to_string(++number);
        for (const bool counted : {false, true}) {
            const Answer ruled =
                served.ask("GET /telephone/ruling" + toss + "&attacker=g1&target=g2" +
                           (counted ? "&dropped=3" : ""));
            ASSERT_EQ(ruled.status, 200) << ruled.body;
            Json score =
                counted ? scoreOf(picture, {"--attacker", "g1", "--target", "g2", "--dropped", "3"})
                        : scoreOf(picture, {"--attacker", "g1", "--target", "g2"});
            score["toss"].erase("taken"); // on the page, both galleys are tapped
            EXPECT_EQ(Json::parse(ruled.body)["ruling"].dump(), score.dump()) << picture;
        }
        const Answer below =
            served.ask("GET /telephone/ruling" + toss + "&attacker=g1&target=g2&dropped=-5");
        EXPECT_EQ(below.status, 422);
        EXPECT_EQ(failureIn(below), "`dropped`: give a whole number from 0 to 200");
        const Answer drawn =
            served.ask("GET /telephone/ruling.jpg" + toss + "&attacker=g1&target=g2");
        EXPECT_THAT(drawn.head, HasSubstr("image/jpeg"));
        EXPECT_TRUE(drawn.body.starts_with("\xFF\xD8"));
    }
}

TEST(TelephoneServer, CountsTheHitsAfterThePlayersDecisions) {
    const ServedTelephone served;
    ASSERT_EQ(served.send(contentsOf(sample("showcase/showcase.jpg"))).status, 200);
    const auto ask = [&](const std::string& decided) {
        return served.ask("GET /telephone/ruling?toss=1&attacker=g1&target=g2" + decided);
    };
    const auto hits = [&](const std::string& decided) {
        const Json toss = Json::parse(ask(decided).body)["settled"]["toss"];
        return std::pair(toss["hits_min"].get<int>(), toss["hits_max"].get<int>());
    };
    const Json open = Json::parse(ask("").body);
    EXPECT_EQ(open["settled"].dump(), open["ruling"].dump()) << "nobody decided anything";
    ASSERT_EQ(open["questions"].size(), 1U);
    const std::string match = open["questions"][0]["key"];
    EXPECT_EQ(hits(""), std::pair(2, 3));
    EXPECT_EQ(hits("&" + match + "=true"), std::pair(3, 3));
    EXPECT_EQ(hits("&" + match + "=false"), std::pair(2, 2));
    EXPECT_EQ(hits("&m99=true&touch=true&range=false"), std::pair(2, 3)) << "none was asked";
    const auto drawn = [&](const std::string& decided) {
        return served.ask("GET /telephone/ruling.jpg?toss=1&attacker=g1&target=g2" + decided);
    };
    EXPECT_NE(drawn("").body, drawn("&" + match + "=false").body) << "the picture still asks";
    EXPECT_EQ(drawn("&count=many").status, 422);
    EXPECT_EQ(failureIn(ask("&" + match + "=perhaps")), "`" + match + "`: write true or false");
    EXPECT_EQ(failureIn(ask("&count=many")), "`count`: give a whole number from 0 to 200");
}

TEST(TelephoneServer, SeesWhatUmpireLookSees) {
    const ServedTelephone served;
    const Answer seen = served.send(contentsOf(sample(kToss)));
    Json look = Json::parse(seen.body)["look"];
    look["picture"]["path"] = sample(kToss);
    const RunResult looked =
        runUmpire({"look", sample(kToss), "--json", "--what",
                   "galleys,matches,orders,stones,dice,codes", "--table", sample("table.yaml")});
    const Json expected = Json::parse(looked.out);
    EXPECT_EQ(look["galleys"].dump(), expected["galleys"].dump());
    EXPECT_EQ(look["matches"].dump(), expected["matches"].dump());
    EXPECT_EQ(look["picture"].dump(), expected["picture"].dump());
}

TEST(TelephoneServer, SaysWhatIsWrongWithAPictureInTheReadersLanguageAndGoesOn) {
    const ServedTelephone served;
    const std::string whole = contentsOf(sample(kToss));
    const auto after = [](const std::string& head) { return head + std::string(4000, '\0'); };
    const std::vector<std::pair<std::string, std::string>> wrong = {
        {"", "пуст"},
        {after(std::string("\0\0\0\x18", 4) + "ftypheic"), "HEIC"},
        {after(std::string("\0\0\0\x18", 4) + "ftypmp42"), "HEIC"},
        {after("GIF89a"), "GIF"},
        {"no picture at all", "JPEG"},
        {whole.substr(0, whole.size() / 2), "обрезан"},
        {after(whole.substr(0, 600)), "JPEG"}};
    for (const auto& [picture, word] : wrong) {
        const Answer answer = served.send(picture, "ru");
        EXPECT_EQ(answer.status, 422) << word;
        EXPECT_THAT(failureIn(answer), HasSubstr(word));
        EXPECT_THAT(failureIn(answer), Not(HasSubstr("\n")));
        EXPECT_THAT(failureIn(answer), Not(HasSubstr("telephone")));
    }
    EXPECT_EQ(served.send(whole, "ru").status, 200);
    const std::string asked = "GET /telephone/ruling?lang=hu&attacker=g1";
    EXPECT_THAT(failureIn(served.ask(asked + "&target=g2&toss=9")), HasSubstr("kép"));
    EXPECT_THAT(failureIn(served.ask(asked + "&target=g77&toss=1")), HasSubstr("g77"));
    EXPECT_EQ(failureIn(served.ask(asked + "&target=g1&toss=1")).empty(), false);
    EXPECT_EQ(failureIn(served.ask(asked + "&target=g2&toss=1&dropped=-5")),
              "`dropped`: egész számot adj meg, 0–200");
    EXPECT_EQ(served.ask(asked + "&target=g2&toss=1").status, 200);
}

TEST(TelephoneServer, RefusesAPictureOf100MegabytesBeforeItComes) {
    const ServedTelephone served;
    const Connection connection(served.port());
    connection.send(
        "POST /telephone/toss HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000000\r\n" +
        served.field() + "\r\n");
    for (int part = 0; part < 8; ++part) { // a browser is still sending when the answer comes
        connection.send(std::string(1 << 20, 'x'));
    }
    EXPECT_THAT(connection.receiveAll(), HasSubstr("413"));
    EXPECT_EQ(served.ask("GET /telephone/here").status, 200);
}

TEST(TelephoneServer, ListensToNoPageFromElsewhere) {
    const ServedTelephone served;
    const auto statusWith = [&](const std::string& fields) {
        return testing::ask(served.port(), "GET /telephone/here", fields).status;
    };
    const std::string own = "127.0.0.1:" + std::to_string(served.port());
    EXPECT_EQ(statusWith(served.field()), 200);
    EXPECT_EQ(statusWith("Origin: http://" + own + "\r\nHost: " + own + "\r\n" + served.field()),
              200);
    EXPECT_EQ(statusWith("Host: 192.168.1.7:8420\r\n" + served.field()), 200);
    EXPECT_EQ(statusWith("Origin: http://evil.example\r\n" + served.field()), 403);
    EXPECT_EQ(statusWith("Origin: null\r\n" + served.field()), 403);
    EXPECT_EQ(statusWith("Host: evil.example\r\nOrigin: http://evil.example\r\n" + served.field()),
              403);
    EXPECT_EQ(testing::ask(served.port(), "GET /telephone", "Host: evil.example\r\n").status, 403);
}

TEST(TelephoneServer, TakesTheTokenOfItsOwnCodeAloneAndNeverInAnAddress) {
    const ServedTelephone before;
    const ServedTelephone served;
    const auto statusWith = [&](const std::string& target, const std::string& fields) {
        return testing::ask(served.port(), "GET " + target, fields).status;
    };
    const std::string token = served.page().substr(served.page().find('#') + 1);
    EXPECT_EQ(token.size(), 32u);
    EXPECT_EQ(statusWith("/telephone/here", ""), 401);
    EXPECT_EQ(statusWith("/telephone/here", before.field()), 401) << "an old code";
    EXPECT_EQ(statusWith("/telephone/here?token=" + token, ""), 401);
    EXPECT_EQ(statusWith("/telephone", ""), 200) << "there is nothing secret in the page";
    EXPECT_EQ(statusWith("/state", served.field()), 404) << "there is no game";
    EXPECT_EQ(statusWith("/nowhere", served.field()), 404);
    const Answer page = testing::get(served.port(), "/telephone");
    EXPECT_THAT(page.head, HasSubstr("Referrer-Policy: no-referrer"));
    EXPECT_THAT(page.head, HasSubstr("default-src 'none'"));
}

TEST(TelephoneServer, GivesItsTokenOnceForTheSixCharactersThatItShows) {
    ServedTelephone served;
    const auto type = [&](const std::string& typed) {
        return testing::ask(served.port(), "POST /telephone/code", "", typed);
    };
    EXPECT_EQ(type("000000").status, 410) << "no code is valid before a telephone asks";
    const std::string code = served.nextTypedCode();
    ASSERT_EQ(code.size(), 6U);
    const Answer asked = type("");
    EXPECT_EQ(asked.status, 200);
    EXPECT_EQ(asked.body, "{}\n") << "it is shown at the machine alone";
    EXPECT_EQ(type(code == "000000" ? "000001" : "000000").status, 401);
    EXPECT_EQ(
        testing::ask(served.port(), "POST /telephone/code", "Origin: http://evil.example\r\n", code)
            .status,
        403);
    std::string typed = code.substr(0, 3) + " " + code.substr(3);
    std::ranges::transform(typed, typed.begin(),
                           [](char each) { return char(std::tolower(each)); });
    const Answer given = type(typed);
    ASSERT_EQ(given.status, 200) << "the one that was shown first";
    EXPECT_EQ(bearer(given.json()["token"]), served.field());
    EXPECT_EQ(type(code).status, 410) << "it was used";
    const std::string second = served.nextTypedCode();
    EXPECT_NE(second, code);
    for (int guess = 0; guess < 5; ++guess) {
        type(second == "000000" ? "000001" : "000000");
    }
    EXPECT_EQ(type(second).status, 429);
    EXPECT_EQ(type(std::string(5000, '0')).status, 413);
}

TEST(ServeCommand, SaysInOneLineWhatIsWrong) {
    const Arguments serve{"serve", "--listen", "127.0.0.1:0"};
    expectRefusal({"serve", "--listen", "nowhere"}, 2, "");
    expectRefusal(with(serve, {"--table", "/nowhere.yaml"}), 3, "");
    expectRefusal(with(serve, {"--camera", sample("table.yaml")}), 3, "");
}

} // namespace
} // namespace umpire::testing
