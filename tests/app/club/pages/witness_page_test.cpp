#include "app/club/tournament/next_round.h"
#include "tests/app/club/pages/served_club.h"

#include <array>
#include <fstream>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

/// Tests phones that sign the played games, as real browsers with the real `umpire club serve`.
namespace umpire::testing {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class Witnesses : public ServedClub {
protected:
    void SetUp() override {
        Club::SetUp();
        startServer();
        for (const std::string table : {"1", "2", "7"}) {
            seats[table] = sit(table);
        }
    }

    [[nodiscard]] std::string witnessPage() const {
        std::string page = pageOf("wall");
        return page.replace(page.find("/wall"), 5, "/witness");
    }

    /// Plays a game from beginning to end.
    void play(const std::string& table, unsigned seed) {
        auto& game = games[table + "-" + std::to_string(seed)];
        game = std::make_unique<WritingTable>(
            scratch.file(table + "-" + std::to_string(seed) + ".umpire"), "murus-gallicus", seed,
            1000);
        game->writeAll();
        seats[table]->follow(game->file());
        ASSERT_TRUE(comesTrue([&] {
            return kept(table).find(written(game->file())) != std::string::npos;
        })) << server->errors();
    }

    std::unique_ptr<DrivenBrowser> phone(const std::string& name,
                                         const std::string& language = "en") {
        auto browser = std::make_unique<DrivenBrowser>(scratch.file(name), language);
        browser->setScreen(390, 844, false);
        browser->open(witnessPage());
        return browser;
    }
    static void sign(DrivenBrowser& browser) {
        ASSERT_TRUE(browser.waitFor("!document.getElementById('sign').hidden"))
            << browser.valueOf("document.body.innerText");
        browser.tap("#sign");
    }
    /// Two phones sign the newest list.
    std::array<std::unique_ptr<DrivenBrowser>, 2> twoSign(const std::string& first,
                                                          const std::string& second) {
        std::array both{phone(first), phone(second)};
        sign(*both[0]);
        sign(*both[1]);
        EXPECT_TRUE(both[1]->shows("state", "Signed by 2 phones."));
        return both;
    }
    static std::string codeOn(DrivenBrowser& browser) {
        EXPECT_TRUE(browser.waitFor("document.getElementById('me').textContent !== ''"));
        return browser
            .valueOf(R"(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(
                document.getElementById('me').textContent)[0])")
            .get<std::string>();
    }

    std::filesystem::path archive(const std::string& name) {
        const auto to = scratch.file(name);
        const RunResult run =
            runUmpire({"club", "archive", folder().string(), to.string(), "--without-pictures"});
        EXPECT_EQ(run.status, 0) << run.err;
        return to;
    }
    static RunResult verify(const std::filesystem::path& place, const Arguments& more = {}) {
        return runUmpire(with({"log", "verify", "--archive", place.string()}, more));
    }

    std::map<std::string, std::unique_ptr<ClubTable>> seats;
    std::map<std::string, std::unique_ptr<WritingTable>> games;
};

