#include "app/desk/picture/corners_panel.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/window/main_window.h"
#include "app/game/table/pointing.h"
#include "calibration/measure/calibration_files.h"
#include "tests/app/desk/filmed_game.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/played_table.h"
#include "tests/films/camera_effects.h"
#include "tests/films/murus_film.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

namespace umpire::desk {
namespace {

QPushButton& button(const QWidget& in, const char* text) {
    for (auto* each : in.findChildren<QPushButton*>()) {
        if (each->text() == text) {
            return *each;
        }
    }
    ADD_FAILURE() << "no button " << text;
    static QPushButton none;
    return none;
}

std::string textsOf(const QWidget& widget) {
    QStringList texts;
    for (const QLabel* label : widget.findChildren<QLabel*>()) {
        texts << label->text();
    }
    return texts.join('\n').toStdString();
}

CornerHandles& handlesIn(const PictureView& view) {
    for (QGraphicsItem* item : view.scene()->items()) {
        if (auto* handles = qobject_cast<CornerHandles*>(item->toGraphicsObject())) {
            return *handles;
        }
    }
    throw std::runtime_error("no corners lie over the picture");
}

/// Returns the true corners of the film's table.
CornerHandles::Corners trueCorners() {
    const TableDescription table = films::murusTable();
    const TableView view = films::filmingView(table, {960, 600}, 15_deg);
    const auto at = [&view](Millimetres x, Millimetres y) {
        return pixelOf(view, TablePoint{x, y}, 0_mm);
    };
    return {at(0_mm, 0_mm), at(table.width, 0_mm), at(table.width, table.height),
            at(0_mm, table.height)};
}

void drag(PictureView& view, QPointF from, QPointF to) {
    const auto onScreen = [&view](QPointF pixel) {
        return view.mapFromScene(pixel + QPointF(0.5, 0.5));
    };
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, onScreen(from));
    QTest::mouseMove(view.viewport(), onScreen(to));
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, onScreen(to));
}

/// The film's table with a file that names other tags, so the tags do not help.
class WithoutTags : public ::testing::Test {
protected:
    WithoutTags() {
        TableDescription table = *loadTable(filmedGame().table);
        for (TableTag& tag : table.tags) {
            tag.id += 20;
        }
        request.table = folder.filePath("table.yaml").toStdString();
        EXPECT_TRUE(saveTable(table, *request.table));
        window.resize(1280, 900);
        window.show();
    }
    bool check() {
        QSignalSpy shown(&window.checkPage(), &CheckPage::shown);
        window.checkTable(request);
        return shown.wait(kPatience);
    }

    QTemporaryDir folder;
    LiveRequest request = filmedGame().request();
    MainWindow window;
};

TEST_F(WithoutTags, AGameIsCalledWhereTheCornersWereDragged) {
    ASSERT_TRUE(check());
    auto& page = window.checkPage();
    EXPECT_NE(textsOf(page).find("The table is not found yet."), std::string::npos);
    EXPECT_NE(textsOf(page).find("The tags in view (0, 1, 2, 3) are not in the table file"),
              std::string::npos);
    EXPECT_EQ(textsOf(page).find("Not in view"), std::string::npos) << textsOf(page);
    QObject::connect(&page, &CheckPage::cornersSet, &window,
                     [this](const auto& corners) { request.corners = corners; });
    button(page, "Set the corners by hand").click();
    auto& view = *page.findChild<PictureView*>();
    for (std::size_t i = 0; i < 4; ++i) {
        drag(view, handlesIn(view).corners()[i], trueCorners()[i]);
    }
    QCoreApplication::processEvents();
    photograph(window, "corners");
    QSignalSpy shown(&page, &CheckPage::shown);
    button(page, "Use these corners").click();
    ASSERT_TRUE(request.corners);
    for (std::size_t i = 0; i < 4; ++i) { // accurate to one pixel of the screen
        EXPECT_LT(QLineF(pixelOf(request.corners->at[i]), trueCorners()[i]).length(), 2.0) << i;
    }
    ASSERT_TRUE(shown.wait(kPatience));
    const std::string texts = textsOf(page);
    EXPECT_NE(texts.find("The table lies where you set its corners"), std::string::npos) << texts;
    EXPECT_NE(texts.find("Recognised: 16 stacks of stones."), std::string::npos) << texts;

    std::vector<std::string> calls;
    QObject::connect(&window.gamePage(), &GamePage::heard, &window, [&](const Announcement& each) {
        const auto* called = std::get_if<Called>(&each.event);
        calls.push_back(called != nullptr ? called->action : "");
        std::erase(calls, "");
    });
    window.startGame(request);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !calls.empty() || !window.gamePage().isRunning(); },
                                kPatience));
    EXPECT_EQ(calls, std::vector<std::string>{"d1-d3"});
    window.close();
}

