#include "app/desk/board/against_record.h"
#include "app/desk/photograph/offered_picture.h"
#include "app/desk/photograph/put_right.h"
#include "app/desk/photograph/seen_list.h"
#include "app/desk/picture/picture_levels.h"
#include "app/desk/words/words.h"
#include "app/eye/one_picture/look_for_board.h"
#include "app/eye/one_picture/rule_on_toss.h"
#include "calibration/view/table_view.h"
#include "tests/app/run_umpire.h"

#include <gtest/gtest.h>
#include <map>
#include <QMimeData>
#include <QUrl>

/// Tests the parts of the picture's page.
namespace umpire::desk {
namespace {

std::map<std::string, StoneColour> stonesOf(const Look& look) {
    std::map<std::string, StoneColour> stones;
    for (const Stone& stone : look.observation.stones) {
        stones[stone.cell] = stone.colour;
    }
    return stones;
}

/// A board whose place is in the table file.
struct ToldBoard {
    explicit ToldBoard(int number)
        : name("board/board-00" + std::string(number < 10 ? "0" : "") + std::to_string(number)),
          told(lookAtTable({.picture = testing::sample(name + ".jpg"),
                            .table = testing::sample(name + "-table.yaml")})
                   .value()),
          request{.picture = testing::sample(name + ".jpg"), .detectors = {Detector::Stones}},
          inputs(readLookInputs(request).value()) {}
    [[nodiscard]] ImagePoint corner(int column, int row) const {
        const BoardPlacement& board = *told.board;
        const TablePoint at =
            board.origin + TablePoint{board.cell * double(column), board.cell * double(row)};
        return imageFromTable(told.view, {at.x, at.y, 0_mm});
    }
    std::string name;
    Look told;
    LookRequest request;
    LookInputs inputs;
};

constexpr int kBoards = 12;

TEST(LookForBoard, FindsTheSameStonesWithoutATableFileOrRefuses) {
    int found = 0;
    for (int number = 1; number <= kBoards; ++number) {
        const ToldBoard board(number);
        const auto look = lookForBoard(board.request, board.inputs);
        if (look) {
            ++found;
            EXPECT_EQ(stonesOf(*look), stonesOf(board.told)) << board.name;
        } else {
            EXPECT_EQ(look.error().status, ExitStatus::TableNotFound) << board.name;
        }
    }
    EXPECT_GE(found, 11) << "boards; the budget moves up only";
}

TEST(LookForBoard, FindsTheSameStonesWhereAHandShowsTheCorners) {
    for (int number = 1; number <= kBoards; ++number) {
        const ToldBoard board(number);
        const int columns = board.told.board->columns;
        const int rows = board.told.board->rows;
        const auto look = lookForBoard(board.request, board.inputs,
                                       {board.corner(0, 0), board.corner(columns, 0),
                                        board.corner(columns, rows), board.corner(0, rows)});
        ASSERT_TRUE(look) << english(look.error().message);
        EXPECT_EQ(stonesOf(*look), stonesOf(board.told)) << board.name;
        EXPECT_EQ(look->observation.registration.method, RegistrationMethod::Corners);
    }
}

TEST(SeenList, NamesAHeightOnlyWhereThePictureShowsIt) {
    SeenList list;
    int unsure = 0;
    for (int number = 1; number <= kBoards; ++number) {
        const TableObservation seen = ToldBoard(number).told.observation;
        for (const Stone& stone : seen.stones) {
            TableObservation alone;
            alone.stones = {stone};
            list.setSeen(alone, std::nullopt);
            const QString said = list.topLevelItem(0)->child(0)->text(1);
            EXPECT_EQ(said.endsWith(" high"), !hasUnsureHeights(alone)) << said.toStdString();
            unsure += said.endsWith("height not sure") ? 1 : 0;
        }
    }
    EXPECT_GT(unsure, 0) << "the boards have such stacks";
}

TEST(LookForBoard, IsRefusedWhereNoTagsGiveTheFrameAndWhereCornersAreCrossed) {
    LookRequest request{.picture = testing::sample("toss/toss-0033.jpg")};
    request.detectors = {Detector::Stones};
    const LookInputs inputs = readLookInputs(request).value();
    const auto none = lookForBoard(request, inputs);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().status, ExitStatus::TableNotFound);
    const auto at = [](double x, double y) { return ImagePoint{Pixels(x), Pixels(y)}; };
    const auto crossed = lookForBoard(
        request, inputs, std::array{at(100, 900), at(900, 100), at(900, 900), at(100, 100)});
    ASSERT_FALSE(crossed);
    EXPECT_EQ(crossed.error().status, ExitStatus::TableNotFound);
}

TEST(OfferedPicture, BytesAreReadByThePicturesDoorAndDamageIsTold) {
    QMimeData offered;
    const std::string bytes = testing::contentsOf(testing::sample("toss/toss-0033.jpg"));
    offered.setData("image/jpeg", QByteArray::fromStdString(bytes));
    EXPECT_TRUE(offersPicture(offered));
    const auto whole = readOffered(*pictureIn(offered), "pasted picture");
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->image.cols, 1920);
    EXPECT_FALSE(whole->damage.isAny());
    const auto none = readOffered(QByteArray("GIF89a"), "pasted picture");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().status, ExitStatus::CannotRead);
    EXPECT_EQ(english(none.error().message).find("pasted picture: "), 0U);
    EXPECT_FALSE(readOffered(QImage(3, 3, QImage::Format_RGB32), "pasted picture"))
        << "too small to hold anything";
    QMimeData elsewhere;
    elsewhere.setUrls({QUrl("https://example.org/table.jpg")});
    EXPECT_FALSE(offersPicture(elsewhere));
}

