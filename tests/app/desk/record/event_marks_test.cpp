#include "app/desk/board/drawn_board.h"
#include "app/desk/record/event_marks.h"
#include "app/desk/record/marked_picture.h"
#include "app/desk/record/report_blocks.h"
#include "rules/games/war_galley/notation.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/record/short_record.h"

#include <QSignalSpy>
#include <QTest>

/// Tests the marks in a record's pictures, game by game.
namespace umpire::desk {
namespace {

GameSettings settingsOf(const std::string& game) {
    GameSettings settings;
    settings.game = game;
    return settings;
}

BoardPlacement boardOf(int columns, int rows) {
    return {"", {10_mm, 20_mm}, 10_mm, columns, rows, {}};
}

std::string namesOf(const EventMarks& marks) {
    std::string names;
    for (const MarkedPlace& place : marks.places) {
        names += place.name + (place.role == MarkedPlace::Role::Struck ? "! " : " ");
    }
    return names;
}

/// Lists each path by the squares at its ends, on boardOf().
std::string waysOf(const EventMarks& marks) {
    const auto square = [](TablePoint at) {
        return std::string(1, char('a' + int((at.x - 10_mm) / 10_mm))) +
               std::to_string(1 + int((at.y - 20_mm) / 10_mm));
    };
    std::string ways;
    for (const MarkedWay& way : marks.ways) {
        ways += square(way.from) + ">" + square(way.to) + " ";
    }
    return ways;
}

TEST(EventMarks, SquaresAreThoseOfTheNotationAndWaysLeadWhereThePiecesGo) {
    const auto marksOn = [](const std::string& game, const std::string& action) {
        return marksOf({called("", action, "")}, settingsOf(game), boardOf(16, 20));
    };
    const std::vector<std::array<std::string, 4>> expected = {
        {"murus-gallicus", "d1-d3", "d1 d3 ", "d1>d3 "},
        {"murus-gallicus", "b4xc5", "b4 c5! ", "b4>c5 "},
        {"murus-gallicus", "c4xxd3", "c4 d3! ", "c4>d3 "},
        {"murus-gallicus", "c1*c4", "c1 c4! ", "c1>c4 "},
        {"murus-gallicus", "g1-b2,f2", "g1 b2 f2 ", "g1>b2 g1>f2 "},
        {"murus-gallicus", "d1-d3 d7-d5", "d1 d3 d7 d5 ", "d1>d3 d7>d5 "},
        {"triremes", "c5-c7n", "c5 c7 ", "c5>c7 "},
        {"triremes", "d5-d7n*e7", "d5 d7 e7! ", "d5>d7 d7>e7 "},
        {"triremes", "d5<c4,c5", "d5 c4 c5 ", "c4>d5 c5>d5 "},
        {"triremes", "d5>c4,c5", "d5 c4 c5 ", "d5>c4 d5>c5 "},
        {"triremes", "+a7", "a7 ", ""},
        {"naval-battle", "j7-i7xh7", "j7 i7 h7! ", "j7>i7 i7>h7 "},
        {"naval-battle", "a6~a10-b7", "a6 a10! b7 ", "a6>a10 a6>b7 "},
        {"naval-battle", "r mine k7", "k7 ", ""},
        {"naval-battle", "r PAp1", "p1 ", ""},
        {"naval-battle", "z9-z10", "", ""},
        {"triremes", "die:4", "", ""}};
    for (const auto& [game, action, names, ways] : expected) {
        const EventMarks marks = marksOn(game, action);
        EXPECT_EQ(namesOf(marks), names) << action;
        EXPECT_EQ(waysOf(marks), ways) << action;
        EXPECT_FALSE(marks.isWrong);
    }
    EXPECT_TRUE(marksOf({called("", "d1-d3", "")}, settingsOf("murus-gallicus"), {}).empty())
        << "nobody knows where the board lies";
    const IllegalSeen illegal{"dark", "g20-j20", "too far", "TR-9", 0.9};
    const EventMarks wrong = marksOf({illegal}, settingsOf("triremes"), boardOf(16, 20));
    EXPECT_TRUE(wrong.isWrong);
    EXPECT_EQ(waysOf(wrong), "g20>j20 ");
}

const std::string kBuda =
    "turn=8 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF T-J3=DF "
    "T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=IE I-C2=IE I-C3=IN I-S1=IP I-B1=ID I-B2=ID I-C4=cup "
    "I-H1=cup used-imperial=0 used-turk=4 drawn=8/3 phase=act actions=1";

std::string with(std::string text, const std::string& old, const std::string& now) {
    return text.replace(text.find(old), old.size(), now);
}

TEST(EventMarks, OfBudaAreTheZonesThatAUnitLeavesAndEntersAndThoseThatAreStruck) {
    const auto marksOn = [](const Event& event) {
        return marksOf({event, kBuda}, settingsOf("buda-1686"), boardOf(45, 38));
    };
    const EventMarks moved =
        marksOn(called("imperial", "move:I-C1@IP", with(kBuda, "I-C1=IE", "I-C1=IP")));
    EXPECT_EQ(namesOf(moved), "IE IP ");
    ASSERT_EQ(moved.ways.size(), 1U);
    EXPECT_EQ(moved.places[0].corners.size(), 4U);
    EXPECT_GT(moved.places[0].corners[0].x, 10_mm) << "the map lies on the table";
    const EventMarks hurt =
        marksOn(called("turk", "lose:T-J3", with(kBuda, "T-J3=DF", "T-J3=DF-")));
    EXPECT_EQ(namesOf(hurt), "DF! ");
    EXPECT_EQ(namesOf(marksOn(called("imperial", "fight:KZ<EF,DF", kBuda))), "KZ EF DF ");
    const EventMarks wrong = marksOn(IllegalSeen{"imperial", "move:I-C1@KZ", "", "BU-14", 0.9});
    EXPECT_EQ(namesOf(wrong), "IE KZ ");
    EXPECT_EQ(wrong.ways.size(), 1U);
    EXPECT_TRUE(marksOn(called("turk", "pass", kBuda)).empty());
    EXPECT_TRUE(marksOf({called("imperial", "move:I-C1@IP", ""), "no position"},
                        settingsOf("buda-1686"), boardOf(45, 38))
                    .empty());
}

const std::string kFiring = "5:5/5/3@255,190,90=XLFLF 4:0/1/0@345,280,268=- step1:fire A1>B1 "
                            "introduction poses=confirmed";
const std::string kRuled = "5:5/5/3@255,190,90=XLFLF 4:0/1/0@345,280,268=- step1:fire A1>B1~1-1 "
                           "introduction poses=confirmed";
const std::string kSunk = "5:5/5/3@255,190,90 4:0/0/0@345,280,268 over introduction "
                          "poses=confirmed";
const std::string kToss = "A1 toss 365,30>365,58 o10,10>10,52 sigma=0.3";

/// Returns a game with a toss, the players' correction of the toss, and a galley that is moved to
/// its true place.
std::vector<RecordedEvent> galleyGame() {
    const std::vector<Event> events = {
        GameStarted{kFiring}, called("A", kToss, kRuled), called("A", "A1 hits 1", kSunk),
        Corrected{"A1 300,190,90", with(kSunk, "255,190", "300,190")}};
    std::vector<RecordedEvent> all;
    for (const Event& event : events) {
        all.push_back({std::int64_t(all.size()) + 1, {}, event, "", ""});
    }
    return all;
}

TEST(EventMarks, OfWarGalleyAreTheTossTheGalleyThatWasStruckAndHowGalleysMoved) {
    const auto events = galleyGame();
    const auto marksAt = [&](std::size_t event) {
        return marksOf(inGame(events, event), settingsOf("war-galley"), {});
    };
    EXPECT_TRUE(marksAt(0).empty());
    for (const std::size_t event : {1, 2}) {
        const EventMarks marks = marksAt(event);
        ASSERT_TRUE(marks.toss) << event;
        EXPECT_EQ(marks.toss->target, "B1");
        EXPECT_EQ(marks.matches.size(), 1U) << "the order match was not tossed";
        EXPECT_EQ(namesOf(marks), "B1! A1 ");
        EXPECT_EQ(marks.places[0].label, "B1");
        EXPECT_TRUE(marks.ways.empty());
    }
    const EventMarks moved = marksAt(3);
    EXPECT_FALSE(moved.toss);
    EXPECT_EQ(namesOf(moved), "A1 ");
    ASSERT_EQ(moved.ways.size(), 1U);
    EXPECT_NEAR((moved.ways[0].to.x - moved.ways[0].from.x).value(), 45.0, 0.01);
    const EventMarks lies =
        marksOf({called("A", "A1 lies 300,190,90", with(kFiring, "255,190", "300,190")), kFiring},
                settingsOf("war-galley"), {});
    EXPECT_EQ(lies.ways.size(), 1U) << "by its places, and not by its words again";
    const EventMarks wanted =
        marksOf({IllegalSeen{"A", "A1 lies 300,190,90", "", "WG-A5", 0.9}, kFiring},
                settingsOf("war-galley"), {});
    EXPECT_TRUE(wanted.isWrong);
    EXPECT_EQ(wanted.ways.size(), 1U);
}

/// Returns the view of a camera straight above, with 2 pixels per millimetre; the picture's upper
/// edge is away from side A.
PicturedTable fromAbove(double width, double height) {
    PicturedTable pictured;
    pictured.table.width = Millimetres(width);
    pictured.table.height = Millimetres(height);
    TableView& view = pictured.view;
    view.camera.fx = view.camera.fy = 2000;
    view.camera.cx = width;
    view.camera.cy = height;
    view.rotation = {1, 0, 0, 0, -1, 0, 0, 0, -1};
    view.translation = {-width / 2, height / 2, 1000};
    view.registration.method = RegistrationMethod::Tags;
    return pictured;
}

TEST(EventMarks, AreDrawnWhereTheyLieOnTheTable) {
    const PicturedTable pictured = fromAbove(600, 420);
    QImage picture(1200, 840, QImage::Format_RGB32);
    picture.fill(QColor(90, 60, 50));
    const auto events = galleyGame();
    const auto drawn = [&](std::size_t event) {
        return marked(picture, pictured,
                      marksOf(inGame(events, event), settingsOf("war-galley"), {}));
    };
    const auto differs = [&](const QImage& image, double x, double y) {
        const ImagePoint at = imageFromTable(pictured.view, {Millimetres(x), Millimetres(y), 0_mm});
        int differing = 0;
        for (int dx = -5; dx <= 5; ++dx) {
            for (int dy = -5; dy <= 5; ++dy) {
                const QPoint pixel(int(at.x.value()) + dx, int(at.y.value()) + dy);
                differing += image.pixelColor(pixel) != picture.pixelColor(pixel) ? 1 : 0;
            }
        }
        return differing > 0;
    };
    const QImage toss = drawn(1);
    keep(toss, "marks-toss");
    EXPECT_TRUE(differs(toss, 365, 45)) << "the match";
    EXPECT_TRUE(differs(toss, 365, 120)) << "its line";
    EXPECT_TRUE(differs(toss, 345 + 17, 280)) << "the hull of B1";
    EXPECT_FALSE(differs(toss, 10, 30)) << "an order match";
    EXPECT_FALSE(differs(toss, 100, 300));
    const QImage moved = drawn(3);
    keep(moved, "marks-moved");
    EXPECT_TRUE(differs(moved, 275, 160)) << "the way of A1";
    EXPECT_FALSE(differs(moved, 365, 120));
    EXPECT_EQ(drawn(0), picture);
    EXPECT_EQ(turnsOf(pictured.view), 0);
}

/// The recorded game's pictures show the corner tags of its table file.
TEST(EventMarks, AreInThePicturesOfTheReportToo) {
    const std::string journal = UMPIRE_SOURCE_DIR "/tests/recorded_journals/murus-gallicus.umpire";
    const auto record = readJournal(journal);
    ASSERT_TRUE(record);
    const auto isIllegal = [](const RecordedEvent& each) {
        return std::holds_alternative<IllegalSeen>(each.happening);
    };
    const auto illegal = std::ranges::find_if(record->events, isIllegal);
    ASSERT_NE(illegal, record->events.end());
    JournalRecord until = *record;
    until.events.assign(record->events.begin(), illegal + 1);
    const auto jpeg = pictureOf(journal, illegal->number);
    ASSERT_TRUE(jpeg && *jpeg);
    const auto blocks =
        reportBlocks(until, [&](std::int64_t event) { return pictureOf(journal, event); });
    const ReportBlock* last = nullptr;
    for (const ReportBlock& block : blocks) {
        last = block.pictures.empty() ? last : &block;
    }
    ASSERT_NE(last, nullptr);
    const QImage& shown = last->pictures.back().picture;
    const QImage original =
        QImage::fromData(QByteArrayView((*jpeg)->data(), qsizetype((*jpeg)->size())), "JPEG");
    EXPECT_EQ(shown.size(), original.size());
    EXPECT_NE(shown.convertToFormat(QImage::Format_RGB32),
              original.convertToFormat(QImage::Format_RGB32));
}

/// The galleys from the upper left corner to the lower right one, by what a click chooses.
std::string galleysBy(DrawnBoard& fleets) {
    std::string chosen;
    const auto hears =
        QObject::connect(&fleets, &DrawnBoard::placeChosen, &fleets,
                         [&](const QString& name, QPoint) { chosen += name.toStdString() + " "; });
    for (const QPoint& part : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)}) {
        const QRect quarter(part.x() * 200, part.y() * 200, 200, 200);
        for (const char* name : {"A1", "A2", "B1", "B2"}) {
            const QPoint middle = fleets.placeOf(name).center().toPoint();
            if (quarter.contains(middle)) {
                QTest::mouseClick(&fleets, Qt::LeftButton, {}, middle);
            }
        }
    }
    QObject::disconnect(hears);
    return chosen;
}

