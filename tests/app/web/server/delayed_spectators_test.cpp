#include "tests/app/game/live/filmed_game.h"
#include "tests/app/waiting.h"
#include "tests/app/web/server/shown_game.h"

#include <csignal>
#include <fstream>
#include <gmock/gmock.h>
#include <map>
#include <opencv2/imgcodecs.hpp>
#include <set>
#include <sys/socket.h>

/// Tests what spectators see if the organiser delays the game (`--delay`).
namespace umpire::testing {
namespace {

using nlohmann::json;
using Clock = std::chrono::steady_clock;

/// Returns the addresses of docs/feed.md that a spectator may GET.
std::vector<std::string> documentedAddresses() {
    std::ifstream page(UMPIRE_SOURCE_DIR "/docs/feed.md");
    std::vector<std::string> addresses{"/"};
    for (std::string line; std::getline(page, line) && !line.starts_with("## ");) {
        const std::size_t end = line.find('`', 3);
        if (line.starts_with("| `/") && end != std::string::npos) {
            addresses.push_back(line.substr(3, end - 3));
        }
    }
    return addresses;
}

/// The real program, following a film of two actions. A player calls the arbiter, so a film of the
/// last moments exists.
class DelayedGame {
public:
    explicit DelayedGame(const Arguments& options)
        : program_(
              with({"referee", twoActions().film.string(), "--table", twoActions().table.string(),
                    "--game", "murus-gallicus", "--journal", folder_.file("game.umpire").string(),
                    "--listen", "127.0.0.1:0", "--token", folder_.write("token", kToken + "\n")},
                   options),
              StandardInput::Typed) {
        program_.say("@" + std::to_string(double(twoActions().beginOf(1).count()) / 1e6) +
                     " arbiter the lamp");
        const std::string before = "the feed is at http://127.0.0.1:";
        EXPECT_TRUE(comesTrue([&] { return hasSaid(before); })) << program_.errors();
        const std::string said = program_.errors();
        port = std::atoi(said.c_str() + said.find(before) + before.size());
    }
    [[nodiscard]] bool hasSaid(const std::string& words) const {
        return program_.errors().find(words) != std::string::npos;
    }
    /// Returns the state for a client that may give commands.
    [[nodiscard]] json players() const { return ask(port, "GET /state", kBearer).json(); }
    RunningUmpire& program() { return program_; }

