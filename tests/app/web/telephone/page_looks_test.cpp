#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/driven_browser.h"

#include <cstdlib>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

/// Tests the pages of a game at each size, in each language, light and dark: no text is cut, too
/// pale or left in English. UMPIRE_PICTURES keeps the pictures.
namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

/// Returns the faults that a reader would notice (page_troubles.js).
nlohmann::json troublesOf(DrivenBrowser& browser) {
    static const std::string kCode =
        contentsOf(UMPIRE_SOURCE_DIR "/tests/app/web/telephone/page_troubles.js");
    return browser.valueOf(kCode);
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

void playPieces(Feed& feed, const LivePosition& position, const std::string& player,
                const std::string& action) {
    feed.announce({1s, StateChanged{TableState::Still}});
    feed.show(position);
    Called called;
    called.ply = 12;
    called.player = player;
    called.action = action;
    called.position = position.position;
    feed.announce({95s, called});
    feed.show(position);
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
    const Message wall = message("a %1 wall (1 stone)", message("Gaul"));
    const Desynchronised differ{
        {{"e4", message("nothing"), wall}, {"d5", wall, message("nothing")}}};
    const Message held = message("%1 holds %2 on the opponent's home row", message("Roman"), "d7");
    return {{"called", playMurus},
            {"illegal", murusAnd(30s, illegal)},
            {"asked", playAsked},
            {"differ", murusAnd(30s, differ)},
            {"advised", murusAnd(30s, gaulsMove())},
            {"over", murusAnd(40s, GameOver{"roman", held, "MG-8"})},
            {"paused", murusAnd(40s, Paused{})},
            {"camera-lost", murusAnd(40s, StateChanged{TableState::CameraLost})}};
}

std::function<void(Feed&)> piecesOf(const PlayedGame& seen, const std::string& player,
                                    const std::string& action) {
    return [&seen, player, action](Feed& feed) { playPieces(feed, seen.shown(), player, action); };
}

const PlayedGame& budaSeen() {
    static const PlayedGame kSeen("buda-1686");
    return kSeen;
}
const PlayedGame& seaSeen() {
    static const PlayedGame kSeen("naval-battle",
                                  "LOa6,KRd9,ORb1,TRh6,DEa1 NIa9,FRk8,ORp19,DEp20,MIh8! red");
    return kSeen;
}

/// Shows the game, then the computer's hint.
std::function<void(Feed&)> hintAfter(const PlayedGame& seen, const std::string& player,
                                     const std::string& played, const std::string& hint) {
    return [&seen, player, played, hint](Feed& feed) {
        playPieces(feed, seen.shown(), player, played);
        feed.announce({99s, Advised{Advised::As::Hint, player, hint, 0.5, {hint}}});
    };
}

std::vector<Scene> otherScenes() {
    static const PlayedGame kShips("triremes",
                                   "light=c5n:1,f17n:2|i19 dark=j5s|b4,e19,h19 turn=dark");
    static const PlayedGame kEight("triremes", "", "eight-players");
    static const PlayedGame kFour("murus-gallicus", "", "escape-4");
    return {{"galleys", playWarGalley},
            {"buda", piecesOf(budaSeen(), "turk", "T-J1-EF")},
            {"naval", piecesOf(seaSeen(), "red", "h6-h7")},
            {"buda-hint", hintAfter(budaSeen(), "turk", "T-J1-EF", "T-J1-EF")},
            {"naval-hint", hintAfter(seaSeen(), "red", "h6-h7", "k8-k7")},
            {"triremes", piecesOf(kShips, "dark", "j5-j6")},
            {"eight", piecesOf(kEight, "first", "die:4")},
            {"four", piecesOf(kFour, "first", "b1-b3")}};
}

std::function<void(DrivenBrowser&, const ShownGame&)> taps(const std::string& selector) {
    return [selector](DrivenBrowser& browser, const ShownGame&) { browser.tap(selector); };
}

/// Returns the scenes that follow a tap.
std::vector<Scene> tappedScenes() {
    const auto offered = [](const PlayedGame& seen, int spot) {
        return [&seen, spot](DrivenBrowser& browser, const ShownGame& game) {
            const referee::Offer offer = seen.offerOn(spot);
            tapAndOffer(browser, game, offer.where, offer);
        };
    };
    return {{"stone-tapped", playMurus, taps("[data-cell=d3]")},
            {"galley-tapped", playWarGalley, taps("[data-galley=B1]")},
            {"more", playMurus, taps("#further")},
            {"buda-tapped", piecesOf(budaSeen(), "turk", "T-J1-EF"), offered(budaSeen(), 3)},
            {"naval-tapped", piecesOf(seaSeen(), "red", "h6-h7"), offered(seaSeen(), 128)}};
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
    browser.valueOf("new Promise(done => setTimeout(done, 100))");
    EXPECT_EQ(troublesOf(browser), nlohmann::json::array())
        << view.page << " " << scene.name << " " << view.name();
    browser.keepPicture(view.page.substr(1) + "-" + scene.name + "-" + view.name());
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
