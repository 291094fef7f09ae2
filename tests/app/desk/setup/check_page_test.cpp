#include "app/desk/parts/camera_turn.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/setup/measured_table.h"
#include "app/desk/start/source_preview.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/remembered.h"
#include "app/eye/camera/open_source.h"
#include "calibration/measure/calibration_files.h"
#include "calibration/measure/kit_tags.h"
#include "tests/app/desk/filmed_game.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/films/rendered_murus.h"
#include "tests/films/stages/naval_stage.h"
#include "tests/rules/every_game.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>
#include <QFile>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace umpire::desk {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string textsOf(const QWidget& widget) {
    QStringList texts;
    for (const QLabel* label : widget.findChildren<QLabel*>()) {
        texts << label->text();
    }
    return texts.join('\n').toStdString();
}

TEST(CheckPage, SaysThatAllIsWellWhereItIs) {
    MainWindow window;
    window.show();
    QSignalSpy shown(&window.checkPage(), &CheckPage::shown);
    window.checkTable(filmedGame().request());
    ASSERT_TRUE(shown.wait(kPatience));
    photograph(window, "check");
    const std::string texts = textsOf(window.checkPage());
    EXPECT_NE(texts.find("All 4 tags are in view."), std::string::npos) << texts;
    EXPECT_NE(texts.find("All of the play area is in view."), std::string::npos) << texts;
    EXPECT_NE(texts.find("The light is good."), std::string::npos) << texts;
    EXPECT_EQ(texts.find("⚠"), std::string::npos) << texts;
    // A move of the first game makes two stacks of one.
    const auto start = MurusGallicus::start(defaultSettings<MurusGallicus>());
    LiveRequest later = filmedGame().request();
    later.position = MurusGallicus::text(
        MurusGallicus::apply(start, MurusGallicus::legalActions(start).front()).state);
    window.checkTable(later);
    ASSERT_TRUE(shown.wait(kPatience));
    EXPECT_THAT(textsOf(window.checkPage()),
                HasSubstr("⚠ Recognised: 16 stacks of stones. The game begins with 17 stacks"));
    LiveRequest another = filmedGame().request();
    another.game = "war-galley"; // begins with no stack
    another.position.reset();
    window.checkTable(another);
    ASSERT_TRUE(shown.wait(kPatience));
    EXPECT_THAT(textsOf(window.checkPage()), Not(HasSubstr("The game begins with")));
    window.close();
}

/// A temporary folder that replaces the desktop's documents folder.
class ScratchHome {
public:
    ScratchHome() : home_(qgetenv("HOME")) { qputenv("HOME", folder_.path().toUtf8()); }
    ~ScratchHome() { qputenv("HOME", home_); }

private:
    QTemporaryDir folder_;
    QByteArray home_;
};

TEST(CheckPage, MeasuresATableThatHasNoFileByItsTags) {
    const ScratchHome home;
    MainWindow window;
    window.show();
    CheckPage& page = window.checkPage();
    LiveRequest request = filmedGame().request();
    request.table.reset();
    QSignalSpy shown(&page, &CheckPage::shown);
    window.checkTable(request);
    ASSERT_TRUE(shown.wait(kPatience));
    photograph(window, "check-no-table");
    EXPECT_NE(textsOf(page).find("4 tags are in view. No table file is needed."), std::string::npos)
        << textsOf(page);
    EXPECT_THAT(textsOf(page), HasSubstr("✔ Recognised: 16 stacks of stones.")) << "as the game";
    QPushButton* measure = nullptr;
    const QPushButton* play = nullptr;
    for (auto* each : page.findChildren<QPushButton*>()) {
        measure = each->text() == "Measure the table by its tags" ? each : measure;
        play = each->text() == "Go on" ? each : play;
    }
    ASSERT_TRUE(play != nullptr && play->isVisible()) << "the file is an offer, not a toll";
    request.game = "buda-1686"; // this game's printed board must be measured
    window.checkTable(request);
    ASSERT_TRUE(shown.wait(kPatience));
    EXPECT_NE(textsOf(page).find("4 tags are in view: measure the table"), std::string::npos);
    EXPECT_EQ(textsOf(page).find("Recognised"), std::string::npos) << "nothing has a size yet";
    EXPECT_FALSE(play->isVisible());
    request.game = "murus-gallicus";
    window.checkTable(request);
    ASSERT_TRUE(shown.wait(kPatience));
    ASSERT_TRUE(measure != nullptr && measure->isVisible()) << textsOf(page);
    const auto* progress = page.findChild<QProgressBar*>();
    EXPECT_FALSE(progress->isVisible());
    measure->click(); // pieces hide the board's edges
    EXPECT_TRUE(progress->isVisible()) << "it is told that this takes a while";
    ASSERT_TRUE(QTest::qWaitFor([&] { return measure->isEnabled(); }, kPatience));
    EXPECT_FALSE(progress->isVisible());
    EXPECT_NE(textsOf(page).find("take the pieces off it"), std::string::npos) << textsOf(page);
    request.game = "war-galley"; // this game has no printed board
    window.checkTable(request);
    ASSERT_TRUE(shown.wait(kPatience));
    QSignalSpy measured(&page, &CheckPage::tableMeasured);
    measure->click();
    ASSERT_TRUE(measured.wait(kPatience)) << textsOf(page);
    const auto table = loadTable(measured[0][0].toString().toStdString());
    ASSERT_TRUE(table) << english(table.error().message);
    EXPECT_EQ(table->tags.size(), 4U);
    EXPECT_FALSE(table->board);
    EXPECT_EQ(recall(remembered::kTable), measured[0][0].toString()) << "the next game goes by it";
    ASSERT_TRUE(shown.wait(kPatience));
    EXPECT_NE(textsOf(page).find("All 4 tags are in view."), std::string::npos) << textsOf(page);
    EXPECT_FALSE(measure->isVisible());
    photograph(window, "check-measured");
    remember(remembered::kTable, {});
}

