#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/driven_browser.h"

#include <gtest/gtest.h>

/// Tests the hint that the pages draw: its place, and who sees it.
namespace umpire::testing {
namespace {

/// The middle and half the width of what is drawn there, in the drawing's own units.
/// The middle of a shape in the drawing's units, wherever a group has moved it, and half its width.
constexpr const char* kBoxOf = R"((selector) => {
    const shape = document.querySelector(selector);
    if (!shape) return null;
    const box = shape.getBoundingClientRect(), svg = shape.closest("svg");
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    const { x, y } = middle.matrixTransform(svg.getScreenCTM().inverse());
    return [x, y, shape.getBBox().width / 2];
})";

const std::string kLightsToken = "light-0123456789abcdef";
const std::string kFirstRing = ".ghost circle";
const std::string kFirstFrame = ".ghost rect";

class GhostPage : public InABrowser {
protected:
    void SetUp() override {
        InABrowser::SetUp();
        game_.feed->announce({{}, StateChanged{TableState::Still}});
        browser_ = std::make_unique<DrivenBrowser>(folder.file("profile"), "en");
        browser_->setScreen(844, 844, false);
        open(kRedsToken);
    }
    void open(const std::string& token) {
        browser_->open("about:blank");
        browser_->open(addressOf(game_, "/player" + (token.empty() ? "" : "#" + token)));
    }

    void show(const std::string& game, const std::string& position) {
        game_.feed->show(PlayedGame(game, position).shown());
    }
    void advise(const std::vector<std::string>& line, const std::string& onlyFor = {}) {
        Advised advised{Advised::As::Hint, "red", line.front(), 0.5, line};
        advised.onlyFor = onlyFor;
        game_.feed->announce({{}, advised});
    }
    bool hasGhost(const std::string& selector = ".ghost") {
        return browser_->waitFor("document.querySelector('#board " + selector + "') !== null");
    }
    std::vector<double> box(const std::string& selector) {
        const auto value =
            browser_->valueOf("(" + std::string(kBoxOf) + ")(\"#board " + selector + "\")");
        EXPECT_TRUE(value.is_array()) << selector;
        return value.is_array() ? value.get<std::vector<double>>() : std::vector<double>(3);
    }
    void expectMiddle(const std::string& drawn, const std::string& ground) {
        const auto one = box(drawn);
        const auto other = box(ground);
        EXPECT_NEAR(one[0], other[0], 0.5) << drawn << " on " << ground;
        EXPECT_NEAR(one[1], other[1], 0.5) << drawn << " on " << ground;
    }
    void keep(const std::string& name) {
        for (const bool isDark : {false, true}) {
            browser_->setScreen(844, 844, isDark);
            browser_->keepPicture("ghost-" + name + (isDark ? "-dark" : "-light"));
        }
    }

    [[nodiscard]] FeedRequest withPlayers() const {
        FeedRequest request;
        request.players = folder.write("players", "red " + kRedsToken + "\nyellow " +
                                                      kYellowsToken + "\nlight " + kLightsToken);
        return request;
    }

    ShownGame game_{WithToken::Yes, withPlayers()};
    std::unique_ptr<DrivenBrowser> browser_;
};

TEST_F(GhostPage, OfSquaresStandsOnThem) {
    show("naval-battle", "LOa6,PAh6,KRj8,DEd14 NIh7,FRa10,DEp20 red");
    advise({"a6~a10-b7"});
    ASSERT_TRUE(hasGhost());
    EXPECT_EQ(browser_->valueOf("document.querySelectorAll('#board .ghost circle').length"), 4)
        << "a ring at a10 and one at b7, each on a rim";
    expectMiddle(kFirstRing, "[data-spot=a10]");
    expectMiddle(".ghost circle:nth-last-of-type(1)", "[data-spot=b7]");
    keep("plane");
    open(kLightsToken);
    show("triremes", "light=c9e,h9n,k9s:1|a1 dark=e9n:2,i12s|j18,l20 turn=light");
    advise({"c9-e9e"});
    ASSERT_TRUE(hasGhost(".ghost [transform]"));
    const auto ship = box(".ghost [transform]");
    const auto square = box("[data-spot=e9]");
    EXPECT_EQ(
        browser_->valueOf("document.querySelector('.ghost [transform]').getAttribute('transform')"
                          ".includes('rotate(0)')"),
        true)
        << "its bow points east";
    EXPECT_GT(ship[2] * 2.0, 0.0);
    const auto at = browser_->valueOf("document.querySelector('.ghost [transform]')"
                                      ".getAttribute('transform').match(/[\\d.]+/g).map(Number)");
    ASSERT_TRUE(at.is_array());
    EXPECT_NEAR(at[0].get<double>(), square[0], 0.1);
    EXPECT_NEAR(at[1].get<double>(), square[1], 0.1);
    keep("sail");
}

