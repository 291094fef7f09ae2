#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/driven_browser.h"
#include "tests/app/web/telephone/served_telephone.h"

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

/// Tests the page in a real browser with the real program behind it.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::json;

const std::string kToss = "showcase/showcase.jpg";
const std::string kFitsAcross = "document.documentElement.scrollWidth <= innerWidth";

Json scoreOf(const std::string& attacker, const std::string& target) {
    const RunResult scored =
        runUmpire({"score", sample(kToss), "--json", "--table", sample("table.yaml"), "--attacker",
                   attacker, "--target", target});
    return Json::parse(scored.out)["toss"];
}

class TelephonePage : public InABrowser {
protected:
    /// Returns the element's text as a reader sees it: a no-break space is a space.
    static std::string text(DrivenBrowser& browser, const std::string& id) {
        const Json said = browser.valueOf("document.getElementById('" + id +
                                          R"(').innerText.replaceAll('\u00a0', ' '))");
        return said.is_string() ? said.get<std::string>() : "";
    }
    /// Taps the middle of a galley in the picture.
    static void tapGalley(DrivenBrowser& browser, int which) {
        const Json place = browser.valueOf(
            "(() => { const each = document.querySelectorAll('svg .galley')[" +
            std::to_string(which) +
            "]; each.scrollIntoView({block: 'center'}); const box = each.getBoundingClientRect(); "
            "return [box.x + box.width / 2, box.y + box.height / 2]; })()");
        ASSERT_TRUE(place.is_array()) << "no galley is drawn";
        browser.tapAt(place[0], place[1]);
    }
    /// Taps the middle of a match, at the place that `umpire look` gives.
    static void tapMatch(DrivenBrowser& browser, const std::string& id) {
        const Json look = Json::parse(
            runUmpire({"look", sample(kToss), "--json", "--table", sample("table.yaml")}).out);
        for (const Json& match : look["matches"]) {
            if (match["id"] == id) {
                const double x = (double(match["tail_px"][0]) + double(match["head_px"][0])) / 2;
                const double y = (double(match["tail_px"][1]) + double(match["head_px"][1])) / 2;
                const Json place = browser.valueOf(
                    "(() => { const each = document.getElementById('drawing'); "
                    "each.scrollIntoView({block: 'center'}); const at = new DOMPoint(" +
                    std::to_string(x) + ", " + std::to_string(y) +
                    ").matrixTransform(each.getScreenCTM()); return [at.x, at.y]; })()");
                browser.tapAt(place[0], place[1]);
            }
        }
    }
    /// Taps a decision, and waits until the picture with this decision is shown.
    static void decide(DrivenBrowser& browser, const std::string& button) {
        const std::string picture = "document.querySelector('#drawing image')";
        const Json before = browser.valueOf(picture + ".href.baseVal");
        browser.tap(button);
        EXPECT_TRUE(browser.waitFor(picture + ".href.baseVal !== " + before.dump()));
        browser.valueOf(picture + ".decode()");
    }
    static void send(DrivenBrowser& browser, const std::string& picture) {
        browser.choose("#choose input", sample(picture));
        ASSERT_TRUE(browser.waitFor("document.body.dataset.at === 'who'"))
            << text(browser, "trouble");
    }
    static void rule(DrivenBrowser& browser) {
        send(browser, kToss);
        tapGalley(browser, 0);
        ASSERT_TRUE(browser.waitFor("document.querySelector('svg .attacker')"));
        tapGalley(browser, 1);
        ASSERT_TRUE(browser.waitFor("!document.getElementById('share').hidden"));
    }
};