TEST_F(Witnesses, SignAnEveningThatNobodyRewrites) {
    DrivenBrowser arbiter(scratch.file("arbiter"), "en");
    arbiter.setScreen(1366, 900, false);
    arbiter.open(pageOf("arbiter"));
    auto anna = phone("anna");
    auto ben = phone("ben", "hu");
    EXPECT_TRUE(anna->shows("state", "No game is sealed yet."));

    play("1", 3);
    ASSERT_TRUE(anna->shows("state", "1 game is sealed: "));
    arbiter.tap("#show_witnesses");
    ASSERT_TRUE(arbiter.shows("witnesses_view", "Signed by 0 phones."));
    EXPECT_EQ(scannedOn(arbiter), witnessPage());
    arbiter.keepPicture("arbiter-witnesses");
    EXPECT_EQ(verify(archive("before")).status, 5) << "nobody has signed";
    sign(*anna);
    ASSERT_TRUE(anna->shows("state", "Your phone has signed. Signed by 1 phone."))
        << anna->valueOf("document.body.innerText");
    EXPECT_EQ(verify(archive("one")).status, 5) << "one phone is not enough";
    sign(*ben);
    ASSERT_TRUE(ben->shows("state", "2 telefon írta alá."));
    ASSERT_TRUE(arbiter.shows("witnesses_view", "Signed by 2 phones."));
    anna->keepPicture("witness-signed");

    // The list grows. A phone that was offline continues from the tree that it signed.
    const std::string anna1 = codeOn(*anna);
    anna.reset();
    play("7", 5);
    play("2", 4);
    ASSERT_TRUE(ben->shows("state", "3 játszma lepecsételve: "));
    sign(*ben);
    anna = phone("anna");
    EXPECT_EQ(codeOn(*anna), anna1) << "a phone keeps its key";
    ASSERT_TRUE(anna->shows("games", "Table 2: "));
    EXPECT_FALSE(anna->valueOf("document.body.innerText.includes('Table 1: ')").get<bool>())
        << "it is told what it has not signed";
    sign(*anna);
    ASSERT_TRUE(arbiter.shows("witnesses_view", "Signed by 2 phones."));
    EXPECT_TRUE(arbiter.shows("witnesses_view", "3 games are sealed: "));

    DrivenBrowser wall(scratch.file("wall"), "en");
    wall.open(pageOf("wall"));
    EXPECT_TRUE(wall.shows("cup", "3 games are sealed: "));
    EXPECT_TRUE(wall.shows("cup", "Signed by 2 phones."));

    const auto event = archive("event.zip");
    const RunResult verified = verify(event);
    EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
    EXPECT_THAT(verified.out, AllOf(HasSubstr("journals/1-"), HasSubstr("journals/7-"),
                                    HasSubstr(" events, witnessed by phone/"),
                                    HasSubstr("phone/" + anna1 + " at 20"),
                                    HasSubstr("phone/" + codeOn(*ben) + " at 20"),
                                    HasSubstr("checkpoints of 127.0.0.1/umpire/")));
    EXPECT_EQ(verify(event, {"--witness", anna1}).status, 0);
    EXPECT_EQ(verify(event, {"--witness", "0000-0000-0000-0000"}).status, 5);
    const json answer = json::parse(verify(event, {"--json"}).out);
    EXPECT_EQ(answer["holds"], true);
    EXPECT_EQ(answer["games"].size(), 3U);
    EXPECT_EQ(answer["games"][0]["witnesses"].size(), 2U);
}

/// The forged list has the phone's own key and consistent hashes, but it contains another game.
TEST_F(Witnesses, FindAClubThatBeginsItsListAnew) {
    play("1", 3);
    const auto [anna, ben] = twoSign("anna", "ben");
    server.reset();
    seats.erase("1"); // the running table would send the game again
    for (const std::string table : {"cosignature", "checkpoint", "seal", "event", "record"}) {
        ASSERT_THAT(database.ask("DELETE FROM " + table), HasSubstr("DELETE"));
    }
    startServer();
    EXPECT_TRUE(anna->shows("wrong", "this list changes or leaves out what your phone signed"))
        << "an empty one too";
    play("2", 9);
    EXPECT_TRUE(anna->shows("wrong", "this list changes or leaves out what your phone signed"))
        << anna->valueOf("document.body.innerText");
    EXPECT_EQ(anna->valueOf("document.getElementById('sign').hidden"), true);
    anna->keepPicture("witness-refuses");
    // Phones that the club controls cannot hide the change.
    const auto others = twoSign("cecil", "dora");
    const auto event = archive("event");
    EXPECT_EQ(verify(event).status, 0);
    EXPECT_EQ(verify(event, {"--witness", codeOn(*anna)}).status, 5);
}

