#include "app/feed/server.h"
#include "tests/app/feed/feed_client.h"
#include "tests/app/feed/shown_game.h"

#include <gtest/gtest.h>
#include <QEventLoop>
#include <QThread>
#include <semaphore>

namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

/// A server with less patience than the program's, in a thread of its own.
class ImpatientServer {
public:
    explicit ImpatientServer(ServerSettings settings) {
        settings.listen = NetworkAddress{"127.0.0.1", 0};
        shelf_.events.try_emplace("");
        shelf_.pictures.try_emplace("");
        shelf_.states[""] = std::make_shared<const FeedState>();
        thread_.reset(QThread::create([this, settings] {
            FeedServer server(shelf_, settings);
            QEventLoop loop;
            EXPECT_TRUE(server.begin());
            port_ = server.address().port;
            loop_ = &loop;
            ready_.release();
            loop.exec();
        }));
        thread_->start();
        ready_.acquire();
    }
    ~ImpatientServer() {
        QMetaObject::invokeMethod(loop_, [this] { loop_->quit(); });
        thread_->wait();
    }
    ImpatientServer(const ImpatientServer&) = delete;
    ImpatientServer& operator=(const ImpatientServer&) = delete;

    [[nodiscard]] int port() const { return port_; }
    EventLog& events() { return shelf_.events.find("")->second; }
    /// A picture that is large as a JPEG.
    void putNoise() {
        cv::Mat noise(1080, 1920, CV_8UC3);
        cv::randu(noise, 0, 255);
        shelf_.pictures.find("")->second.put(noise, 0s, nullptr, nullptr);
    }

private:
    ShownGame game_; // makes Qt's application
    FeedShelf shelf_;
    std::unique_ptr<QThread> thread_;
    QEventLoop* loop_ = nullptr;
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
    // Where nobody hung up, reading would give up after ten seconds, and writing would go on.
    EXPECT_EQ(silent.receiveAll(), "");
    EXPECT_EQ(half.receiveAll(), "");
    EXPECT_TRUE(silent.hasEnded());
    EXPECT_TRUE(half.hasEnded());
    EXPECT_EQ(get(server.port(), "/state").status, 200);
}

/// There is room for one guest: how long is it taken?
bool getsRoom(int port) {
    int tries = 0;
    while (get(port, "/state").status != 200 && ++tries < 200) {
        QThread::msleep(50);
    }
    return tries < 200;
}

TEST(FeedPatience, EndsWithWhoDoesNotReadTheirAnswer) {
    ServerSettings settings;
    settings.door.longestVisit = 1ms;
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
    settings.door.mostGuests = 1;
    ImpatientServer server(settings);
    for (int i = 0; i < 4000; ++i) {
        server.events().add("{\"note\":\"" + std::string(1000, 'n') + "\"}");
    }
    const Connection lazy(server.port());
    lazy.narrow();
    lazy.send(webSocketRequest(server.port(), "/events?from=1"));
    EXPECT_EQ(lazy.receive(8), "HTTP/1.1");
    EXPECT_NE(get(server.port(), "/state").status, 200) << "it is still there";
    EXPECT_TRUE(getsRoom(server.port()));
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
    settings.door.longestVisit = 1ms;
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
    int tries = 0;
    while (get(server.port(), "/table.jpg").status != 200 && ++tries < 200) {
        QThread::msleep(50);
    }
    EXPECT_LT(tries, 200) << "who does not take it goes, and there is room again";
}

} // namespace
} // namespace umpire::testing