TEST_F(GhostPage, OfACounterGoesToTheMiddleOfItsZone) {
    show("buda-1686", "");
    advise({"move:I-C1@IN"});
    ASSERT_TRUE(hasGhost());
    expectMiddle(kFirstFrame, "[data-spot=IN] rect");
    keep("move");
    advise({"fight:KZ<EF,DF"});
    ASSERT_TRUE(browser_->waitFor("document.querySelectorAll('.ghost polyline').length === 4"));
    expectMiddle(kFirstFrame, "[data-spot=KZ] rect");
    keep("fight");
    advise({"place:I-C4@IE"});
    ASSERT_TRUE(hasGhost(".ghost text"));
    EXPECT_EQ(browser_->valueOf("document.querySelector('.ghost text').textContent"), "I-C4");
    expectMiddle(kFirstFrame, "[data-spot=IE] rect");
    keep("cup");
}

TEST_F(GhostPage, OfGalleysLiesWhereTheirOrdersLead) {
    const std::string position =
        "6:6/6/2@300,150,90;5:5/5/3@200,150,90 6:6/6/2@400,300,270;6:6/6/2@150,300,270 orders";
    show("war-galley", position);
    advise({"A1 orders FFXXF", "A2 orders LXXXF"});
    ASSERT_TRUE(hasGhost(".ghost .hull"));
    // The bow goes 126 mm ahead.
    const auto hull = box(".ghost .hull");
    const auto galley = box("[data-galley=A1] polygon.ground");
    EXPECT_NEAR(hull[0], galley[0], 0.1);
    EXPECT_NEAR(hull[1], galley[1] - 126.0, 0.1);
    EXPECT_NEAR(hull[2], 17.5, 0.1);
    EXPECT_EQ(browser_->valueOf("document.querySelectorAll('.ghost .hull').length"), 4)
        << "both galleys";
    EXPECT_EQ(browser_->valueOf("[...document.querySelectorAll('.ghost text')]"
                                ".map((each) => each.textContent).join(' ')"),
              "XX A1 XXX A2");
    EXPECT_EQ(browser_->valueOf("(() => { const [x, y, w, h] = document.querySelector('#board svg')"
                                ".getAttribute('viewBox').split(' ').map(Number), box = "
                                "document.querySelector('.ghost').getBBox(); return box.x >= x && "
                                "box.y >= y && box.x + box.width <= x + w && box.y + box.height <= "
                                "y + h; })()"),
              true)
        << "the drawing has room for it";
    keep("orders");
    advise({"A2 aims B1"});
    ASSERT_TRUE(hasGhost(".ghost circle"));
    const auto ring = box(kFirstRing);
    const auto aimed = box("[data-galley=B1] polygon.ground");
    EXPECT_NEAR(ring[0], aimed[0], 0.1);
    EXPECT_NEAR(ring[1], aimed[1], 0.1);
    keep("aims");
}

TEST_F(GhostPage, IsDrawnForWhomItIsMeantAlone) {
    show("naval-battle", "LOd6,PAa2,ORb1,DEa1 FRd8,ORp19,DEp20 red");
    advise({"a2-a4"}, "red");
    ASSERT_TRUE(hasGhost());
    expectMiddle(kFirstRing, "[data-spot=a4]");
    for (const std::string& other : {kYellowsToken, std::string()}) {
        open(other);
        ASSERT_TRUE(hasGhost("[data-spot=a4]")) << other;
        EXPECT_EQ(browser_->valueOf("document.querySelector('#board .ghost')"), nullptr) << other;
    }
}

/// A drawing that a table has sent is no program.
TEST_F(GhostPage, TakesNothingButShapesFromADrawing) {
    show("murus-gallicus", "tttttttt/8/8/8/8/8/TTTTTTTT r");
    browser_->valueOf(
        "import('/page/drawing.js').then(({showDrawing}) => { const box = document.createElement("
        "'div'); document.body.append(box); showDrawing(`<svg xmlns='http://www.w3.org/2000/svg' "
        "viewBox='0 0 1 1' onload='window.ran = 1'><script>window.ran = 2</script><g "
        "onclick='window.ran = 3'><image href='http://127.0.0.1:1/x' onerror='window.ran = 4'/>"
        "<foreignObject><p>words</p></foreignObject><rect width='1' height='1' style='x: 1' "
        "fill='red'/></g></svg>`, box); window.taken = box.innerHTML; }), 0");
    ASSERT_TRUE(browser_->waitFor("window.taken !== undefined"));
    EXPECT_EQ(browser_->valueOf("window.taken"),
              "<svg viewBox=\"0 0 1 1\"><g><rect width=\"1\" height=\"1\" fill=\"red\"></rect>"
              "</g></svg>");
    EXPECT_EQ(browser_->valueOf("window.ran"), nullptr);
}

} // namespace
} // namespace umpire::testing