TEST_F(Witnesses, RefuseWhatContradictsWhatTheySigned) {
    play("1", 3);
    play("2", 4);
    auto anna = phone("anna");
    ASSERT_TRUE(anna->shows("state", "2 games are sealed: ")); // otherwise the list grows later
    sign(*anna);
    ASSERT_TRUE(anna->shows("state", "Your phone has signed."));
    // Changes the phone's memory as if it had signed another list of equal length, and a longer
    // one.
    const std::string change = R"((async () => {
        const opening = indexedDB.open("umpire-witness", 1);
        await new Promise((done) => { opening.onsuccess = done; });
        const store = () => opening.result.transaction("kept", "readwrite").objectStore("kept");
        const kept = await new Promise((done) => {
            const asked = store().get("me");
            asked.onsuccess = () => done(asked.result);
        });
        CHANGE;
        await new Promise((done) => { store().put(kept, "me").onsuccess = done; });
        opening.result.close();
        return true;
    })())";
    const auto changed = [&](const std::string& how) {
        std::string script = change;
        script.replace(script.find("CHANGE"), 6, how);
        EXPECT_EQ(anna->valueOf(script), true);
        anna->open("about:blank");
        anna->open(witnessPage());
    };
    changed("kept.good = kept.last; kept.last = {...kept.last, root: btoa('x'.repeat(32))}");
    EXPECT_TRUE(anna->shows("wrong", "this list changes or leaves out what your phone signed"))
        << anna->valueOf("document.body.innerText");
    EXPECT_EQ(anna->valueOf("document.getElementById('sign').hidden"), true);
    changed("kept.last = {...kept.good, size: 3}");
    EXPECT_TRUE(anna->shows("wrong", "this list changes or leaves out what your phone signed"));
    changed("kept.last = {...kept.good, club: 'another' + kept.good.club}");
    EXPECT_TRUE(anna->shows("wrong", "the club has another key than before"));
    changed("kept.last = kept.good");
    EXPECT_TRUE(anna->shows("state", "Your phone has signed."));
    EXPECT_EQ(anna->valueOf("document.getElementById('wrong').textContent"), "");
}

TEST_F(Witnesses, FindEachChangeOfAnArchive) {
    play("1", 3);
    const auto phones = twoSign("anna", "ben");
    const auto event = archive("event");
    ASSERT_EQ(verify(event).status, 0) << verify(event).out;
    std::filesystem::path journal;
    for (const auto& each : std::filesystem::directory_iterator(event / "journals")) {
        journal = each.path();
    }
    const std::string whole = contentsOf(journal);
    const auto write = [](const std::filesystem::path& to, const std::string& text) {
        std::ofstream(to, std::ios::binary) << text;
    };
    for (std::size_t i = 0; i < whole.size(); i += whole.size() / 20) {
        std::string changed = whole;
        changed[i] = char(changed[i] ^ 1);
        write(journal, changed);
        EXPECT_EQ(verify(event).status, 5) << "byte " << i;
    }
    std::filesystem::remove(journal);
    const RunResult gone = verify(event);
    EXPECT_EQ(gone.status, 5);
    EXPECT_THAT(gone.out, HasSubstr("a game of table 1 is missing: it was sealed at "));
    // a game with the same beginning and another end
    WritingTable other(journal, "murus-gallicus", 3, 1000);
    other.write(20);
    const RunResult rewritten = verify(event);
    EXPECT_EQ(rewritten.status, 5);
    EXPECT_THAT(rewritten.out, HasSubstr("is not the game that was sealed: event "));
    for (int i = 0; i < 80; ++i) {
        other.append({{}, Noted{message("a note"), ""}, ""});
    }
    EXPECT_THAT(verify(event).out, HasSubstr("is not the game that was sealed: event "));
    EXPECT_EQ(verify(folder()).status, 3);
    EXPECT_EQ(verify(scratch.file("none.zip")).status, 3);
}

TEST_F(Witnesses, AreToldWhenTheSealsInTheDatabaseWereChanged) {
    play("1", 3);
    auto anna = phone("anna");
    ASSERT_TRUE(anna->shows("state", "1 game is sealed: "));
    ASSERT_EQ(database.ask("UPDATE seal SET hash = 'ab' WHERE place = 0"), "UPDATE 1");
    DrivenBrowser arbiter(scratch.file("arbiter"), "en");
    arbiter.setScreen(1366, 900, false);
    arbiter.open(pageOf("arbiter"));
    EXPECT_TRUE(arbiter.shows("witnesses_view", "no checkpoint is published, because the seals in "
                                                "the database were changed"));
    EXPECT_TRUE(anna->shows("wrong", "a game of the list is wrong"));
    DrivenBrowser magyar(scratch.file("magyar"), "hu");
    magyar.open(pageOf("arbiter"));
    EXPECT_TRUE(magyar.shows("witnesses_view", "nem jelent meg ellenőrzőpont"));
    EXPECT_TRUE(magyar.shows("witnesses_view", "1 pecsét ellenőrzőpontja: más pecsétek"));
}

