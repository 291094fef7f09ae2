#include "app/common/network/certificate.h"
#include "tests/app/game/live/filmed_game.h"
#include "tests/app/waiting.h"
#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/driven_browser.h"
#include "tests/app/web/server/feed_client.h"
#include "tests/app/web/server/shown_game.h"

#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

/// Tests a phone as the camera of a live game.
namespace umpire::testing {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;

/// The drawing covers the video, and the play area's outline lies within.
const std::string kOutlineLiesOverTheArea =
    "(() => { const [drawing, video, area] = ['#stage svg', 'video', '#stage .area'].map(each => "
    "document.querySelector(each).getBoundingClientRect()); return ['left', 'top', 'right', "
    "'bottom'].every(side => Math.abs(drawing[side] - video[side]) < 1) && area.width > "
    "video.width / 3 && area.left >= video.left && area.right <= video.right && area.top >= "
    "video.top && area.bottom <= video.bottom; })()";

/// A feed with a phone as its camera; the certificate is in a separate folder.
class TelephoneCamera : public ::testing::Test {
protected:
    TelephoneCamera() {
        ::setenv("XDG_CONFIG_HOME", folder.file("settings").c_str(), 1);
        FeedRequest request;
        request.listen = "0.0.0.0:0";
        request.telephone = TelephoneRequest{.files = {}, .isAlone = true, .camera = pictures};
        auto opened = Feed::open(request);
        EXPECT_TRUE(opened) << english(opened.error().message);
        feed = *std::move(opened);
        page = feed->telephonePages().front();
        port = std::atoi(page.substr(page.rfind(':') + 1).c_str());
    }
    [[nodiscard]] std::string protocol() const {
        return "Sec-WebSocket-Protocol: umpire, " + page.substr(page.find('#') + 1) + "\r\n";
    }