TEST(PictureLevels, HalveTheSameTableAndShareItsPixels) {
    cv::Mat large(3000, 4001, CV_8UC3, cv::Scalar(10, 20, 30));
    const PictureLevels levels = levelsOf(large);
    ASSERT_EQ(levels.images.size(), 3U);
    EXPECT_EQ(levels.images[0].constBits(), large.data);
    EXPECT_EQ(levels.images[1].size(), QSize(2001, 1500));
    EXPECT_EQ(levels.images[2].pixelColor(500, 300), QColor(30, 20, 10));
    QImage shown(400, 300, QImage::Format_RGB32);
    QPainter painter(&shown);
    painter.scale(0.1, 0.1);
    paintLevels(painter, levels, {0, 0, 4001, 3000});
    EXPECT_EQ(shown.pixelColor(399, 299), QColor(30, 20, 10));
    EXPECT_TRUE(levelsOf(cv::Mat()).isNull());
}

TEST(PutRight, TurnsAndBeheadsByNameAndIgnoresWhatIsNotThere) {
    const Look look =
        lookAtTable(LookRequest{.picture = testing::sample("toss/toss-0033.jpg")}).value();
    const Match& match = look.observation.matches[0];
    PutRight said;
    said.matches = {learn::Turned{match.id}, learn::Headless{look.observation.matches[1].id},
                    learn::NoMatch{"m99"}};
    const Look now = corrected(look, said);
    EXPECT_EQ(now.observation.matches[0].tail, match.head);
    EXPECT_EQ(now.observation.matches[0].tailInImage, match.headInImage);
    EXPECT_EQ(now.observation.matches[1].headed, Headed::No);
    EXPECT_EQ(now.observation.matches.size(), look.observation.matches.size());
    Match unknown = match;
    unknown.headed = Headed::Unknown;
    PutRight heads;
    sayHead(heads, unknown, unknown.headInImage);
    EXPECT_TRUE(heads.headed.contains(match.id));
    sayHead(heads, unknown, unknown.tailInImage);
    EXPECT_TRUE(heads.headed.empty());
    EXPECT_TRUE(std::holds_alternative<learn::Turned>(heads.matches.at(0)));
}

/// The players say of one match after the other that no head is seen.
TEST(PutRight, AMatchWhoseEndsAimDifferentlyIsDecidedByThePlayers) {
    const Look look =
        lookAtTable(LookRequest{.picture = testing::sample("toss/toss-0033.jpg")}).value();
    int asked = 0;
    for (const Match& match : look.observation.matches) {
        PutRight said;
        said.matches = {learn::Headless{match.id}};
        const Look now = corrected(look, said);
        const auto ruling = ruleOnToss(now, {.attacker = "g1", .target = "g2"}).value();
        const auto ruled =
            std::ranges::find(ruling.matches, match.id, &war_galley::MatchRuling::id);
        if (ruled == ruling.matches.end() || ruled->verdict != war_galley::Verdict::TooClose ||
            abs(ruled->margin) <= ruled->doubt) {
            continue;
        }
        ++asked;
        EXPECT_EQ(words::whyTooClose(
                      *ruled, *std::ranges::find(now.observation.matches, match.id, &Match::id))
                      .toStdString(),
                  "It is not clear which end of " + match.id + " is the head. You decide.");
    }
    EXPECT_GT(asked, 0);
}

} // namespace
} // namespace umpire::desk
