#pragma once

#include "tests/app/club/pages/arbiter_page.h"

namespace umpire::testing {

/// A tournament on the arbiter's page, in a real browser.
class ArbiterTournament : public ArbiterPage {
protected:
    void SetUp() override {
        ArbiterPage::SetUp();
        ASSERT_FALSE(HasFatalFailure());
        players = scratch.write("players.csv", "név;klub;értékszám\nKovács Anna;Buda;1800\n"
                                               "Béla;Pest;1700\nCecil;;1500\nDóra;Óbuda;\n");
    }

    /// Opens the page's tournament, in that language.
    std::unique_ptr<DrivenBrowser> open(const std::string& language) {
        auto browser = std::make_unique<DrivenBrowser>(scratch.file("profile"), language);
        browser->setScreen(1366, 900, false);
        browser->open(hall->arbiterPage());
        EXPECT_TRUE(browser->shows("hall_title", "2"));
        browser->tap("#show_tournament");
        EXPECT_TRUE(browser->waitFor("!document.getElementById('part_tournament').hidden"));
        return browser;
    }
    /// What the hall answers to that change, with its status.
    static std::string change(DrivenBrowser& browser, const nlohmann::ordered_json& what,
                              const std::string& path = "/tournament/change") {
        return browser.valueOf(
            "fetch('" + path + "', {method: 'POST', body: " + nlohmann::json(what.dump()).dump() +
            ", headers: {Authorization: 'Bearer ' + location.hash.slice(1)}}).then(async (answer) "
            "=> answer.status + ' ' + await answer.text())");
    }
    static void say(DrivenBrowser& browser, const std::string& element, const std::string& value) {
        browser.valueOf(element + ".value = " + nlohmann::json(value).dump());
    }
    /// Types a player into a field of the dialog that pairs by hand.
    static void typeSeat(DrivenBrowser& browser, int field, const std::string& player) {
        say(browser, "document.querySelectorAll('.pairs input')[" + std::to_string(field) + "]",
            player);
    }
    void make(DrivenBrowser& browser) {
        ask(browser, "#cup_new");
        say(browser, "document.getElementById('name')", "Ilona");
        say(browser, "document.querySelectorAll('#ask_more input')[0]", "Tavaszi kupa");
        browser.choose("#ask_more input[type=file]", players);
        browser.keepPicture("tournament-new");
        browser.tap("#ask_yes");
        ASSERT_TRUE(browser.waitFor("!document.getElementById('ask').open"))
            << browser.valueOf("document.getElementById('ask_wrong').textContent");
    }
    /// A finger on it opens the dialog. The page may draw its buttons anew while the finger is on
    /// one; then the finger comes again.
    static void ask(DrivenBrowser& browser, const std::string& selector) {
        ASSERT_TRUE(comesTrue([&] {
            browser.tap(selector);
            return browser.valueOf("document.getElementById('ask').open") == true;
        })) << selector;
    }
    /// Taps a button of a player in the list, which the page may draw anew and close meanwhile.
    static void askOfPlayer(DrivenBrowser& browser, const std::string& player,
                            const std::string& button) {
        browser.tap("#cup_players_title");
        ASSERT_TRUE(browser.waitFor("!!document.querySelector('" + player + "')"));
        ASSERT_TRUE(comesTrue([&] {
            browser.valueOf("document.querySelector('" + player + "').open = true");
            browser.tap(player + " " + button);
            return browser.valueOf("document.getElementById('ask').open") == true;
        })) << player;
    }
    /// Taps a button that stands under "More".
    static void askRare(DrivenBrowser& browser, const std::string& selector) {
        ASSERT_TRUE(browser.waitFor("!!document.querySelector('" + selector + "')"));
        browser.valueOf("document.getElementById('cup_more').open = true");
        ask(browser, selector);
    }
    /// Waits until the round is there: the dialog closes when its making begins, and a change of
    /// the tournament meanwhile would refuse it.
    static void makeRound(DrivenBrowser& browser) {
        const std::string rounds = "document.querySelectorAll('#cup_rounds option').length";
        const int before = browser.valueOf(rounds).get<int>();
        ASSERT_TRUE(browser.waitFor("!!document.querySelector('#cup_do .first')"));
        ask(browser, "#cup_do .first");
        browser.tap("#ask_yes");
        ASSERT_TRUE(browser.waitFor(rounds + " === " + std::to_string(before + 1)));
    }
    /// Makes the tournament and its first round.
    void makeWithRound(DrivenBrowser& browser) {
        make(browser);
        makeRound(browser);
        EXPECT_TRUE(browser.shows("cup_pairings", "Kovács Anna – Dóra"));
    }

    std::filesystem::path players;
};

} // namespace umpire::testing
