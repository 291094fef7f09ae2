#include "tests/app/web/server/feed_client.h"
#include "tests/app/web/server/shown_game.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <sys/socket.h>
#include <unistd.h>

namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

Failure failureOf(const FeedRequest& request) {
    const auto feed = Feed::open(request);
    return feed ? Failure{ExitStatus::Answered, "it was opened"} : feed.error();
}

FeedRequest requestFor(const std::string& listen) {
    FeedRequest request;
    request.listen = listen;
    return request;
}

TEST(FeedServer, AnswersWithTheState) {
    const ShownGame game;
    playMurus(*game.feed);
    const Answer answer = get(game.port, "/state");
    EXPECT_EQ(answer.status, 200);
    EXPECT_NE(answer.head.find("application/json"), std::string::npos);
    EXPECT_EQ(answer.json()["to_move"][0], "gaul");
    EXPECT_EQ(answer.json()["last_ruling"]["action"], "d1-d3");
    EXPECT_EQ(answer.json()["events"]["last"], 2);
}

TEST(FeedServer, AnswersWithThePageThatAsksForNothingFromElsewhere) {
    const ShownGame game;
    for (const char* path : {"/overlay", "/", "/overlay?token=x1"}) {
        const Answer answer = get(game.port, path);
        EXPECT_EQ(answer.status, std::string(path).find('?') == std::string::npos ? 200 : 401);
    }
    const Answer answer = get(game.port, "/overlay");
    EXPECT_NE(answer.head.find("Content-Security-Policy: default-src 'none'"), std::string::npos);
    EXPECT_TRUE(answer.body.starts_with("<!DOCTYPE html>"));
    EXPECT_EQ(answer.body.find("http://www.w3.org/2000/svg"), answer.body.find("http://"))
        << "a namespace, and no other address";
    EXPECT_EQ(answer.body.find("https://"), std::string::npos);
}

TEST(FeedServer, AnswersWithTheNewestPicture) {
    const ShownGame game;
    EXPECT_EQ(get(game.port, "/table.jpg").status, 503);
    for (int k = 1; k <= 3; ++k) {
        const cv::Mat image(120, 160, CV_8UC3, cv::Scalar::all(50.0 * k));
        showFrame(*game.feed, image, k * 1s);
    }
    const Answer answer = get(game.port, "/table.jpg");
    EXPECT_EQ(answer.status, 200);
    const std::vector<unsigned char> bytes(answer.body.begin(), answer.body.end());
    const cv::Mat read = cv::imdecode(bytes, cv::IMREAD_COLOR);
    ASSERT_EQ(read.size(), cv::Size(160, 120));
    EXPECT_NEAR(read.at<cv::Vec3b>(60, 80)[1], 150, 4);
}

TEST(FeedServer, TellsEachEventAsItHappens) {
    const ShownGame game;
    game.feed->announce(noteOf(3));
    EventReader reader(game.port, "/events");
    ASSERT_EQ(reader.status(), 101);
    get(game.port, "/state"); // this answer comes after the reader's welcome
    for (int k = 2; k <= 5; ++k) {
        game.feed->announce(noteOf(3));
        EXPECT_EQ(reader.next().value()["number"], k);
    }
}

TEST(FeedServer, ReplaysFromANumber) {
    const ShownGame game;
    for (int k = 1; k <= 500; ++k) {
        game.feed->announce(noteOf(300));
    }
    EventReader reader(game.port, "/events?from=37");
    for (int k = 37; k <= 500; ++k) {
        ASSERT_EQ(reader.next().value()["number"], k);
    }
    game.feed->announce(noteOf(3));
    EXPECT_EQ(reader.next().value()["number"], 501);
    EXPECT_EQ(EventReader(game.port, "/events?from=0").next().value()["number"], 1);
    EXPECT_EQ(EventReader(game.port, "/events?from=x").next().value()["number"], 1);
}

