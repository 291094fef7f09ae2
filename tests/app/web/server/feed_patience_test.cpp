#include "app/web/server/server.h"
#include "tests/app/waiting.h"
#include "tests/app/web/server/feed_client.h"
#include "tests/app/web/server/shown_game.h"

#include <future>
#include <gtest/gtest.h>
#include <QEventLoop>
#include <QThread>
#include <semaphore>
#include <thread>

namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

/// A server with shorter time limits than the program's, in its own thread.
class ImpatientServer {
public:
    explicit ImpatientServer(ServerSettings settings) {
        settings.listen = NetworkAddress{"127.0.0.1", 0};
        shelf_.events.try_emplace("");
        shelf_.pictures.try_emplace("");
        shelf_.states[""] = std::make_shared<const FeedState>();
        thread_ = std::thread([this, settings] {
            QEventLoop loop; // created first, because the server's timers need it
            FeedServer server(shelf_, settings);
            EXPECT_TRUE(server.begin());
            port_ = server.address().port;
            loop_ = &loop;
            server_ = &server;
            ready_.release();
            loop.exec();
        });
        ready_.acquire();
    }
    ~ImpatientServer() {
        QMetaObject::invokeMethod(loop_, [this] { loop_->quit(); });
        thread_.join();
    }
    ImpatientServer(const ImpatientServer&) = delete;
    ImpatientServer& operator=(const ImpatientServer&) = delete;

    [[nodiscard]] int port() const { return port_; }
    /// Adds an event for the watching clients.
    void add(std::string line) {
        events().add(std::move(line));
        QMetaObject::invokeMethod(loop_, [this] { server_->tell(); });
    }
    EventLog& events() { return shelf_.events.find("")->second; }
    /// Puts a picture that is large as a JPEG.
    void putNoise() {
        cv::Mat noise(1080, 1920, CV_8UC3);
        cv::randu(noise, 0, 255);
        shelf_.pictures.find("")->second.put(noise, 0s, nullptr, nullptr);
    }

private:
    ShownGame game_; // makes Qt's application
    FeedShelf shelf_;
    std::thread thread_;
    QEventLoop* loop_ = nullptr;
    FeedServer* server_ = nullptr;
    std::binary_semaphore ready_{0};
    int port_ = 0;
};

TEST(FeedPatience, EndsWithWhoDoesNotSayWhatTheyWant) {
    ServerSettings settings;
    settings.door.patience = 1ms;
    ImpatientServer server(settings);
    const Connection silent(server.port());
    const Connection half(server.port());
    half.send("GET /state HTTP/1.1\r\nHost: 127.0.0.1");
    // If the server did not hang up, reading would give up after ten seconds, and writing would go
    // on.
    EXPECT_EQ(silent.receiveAll(), "");
    EXPECT_EQ(half.receiveAll(), "");
    EXPECT_TRUE(silent.hasEnded());
    EXPECT_TRUE(half.hasEnded());
    EXPECT_EQ(get(server.port(), "/state").status, 200);
}

/// A phone falls asleep or leaves the network in the middle of a picture.
TEST(FeedPatience, TellsAPictureThatStallsAndTakesTheNext) {
    ServerSettings settings;
    settings.rules.telephone = kToken;
    settings.door.patience = 1ms;
    settings.door.mostUploads = 1;
    ImpatientServer server(settings);
    const Connection stalled(server.port());
    stalled.send("POST /telephone/toss HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\n" +
                 kBearer + "\r\nthe first bytes");
    const std::string told = stalled.receiveAll();
    EXPECT_NE(told.find("HTTP/1.1 408"), std::string::npos) << told;
    EXPECT_NE(told.find("send it again\n"), std::string::npos) << told;
    EXPECT_EQ(ask(server.port(), "POST /telephone/toss", kBearer, "no picture").status, 422);
}

/// Tells whether the place becomes free, if there is room for one guest.
bool getsRoom(int port) {
    return comesTrue([port] { return get(port, "/state").status == 200; });
}

