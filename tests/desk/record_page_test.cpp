#include "app/desk/export_record.h"
#include "app/desk/main_window.h"
#include "app/desk/murus_board.h"
#include "app/desk/picture_view.h"
#include "app/desk/position_panel.h"
#include "tests/app/written_journal.h"
#include "tests/desk/photograph.h"

#include <QAbstractItemModelTester>
#include <QBuffer>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace umpire::desk {
namespace {

constexpr int kPatience = 60'000; // milliseconds

std::string jpegOf(const QColor& colour) {
    QImage picture(320, 200, QImage::Format_RGB32);
    picture.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "JPEG");
    return bytes.toStdString();
}

Event at(int second, Happening happening, const std::string& jpeg = {}) {
    return {std::chrono::seconds(second), std::move(happening), jpeg};
}

const std::string kStart = "tttttttt/8/8/8/8/8/TTTTTTTT r";
const std::string kFirst = "tttttttt/8/8/8/3W4/3W4/TTT1TTTT g";
const std::string kSecond = "ttt1tttt/3w4/3w4/8/3W4/3W4/TTT1TTTT r";

std::vector<Event> shortGame() {
    return {at(1, GameStart{kStart}),
            at(2, StateChange{"still", ""}),
            at(3, Call{{"d1-d3", {"Roman stone d1 to d2, 1 high"}, kFirst, "roman", ""}, 0.99, {}},
               jpegOf(Qt::red)),
            at(4, Call{{"d7-d5", {}, kSecond, "gaul", ""}, 1.0, {}}, jpegOf(Qt::blue)),
            at(5, Undo{3, kFirst, "gaul"}),
            at(6, Note{"the lamp was moved", ""})};
}

class RecordTest : public ::testing::Test {
protected:
    RecordTest() {
        GameSettings settings;
        settings.game = "murus-gallicus";
        settings.variant = "basic";
        settings.players = {"Anna", "Ben"};
        ::umpire::testing::writeJournal(file.toStdString(), settings, shortGame());
    }
    const QTemporaryDir folder;
    const QString file = folder.filePath("game.umpire");
};

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
    EXPECT_EQ(moves.index(2, MoveList::Time).data().toString().toStdString(), "0:00:03.0");
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
    auto* view = page.findChild<PictureView*>();
    auto* board = page.findChild<MurusBoard*>();
    EXPECT_FALSE(view->hasPicture()) << "the beginning has none";
    EXPECT_TRUE(board->accessibleDescription().startsWith("the Romans: 8 tower"));

    auto* table = page.findChild<QTableView*>();
    QTest::keyClick(table, Qt::Key_Down);
    ASSERT_TRUE(stepped.wait(kPatience));
    EXPECT_TRUE(view->hasPicture());
    EXPECT_TRUE(board->accessibleDescription().startsWith("the Romans: 7 tower"));
    photograph(window, "record");
}

TEST_F(RecordTest, WhatOnePlayerMayKnowIsShownToNobodyBeforeTheEnd) {
    for (const bool over : {false, true}) {
        std::vector<Event> events = shortGame();
        std::get<Call>(events[2].happening).played.onlyFor = "roman";
        if (over) {
            events.push_back(at(7, GameEnd{"roman", "the Gauls resign", ""}));
        }
        const QString secret = folder.filePath(over ? "over.umpire" : "secret.umpire");
        GameSettings settings;
        settings.game = "murus-gallicus";
        ::umpire::testing::writeJournal(secret.toStdString(), settings, events);
        MainWindow window;
        QSignalSpy stepped(&window.recordPage(), &RecordPage::stepped);
        window.openRecord(secret);
        ASSERT_TRUE(stepped.wait(kPatience));
        const auto* position = window.recordPage().findChild<PositionPanel*>();
        EXPECT_EQ(position->accessibleDescription().contains("tower"), over);
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
    const ExportedGame game{record->settings, record->events};
    const QString text = folder.filePath("game.txt");
    EXPECT_TRUE(exportRecord(game, RecordForm::Text, text).isEmpty());
    QFile written(text);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    EXPECT_EQ(written.readAll().toStdString(), textOf(game));
    EXPECT_FALSE(exportRecord(game, RecordForm::JsonLines, "/nowhere/game.jsonl").isEmpty());
}

} // namespace
} // namespace umpire::desk
