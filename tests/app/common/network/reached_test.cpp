#include "app/common/failure/number_in.h"
#include "app/common/network/door.h"
#include "app/common/network/event_thread.h"
#include "app/common/network/network_address.h"
#include "app/common/network/request_head.h"
#include "app/common/network/token.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QHttpServer>
#include <QTcpSocket>
#include <set>
#include <sys/stat.h>

/// Tests the addresses by which others reach this machine, and the requests that follow.
namespace umpire {
namespace {

TEST(RequestHead, IsReadWithWhatTheDoorAsksFor) {
    const std::string bytes =
        "POST /command?token=abc HTTP/1.1\r\nHost: h:1\r\norigin:  http://o \r\n"
        "Authorization: Bearer t\r\nContent-Length: 5\r\n\r\nhello";
    const HeadRead read = readRequestHead(bytes);
    ASSERT_TRUE(read.head);
    EXPECT_EQ(*read.head, (RequestHead{"POST", "/command", "token=abc", "h:1", "http://o",
                                       "Bearer t", false, 5, bytes.size() - 5}));
    EXPECT_TRUE(
        readRequestHead("GET / HTTP/1.1\r\nUpgrade: WebSocket\r\n\r\n").head->upgradesToWebSocket);
}

TEST(RequestHead, IsWaitedForUntilItIsTooLong) {
    EXPECT_EQ(readRequestHead("").fault, HeadFault::NotWhole);
    EXPECT_EQ(readRequestHead("GET / HTTP/1.1\r\nHost: a\r\n").fault, HeadFault::NotWhole);
    EXPECT_EQ(readRequestHead(std::string(kLongestHead - 1, 'a')).fault, HeadFault::NotWhole);
    EXPECT_EQ(readRequestHead(std::string(kLongestHead, 'a')).fault, HeadFault::TooLong);
    EXPECT_EQ(readRequestHead(std::string(kLongestHead, 'a') + "\r\n\r\n").fault,
              HeadFault::TooLong);
}

TEST(RequestHead, TakesNothingThatAnotherReaderMayReadOtherwise) {
    for (const char* wrong :
         {"\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET  HTTP/1.1\r\n\r\n",
          " / HTTP/1.1\r\n\r\n", "GET / HTTP/2.0\r\n\r\n", "GET /a b HTTP/1.1\r\n\r\n",
          "GET /\x01 HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
          "GET / HTTP/1.1\r\n: none\r\n\r\n",
          "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
          "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n",
          "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
          "GET / HTTP/1.1\r\nContent-Length: 1,1\r\n\r\n",
          "GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n"}) {
        const HeadRead read = readRequestHead(wrong);
        EXPECT_FALSE(read.head) << wrong;
        EXPECT_EQ(read.fault, HeadFault::Malformed) << wrong;
    }
}

/// Opening a pipe that nobody writes would block for ever.
TEST(Certificate, IsMadeAnewWhereItsKeyIsAPipe) {
    const std::filesystem::path folder = std::filesystem::path(::testing::TempDir()) / "with_pipe";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    ASSERT_EQ(::mkfifo((folder / "key.pem").c_str(), 0600), 0);
    EXPECT_EQ(english(readToken(folder / "key.pem").error().message),
              (folder / "key.pem").string() + " cannot be read; name a file of one line");
    const auto identity = identityIn(folder, {"192.168.1.7", "club.local"});
    ASSERT_TRUE(identity);
    const auto addresses = addressesIn(identity->certificate);
    EXPECT_EQ(std::set(addresses.begin(), addresses.end()),
              (std::set<std::string>{"192.168.1.7", "club.local"}));
    EXPECT_EQ(daysLeft(identity->certificate), 395);
    std::filesystem::remove_all(folder);
}

TEST(RequestHead, FindsAValueOfTheQuery) {
    EXPECT_EQ(queryValue("a=1&from=7&token=x", "from"), "7");
    EXPECT_EQ(queryValue("from=", "from"), "");
    EXPECT_EQ(queryValue("afrom=7&fromm=8", "from"), std::nullopt);
    EXPECT_EQ(queryValue("", "from"), std::nullopt);
    EXPECT_EQ(numberIn<std::uint64_t>("12"), 12U);
    EXPECT_EQ(numberIn<std::uint64_t>("-1"), std::nullopt);
    EXPECT_EQ(numberIn<std::uint64_t>(""), std::nullopt);
    EXPECT_EQ(numberIn<std::uint64_t>("1x"), std::nullopt);
}

/// The real door before a server that says how many bytes came.
struct OpenDoor {
    QHttpServer server;
    std::uint16_t port = 0;