/// Returns the corners after the camera has been knocked.
CornerHandles::Corners cornersAfter(const films::Bump& bump, double focalPixels) {
    const cv::Matx33d turn =
        films::turnedCamera({960, 600}, focalPixels, cv::Vec3d(bump.pan, bump.tilt, bump.roll));
    CornerHandles::Corners corners = trueCorners();
    for (QPointF& corner : corners) {
        const cv::Vec3d moved = turn * cv::Vec3d(corner.x(), corner.y(), 1.0);
        corner = {moved[0] / moved[2], moved[1] / moved[2]};
    }
    return corners;
}

TableCorners cornersOf(const CornerHandles::Corners& pixels) {
    TableCorners corners{{}, {960, 600}, 600_mm, 420_mm};
    std::ranges::transform(pixels, corners.at.begin(), [](const QPointF& each) {
        return ImagePoint{Pixels(each.x()), Pixels(each.y())};
    });
    return corners;
}

TEST_F(WithoutTags, TheCornersAreSetAnewInAGameWhoseCameraWasKnocked) {
    using namespace murus_gallicus::testing;
    const TableDescription described = films::murusTable();
    const films::RenderedMurus rendered(films::filmingView(described, {960, 600}, 15_deg),
                                        described, films::MurusSet{});
    const auto second = action(after(start(), {"d1-d3"}), "d7-d5");
    films::FilmOptions options = filmFor(0);
    options.focalPixels = films::FilmOptions().focalPixels;
    options.bumps = {{.still = 1}};
    options.restFrames = 36; // the move is called before the knock
    PlayedTable played(films::stillsOf(rendered, start(), {action(start(), "d1-d3"), second}),
                       options);
    request.source = played.address();
    request.corners = cornersOf(trueCorners());
    GamePage& page = window.gamePage();
    std::vector<std::string> calls;
    auto state = TableState::Waiting;
    QObject::connect(&page, &GamePage::heard, &window, [&](const Announcement& each) {
        const auto* called = std::get_if<Called>(&each.event);
        const auto* changed = std::get_if<StateChanged>(&each.event);
        calls.push_back(called != nullptr ? called->action : "");
        std::erase(calls, "");
        state = changed != nullptr ? changed->state : state;
    });
    const auto comesTo = [&](TableState wanted) {
        return QTest::qWaitFor([&] { return state == wanted || !page.isRunning(); }, kPatience) &&
               state == wanted;
    };
    window.startGame(request);
    ASSERT_TRUE(comesTo(TableState::Still));
    played.show(1);
    ASSERT_TRUE(comesTo(TableState::Moved)) << textsOf(page);
    EXPECT_EQ(calls, std::vector<std::string>{"d1-d3"});
    EXPECT_NE(textsOf(page).find("set its corners anew"), std::string::npos) << textsOf(page);

    ASSERT_TRUE(QTest::qWaitFor([&] { return played.rests(); }, kPatience)) << "it shakes no more";
    QTest::qWait(300); // the picture of now is shown
    button(page, "Set the corners by hand").click();
    auto& view = *page.findChild<PictureView*>();
    QCoreApplication::processEvents();
    EXPECT_EQ(handlesIn(view).corners()[0], trueCorners()[0]) << "they are where they were";
    const CornerHandles::Corners now = cornersAfter(options.bumps[0], options.focalPixels);
    for (std::size_t i = 0; i < 4; ++i) {
        drag(view, handlesIn(view).corners()[i], now[i]);
    }
    QCoreApplication::processEvents();
    photograph(window, "corners-anew");
    QSignalSpy set(&page, &GamePage::cornersSet);
    button(page, "Use these corners").click();
    EXPECT_EQ(set.size(), 1) << "the start page keeps them";
    ASSERT_TRUE(comesTo(TableState::Still)) << textsOf(page);
    EXPECT_THROW(handlesIn(view), std::runtime_error);
    played.show(2);
    ASSERT_TRUE(QTest::qWaitFor([&] { return calls.size() == 2; }, kPatience)) << textsOf(page);
    EXPECT_EQ(calls[1], "d7-d5");
    window.close();
}