TEST(DrawnBoard, ShowsTheGalleysAsTheCameraSeesTheTable) {
    DrawnBoard fleets;
    fleets.resize(400, 400);
    fleets.setBoard(*boardViewOf("war-galley", "5:5/5/3@100,72,90;5:5/5/3@300,72,90 "
                                               "5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders"));
    const std::array<std::string, 4> expected = {"B1 B2 A1 A2 ", "A1 B1 A2 B2 ", "A2 A1 B2 B1 ",
                                                 "B2 A2 B1 A1 "};
    for (int turns = 0; turns < 4; ++turns) {
        fleets.setTurns(turns);
        EXPECT_EQ(galleysBy(fleets), expected[std::size_t(turns)]) << turns;
        photograph(fleets, QStringLiteral("fleets-%1").arg(turns));
    }
    fleets.setTurns(2);
    QTest::mouseClick(&fleets, Qt::LeftButton, {}, fleets.placeOf("A1").center().toPoint());
    QTest::keyClick(&fleets, Qt::Key_Down);
    QSignalSpy chosen(&fleets, &DrawnBoard::placeChosen);
    QTest::keyClick(&fleets, Qt::Key_Return);
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][0].toString(), "B1") << "B1 is below A1";
}

} // namespace
} // namespace umpire::desk