/// While another table plays, the server seals only when the arbiter says so.
TEST_F(Witnesses, SealWhenTheArbiterSaysSo) {
    WritingTable open(scratch.file("open.umpire"), "murus-gallicus", 8, 30);
    open.write(10);
    seats["2"]->follow(open.file());
    ASSERT_TRUE(comesTrue([&] { return kept("2") == written(open.file()); })) << server->errors();
    play("1", 3);
    DrivenBrowser arbiter(scratch.file("arbiter"), "en");
    arbiter.setScreen(1366, 900, false);
    arbiter.open(pageOf("arbiter"));
    ASSERT_TRUE(arbiter.shows("witnesses_view", "1 finished game is not sealed yet."))
        << arbiter.valueOf("document.getElementById('witnesses_view').textContent");
    EXPECT_EQ(database.ask("SELECT count(*) FROM checkpoint"), "0");
    arbiter.tap("#show_witnesses");
    arbiter.tap("#witnesses_view button");
    EXPECT_TRUE(arbiter.shows("witnesses_view", "1 game is sealed: "));
    // Neither a stranger nor a spectator can seal the list.
    EXPECT_EQ(arbiter.valueOf("fetch('/witness/publish', {method: 'POST'}).then((a) => a.status)"),
              401);
    EXPECT_EQ(arbiter.valueOf("fetch('/witness/sign', {method: 'POST', body: '{}', headers: "
                              "{Authorization: 'Bearer ' + location.hash.slice(1)}})"
                              ".then((a) => a.status)"),
              400);
    const RunResult verified = verify(archive("event"));
    EXPECT_EQ(verified.status, 5);
    EXPECT_THAT(verified.out, AllOf(HasSubstr(": is not over, and has no seal\n"),
                                    HasSubstr(": is not witnessed\n")));
}

TEST_F(Witnesses, SealWhenARoundIsOverThoughAnotherTablePlays) {
    WritingTable open(scratch.file("open.umpire"), "murus-gallicus", 8, 30);
    open.write(10);
    seats["2"]->follow(open.file());
    ASSERT_TRUE(comesTrue([&] { return kept("2") == written(open.file()); })) << server->errors();
    auto store = ClubStore::open(database.address());
    ASSERT_TRUE(store);
    tournament::Tournament cup;
    cup.name = "Spring Cup";
    cup.players.resize(2);
    cup.players[0].number = 1;
    cup.players[1].number = 2;
    cup.rounds.push_back(*tournament::nextRound(cup));
    ASSERT_TRUE(store->tournaments().add(cup, {TournamentChange::What::Made}));
    play("7", 3);
    auto anna = phone("anna");
    DrivenBrowser arbiter(scratch.file("arbiter"), "en");
    arbiter.open(pageOf("arbiter"));
    ASSERT_TRUE(arbiter.shows("witnesses_view", "1 finished game is not sealed yet."));
    EXPECT_EQ(database.ask("SELECT count(*) FROM checkpoint"), "0") << "a result is missing";
    auto stored = **store->tournaments().load();
    stored.tournament.rounds[0].pairings[0].result = tournament::drawn(cup.points);
    ASSERT_TRUE(store->tournaments().save(stored, {TournamentChange::What::Result, 1}));
    EXPECT_TRUE(anna->shows("state", "1 game is sealed: "));
}

/// On a network, phones reach the club over HTTPS with the club's own certificate.
TEST_F(Witnesses, SignOverHttpsWhereOtherMachinesReachTheClub) {
    server.reset();
    startServer("0.0.0.0:0");
    play("1", 3);
    const std::vector<std::string> trusting = {"--ignore-certificate-errors"};
    DrivenBrowser arbiter(scratch.file("arbiter"), "en", trusting);
    arbiter.setScreen(1366, 900, false);
    arbiter.open(pageOf("arbiter"));
    ASSERT_TRUE(arbiter.shows("witnesses_view", "1 game is sealed: ")) << pageOf("arbiter");
    arbiter.tap("#show_witnesses");
    const std::string page = scannedOn(arbiter);
    EXPECT_THAT(page, ::testing::StartsWith("https://"));
    DrivenBrowser phone(scratch.file("phone"), "en", trusting);
    phone.open(page);
    sign(phone);
    EXPECT_TRUE(phone.shows("state", "Your phone has signed. Signed by 1 phone."))
        << phone.valueOf("document.body.innerText");
    if (page.find("127.0.0.1") == std::string::npos) { // this machine has a network address
        phone.open(witnessPage());
        EXPECT_TRUE(phone.shows("wrong", "A browser signs over HTTPS only."));
    }
}

} // namespace
} // namespace umpire::testing