TEST_F(TelephonePage, ShowsTheRulingOfUmpireScore) {
    const ServedTelephone served;
    DrivenBrowser browser(folder.file("profile"), "en");
    browser.setScreen(390, 844, false);
    browser.open(served.page());
    EXPECT_EQ(browser.valueOf("location.hash"), "") << "the token leaves the address bar";
    EXPECT_GE(
        browser.valueOf("Math.min(...[...document.querySelectorAll('button, .button, select')]"
                        ".filter(each => each.offsetParent).map(each => "
                        "each.getBoundingClientRect().height))"),
        48);
    browser.keepPicture("take");
    send(browser, kToss);
    browser.keepPicture("who");
    rule(browser);
    const Json toss = scoreOf("g1", "g2");
    ASSERT_EQ(toss["hits_min"], 2);
    ASSERT_EQ(toss["hits_max"], 3);
    EXPECT_EQ(text(browser, "headline"), "2 to 3 hits: you decide");
    EXPECT_THAT(text(browser, "across"), HasSubstr("g1 fires at g2 across 78 mm"));
    EXPECT_EQ(
        browser.valueOf(R"(document.getElementById('across').innerText.includes('78\u00a0mm'))"),
        true)
        << "a number and its unit stay on one line";
    browser.keepPicture("ruled");
    for (const Json& match : toss["matches"]) { // a tap on each match shows its margin
        const std::string id = match["id"];
        browser.tap("#matches button:nth-child(" + id.substr(1) + ")");
        char margin[32];
        const double mm = match["margin_mm"];
        std::snprintf(margin, sizeof margin, "%s%.1f mm",
                      match["verdict"] == "too_close" && mm < 0 ? "−" : "", std::abs(mm));
        EXPECT_THAT(text(browser, "margin"), HasSubstr(id + ": "));
        EXPECT_THAT(text(browser, "margin"), HasSubstr(margin));
    }
    tapMatch(browser, "m2");
    EXPECT_THAT(text(browser, "margin"), HasSubstr("m2: "));
    decide(browser, ".question button:first-of-type"); // "Hit"
    EXPECT_TRUE(browser.shows("headline", "3 hits (decided by the players)"));
    decide(browser, ".question button:last-of-type"); // "Miss"
    EXPECT_TRUE(browser.shows("headline", "2 hits (decided by the players)"));
    EXPECT_TRUE(browser.shows("questions", "m2: miss (decided by the players)"));
    EXPECT_EQ(text(browser, "margin"), "") << "nothing is too close to call any more";
    browser.keepPicture("decided");
}

/// One match more was dropped than the picture shows, so the hits stay open after the close call.
TEST_F(TelephonePage, AsksUmpireForTheCountAfterEachDecision) {
    ServedTelephone served;
    DrivenBrowser browser(folder.file("profile"), "en");
    browser.setScreen(390, 844, false);
    browser.open(served.page());
    rule(browser);
    const std::string dropped =
        std::to_string(scoreOf("g1", "g2")["matches_counted"].get<int>() + 1);
    browser.valueOf("(() => { const each = document.getElementById('dropped'); each.value = '" +
                    dropped + "'; each.dispatchEvent(new Event('change')); })()");
    ASSERT_TRUE(browser.shows("headline", "2 to 4 hits: you decide"));
    EXPECT_THAT(text(browser, "across"),
                HasSubstr(dropped + " tossed, 3 matches allowed. 1 too many."));
    browser.tap(".question button:first-of-type"); // "Hit"
    ASSERT_TRUE(browser.shows("questions", "How many hits count?"));
    EXPECT_EQ(text(browser, "headline"), "3 to 4 hits: you decide");
    browser.tap(".question:last-of-type button:last-of-type");
    EXPECT_TRUE(browser.shows("headline", "4 hits (decided by the players)"));
    browser.keepPicture("counted");
    served.program().signal(SIGKILL);
    browser.tap(".question button:last-of-type"); // "Miss"
    EXPECT_TRUE(browser.waitFor("!document.getElementById('trouble').hidden"));
    EXPECT_EQ(text(browser, "headline"), "4 hits (decided by the players)") << "it was not counted";
}

TEST_F(TelephonePage, OpensByAnAddressAndSixCharactersThatAreTyped) {
    ServedTelephone served;
    DrivenBrowser browser(folder.file("profile"), "en");
    browser.setScreen(390, 844, false);
    browser.open(served.typedPage());
    ASSERT_TRUE(browser.waitFor("!document.getElementById('code').hidden"));
    const std::string shown = served.nextTypedCode();
    ASSERT_EQ(shown.size(), 6U);
    const auto type = [&](const std::string& code) {
        browser.valueOf("document.getElementById('typed').value = '" + code + "'");
        browser.tap("#code button");
    };
    type("I0I0I0I");
    EXPECT_TRUE(browser.shows("code-told", "This is not the code."));
    browser.keepPicture("typed-wrong");
    EXPECT_EQ(browser.valueOf(kFitsAcross), true);
    type(shown);
    EXPECT_TRUE(browser.waitFor("document.getElementById('code').hidden && "
                                "!document.getElementById('take').hidden"));
    rule(browser);
    EXPECT_EQ(text(browser, "headline"), "2 to 3 hits: you decide");
}