TEST(FeedServer, SaysGoodbyeAtTheEnd) {
    ShownGame game;
    EventReader reader(game.port, "/events?from=1");
    game.feed->announce(noteOf(3));
    game.feed.reset();
    EXPECT_EQ(reader.next().value()["number"], 1) << "what was announced before is told";
    EXPECT_EQ(reader.closeCode(), 1001);
    EXPECT_FALSE(reader.next());
    EXPECT_FALSE(Connection(game.port).isOpen());
}

TEST(FeedServer, HandsCommandsOnWithTheTokenOnly) {
    const ShownGame game(WithToken::Yes);
    EXPECT_EQ(ask(game.port, "POST /command", "", "undo").status, 401);
    EXPECT_EQ(ask(game.port, "POST /command", "Authorization: Bearer x\r\n", "undo").status, 401);
    EXPECT_EQ(ask(game.port, "POST /command", kBearer, "accept\nundo 2\n").status, 202);
    EXPECT_EQ(ask(game.port, "POST /command?token=" + kToken, "", "pause").status, 202);
    for (const referee::Command& each :
         {referee::Command(referee::Accept{}), referee::Command(referee::Undo{2}),
          referee::Command(referee::Pause{})}) {
        EXPECT_EQ(game.feed->commands()->take()->command, Parsed<referee::Command>(each));
    }
    EXPECT_EQ(ask(game.port, "GET /state").status, 200) << "reading takes no token here";
}

TEST(FeedServer, TakesNoCommandThatIsNoLineOfText) {
    const ShownGame game(WithToken::Yes);
    for (const std::string& wrong :
         {std::string(), std::string("\n\n"), std::string("undo\x01"), std::string("undo\0x", 6),
          std::string("@5 undo"), std::string("note a\n@5 undo"), std::string(4096, 'a')}) {
        EXPECT_EQ(ask(game.port, "POST /command", kBearer, wrong).status, 400) << wrong;
    }
    EXPECT_EQ(ask(game.port, "POST /command", kBearer, std::string(4097, 'a')).status, 413);
}

TEST(FeedServer, SaysWhenTheGameTakesNoCommands) {
    const ShownGame game(WithToken::Yes);
    const std::string longNote = "note " + std::string(4000, 'n');
    int taken = 0;
    while (taken < 1000 && ask(game.port, "POST /command", kBearer, longNote).status == 202) {
        ++taken;
    }
    EXPECT_GT(taken, 10);
    EXPECT_EQ(taken, int(CommandQueue::kMaxWaiting));
    EXPECT_EQ(ask(game.port, "POST /command", kBearer, longNote).status, 503);
    EXPECT_EQ(get(game.port, "/state").status, 200);
}

TEST(FeedServer, NeedsATokenWhereOtherMachinesReachIt) {
    const Failure refused = failureOf(requestFor("0.0.0.0:0"));
    EXPECT_EQ(refused.status, ExitStatus::WrongUsage);
    EXPECT_EQ(english(refused.message),
              "other machines reach 0.0.0.0:0; give a file with a token as well, or listen at "
              "127.0.0.1");
    const ScratchFolder folder;
    FeedRequest request = requestFor("0.0.0.0:0");
    request.token = folder.write("token", kToken);
    const auto feed = Feed::open(request);
    ASSERT_TRUE(feed) << english(feed.error().message);
    const int port = std::stoi((*feed)->address().substr(sizeof "0.0.0.0"));
    for (const char* path : {"/state", "/table.jpg"}) {
        EXPECT_EQ(get(port, path).status, 401) << path;
    }
    EXPECT_EQ(EventReader(port, "/events").status(), 401);
    EXPECT_EQ(get(port, "/state?token=" + kToken).status, 200);
    EXPECT_EQ(EventReader(port, "/events?from=1&token=" + kToken).status(), 101);
}

