#include "app/game/live/behind_screens.h"

#include "app/game/live/live_game.h"
#include "app/record/journal/journal.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"
#include "rules/games/naval_battle/naval_battle.h"
#include "rules/games/war_galley/war_galley.h"
#include "tests/app/web/server/feed_client.h"
#include "tests/app/web/server/shown_game.h"
#include "tests/calibration/stood_view.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <unistd.h>

/// Tests that only the owner sees what lies behind a player's screen.
namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

const std::vector<Laying> kOrders = {{"A", Side::A, LaidInSecret::Anywhere},
                                     {"B", Side::B, LaidInSecret::Anywhere}};
const std::vector<Laying> kFleets = {{"red", Side::A, LaidInSecret::InOwnHalf},
                                     {"yellow", Side::B, LaidInSecret::InOwnHalf}};

/// Returns a view from straight above: one pixel per millimetre, side A at the picture's lower
/// edge.
TableView viewFromAbove() {
    TableView view = viewFrom({{300, 210}, 1000, {}, {}},
                              {"", {600, 420}, 1000, 1000, 300, 210, {}}, 600_mm, 420_mm);
    view.registration.method = RegistrationMethod::Tags;
    return view;
}

/// A table with a recognised red thing in each half.
struct SecretTable {
    SecretTable() {
        image(cv::Rect(300, 60, 20, 20)) = cv::Scalar(0, 0, 255);  // yellow's half is the far one
        image(cv::Rect(300, 340, 20, 20)) = cv::Scalar(0, 0, 255); // red's
        look.registration.method = RegistrationMethod::Tags;
        look.codes.resize(2);
        look.codes[0].text = "far";
        look.codes[0].center = {310_mm, 350_mm};
        look.codes[1].text = "near";
        look.codes[1].center = {310_mm, 70_mm};
        look.orders.push_back({Side::A, 110_mm, {Order::RearrangeOars, Order::Forward}, {"m1"}});
        look.warnings = {"a column of orders is left out"};
    }
    [[nodiscard]] LiveFrame frame(std::chrono::microseconds time,
                                  std::span<const Laying> laying = {}) const {
        return {image, time, &view, &look, nullptr, nullptr, laying};
    }
    cv::Mat image{420, 600, CV_8UC3, cv::Scalar(90, 90, 90)};
    TableView view = viewFromAbove();
    TableObservation look;
};

bool isRedAt(const cv::Mat& image, int x, int y) {
    const auto pixel = image.at<cv::Vec3b>(y, x);
    return pixel[2] > 180 && pixel[1] < 80;
}

TEST(BehindScreens, AreOrdersUntilAllAreLiftedAndFleetsUntilTheyAreSetUp) { // WG-17, NB-5
    const auto layingAt = [](auto type, const char* position) {
        using G = typename decltype(type)::type;
        const auto state = G::parseState(position, *G::settings(G::variants()[0].name, {}));
        return layingIn<G>(std::get<typename G::State>(state));
    };
    EXPECT_EQ(layingAt(std::type_identity<WarGalley>(),
                       "6:3/5/2@321,151,154 6:4/2/2@243,258,241 orders galleys=1"),
              kOrders);
    EXPECT_TRUE(layingIn<WarGalley>({}).empty()) << "nothing is laid while galleys are built";
    EXPECT_EQ(layingIn<NavalBattle>({}), kFleets);
    EXPECT_TRUE(layingIn<MurusGallicus>({}).empty());
}

TEST(BehindScreens, NothingIsShownToAnybodyWhereAScreenMayStandAnywhere) {
    const SecretTable table;
    for (const char* hearer : {"", "A", "B", "somebody"}) {
        EXPECT_FALSE(viewOf(table.frame(1s, kOrders), hearer)) << hearer;
        EXPECT_TRUE(viewOf(table.frame(1s), hearer)) << hearer;
    }
}

TEST(BehindScreens, APlayerSeesHisOwnHalfAndNothingOfTheOther) {
    const SecretTable table;
    EXPECT_FALSE(viewOf(table.frame(1s, kFleets), ""));
    const auto red = viewOf(table.frame(1s, kFleets), "red");
    ASSERT_TRUE(red);
    EXPECT_TRUE(isRedAt(red->image, 310, 350));
    EXPECT_FALSE(isRedAt(red->image, 310, 70));
    ASSERT_EQ(red->seen->codes.size(), 1U);
    EXPECT_EQ(red->seen->codes[0].text, "near");
    EXPECT_TRUE(red->seen->orders.empty());
    EXPECT_TRUE(red->seen->warnings.empty());
    const auto yellow = viewOf(table.frame(1s, kFleets), "yellow");
    ASSERT_TRUE(yellow);
    EXPECT_FALSE(isRedAt(yellow->image, 310, 350));
    EXPECT_TRUE(isRedAt(yellow->image, 310, 70));
    EXPECT_TRUE(isRedAt(table.image, 310, 70)) << "the frame itself is as it was";
    LiveFrame lost = table.frame(1s, kFleets);
    lost.view = nullptr;
    EXPECT_FALSE(viewOf(lost, "red")) << "nobody knows which half is where";
}

TEST(BehindScreens, AnUndoLiftsNoScreen) {
    const std::vector<Announcement> undone = {{1s, Undone{}}};
    const std::vector<Announcement> agreed = {{1s, Synchronised{}}};
    const std::vector<Announcement> called = {{1s, Called{}}};
    EXPECT_EQ(screensAfter(undone, kOrders, {}), kOrders);
    EXPECT_TRUE(screensAfter(agreed, kOrders, {}).empty());
    EXPECT_TRUE(screensAfter(called, kOrders, {}).empty());
    EXPECT_EQ(screensAfter(undone, {}, kOrders), kOrders);
}