TEST_F(TelephonePage, SpeaksTheReadersLanguageAndEveryWordOfIt) {
    const ServedTelephone served;
    DrivenBrowser browser(folder.file("profile"), "hu");
    browser.setScreen(844, 390, true);
    browser.open(served.page());
    EXPECT_EQ(browser.valueOf("document.documentElement.lang"), "hu");
    rule(browser);
    EXPECT_EQ(text(browser, "headline"), "2–3 találat: ti döntötök");
    EXPECT_THAT(
        browser.valueOf("document.getElementById('because').textContent").get<std::string>(),
        HasSubstr("g2 hajóteste"));
    browser.keepPicture("hu-ruled");
    browser.valueOf("(() => { const each = document.getElementById('language'); each.value = 'pl'; "
                    "each.dispatchEvent(new Event('change')); })()");
    EXPECT_TRUE(browser.shows("because", "kadłub"));
    EXPECT_EQ(text(browser, "headline"), "Trafień: 2–3. Decydujecie wy");
    for (const auto& [width, height] :
         {std::pair(195, 422), std::pair(390, 844), std::pair(1920, 1080)}) { // 195: at 200 %
        browser.setScreen(width, height, width == 390);
        EXPECT_EQ(browser.valueOf(kFitsAcross), true) << width;
        browser.keepPicture("pl-" + std::to_string(width));
    }
}

TEST_F(TelephonePage, SaysWhatIsWrongAndGoesOn) {
    const ServedTelephone served;
    DrivenBrowser browser(folder.file("profile"), "bg");
    browser.setScreen(390, 844, true);
    browser.open(served.page());
    const auto troubleWith = [&](const std::string& file) {
        browser.valueOf("document.getElementById('trouble').textContent = ''");
        browser.choose("#choose input", file);
        browser.waitFor("document.getElementById('trouble').textContent !== ''");
        return text(browser, "trouble");
    };
    EXPECT_THAT(troubleWith(folder.write("a.mp4", "film")), HasSubstr("филм"));
    EXPECT_THAT(troubleWith(folder.write("a.txt", "text")), HasSubstr("не е снимка"));
    EXPECT_THAT(troubleWith(folder.write("a.heic", std::string("\0\0\0\x18"
                                                               "ftypheic",
                                                               12))),
                HasSubstr("HEIC"));
    EXPECT_THAT(troubleWith(folder.write("a.jpg", std::string(std::size_t(33) << 20, 'x'))),
                HasSubstr("32 MB"));
    EXPECT_THAT(troubleWith(sample("nothing/nothing-0001.jpg")), HasSubstr("две галери"));
    browser.keepPicture("bg-trouble");
    rule(browser);
}

TEST_F(TelephonePage, FindsItsWayBackWhenTheLineBreaks) {
    const Socket held = holdPort(); // nobody else gets the port meanwhile
    const std::string listen = "127.0.0.1:" + std::to_string(portOf(held));
    auto served = std::make_unique<ServedTelephone>(listen);
    DrivenBrowser browser(folder.file("profile"), "en");
    browser.open(served->page());
    const std::string line = "document.getElementById('line')";
    EXPECT_TRUE(browser.waitFor(line + ".hidden"));
    served->program().signal(SIGSTOP);
    served.reset(); // kills the server
    EXPECT_TRUE(browser.shows("line", "lost"));
    served = std::make_unique<ServedTelephone>(listen); // another code
    ASSERT_NE(served->port(), 0);
    EXPECT_TRUE(browser.shows("line", "Scan the code"));
    browser.open(served->page());
    EXPECT_TRUE(browser.waitFor(line + ".hidden && document.title !== 'Umpire'"));
    rule(browser);
    EXPECT_EQ(text(browser, "headline"), "2 to 3 hits: you decide");
}

} // namespace
} // namespace umpire::testing