TEST(FeedPatience, EndsWithWhoDoesNotReadTheirAnswer) {
    ServerSettings settings;
    settings.door.longestVisit = 3s;
    settings.door.mostGuests = 1;
    ImpatientServer server(settings);
    server.putNoise();
    const Connection guest(server.port());
    guest.narrow();
    guest.send("GET /table.jpg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    EXPECT_EQ(guest.receive(8), "HTTP/1.1");
    EXPECT_NE(get(server.port(), "/state").status, 200) << "the answer is not read yet";
    EXPECT_TRUE(getsRoom(server.port()));
}

TEST(FeedPatience, EndsWithWatchersWhoTakeNothing) {
    ServerSettings settings;
    settings.watchers.patience = 0;
    settings.watchers.mostOpen = 1;
    settings.watchers.answerTime = 1h; // no client is replaced by another
    ImpatientServer server(settings);
    for (int i = 0; i < 4000; ++i) {
        server.events().add("{\"note\":\"" + std::string(1000, 'n') + "\"}");
    }
    const Connection lazy(server.port());
    lazy.narrow();
    lazy.send(webSocketRequest(server.port(), "/events?from=1"));
    EXPECT_EQ(lazy.receive(8), "HTTP/1.1");
    EXPECT_EQ(EventReader(server.port(), "/events").status(), 101) << "its place is free again";
}

TEST(FeedPatience, EndsWithWatchersWhoSayNothingAlsoWhenAsked) {
    ServerSettings settings;
    settings.watchers.patience = 0;
    ImpatientServer server(settings);
    EventReader silent(server.port(), "/events");
    EXPECT_EQ(silent.connection().receiveAll().substr(0, 2), std::string("\x89\x00", 2))
        << "a ping";
    EXPECT_TRUE(silent.connection().hasEnded());
}

/// Two clients that watch and answer pings, and fill all places.
struct FullRoom {
    static ServerSettings settings(int mostOfOnePeer) {
        ServerSettings settings;
        settings.watchers.mostOpen = 2;
        settings.watchers.mostOfOnePeer = mostOfOnePeer;
        settings.watchers.answerTime = 3s;
        return settings;
    }
    explicit FullRoom(int mostOfOnePeer) : server(settings(mostOfOnePeer)) {
        for (auto& reader : readers) {
            reader = std::make_unique<EventReader>(server.port(), "/events");
            next.push_back(std::async(std::launch::async, [&reader] { return reader->next(); }));
        }
    }
    ImpatientServer server;
    std::array<std::unique_ptr<EventReader>, 2> readers;
    std::vector<std::future<std::optional<nlohmann::json>>> next;
};

TEST(FeedPatience, TellsOneTooManyWhereAllWhoWatchAnswer) {
    FullRoom room(2);
    EXPECT_EQ(EventReader(room.server.port(), "/events").status(), 503);
    EXPECT_EQ(get(room.server.port(), "/state").status, 200) << "other places are free";
    room.server.add(R"({"number":1})");
    for (auto& each : room.next) {
        EXPECT_EQ(each.get().value()["number"], 1);
    }
}

TEST(FeedPatience, LetsTheNewestGoOfAPeerWhoHoldsMoreThanItsShare) {
    FullRoom room(1);
    const EventReader third(room.server.port(), "/events");
    EXPECT_EQ(third.status(), 101);
    EXPECT_FALSE(room.next[1].get());
    room.server.add(R"({"number":1})");
    EXPECT_EQ(room.next[0].get().value()["number"], 1);
}

TEST(FeedPatience, KeepsWhoReadsAfterAWhileAndTellsThemEverything) {
    ImpatientServer server({});
    for (int i = 0; i < 8000; ++i) {
        server.events().add("{\"note\":\"" + std::string(1000, 'n') + "\"}");
    }
    EventReader late(server.port(), "/events?from=1");
    QThread::msleep(2200); // two sweeps
    for (int i = 0; i < 8000; ++i) {
        ASSERT_TRUE(late.next()) << i;
    }
}

TEST(FeedPatience, FewAtATimeTakeThePictureAndTheOthersAreToldSo) {
    ServerSettings settings;
    settings.door.longestVisit = 3s;
    settings.door.mostPictures = 3;
    ImpatientServer server(settings);
    server.putNoise();
    std::vector<Connection> guests;
    std::vector<std::string> answers;
    for (int i = 0; i < 5; ++i) {
        guests.emplace_back(server.port());
        guests.back().narrow();
        guests.back().send("GET /table.jpg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
        answers.push_back(guests.back().receive(12));
    }
    EXPECT_EQ(std::ranges::count(answers, "HTTP/1.1 200"), 3);
    EXPECT_EQ(std::ranges::count(answers, "HTTP/1.1 503"), 2);
    EXPECT_EQ(get(server.port(), "/state").status, 200);
    EXPECT_TRUE(comesTrue([&] { return get(server.port(), "/table.jpg").status == 200; }))
        << "who does not take it goes, and there is room again";
}

} // namespace
} // namespace umpire::testing