TEST_F(WithoutTags, TheCornersAreSetByKeysAndPutAwayAgain) {
    auto& page = window.checkPage();
    auto& view = *page.findChild<PictureView*>();
    const auto others = std::exchange(request.table, filmedGame().table);
    ASSERT_TRUE(check());
    button(page, "Set the corners by hand").click();
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_LT(QLineF(handlesIn(view).corners()[i], trueCorners()[i]).length(), 2.0)
            << i << ": they begin where the tags show the table";
    }
    request.table = others;
    ASSERT_TRUE(check());
    button(page, "Set the corners by hand").click();
    const CornerHandles::Corners before = handlesIn(view).corners();
    EXPECT_FALSE(page.findChildren<QSpinBox*>()[0]->isEnabled()) << "the table file says it";
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Space, Qt::Key_Left, Qt::Key_Up}) {
        QTest::keyClick(&view, key);
    }
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(handlesIn(view).corners()[2], before[2] + QPointF(9.0, -1.0));
    drag(view, before[3], {-20.0, 640.0});
    EXPECT_EQ(handlesIn(view).corners()[3], QPointF(0.0, 599.0)) << "it stays in the picture";
    drag(view, handlesIn(view).corners()[3], before[3]);
    button(page, "Side A sits at the next edge").click();
    EXPECT_EQ(handlesIn(view).corners()[0], before[1]);
    EXPECT_EQ(handlesIn(view).corners()[1], before[2] + QPointF(9.0, -1.0));

    std::optional<TableCorners> set;
    int times = 0;
    QObject::connect(&page, &CheckPage::cornersSet, &window, [&](const auto& corners) {
        set = corners;
        ++times;
    });
    QSignalSpy shown(&page, &CheckPage::shown);
    button(page, "Use these corners").click();
    ASSERT_TRUE(set);
    EXPECT_THROW(handlesIn(view), std::runtime_error);
    EXPECT_FALSE(button(page, "Set the corners by hand").isEnabled()) << "there is no picture yet";
    ASSERT_TRUE(shown.wait(kPatience));
    button(page, "Set the corners by hand").click();
    EXPECT_EQ(handlesIn(view).corners()[0], pixelOf(set->at[0])) << "they are where they were";
    button(page, "Look for the tags again").click();
    EXPECT_FALSE(set);
    EXPECT_EQ(times, 2);
    window.close();
}

TEST(LiveTable, HasCornersUntilTheCameraMoves) {
    const TableCorners corners = cornersOf(trueCorners());
    LiveTable table(std::nullopt, std::nullopt, sightOf("murus-gallicus"));
    table.takeCorners(corners);
    EXPECT_FALSE(table.registerIn(cv::Mat(480, 640, CV_8UC3))) << "another size of picture";
    const cv::Mat picture(600, 960, CV_8UC3);
    EXPECT_TRUE(table.registerIn(picture));
    const auto again = table.registerIn(picture);
    ASSERT_FALSE(again);
    EXPECT_NE(english(again.error().message).find("has moved since its corners"),
              std::string::npos);
    const auto anew = cornersSaid(corners.at, picture.size(), table);
    ASSERT_TRUE(anew) << english(anew.error().message);
    EXPECT_EQ(anew->at, corners.at);
    EXPECT_EQ(anew->width, 600_mm) << "as it was";
    table.takeCorners(*anew);
    EXPECT_TRUE(table.registerIn(picture));
    EXPECT_EQ(table.view()->registration.method, RegistrationMethod::Corners);
}

TEST(CornersCommand, SaysWhatItWants) {
    const LiveTable table(films::murusTable(), std::nullopt, sightOf("murus-gallicus"));
    const std::array<ImagePoint, 4> right{
        {{12_px, 590_px}, {900_px, 580_px}, {880_px, 80_px}, {30_px, 95_px}}};
    EXPECT_TRUE(cornersSaid(right, {960, 600}, table));
    EXPECT_FALSE(cornersSaid(right, {}, table)) << "no picture yet";
    const LiveTable unknown(std::nullopt, std::nullopt, sightOf("murus-gallicus"));
    EXPECT_FALSE(cornersSaid(right, {960, 600}, unknown)) << "how large is it?";
}

TEST(StartPage, KeepsCornersForTheirSourceAndTable) {
    StartPage page;
    std::vector<LiveRequest> wanted;
    QObject::connect(&page, &StartPage::tableCheckWanted, &page,
                     [&](const LiveRequest& request) { wanted.push_back(request); });
    auto* source = page.findChild<QComboBox*>("sources");
    ASSERT_NE(source, nullptr);
    const auto corners = [&] {
        button(page, "Check the table and the camera").click();
        return wanted.back().corners.has_value();
    };
    source->setEditText("one.avi");
    EXPECT_FALSE(corners());
    page.useCorners(TableCorners{});
    EXPECT_TRUE(corners());
    source->setEditText("other.avi");
    EXPECT_FALSE(corners()) << "another camera stands elsewhere";
    source->setEditText("one.avi");
    EXPECT_TRUE(corners());
    page.useCorners({});
    EXPECT_FALSE(corners());
}

} // namespace
} // namespace umpire::desk