TEST(MeasuredTable, HasTheBoardThatIsSeenWhole) {
    const QTemporaryDir folder;
    const TableDescription described = films::murusTable();
    const films::RenderedMurus rendered(films::filmingView(described, {960, 600}, 15_deg),
                                        described, films::MurusSet{});
    TableToMeasure wanted;
    wanted.picture = rendered.picture({});
    wanted.camera = filmedGame().camera;
    wanted.game = "murus-gallicus";
    wanted.out = folder.filePath("new/table.yaml").toStdString();
    const auto measured = measureTable(wanted);
    ASSERT_TRUE(measured) << english(measured.error().message);
    const auto table = loadTable(wanted.out);
    ASSERT_TRUE(table && table->board);
    EXPECT_EQ(table->board->game, "murus-gallicus");
    EXPECT_EQ(table->board->columns, 8);
    EXPECT_EQ(table->board->rows, 7);
    EXPECT_NEAR(table->board->cell.value(), 40.0, 0.5);
    wanted.picture = cv::Mat(600, 960, CV_8UC3, cv::Scalar::all(90));
    EXPECT_FALSE(measureTable(wanted)) << "no tags";
}

TEST(CheckPage, NamesTheTagThatIsMissing) {
    const QTemporaryDir folder;
    TableDescription table = *loadTable(filmedGame().table);
    table.tags.push_back({17, {300_mm, 210_mm}, {}});
    table.tags.push_back({kitTagNumbers(50_mm)[2], {150_mm, 210_mm}, {}});
    const auto file = std::filesystem::path(folder.filePath("table.yaml").toStdString());
    ASSERT_TRUE(saveTable(table, file));
    LiveRequest request = filmedGame().request();
    request.table = file;
    MainWindow window;
    QSignalSpy shown(&window.checkPage(), &CheckPage::shown);
    window.checkTable(request);
    ASSERT_TRUE(shown.wait(kPatience));
    const std::string texts = textsOf(window.checkPage());
    const std::string right = std::to_string(kitTagNumbers(50_mm)[2]);
    EXPECT_NE(texts.find("⚠ Not in view: tags 17, " + right + " (far right)."), std::string::npos)
        << texts;
}

TEST(SourcePreview, ShowsWhatTheCameraSeesUntilItIsEnough) {
    SourcePreview preview;
    preview.show();
    auto* button = preview.findChild<QPushButton*>();
    EXPECT_FALSE(button->isEnabled()) << "no camera is named";
    preview.setSource(QString::fromStdString(filmedGame().film.string()));
    EXPECT_FALSE(preview.view().isVisible());
    button->click();
    const auto& view = preview.view();
    ASSERT_TRUE(QTest::qWaitFor([&] { return view.pictureSize() == QSize(960, 600); }, kPatience));
    photograph(preview, "preview");
    preview.setSource("/nowhere/film.avi");
    EXPECT_FALSE(view.hasPicture()) << "it is another camera's";
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return view.notice().contains("/nowhere/film.avi"); }, kPatience));
    preview.setSource(QString::fromStdString(filmedGame().film.string()));
    ASSERT_TRUE(QTest::qWaitFor([&] { return view.hasPicture(); }, kPatience));
    EXPECT_TRUE(view.notice().isEmpty());
    preview.hide();
    EXPECT_FALSE(button->isChecked()) << "another page may want the camera";
}

TEST(CameraTurn, IsOnesUntilItIsGivenBack) {
    std::stop_source stop;
    auto first = waitForCamera(stop.get_token());
    ASSERT_TRUE(first);
    std::shared_ptr<void> second;
    std::jthread waiting([&] { second = waitForCamera({}); });
    first.reset();
    waiting.join();
    EXPECT_TRUE(second);
    stop.request_stop();
    EXPECT_FALSE(waitForCamera(stop.get_token())) << "nobody waits who is asked to stop";
}

