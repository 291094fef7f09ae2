#include "tests/app/game/referee/murus_gallicus/filmed_table.h"
#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/driven_browser.h"

#include <cstdlib>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <utility>

/// Tests the pages of a game at each size, in each language, light and dark: no text is cut, too
/// pale or left in English. UMPIRE_PICTURES keeps the pictures; UMPIRE_SCENE and UMPIRE_VIEW say
/// which, such as "paused" and "bg-844".
namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

/// Returns the faults that a reader would notice on the settled page (page_troubles.js).
nlohmann::json troublesOf(DrivenBrowser& browser) {
    static const std::string kCode =
        contentsOf(UMPIRE_SOURCE_DIR "/tests/app/web/telephone/page_troubles.js");
    return browser.settled(kCode, nlohmann::json::array());
}

struct Screen {
    int width;
    int height;
};
constexpr Screen kUpright{390, 844};
constexpr Screen kLying{844, 390};
constexpr Screen kTelevision{1920, 1080};
const std::vector<std::string> kLanguages = {"en", "hu", "bg", "pl", "ru"};

/// A page in one state: the events that lead to it, and the taps.
struct Scene {
    std::string name;
    std::function<void(Feed&)> play;
    std::function<void(DrivenBrowser&, const ShownGame&)> tap{};
};

/// A game before its next action.
struct Next {
    std::string game;
    std::string position{}; ///< empty: the start of the variant
    std::string action;
    std::string variant{};
    [[nodiscard]] PlayedGame played() const { return PlayedGame(game, position, variant); }
};

LivePosition playPieces(Feed& feed, const Next& next) {
    PlayedGame game = next.played();
    feed.announce({1s, StateChanged{TableState::Still}});
    feed.show(game.shown());
    const Called called = game.play(next.action);
    feed.announce({95s, called});
    feed.show(game.shown());
    return game.shown();
}

void tapAndOffer(DrivenBrowser& browser, const ShownGame& game, const std::string& spot,
                 const referee::Offer& offer) {
    browser.tap("[data-spot='" + spot + "']");
    ASSERT_TRUE(browser.waitFor("!document.getElementById('right').hidden"));
    browser.valueOf("new Promise(done => setTimeout(done, 150))");
    game.feed->offer(offer);
    ASSERT_TRUE(browser.waitFor("document.querySelector('#right details') !== null"));
    browser.tap("#right summary");
}

Advised gaulsMove() {
    return {
        Advised::As::Move, "gaul", "e7-e5", 0.55, {"e7-e5", "f1-f3", "d7-d5", "c1-c3", "a7-a5"}};
}

void playAsked(Feed& feed) {
    playMurus(feed);
    Asked asked;
    asked.choices = {{"d7-d5", 0.6}, {"c7-c5", 0.4}};
    feed.announce({30s, asked});
}

/// Plays the first action, then adds that event.
std::function<void(Feed&)> murusAnd(std::chrono::seconds at, const Event& event) {
    return [at, event](Feed& feed) {
        playMurus(feed);
        feed.announce({at, event});
    };
}

std::vector<Scene> murusScenes() {
    const IllegalSeen illegal{"gaul", message("d7-d4"),
                              message("no galley %1 lies on the table", "g1"), "MG-4", 0.9};
    const Message held = message("%1 holds %2 on the opponent's home row", message("Roman"), "d7");
    return {{"called", playMurus},
            {"illegal", murusAnd(30s, illegal)},
            {"asked", playAsked},
            {"differ", murusAnd(30s, referee::testing::strayStones())},
            {"advised", murusAnd(30s, gaulsMove())},
            {"over", murusAnd(40s, GameOver{"roman", held, "MG-8"})},
            {"paused", murusAnd(40s, Paused{})},
            {"camera-lost", murusAnd(40s, StateChanged{TableState::CameraLost})}};
}

std::function<void(Feed&)> piecesOf(const Next& next) {
    return [next](Feed& feed) { playPieces(feed, next); };
}

const Next kBuda{"buda-1686",
                 "turn=1 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF "
                 "T-A3=NF T-J3=DF T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=IE I-C2=IE I-C3=IN I-S1=IP "
                 "I-B1=ID I-B2=ID I-C4=reserve I-H1=reserve drawn=2/1 phase=act actions=2",
                 "artillery:EF"};
const Next kSea{"naval-battle", "LOa6,KRd9,ORb1,TRh6,DEa1 NIa9,FRk8,ORp19,DEp20,MIh8! red",
                "h6-h7"};

/// Shows the game, then the computer's hint.
std::function<void(Feed&)> hintAfter(const Next& next, const std::string& hint) {
    return [next, hint](Feed& feed) {
        const std::string player = playPieces(feed, next).toMove.front();
        feed.announce({99s, Advised{Advised::As::Hint, player, hint, 0.5, {hint}}});
    };
}

std::vector<Scene> otherScenes() {
    const Next ships{"triremes", "light=c5n:1,f17n:2|i19 dark=j5s|b4,e19,h19 turn=dark", "j5-j4e"};
    return {{"galleys", playWarGalley},
            {"buda", piecesOf(kBuda)},
            {"naval", piecesOf(kSea)},
            {"buda-hint", hintAfter({kBuda.game, kBuda.position, "dig"}, "move:I-C1@IP")},
            {"naval-hint", hintAfter(kSea, "k8-k7")},
            {"triremes", piecesOf(ships)},
            {"eight", piecesOf({"triremes", "", "+a1", "eight-players"})},
            {"eight-far", piecesOf({"triremes", "", "+l7", "eight-players"})},
            {"four", piecesOf({"murus-gallicus", "", "b1-b3", "escape-4"})}};
}