    ScratchFolder folder;
    std::shared_ptr<PushedPictures> pictures = std::make_shared<PushedPictures>();
    std::shared_ptr<Feed> feed;
    std::string page;
    int port = 0;
};

TEST_F(TelephoneCamera, IsOneTelephoneThatHasTheCode) {
    const std::string target = "/telephone/camera";
    EXPECT_EQ(EventReader(port, target).status(), 401);
    EXPECT_EQ(EventReader(port, target + "?token=" + page.substr(page.find('#') + 1)).status(),
              401);
    EXPECT_EQ(EventReader(port, target, protocol() + "Origin: https://evil.example\r\n").status(),
              403);
    EventReader camera(port, target, protocol());
    ASSERT_EQ(camera.status(), 101);
    EXPECT_EQ(camera.next().value_or(nullptr)["taken"], 0);
    EventReader second(port, target, protocol());
    EXPECT_EQ(second.next().value_or(nullptr)["refused"], "camera_taken");
    EXPECT_EQ(second.closeCode(), 1013);
    camera.connection().send(maskedFrame(0x82, "no picture"));
    EXPECT_EQ(camera.next().value_or(nullptr)["taken"], 1) << "what it is the decoder says";
}

TEST_F(TelephoneCamera, GivesTheNewestPictureAndLeavesOutWhatIsNone) {
    auto source = openPushed(pictures, "telephone");
    ASSERT_TRUE(source);
    const std::string jpeg = contentsOf(sample("toss/toss-0001.jpg"));
    pictures->put({'n', 'o'});
    FromSource first = (*source)->next(std::chrono::seconds(10));
    const auto* news = std::get_if<SourceNews>(&first);
    ASSERT_NE(news, nullptr);
    EXPECT_TRUE(std::holds_alternative<FrameDamaged>(news->event));
    pictures->put({jpeg.begin(), jpeg.end()});
    FromSource second = (*source)->next(std::chrono::seconds(10));
    const auto* frame = std::get_if<CameraFrame>(&second);
    ASSERT_NE(frame, nullptr);
    EXPECT_EQ(frame->image.size(), cv::Size(1280, 720));
}

TEST_F(TelephoneCamera, HasACertificateThatStaysAndWhoseKeyIsTheUsersAlone) {
    const std::filesystem::path settings = settingsFolder();
    EXPECT_EQ(std::filesystem::status(settings / "key.pem").permissions(),
              std::filesystem::perms(0600));
    const std::string key = contentsOf(settings / "key.pem");
    EXPECT_EQ(identityIn(settings, {})->key, key);
    std::ofstream(settings / "certificate.pem") << "damaged";
    EXPECT_NE(identityIn(settings, {})->key, key);
    EXPECT_FALSE(identityIn("/proc/nowhere", {}));
}

/// Photographs the page with much advice in both orientations, for people to look at. Umpire's next
/// message replaces the advice.
void photographAdvice(DrivenBrowser& browser) {
    if (std::getenv("UMPIRE_PICTURES") == nullptr) {
        return;
    }
    const std::string show =
        "import('/telephone/aim.js').then(({Aiming}) => { const at = id => "
        "document.getElementById(id); const each = new Aiming(at('stage'), at('aim'), "
        "at('start')); each.take({well: false, begun: false, size: [960, 540], advice: [{need: "
        "'turn', where: 'left'}, {need: 'higher', where: null}, {need: 'glare', where: 'upper "
        "left'}], tags: {seen: 3, of: 4}, tilt_deg: 52, area: [[-60, 500], [800, 520], [700, 60], "
        "[40, 70]], board: [[40, 460], [700, 470], [640, 100], [90, 110]]}); each.write(); })";
    for (const auto& [name, width, height] :
         {std::tuple("camera-advice", 390, 844), std::tuple("camera-advice-wide", 844, 390)}) {
        browser.setScreen(width, height, false);
        browser.valueOf(show);
        browser.keepPicture(name);
    }
    browser.setScreen(390, 844, false);
}

/// Makes the browser's camera film at 30 frames a second; it repeats. Three seconds are dark, then
/// the table rests for 21 seconds before the first action.
std::string fakeCamera(const ScratchFolder& folder, const std::string& film) {
    const std::string file = folder.file("film.mjpeg").string();
    const std::string command =
        "ffmpeg -v error -i " + film +
        " -vf \"fps=30,tpad=start_mode=clone:start_duration=24:stop_mode=clone:stop_duration=2,"
        "lutyuv=y=16:u=128:v=128:enable='lt(t,3)'\" -c:v mjpeg -q:v 2 " +
        file + " </dev/null";
    return std::system(command.c_str()) == 0 ? file : "";
}

/// Makes the page itself collect all advice that it shows, because a polling test would miss some.
void keepWhatIsSaid(DrivenBrowser& browser) {
    browser.valueOf("(() => { window.said = new Set(); new MutationObserver(() => { for (const id "
                    "of ['aim', 'count', 'start']) { const each = document.getElementById(id); if "
                    "(!each.hidden) said.add(id + ': ' + each.textContent); } }).observe("
                    "document.getElementById('camera'), {subtree: true, childList: true, "
                    "characterData: true, attributes: true}); })()");
}

std::vector<std::string> saidIn(DrivenBrowser& browser) {
    const nlohmann::json said = browser.valueOf("[...said]");
    return said.is_array() ? said.get<std::vector<std::string>>() : std::vector<std::string>();
}

TEST_F(TelephoneCamera, PlaysAGameThroughThePage) {
    if (!haveBrowser()) {
        GTEST_SKIP() << kBrowser << " is not installed";
    }
    films::FilmOptions unhurried = quickFilm();
    unhurried.restFrames = 30; // a busy browser sends few pictures a second
    const FilmedGame film = filmTwoActions(unhurried, folder.file(""));
    LiveRequest request = film.request("murus-gallicus");
    request.table.reset(); // the kit's tags and the board give all places
    const std::string file = fakeCamera(folder, request.source);
    ASSERT_FALSE(file.empty());
    std::mutex mutex;
    std::vector<std::string> called;
    std::stop_source end;
    request.source = "telephone";
    request.stop = end.get_token();
    request.open = [this] { return openPushed(pictures, "telephone"); };
    LiveListeners listeners(showingTo(feed));
    listeners.add({[&](const Announcement& each) -> Expected<void> {
        if (const auto* call = std::get_if<Called>(&each.event)) {
            const std::scoped_lock lock(mutex);
            called.push_back(call->action);
        }
        return {};
    }});
    std::jthread game([&] { EXPECT_TRUE(followGame(request, listeners)); });
    const std::shared_ptr<void> ends(nullptr, [&](void*) { end.request_stop(); });
    DrivenBrowser browser(folder.file("profile"), "en",
                          {"--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream",
                           "--use-file-for-fake-video-capture=" + file,
                           "--ignore-certificate-errors"});
    browser.setScreen(390, 844, false);
    browser.open(page);
    ASSERT_TRUE(browser.waitFor("!document.getElementById('camera').hidden"));
    EXPECT_TRUE(browser.shows("game", "Murus Gallicus"));
    EXPECT_TRUE(browser.shows("told", "the camera of the game"));
    EXPECT_EQ(browser.valueOf("['take', 'choose'].every(id => document.getElementById(id).hidden)"),
              true)
        << "Murus Gallicus has no tosses";
    browser.keepPicture("camera-page");
    browser.setScreen(195, 422, false); // at 200 % zoom
    EXPECT_EQ(browser.valueOf("document.documentElement.scrollWidth <= innerWidth"), true);
    browser.keepPicture("camera-page-200");
    browser.setScreen(390, 844, false);
    if (browser.valueOf("isSecureContext") == false) { // this machine has a network address
        browser.tap("#camera-switch");
        EXPECT_TRUE(browser.waitFor("!document.getElementById('warning').hidden"));
        browser.keepPicture("camera-warning");
    }
    browser.open(browser.valueOf("document.getElementById('secure').href"));
    ASSERT_TRUE(browser.waitFor("isSecureContext && !document.getElementById('camera').hidden"));
    keepWhatIsSaid(browser);
    browser.tap("#camera-switch");
    ASSERT_TRUE(browser.waitFor("Number(document.getElementById('camera-told').dataset.sent) > 0"));
    EXPECT_TRUE(
        browser.waitFor("document.getElementById('camera-table').textContent === 'All is well.'"));
    photographAdvice(browser);
    EXPECT_TRUE(browser.waitFor("!document.getElementById('count').hidden"));
    browser.keepPicture("camera-on");
    EXPECT_TRUE(browser.shows("start", "Begin!"));
    EXPECT_TRUE(browser.waitFor("document.getElementById('camera-told').hidden"))
        << "nothing is left to do";
    EXPECT_TRUE(browser.waitFor("document.getElementById('camera-table').hidden"))
        << "it was said already";
    browser.keepPicture("camera-begin");
    EXPECT_EQ(browser.valueOf("document.querySelector('#stage .board').getBoundingClientRect()."
                              "width > document.querySelector('video').clientWidth / 4"),
              true)
        << "the board is drawn too";
    browser.setScreen(844, 390, true);
    browser.keepPicture("camera-begin-wide");
    EXPECT_EQ(browser.valueOf("document.documentElement.scrollWidth <= innerWidth"), true);
    EXPECT_EQ(browser.valueOf(kOutlineLiesOverTheArea), true);
    browser.setScreen(390, 844, false);
    EXPECT_THAT(saidIn(browser), IsSupersetOf({"count: 3", "count: 2", "count: 1"}));
    EXPECT_THAT(saidIn(browser), Contains(HasSubstr("It is too dark.")));
    EXPECT_THAT(saidIn(browser), Contains(HasSubstr("Tags seen: 4 of 4. Tilt: 15")));
    EXPECT_EQ(browser.valueOf(kOutlineLiesOverTheArea), true);
    const auto calls = [&] {
        const std::scoped_lock lock(mutex);
        return called;
    };
    comesTrue([&] { return calls().size() >= 2; }, 120);
    EXPECT_EQ(calls(), (std::vector<std::string>{"d1-d3", "e7-e5"}));
    EXPECT_TRUE(browser.waitFor("document.getElementById('start').hidden"));
}

} // namespace
} // namespace umpire::testing
