#include "app/web/server/permission.h"
#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/feed_client.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/core.hpp>

/// Tests pages of other origins that show the feed's answers.
namespace umpire::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string kClub = "https://club.example";
const Embedding kOwnPagesOnly{"same-origin", "frame-ancestors 'self'"};

FeedRequest embedding(const std::vector<std::string>& embedders) {
    FeedRequest request;
    request.embedders = embedders;
    return request;
}

TEST(Embedding, IsForTheFeedsOwnPagesAlone) {
    EXPECT_EQ(embeddingFor("", {}), kOwnPagesOnly);
    EXPECT_EQ(embeddingFor("https://club.example/", {}), kOwnPagesOnly);
}

TEST(Embedding, IsForThePagesThatWereNamed) {
    FeedRules rules;
    rules.embedders = {kClub, "http://127.0.0.1:8000"};
    const std::string ancestors = "frame-ancestors 'self' " + kClub + " http://127.0.0.1:8000";
    EXPECT_EQ(embeddingFor(kClub + "/", rules), (Embedding{"cross-origin", ancestors}));
    EXPECT_EQ(embeddingFor(kClub, rules), (Embedding{"cross-origin", ancestors}));
    for (const char* foreign :
         {"", "https://club.example.evil.example/", "https://club.example:8443/",
          "http://club.example/", "https://evil.example/https://club.example/"}) {
        EXPECT_EQ(embeddingFor(foreign, rules), (Embedding{"same-origin", ancestors})) << foreign;
    }
}

TEST(Embedding, IsForAnyPageWhereThatIsSaid) {
    FeedRules rules;
    rules.embedders = {std::string(kAnyPage)};
    EXPECT_EQ(embeddingFor("", rules),
              (Embedding{"cross-origin", "frame-ancestors 'self' * file:"}));
}

TEST(Embedding, SaysInOneLineWhatIsNoOrigin) {
    for (const char* wrong : {"", "club.example", "https://", "https://club.example/", "ftp://a",
                              "https://Club.example", "https://a b", "https://a;script-src *",
                              "https://a\r\nX: y", "*"}) {
        const auto read = Feed::open(embedding({wrong}));
        ASSERT_FALSE(read) << wrong;
        EXPECT_EQ(read.error().status, ExitStatus::WrongUsage);
        EXPECT_THAT(english(read.error().message), StartsWith("`"));
    }
}

TEST(Embedding, IsSaidOnEveryAnswer) {
    const ShownGame game;
    const cv::Mat image(120, 160, CV_8UC3, cv::Scalar::all(50));
    showFrame(*game.feed, image, 1s);
    for (const char* path :
         {"/", "/overlay", "/player", "/state", "/table.jpg", "/events", "/command", "/nowhere"}) {
        const Answer answer = ask(game.port, std::string("GET ") + path);
        EXPECT_THAT(answer.head, HasSubstr("Cross-Origin-Resource-Policy: same-origin")) << path;
        EXPECT_THAT(answer.head, HasSubstr("frame-ancestors 'self'")) << path;
    }
}

/// Opens a page from a file, as if it came by mail, and tells whether it shows the feed's picture.
std::string pictureOnAPageElsewhere(const ShownGame& game) {
    const std::string page = game.folder.write(
        "elsewhere.html", "<img src='" + addressOf(game, "/table.jpg") +
                              "' onload=\"this.title='shown'\" onerror=\"this.title='kept'\">");
    const std::string dom = domAt(game, "file://" + page);
    const std::size_t title = dom.find("title=\"");
    return title == std::string::npos ? dom
                                      : dom.substr(title + 7, dom.find('"', title + 7) - title - 7);
}

using EmbeddingInABrowser = InABrowser;

TEST_F(EmbeddingInABrowser, ShowsThePictureOnNoPageElsewhere) {
    const cv::Mat image(120, 160, CV_8UC3, cv::Scalar::all(50));
    const ShownGame strict;
    showFrame(*strict.feed, image, 1s);
    EXPECT_EQ(pictureOnAPageElsewhere(strict), "kept");
    const ShownGame open(WithToken::No, embedding({std::string(kAnyPage)}));
    showFrame(*open.feed, image, 1s);
    EXPECT_EQ(pictureOnAPageElsewhere(open), "shown");
}

} // namespace
} // namespace umpire::testing