TEST(FeedServer, SaysWhatIsWrongWithAnAddressInOneLine) {
    const ShownGame game;
    const std::string taken = "127.0.0.1:" + std::to_string(game.port);
    EXPECT_EQ(failureOf(requestFor(taken)),
              (Failure{ExitStatus::CannotWrite,
                       "nothing can be served at " + taken +
                           " (The bound address is already in use); take another port, or end "
                           "what holds this one",
                       "listen"}));
    EXPECT_EQ(failureOf(requestFor("127.0.0.1")).status, ExitStatus::WrongUsage);
    FeedRequest elsewhere = requestFor("203.0.113.7:8420"); // an address reserved for documentation
    const ScratchFolder folder;
    elsewhere.token = folder.write("token", kToken);
    EXPECT_EQ(failureOf(elsewhere).status, ExitStatus::CannotWrite);
    elsewhere.token = folder.file("none");
    EXPECT_EQ(failureOf(elsewhere).status, ExitStatus::CannotRead);
    FeedRequest tuio = requestFor("");
    tuio.tuio = "127.0.0.1";
    EXPECT_EQ(failureOf(tuio).setting, "tuio");
}

TEST(FeedServer, EndsTheProgramWithItsStatusAndOneLineWhereItCannotBeOpened) {
    const ShownGame game;
    const auto expectRefused = [](const Arguments& options, int status) {
        expectRefusal(with({"referee", "no-film.mp4", "--game", "murus-gallicus"}, options), status,
                      "umpire: --");
    };
    expectRefused({"--listen", "127.0.0.1:" + std::to_string(game.port)}, 5);
    expectRefused({"--listen", "table"}, 2);
    expectRefused({"--delay", "60"}, 2);
    expectRefused({"--listen", "0.0.0.0:8420"}, 2);
    expectRefused({"--tuio", "127.0.0.1:x"}, 2);
    expectRefused({"--listen", "127.0.0.1:0", "--token", game.folder.file("none")}, 3);
    expectRefused({"--listen", "127.0.0.1:0", "--token", game.folder.write("t", "short")}, 3);
    const std::string token = game.folder.write("t", kToken);
    expectRefused({"--listen", "127.0.0.1:0", "--token", token, "--players",
                   game.folder.write("p", "roman " + kToken)},
                  3);
}

TEST(FeedServer, SendsWhatLiesThereAsTuioAndNothingAtTheEnd) {
    const Socket receiver = receiveOnLoopback();
    const auto receive = [&receiver] {
        std::string bytes(2048, '\0');
        const ssize_t count = readableWithin(receiver, 10'000)
                                  ? ::recv(receiver.descriptor(), bytes.data(), 2048, 0)
                                  : 0;
        bytes.resize(std::size_t(std::max<ssize_t>(count, 0)));
        return bytes;
    };
    FeedRequest request = requestFor("");
    request.tuio = "127.0.0.1:" + std::to_string(portOf(receiver));
    auto feed = Feed::open(request);
    ASSERT_TRUE(feed) << english(feed.error().message);
    EXPECT_EQ((*feed)->address(), "");
    TableObservation seen;
    seen.stones.resize(2);
    const cv::Mat image(8, 8, CV_8UC3, cv::Scalar::all(0));
    (*feed)->show(LiveFrame{image, 0s, nullptr, &seen});
    const std::string bundle = receive();
    EXPECT_EQ(bundle.substr(0, 7), "#bundle");
    EXPECT_NE(bundle.find("set"), std::string::npos);
    const std::string again = receive();
    EXPECT_NE(again.find("set"), std::string::npos) << "said again, for whoever comes later";
    EXPECT_NE(again, bundle) << "with the next frame's number";
    feed->reset();
    std::string last = again;
    while (last.find("set") != std::string::npos) {
        last = receive();
    }
    EXPECT_NE(last.find("alive"), std::string::npos);
}

} // namespace
} // namespace umpire::testing