cv::Mat firstFrame() {
    const auto source = openSource(filmedGame().film.string());
    const FromSource first = (*source)->next(std::chrono::seconds(1));
    return std::get<CameraFrame>(first).image.clone();
}

TEST(TableCheck, TellsHowSharpThePrintIs) {
    const auto against = readCheckedTable(filmedGame().request());
    ASSERT_TRUE(against);
    const cv::Mat sharp = firstFrame();
    const double own = checkTable(sharp, *against).blur->value();
    EXPECT_LT(own, 1.7);
    cv::Mat soft;
    cv::GaussianBlur(sharp, soft, {}, 3.0);
    // Blurs add up as the sides of a right-angled triangle.
    EXPECT_NEAR(checkTable(soft, *against).blur->value(), std::hypot(own, 3.0), 0.4);
}

TEST(TableCheck, NamesThePiecesThatItRecognises) {
    const auto against = readCheckedTable(filmedGame().request());
    const TableCheck check = checkTable(firstFrame(), *against);
    ASSERT_TRUE(check.pieces);
    EXPECT_EQ(check.pieces->observation.stones.size(), 16u);
    EXPECT_TRUE(check.pieces->board);
}

TEST(TableCheck, KnowsPlainTokensByTheEmptyBoard) {
    const films::NavalStage stage(
        films::viewFitting(films::navalTable(), {1600, 900}, 15_deg, 90_deg), 1);
    const auto settings = *NavalBattle::settings("standard", *resourcesFor<NavalBattle>());
    const auto state = NavalBattle::parseState(
        "LOa6,PAh6,KRj9,ORb1e16,TRk6,DEd16,+1 PAp17,ORp19,DEp20,BAk17n17 red", settings);
    CheckedTable against{films::navalTable(), {}, {}, stage.emptyBoard()};
    const auto check = checkTable(stage.picture(std::get<naval_battle::State>(state)), against);
    ASSERT_TRUE(check.pieces);
    EXPECT_EQ(check.pieces->observation.tokens.size(), 10U);
}

TEST(CheckPage, LeadsToTheCamerasCalibration) {
    MainWindow window;
    window.show();
    QSignalSpy shown(&window.checkPage(), &CheckPage::shown);
    window.checkTable(filmedGame().request());
    ASSERT_TRUE(shown.wait(kPatience));
    const std::string texts = textsOf(window.checkPage());
    EXPECT_NE(texts.find("Recognised: 16 stacks of stones."), std::string::npos) << texts;
    EXPECT_NE(texts.find("The picture is sharp"), std::string::npos) << texts;
    QSignalSpy seen(&window.cameraPage(), &CameraPage::shown);
    for (auto* button : window.checkPage().findChildren<QPushButton*>()) {
        if (button->text() == "Calibrate the camera…") {
            button->click();
        }
    }
    ASSERT_TRUE(seen.wait(kPatience));
    EXPECT_TRUE(window.cameraPage().isVisible());
    EXPECT_EQ(window.cameraPage().state().next.advice, Advice::ShowBoard);
}

TEST(TableCheck, TellsHowMuchOfTheAreaIsInView) {
    const auto source = openSource(filmedGame().film.string());
    ASSERT_TRUE(source);
    const FromSource first = (*source)->next(std::chrono::seconds(1));
    const auto* frame = std::get_if<CameraFrame>(&first);
    ASSERT_NE(frame, nullptr);
    TableDescription table = *loadTable(filmedGame().table);
    const CameraIntrinsics camera = *loadCamera(filmedGame().camera);
    EXPECT_EQ(checkTable(frame->image, {table, camera}).inView, 1.0);
    table.width = table.width * 3.0;
    const TableCheck wide = checkTable(frame->image, {table, camera});
    EXPECT_GT(wide.inView, 0.3);
    EXPECT_LT(wide.inView, 0.7);
    EXPECT_EQ(wide.seen.size(), 4u);
    table.tags.clear();
    EXPECT_FALSE(checkTable(frame->image, {table, camera}).why.empty());
}

TEST(CheckPage, SaysInOneLineThatThereIsNoSuchCamera) {
    LiveRequest request = filmedGame().request();
    request.source = "/nowhere/film.avi";
    MainWindow window;
    QSignalSpy ended(&window.checkPage(), &CheckPage::ended);
    window.checkTable(request);
    ASSERT_TRUE(ended.wait(kPatience));
    EXPECT_NE(textsOf(window.checkPage()).find("/nowhere/film.avi"), std::string::npos);
}

} // namespace
} // namespace umpire::desk
