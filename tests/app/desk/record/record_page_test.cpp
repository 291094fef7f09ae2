#include "app/desk/board/drawn_board.h"
#include "app/desk/board/move_list.h"
#include "app/desk/board/position_panel.h"
#include "app/desk/parts/accents.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/record/evidence_view.h"
#include "app/desk/record/export_record.h"
#include "app/desk/record/film_view.h"
#include "app/desk/record/marked_picture.h"
#include "app/desk/record/read_evidence.h"
#include "app/desk/statistics/save_dialog.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/told_record.h"
#include "app/game/live/last_moments.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"
#include "app/record/moments/kept_moments.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/record/short_record.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <ranges>

namespace umpire::desk {
namespace {

TEST_F(RecordTest, TheListIsAModelLikeQtsOwnAndFilters) {
    MoveList moves;
    const QAbstractItemModelTester tester(&moves,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    MoveFilter filter;
    filter.setSourceModel(&moves);
    const QAbstractItemModelTester filterTester(
        &filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
    moves.setEvents(readJournal(file.toStdString())->events);
    EXPECT_EQ(moves.rowCount(), 6);
    EXPECT_EQ(filter.rowCount(), 5) << "what the table did is left out";
    filter.setRows(MoveFilter::Rows::All);
    EXPECT_EQ(filter.rowCount(), 6);
    filter.setText("D7-");
    ASSERT_EQ(filter.rowCount(), 1);
    EXPECT_EQ(filter.index(0, MoveList::Player).data().toString().toStdString(), "the Gauls");
    EXPECT_FALSE(filter.index(0, 0).data(MoveList::Counts).toBool()) << "it was undone";
    EXPECT_TRUE(filter.index(0, 0).data(Qt::FontRole).value<QFont>().strikeOut());
    filter.setText({});
    EXPECT_TRUE(moves.index(2, 0).data(MoveList::Counts).toBool());
    EXPECT_EQ(moves.index(2, MoveList::Time).data().toString().toStdString(), "0:02")
        << "since the game began";
    const std::array numbers{"", "", "1.", "", "", ""};
    for (int row = 0; row < moves.rowCount(); ++row) {
        EXPECT_EQ(moves.index(row, MoveList::Number).data().toString().toStdString(),
                  numbers[std::size_t(row)])
            << "actions that stayed are counted: " << row;
    }
    moves.setEvents({});
    EXPECT_EQ(filter.rowCount(), 0);
}

TEST_F(RecordTest, StepsThroughTheGameWithItsPicturesAndPositions) {
    MainWindow window;
    window.resize(1180, 760);
    window.show();
    RecordPage& page = window.recordPage();
    QSignalSpy stepped(&page, &RecordPage::stepped);
    window.openRecord(file);
    ASSERT_TRUE(stepped.wait(kPatience));
    const PictureView* view = &page.findChild<EvidenceView*>()->view();
    auto* board = page.findChild<DrawnBoard*>();
    auto* table = page.findChild<QTableView*>();
    QTest::keyClick(&window, Qt::Key_Home);
    ASSERT_TRUE(stepped.wait(kPatience));
    EXPECT_FALSE(view->isVisible()) << "the beginning has no picture";
    EXPECT_TRUE(board->accessibleDescription().startsWith("the Romans: 8 tower"));
    QTest::keyClick(table, Qt::Key_Down);
    ASSERT_TRUE(stepped.wait(kPatience));
    EXPECT_TRUE(view->hasPicture());
    EXPECT_TRUE(board->accessibleDescription().startsWith("the Romans: 7 tower"));
    const QImage square = board->grab(board->placeOf("d1").toRect()).toImage();
    const auto isBlue = [&](int x) {
        return square.pixelColor(x, square.height() / 2) == colours::kChosen;
    };
    EXPECT_TRUE(std::ranges::any_of(std::views::iota(0, square.width()), isBlue))
        << "where the move began";
    photograph(window, "record");

    QTest::keyClick(table, Qt::Key_Right);
    ASSERT_TRUE(stepped.wait(kPatience));
    EXPECT_EQ(table->currentIndex().row(), 2);
    page.findChild<QPushButton*>("large1")->click();
    const auto* evidence = page.findChild<EvidenceView*>();
    EXPECT_EQ(evidence->how(), EvidenceView::How::SideBySide);
    ASSERT_TRUE(QTest::qWaitFor([&] { return evidence->width() > board->width(); }, kPatience))
        << "the pictures have the large place";
    const auto areAlike = [evidence] { // but for a pixel that cannot be halved
        const QSize more = evidence->view().size() - evidence->viewBefore().size();
        return std::abs(more.width()) <= 1 && std::abs(more.height()) <= 1;
    };
    for (const QSize& size :
         {QSize(1180, 760), QSize(1366, 700), QSize(1920, 1000), QSize(1180, 760)}) {
        window.resize(size);
        EXPECT_TRUE(QTest::qWaitFor(areAlike, kPatience))
            << evidence->view().width() << " beside " << evidence->viewBefore().width() << ", "
            << evidence->view().height() << " above " << evidence->viewBefore().height();
    }
    photograph(window, "record-two-pictures");
    const std::array<std::pair<Qt::Key, int>, 4> steps = {
        std::pair(Qt::Key_End, 4), std::pair(Qt::Key_Right, 4), std::pair(Qt::Key_Left, 3),
        std::pair(Qt::Key_Home, 0)};
    for (const auto& [key, row] : steps) {
        QTest::keyClick(&window, key);
        EXPECT_EQ(table->currentIndex().row(), row);
    }
}

/// Four frames before a call for the arbiter, each of another colour; the last one is marked.
class FilmedCall : public RecordTest {
protected:
    FilmedCall() {
        LastMoments moments(std::chrono::seconds(20));
        for (int frame = 0; frame < 4; ++frame) {
            moments.take(cv::Mat(180, 320, CV_8UC3, cv::Scalar(0, 60 * frame, 0)),
                         std::chrono::milliseconds(400 * frame));
        }
        const auto film = moments.film(cv::Mat(180, 320, CV_8UC3, cv::Scalar(0, 0, 255)));
        const std::string journal = file.toStdString();
        EXPECT_TRUE(keepMoments(journal, film->hash, *film->bytes, kUsualMomentsOnDisk));
        auto written = Journal::resume(journal);
        EXPECT_TRUE(written &&
                    written->append({std::chrono::seconds(7), ArbiterCalled{"no", "roman"},
                                     jpegOf(Qt::gray), film->hash}));
    }
};

TEST_F(FilmedCall, IsWatchedFrameByFrame) {
    MainWindow window;
    window.resize(1180, 760);
    window.show();
    RecordPage& page = window.recordPage();
    QSignalSpy stepped(&page, &RecordPage::stepped);
    window.openRecord(file);
    ASSERT_TRUE(stepped.wait(kPatience));
    page.findChild<QPushButton*>("large3")->click();
    const auto* film = page.findChild<FilmView*>();
    QTest::keyClick(&window, Qt::Key_Home);
    EXPECT_TRUE(QTest::qWaitFor([&] { return film->frames() == 0; }, kPatience))
        << "the beginning has none";
    QTest::keyClick(&window, Qt::Key_End);
    ASSERT_TRUE(QTest::qWaitFor([&] { return film->frames() == 5; }, kPatience));
    auto* slider = film->findChild<QSlider*>("film");
    const auto* said = film->findChild<QLabel*>();
    EXPECT_EQ(slider->value(), 4);
    EXPECT_EQ(said->text().toStdString(), "What the umpire recognised");
    film->findChild<QPushButton*>("frameBack")->click();
    EXPECT_EQ(said->text().toStdString(), "0.0 s before the event");
    film->findChild<QPushButton*>("frameBack")->click();
    EXPECT_EQ(said->text().toStdString(), "0.4 s before the event");
    EXPECT_EQ(film->view().pictureSize(), QSize(320, 180));
    photograph(window, "record-film");
    film->findChild<QPushButton*>("frameOn")->click();
    EXPECT_EQ(slider->value(), 3);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    EXPECT_EQ(slider->value(), 0) << "the record's own keys step elsewhere";
    film->findChild<QPushButton*>("playFilm")->click();
    EXPECT_TRUE(QTest::qWaitFor([&] { return slider->value() == 4; }, kPatience));
}

TEST_F(FilmedCall, WhoseFilmWasErasedSaysSo) {
    ASSERT_TRUE(forgetMoments(file.toStdString(), *readJournal(file.toStdString()), {}));
    MainWindow window;
    window.show();
    RecordPage& page = window.recordPage();
    QSignalSpy stepped(&page, &RecordPage::stepped);
    window.openRecord(file);
    ASSERT_TRUE(stepped.wait(kPatience));
    page.findChild<QPushButton*>("large3")->click();
    EXPECT_EQ(page.findChild<FilmView*>()->frames(), 0);
    EXPECT_FALSE(page.findChild<QPushButton*>("frameOn")->isEnabled());
}

TEST_F(RecordTest, TheKeysMoveTheSliderWhereItHasTheKeyboard) {
    MainWindow window;
    window.show();
    RecordPage& page = window.recordPage();
    QSignalSpy opened(&page, &RecordPage::opened);
    window.openRecord(file);
    ASSERT_TRUE(opened.wait(kPatience));
    auto* table = page.findChild<QTableView*>();
    table->setCurrentIndex(table->model()->index(2, MoveList::What));
    auto* fade = page.findChild<QPushButton*>("large2");
    ASSERT_TRUE(QTest::qWaitFor([fade] { return fade->isEnabled(); }, kPatience));
    fade->click();
    auto* slider = page.findChild<QSlider*>("fade");
    ASSERT_TRUE(QTest::qWaitFor([slider] { return slider->isVisible(); }, kPatience));
    slider->setFocus();
    const int before = slider->value();
    QTest::keyClick(slider, Qt::Key_Left);
    EXPECT_LT(slider->value(), before);
    EXPECT_EQ(table->currentIndex().row(), 2);
}

TEST(Evidence, FadesFromOnePictureIntoTheOther) {
    QImage red(8, 6, QImage::Format_RGB32);
    QImage blue(16, 12, QImage::Format_RGB32);
    red.fill(Qt::red);
    blue.fill(Qt::blue);
    EXPECT_EQ(faded(red, blue, 1.0).pixelColor(8, 6), QColor(Qt::blue));
    EXPECT_EQ(faded(red, blue, 0.0).pixelColor(8, 6), QColor(Qt::red));
    EXPECT_EQ(faded(red, blue, 0.5).size(), blue.size());
    EXPECT_NEAR(faded(red, blue, 0.5).pixelColor(8, 6).red(), 128, 2);
    EXPECT_EQ(faded({}, blue, 0.0).pixelColor(8, 6), QColor(Qt::blue)) << "no earlier picture";
}

/// The recorded game's pictures show the corner tags of its table file.
TEST(Evidence, MarksTheSquaresThatTheEventIsAbout) {
    const std::string journal = UMPIRE_SOURCE_DIR "/tests/recorded_journals/murus-gallicus.umpire";
    const auto record = readJournal(journal);
    ASSERT_TRUE(record);
    const RecordedEvent& called = record->events[9];
    const auto jpeg = pictureOf(journal, called.number);
    ASSERT_TRUE(jpeg && *jpeg);
    const QImage picture =
        QImage::fromData(QByteArrayView((*jpeg)->data(), qsizetype((*jpeg)->size())), "JPEG");
    const auto pictured = tableIn(picture, record->settings);
    ASSERT_TRUE(pictured);
    EXPECT_EQ(turnsOf(pictured->view), 0);
    const auto upsideDown =
        tableIn(picture.transformed(QTransform().rotate(180)), record->settings);
    ASSERT_TRUE(upsideDown);
    EXPECT_EQ(turnsOf(upsideDown->view), 2);
    const auto askew = tableIn(picture.transformed(QTransform().rotate(49)), record->settings);
    ASSERT_TRUE(askew);
    EXPECT_EQ(turnsOf(askew->view), 1);
    EXPECT_EQ(turnsOf(askew->view, 0), 0) << "the board rests where two quarters fit alike";
    EXPECT_EQ(turnsOf(askew->view, 2), 1);
    const BoardPlacement& board = *pictured->table.board;
    const QImage drawn =
        marked(picture, *pictured, marksOf(inGame(record->events, 9), record->settings, board));
    const auto differs = [&](double column, double row) {
        const ImagePoint at =
            imageFromTable(pictured->view, {board.origin.x + board.cell * column,
                                            board.origin.y + board.cell * row, 0_mm});
        const QPoint pixel(int(at.x.value()), int(at.y.value()));
        const QColor was = picture.pixelColor(pixel);
        const QColor is = drawn.pixelColor(pixel);
        return std::abs(was.red() - is.red()) + std::abs(was.green() - is.green()) +
                   std::abs(was.blue() - is.blue()) >
               30;
    };
    EXPECT_TRUE(differs(3.06, 0.5)) << "the frame of d1";
    EXPECT_TRUE(differs(3.5, 1.0)) << "the arrow to d3";
    EXPECT_FALSE(differs(0.5, 3.5)) << "a4 is not touched";
    EXPECT_FALSE(tableIn(picture, GameSettings{})) << "without a table file";
    EXPECT_EQ(marked(picture, *pictured, EventMarks{}), picture);
}

TEST(Names, AFilesNameIsProposedAndItsEndFollowsTheForm) {
    GameSettings settings;
    settings.game = "murus-gallicus";
    settings.players = {"Anna", "Ben \"the\" Great"};
    settings.started = "2026-11-21T12:30:00Z";
    EXPECT_EQ(proposedName(settings).toStdString(), "murus-gallicus-2026-11-21-anna-ben-the-great");
    settings.players = {"roman", "gaul"};
    settings.names = {{"gaul", "Béla"}};
    EXPECT_EQ(proposedName(settings).toStdString(), "murus-gallicus-2026-11-21-roman-béla");
    EXPECT_EQ(playersOf(settings).toStdString(), "the Romans – Béla");
    RecordedEvent called;
    called.happening = Called{.player = "gaul", .action = "d7-d5"};
    EXPECT_EQ(Teller(settings, {called}).told(called).toStdString(),
              "Béla's tower goes from d7 to d5");
    EXPECT_EQ(proposedName({}).toStdString(), "game");
    const std::vector<FileForm> forms = {{"a (*.pdf)", "pdf"}, {"b (*.txt)", "txt"}, {"c (*)", ""}};
    EXPECT_EQ(withSuffix("evening.pdf", "txt", forms).toStdString(), "evening.txt");
    EXPECT_EQ(withSuffix("evening", "pdf", forms).toStdString(), "evening.pdf");
    EXPECT_EQ(withSuffix("evening.txt", "", forms).toStdString(), "evening");
    EXPECT_EQ(withSuffix("at.the.club", "pdf", forms).toStdString(), "at.the.club.pdf");
}

TEST_F(RecordTest, WhatOnePlayerMayKnowIsShownToNobodyBeforeTheEnd) {
    for (const bool over : {false, true}) {
        std::vector<Entry> events = hiddenFleets();
        if (over) {
            events.push_back(at(70, GameOver{"red", "yellow resigns", ""}));
        }
        const QString secret = folder.filePath(over ? "over.umpire" : "secret.umpire");
        GameSettings settings;
        settings.game = "naval-battle";
        ::umpire::testing::writeJournal(secret.toStdString(), settings, events);
        MainWindow window;
        QSignalSpy stepped(&window.recordPage(), &RecordPage::stepped);
        window.openRecord(secret);
        ASSERT_TRUE(stepped.wait(kPatience));
        const auto* position = window.recordPage().findChild<PositionPanel*>();
        EXPECT_EQ(position->accessibleDescription().contains("a6"), over);
        EXPECT_EQ(position->accessibleDescription().contains("secret"), !over);
    }
}

TEST_F(RecordTest, SaysWhatIsWrongWithAFileThatIsNoRecord) {
    QFile other(folder.filePath("other.umpire"));
    ASSERT_TRUE(other.open(QIODevice::WriteOnly));
    other.write("not a record");
    other.close();
    MainWindow window;
    QSignalSpy opened(&window.recordPage(), &RecordPage::opened);
    window.openRecord(other.fileName());
    ASSERT_TRUE(opened.wait(kPatience));
    bool said = false;
    for (const QLabel* label : window.recordPage().findChildren<QLabel*>()) {
        said |= label->text().contains("other.umpire");
    }
    EXPECT_TRUE(said);
}

TEST_F(RecordTest, AWindowThatIsClosedWhileItReadsLosesNothing) {
    for (int i = 0; i < 3; ++i) {
        MainWindow window;
        window.openRecord(file);
        window.openRecord(file);
    }
    EXPECT_TRUE(readJournal(file.toStdString())->faults.empty());
}

TEST_F(RecordTest, IsExportedAsTheCommandLineDoes) {
    const auto record = readJournal(file.toStdString());
    const auto pictures = [this](std::int64_t event) {
        return pictureOf(file.toStdString(), event);
    };
    const QString text = folder.filePath("game.txt");
    EXPECT_TRUE(exportRecord(*record, pictures, RecordForm::Text, text).isEmpty());
    QFile written(text);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    EXPECT_EQ(written.readAll().toStdString(), textOf({record->settings, record->events}));
    EXPECT_FALSE(
        exportRecord(*record, pictures, RecordForm::JsonLines, "/nowhere/game.jsonl").isEmpty());

    const QString whole = folder.filePath("evening");
    EXPECT_TRUE(exportRecord(*record, pictures, RecordForm::Folder, whole).isEmpty());
    const auto read = readGameFolder(whole.toStdString());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->events.size(), record->events.size());
    EXPECT_GT(QFile(whole + "/frames/000003.jpg").size(), 0);
    EXPECT_FALSE(exportRecord(*record, pictures, RecordForm::Folder, whole).isEmpty())
        << "nothing is written over";

    GameSettings naval;
    naval.game = "naval-battle";
    const QString kept = folder.filePath("kept.jsonl");
    EXPECT_TRUE(exportRecord(recordOf(naval, hiddenFleets()), pictures, RecordForm::JsonLines, kept)
                    .contains("secrets"));
    EXPECT_FALSE(QFile::exists(kept));
}

/// The pictures of the secret phase show what the camera saw behind the screens.
TEST(RecordSecrets, NoPictureIsShownWhileScreensStand) {
    GameSettings settings;
    settings.game = "war-galley";
    settings.variant = "galleys=1";
    const std::string placed = "6:3/5/2@321,151,154 6:4/2/2@243,258,241 ";
    JournalRecord record = recordOf(settings, {at(1, GameStarted{placed + "orders"})});
    record.events[0].pictureHash = "of a picture";
    EXPECT_FALSE(hasPictures(publicView(record)));
    record.events.push_back({2, {}, GameOver{"A", "B resigned", "WG-38"}, "", ""});
    EXPECT_TRUE(hasPictures(publicView(record)));
}

} // namespace
} // namespace umpire::desk