    OpenDoor() {
        ensureApplication();
        server.route("/", QHttpServerRequest::Method::Post, [](const QHttpServerRequest& request) {
            return QByteArray::number(request.body().size()) + " bytes";
        });
        const auto at = Door::open(
            std::make_unique<Door>(Door::Rules{[](const RequestHead&) { return std::nullopt; }}),
            server, {"127.0.0.1", 0});
        EXPECT_TRUE(at);
        port = at ? at->port : 0;
    }
    void come(QTcpSocket& guest) const { guest.connectToHost("127.0.0.1", port); }
    static bool hears(QTcpSocket& guest, const QByteArray& words) {
        const QDeadlineTimer end(60000);
        QByteArray heard;
        while (!heard.contains(words) && !end.hasExpired()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
            heard += guest.readAll();
        }
        return heard.contains(words);
    }
};

TEST(Door, WaitsForALongRequestAndForFourAtATime) {
    constexpr int kSize = 300'000;
    const OpenDoor door;
    std::array<QTcpSocket, 5> guests;
    for (QTcpSocket& each : guests) {
        door.come(each);
        each.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: " + QByteArray::number(kSize) +
                   "\r\n\r\n" + QByteArray(kSize / 2, 'x'));
    }
    EXPECT_TRUE(OpenDoor::hears(guests[4], "503"));
    for (std::size_t i = 0; i < 4; ++i) {
        guests[i].write(QByteArray(kSize / 2, 'y'));
        EXPECT_TRUE(OpenDoor::hears(guests[i], "300000 bytes")) << i;
    }
}

TEST(NetworkAddress, IsAnAddressAndAPort) {
    EXPECT_EQ(parseNetworkAddress("127.0.0.1:8420", "listen"), (NetworkAddress{"127.0.0.1", 8420}));
    EXPECT_EQ(parseNetworkAddress("localhost:1", "listen"), (NetworkAddress{"127.0.0.1", 1}));
    EXPECT_EQ(parseNetworkAddress("[::1]:8420", "listen"), (NetworkAddress{"::1", 8420}));
    EXPECT_EQ(text(NetworkAddress{"::1", 8420}), "[::1]:8420");
    EXPECT_TRUE(isLoopback({"127.0.0.1", 1}));
    EXPECT_TRUE(isLoopback({"::1", 1}));
    EXPECT_FALSE(isLoopback({"0.0.0.0", 1}));
    EXPECT_FALSE(isLoopback({"192.168.1.2", 1}));
}

TEST(NetworkAddress, IsNothingElseAndSaysWhatToWrite) {
    for (const char* wrong : {"", "8420", ":8420", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536",
                              "127.0.0.1:-1", "127.0.0.1:84x", "256.0.0.1:1", "table.example:8420",
                              "::1:8420", "[127.0.0.1]:1", "[]:1"}) {
        const auto parsed = parseNetworkAddress(wrong, "listen");
        ASSERT_FALSE(parsed) << wrong;
        EXPECT_EQ(parsed.error().status, ExitStatus::WrongUsage);
        EXPECT_EQ(english(parsed.error().message),
                  "`" + std::string(wrong) +
                      "` is no address and port; write it like 127.0.0.1:8420 or [::1]:8420");
    }
}

} // namespace
} // namespace umpire