    int port = 0;

private:
    ScratchFolder folder_;
    RunningUmpire program_;
};

/// Fetches every address that spectators can ask for.
std::map<std::string, std::string> askedBySpectators(int port, const std::string& film) {
    std::map<std::string, std::string> answers;
    std::vector<std::string> addresses = documentedAddresses();
    addresses.push_back("/moments.jpg?film=" + film + "&frame=0");
    for (const std::string& address : addresses) {
        if (!address.starts_with("/events")) {
            const Answer answer = get(port, address);
            answers[address] = std::to_string(answer.status) + " " + answer.head + answer.body;
        }
    }
    const Answer command = ask(port, "POST /command", "", "accept");
    answers["/command"] = std::to_string(command.status) + " " + command.body;
    return answers;
}

/// Tells whether any received datagram reported a piece on the table.
bool saysPieces(const Socket& tuio) {
    bool says = false;
    while (readableWithin(tuio, 0)) {
        std::string sent(2048, '\0');
        const ssize_t count = ::recv(tuio.descriptor(), sent.data(), sent.size(), 0);
        says = says || sent.substr(0, std::size_t(count)).find("set") != std::string::npos;
    }
    return says;
}

/// Reads all events until the program ends.
std::vector<json> allOf(EventReader& reader) {
    std::vector<json> events;
    while (const auto event = reader.next()) {
        events.push_back(*event);
    }
    return events;
}

TEST(DelayedSpectators, LearnNothingFromAnyAddressBeforeTheDelayIsOver) {
    const Socket tuio = receiveOnLoopback();
    DelayedGame game({"--delay", "3600", "--tuio", "127.0.0.1:" + std::to_string(portOf(tuio))});
    EventReader players(game.port, "/events?from=1&token=" + kToken);
    EventReader spectators(game.port, "/events?from=1");
    const std::vector<std::string> addresses = documentedAddresses();
    ASSERT_THAT(addresses, ::testing::IsSupersetOf({"/state", "/table.jpg", "/board"}));
    const auto before = askedBySpectators(game.port, "");
    const json known = get(game.port, "/state").json();
    EXPECT_EQ(known["game"], nullptr);
    EXPECT_EQ(known["delay_s"], 3600);
    while (!game.hasSaid("the game has ended")) { // meanwhile the film goes on
        ASSERT_EQ(askedBySpectators(game.port, ""), before);
    }
    const json end = game.players();
    EXPECT_EQ(end["ply"], 2);
    EXPECT_EQ(end["delay_s"], 0);
    ASSERT_TRUE(end["moments"].is_object()) << end;
    const std::string film = end["moments"]["film"];
    const std::string frame = "/moments.jpg?film=" + film + "&frame=0";
    EXPECT_EQ(ask(game.port, "GET " + frame, kBearer).status, 200);
    EXPECT_EQ(ask(game.port, "GET /table.jpg", kBearer).status, 200);
    auto after = askedBySpectators(game.port, film);
    EXPECT_EQ(after.at(frame), before.at("/moments.jpg?film=&frame=0"))
        << "as for a film that is not there";
    after.erase(frame);
    for (const auto& [address, answer] : after) {
        EXPECT_EQ(answer, before.at(address)) << address;
    }
    EventReader late(game.port, "/events?from=" + end["events"]["last"].dump());
    game.program().signal(SIGINT);
    EXPECT_EQ(game.program().waitForEnd(), 0);
    EXPECT_EQ(allOf(players).size(), end["events"]["last"]);
    EXPECT_EQ(allOf(spectators), std::vector<json>());
    EXPECT_EQ(allOf(late), std::vector<json>());
    EXPECT_FALSE(saysPieces(tuio));
}

TEST(DelayedSpectators, AreShownAllOfTheGameToItsLastEvent) {
    const Socket tuio = receiveOnLoopback();
    DelayedGame game({"--delay", "1", "--tuio", "127.0.0.1:" + std::to_string(portOf(tuio))});
    EventReader players(game.port, "/events?from=1&token=" + kToken);
    EventReader spectators(game.port, "/events?from=1");
    json last;
    int pictures = 0;
    for (Answer answer = get(game.port, "/state"); answer.status == 200;
         answer = get(game.port, "/state")) {
        last = answer.json();
        pictures += get(game.port, "/table.jpg").status == 200 ? 1 : 0;
    }
    EXPECT_EQ(game.program().waitForEnd(), 0) << game.program().errors();
    const std::vector<json> events = allOf(players);
    EXPECT_GT(events.size(), 4U);
    EXPECT_EQ(allOf(spectators), events);
    EXPECT_EQ(last["ply"], 2);
    EXPECT_EQ(last["events"]["last"], events.size());
    EXPECT_GT(pictures, 0);
    EXPECT_TRUE(saysPieces(tuio));
}

TEST(DelayedSpectators, SeeAStateAndItsPictureOfOneAgeAndNoneThatIsYounger) {
    constexpr std::chrono::seconds kDelay{1};
    FeedRequest request;
    request.delay = kDelay;
    const ShownGame game(WithToken::Yes, request);
    std::vector<Clock::time_point> shown; // times at which the spectators saw the call
    std::set<int> compared;
    for (int step = 0; step < 200 && compared.size() < 4; ++step) { // each a second of the stream
        shown.push_back(Clock::now());
        showFrame(*game.feed, cv::Mat(72, 128, CV_8UC3, cv::Scalar::all(step)),
                  std::chrono::seconds(step));
        const json state = get(game.port, "/state").json();
        const Answer picture = get(game.port, "/table.jpg");
        const Clock::time_point answered = Clock::now();
        const int second = int(state["time_s"].get<double>());
        if (picture.status == 200 && get(game.port, "/state").json() == state) {
            const std::vector<unsigned char> bytes(picture.body.begin(), picture.body.end());
            const cv::Mat image = cv::imdecode(bytes, cv::IMREAD_GRAYSCALE);
            ASSERT_NEAR(image.at<unsigned char>(36, 64), second, 2) << "JPEG is not exact";
            ASSERT_GE(answered - shown.at(std::size_t(second)), kDelay) << second;
            compared.insert(second);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    EXPECT_EQ(compared.size(), 4U);
    EXPECT_EQ(ask(game.port, "GET /state", kBearer).json()["time_s"], shown.size() - 1)
        << "players wait for nothing";
}

} // namespace
} // namespace umpire::testing