/// A table where both sides lay orders; A types its orders.
TEST(BehindScreens, AreToldWithEachFrameAndKeepATypedOrdersPictureOutOfTheJournal) {
    const ScratchFolder folder;
    std::filesystem::create_directory(folder.file("pictures"));
    for (const char* name : {"1.jpg", "2.jpg"}) {
        std::filesystem::copy(sample("orders/orders-0001.jpg"), folder.file("pictures") / name);
    }
    std::array<int, 2> pipe{};
    ASSERT_EQ(::pipe(pipe.data()), 0);
    const std::string said = "play A1 orders FFFXX\n";
    ASSERT_EQ(::write(pipe[1], said.data(), said.size()), ssize_t(said.size()));
    ::close(pipe[1]);
    LiveRequest request;
    request.source = folder.file("pictures");
    request.game = "war-galley";
    request.variant = "galleys=1";
    request.position = "6:3/5/2@321,151,154 6:4/2/2@243,258,241 orders";
    request.table = sample("table.yaml");
    request.journal = folder.file("game.umpire");
    request.commands.voices = {{pipe[0]}};
    int frames = 0;
    std::vector<LivePosition> positions;
    LiveListener listeners{[](const Announcement&) -> Expected<void> { return {}; },
                           [](const Message&) {}};
    listeners.frame = [&](const LiveFrame& frame) {
        ++frames;
        EXPECT_EQ(std::vector(frame.laying.begin(), frame.laying.end()), kOrders);
    };
    listeners.position = [&](const LivePosition& position) { positions.push_back(position); };
    const auto followed = followGame(request, listeners);
    ::close(pipe[0]);
    ASSERT_TRUE(followed) << english(followed.error().message);
    EXPECT_EQ(frames, 2);
    ASSERT_EQ(positions.size(), 2U);
    EXPECT_EQ(positions[1].laying, kOrders);
    const auto record = readJournal(*request.journal);
    ASSERT_TRUE(record);
    int secret = 0;
    for (const RecordedEvent& event : record->events) {
        if (isForOnePlayer(event.happening)) {
            ++secret;
            EXPECT_EQ(event.pictureHash, "");
        }
    }
    EXPECT_EQ(secret, 1);
}

cv::Mat pictureOf(const ShownGame& game, const std::string& token = "") {
    const Answer answer = get(game.port, "/table.jpg" + (token.empty() ? "" : "?token=" + token));
    EXPECT_EQ(answer.status, 200);
    const std::vector<unsigned char> bytes(answer.body.begin(), answer.body.end());
    return cv::imdecode(bytes, cv::IMREAD_COLOR);
}

TEST(FeedSecrecy, ThePublicPictureWaitsWhileOrdersAreLaid) {
    const ShownGame game;
    const SecretTable table;
    EXPECT_EQ(get(game.port, "/table.jpg").status, 503);
    game.feed->show(table.frame(1s, kOrders));
    EXPECT_EQ(get(game.port, "/table.jpg").status, 503) << "there was no open one yet";
    const cv::Mat empty(420, 600, CV_8UC3, cv::Scalar(10, 200, 10));
    game.feed->show(LiveFrame{empty, 2s, &table.view, nullptr});
    const std::string open = get(game.port, "/table.jpg").body;
    LivePosition position{"", {"A", "B"}, 31, "war-galley"};
    position.laying = kOrders;
    game.feed->show(position);
    for (int k = 3; k < 9; ++k) {
        game.feed->show(table.frame(k * 1s, kOrders));
        ASSERT_EQ(get(game.port, "/table.jpg").body, open) << "a frame behind the screens";
    }
    EXPECT_EQ(get(game.port, "/state").json()["lays_in_secret"], nlohmann::json({"A", "B"}));
    game.feed->show(table.frame(9s));
    EXPECT_TRUE(isRedAt(pictureOf(game), 310, 70)) << "the screens are lifted";
}

TEST(FeedSecrecy, APlayersTokenShowsHisOwnHalf) {
    const ShownGame game(WithToken::AndPlayers);
    const SecretTable table;
    const cv::Mat empty(420, 600, CV_8UC3, cv::Scalar(10, 200, 10));
    game.feed->show(LiveFrame{empty, 1s, &table.view, nullptr});
    game.feed->show(table.frame(2s, kFleets));
    EXPECT_TRUE(isRedAt(pictureOf(game, kRedsToken), 310, 350));
    EXPECT_FALSE(isRedAt(pictureOf(game, kRedsToken), 310, 70));
    EXPECT_TRUE(isRedAt(pictureOf(game, kYellowsToken), 310, 70));
    EXPECT_FALSE(isRedAt(pictureOf(game, kYellowsToken), 310, 350));
    for (const std::string& token : {std::string(), kToken}) {
        EXPECT_FALSE(isRedAt(pictureOf(game, token), 310, 350));
        EXPECT_FALSE(isRedAt(pictureOf(game, token), 310, 70));
    }
    game.feed->show(table.frame(3s));
    EXPECT_TRUE(isRedAt(pictureOf(game, kRedsToken), 310, 70)) << "what is open is everybody's";
}

} // namespace
} // namespace umpire::testing