std::function<void(DrivenBrowser&, const ShownGame&)> taps(const std::string& selector) {
    return [selector](DrivenBrowser& browser, const ShownGame&) { browser.tap(selector); };
}

/// Returns the scenes that follow a tap.
std::vector<Scene> tappedScenes() {
    const auto offered = [](const Next& next, int spot) {
        return [next, spot](DrivenBrowser& browser, const ShownGame& game) {
            const referee::Offer offer = next.played().offerOn(spot);
            tapAndOffer(browser, game, offer.where, offer);
        };
    };
    return {{"stone-tapped", playMurus, taps("[data-cell=d3]")},
            {"galley-tapped", playWarGalley, taps("[data-galley=B1]")},
            {"more", playMurus, taps("#further")},
            {"buda-tapped", piecesOf(kBuda), offered(kBuda, 3)},
            {"naval-tapped", piecesOf(kSea), offered(kSea, 128)}};
}

std::vector<Scene> scenesOf(const std::string& page) {
    std::vector<Scene> scenes = murusScenes();
    const std::vector<Scene> others = otherScenes();
    scenes.insert(scenes.end(), others.begin(), others.end());
    if (page == "/player") {
        const std::vector<Scene> tapped = tappedScenes();
        scenes.insert(scenes.end(), tapped.begin(), tapped.end());
    }
    return scenes;
}

/// A page in one language on one screen.
struct View {
    std::string page; ///< "/player"
    std::string language;
    Screen screen;
    bool isDark;
    [[nodiscard]] std::string name() const {
        return language + "-" + std::to_string(screen.width) + "-" + (isDark ? "dark" : "light");
    }
};

/// Changes the screen of the open page, and its language, because words are longer in some. Another
/// language closes what was tapped. Looks until the page has followed.
void lookAgain(DrivenBrowser& browser, const Scene& scene, View view) {
    for (const Screen& screen : {kUpright, kLying}) {
        view.screen = screen;
        browser.setScreen(screen.width, screen.height, view.isDark);
        for (const std::string& language : scene.tap ? std::vector{view.language} : kLanguages) {
            if (language != std::exchange(view.language, language)) {
                browser.valueOf("(() => { const all = document.getElementById('tongue'); "
                                "all.value = '" +
                                language + "'; return all.onchange(); })()");
            }
            EXPECT_EQ(troublesOf(browser), nlohmann::json::array())
                << view.page << " " << scene.name << " " << view.name() << ", changed";
        }
    }
}

void look(DrivenBrowser& browser, const ShownGame& game, const Scene& scene, const View& view) {
    browser.setScreen(view.screen.width, view.screen.height, view.isDark);
    browser.open("about:blank");
    static const cv::Mat table = cv::imread(sample("board/board-0001.jpg"));
    showFrame(*game.feed, table, 100s);
    browser.open(addressOf(game, view.page + "?lang=" + view.language + "#" + kToken));
    ASSERT_TRUE(browser.waitFor("document.getElementById('main').textContent !== '' || "
                                "document.getElementById('kind').textContent !== ''"))
        << scene.name;
    if (scene.tap) {
        scene.tap(browser, game);
    }
    EXPECT_EQ(troublesOf(browser), nlohmann::json::array())
        << view.page << " " << scene.name << " " << view.name();
    browser.keepPicture(view.page.substr(1) + "-" + scene.name + "-" + view.name());
    if (view.page == "/player" && std::getenv("UMPIRE_VIEW") == nullptr) {
        lookAgain(browser, scene, view);
    }
}

/// Returns all views of a page if pictures are kept; else one per scene, a different one each time.
std::vector<View> viewsOf(const std::string& page, std::size_t scene) {
    constexpr std::size_t kStep = 7; // through languages, screens and light
    std::vector<View> views;
    for (const std::string& language : kLanguages) {
        for (const Screen& screen : {kUpright, kLying, kTelevision}) {
            for (const bool isDark : {false, true}) {
                if (page != "/overlay" || (screen.width == kTelevision.width && !isDark)) {
                    views.push_back({page, language, screen, isDark});
                }
            }
        }
    }
    if (const char* const only = std::getenv("UMPIRE_VIEW"); only != nullptr) {
        std::erase_if(
            views, [&](const View& view) { return view.name().find(only) == std::string::npos; });
        return views;
    }
    return std::getenv("UMPIRE_PICTURES") != nullptr
               ? views
               : std::vector{views[scene * kStep % views.size()]};
}

class PageLooks : public InABrowser, public ::testing::WithParamInterface<std::string> {};

TEST_P(PageLooks, CutsNothingAndSpeaksTheReadersLanguage) {
    const char* const only = std::getenv("UMPIRE_SCENE");
    std::size_t number = 0;
    for (const Scene& scene : scenesOf(GetParam())) {
        ++number;
        if (only != nullptr && scene.name != only) {
            continue;
        }
        const ShownGame game(WithToken::Yes);
        scene.play(*game.feed);
        DrivenBrowser browser(game.folder.file("profile"), "en");
        for (const View& view : viewsOf(GetParam(), number)) {
            look(browser, game, scene, view);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Of, PageLooks, ::testing::Values("/player", "/board", "/overlay"));

} // namespace
} // namespace umpire::testing
