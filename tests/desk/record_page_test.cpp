#include "app/desk/board/murus_board.h"
#include "app/desk/board/position_panel.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/record/export_record.h"
#include "app/desk/record/game_statistics.h"
#include "app/desk/record/match_report.h"
#include "app/desk/record/plot_view.h"
#include "app/desk/record/record_secrets.h"
#include "app/desk/window/main_window.h"
#include "app/journal/line_of_play.h"
#include "tests/app/written_journal.h"
#include "tests/desk/photograph.h"

#include <filesystem>
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

Entry at(int second, Event happening, const std::string& jpeg = {}) {
    return {std::chrono::seconds(second), std::move(happening), jpeg};
}

const std::string kStart = "tttttttt/8/8/8/8/8/TTTTTTTT r";
const std::string kFirst = "tttttttt/8/8/8/3W4/3W4/TTT1TTTT g";
const std::string kSecond = "ttt1tttt/3w4/3w4/8/3W4/3W4/TTT1TTTT r";

Called called(const std::string& player, const std::string& action, const std::string& position) {
    return {.player = player, .action = action, .position = position};
}

std::vector<Entry> shortGame() {
    Called first = called("roman", "d1-d3", kFirst);
    first.happened = {"Roman stone d1 to d2, 1 high"};
    first.probability = 0.99;
    return {at(1, GameStarted{kStart}),
            at(2, StateChanged{TableState::Still}),
            at(3, first, jpegOf(Qt::red)),
            at(4, called("gaul", "d7-d5", kSecond), jpegOf(Qt::blue)),
            at(5, Undone{.position = kFirst, .to = 3, .by = "gaul"}),
            at(6, Noted{"the lamp was moved"})};
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
        std::vector<Entry> events = shortGame();
        std::get<Called>(events[2].happening).onlyFor = "roman";
        if (over) {
            events.push_back(at(7, GameOver{"roman", "the Gauls resign", ""}));
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

    JournalRecord secret = *record;
    std::erase_if(secret.events, [](const RecordedEvent& event) {
        return std::holds_alternative<GameOver>(event.happening);
    });
    secret.events.push_back(
        {.number = 1'000, .happening = Called{.action = "a", .onlyFor = "roman"}});
    const QString kept = folder.filePath("kept.jsonl");
    EXPECT_TRUE(exportRecord(secret, pictures, RecordForm::JsonLines, kept).contains("secrets"));
    EXPECT_FALSE(QFile::exists(kept));
}

TEST_F(RecordTest, AReportHasTheMovesTheRulingsWithTheirPicturesAndThePlots) {
    MainWindow window;
    RecordPage& page = window.recordPage();
    QSignalSpy opened(&page, &RecordPage::opened);
    window.openRecord(file);
    ASSERT_TRUE(opened.wait(kPatience));
    QSignalSpy written(&page, &RecordPage::written);
    const QString report = folder.filePath("report.pdf");
    page.write(RecordForm::Report, report);
    ASSERT_TRUE(written.wait(kPatience));
    QFile pdf(report);
    ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
    const QByteArray bytes = pdf.readAll();
    EXPECT_TRUE(bytes.startsWith("%PDF-"));
    EXPECT_EQ(bytes.count("/Type /Page\n"), 2) << "the text, the plots";
    EXPECT_EQ(bytes.count("/Subtype /Image"), 0) << "nothing was ruled on";
    EXPECT_TRUE(bytes.trimmed().endsWith("%%EOF"));

    page.write(RecordForm::Report, "/nowhere/report.pdf");
    ASSERT_TRUE(written.wait(kPatience));
    bool said = false;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        said |= label->text().contains("/nowhere/report.pdf");
    }
    EXPECT_TRUE(said);
}

TEST_F(RecordTest, AReportStrikesOutWhatWasUndoneAndNamesTheResult) {
    JournalRecord record = *readJournal(file.toStdString());
    const std::string open = reportOfMoves(record).toStdString();
    EXPECT_NE(open.find("<s>d7-d5</s>"), std::string::npos) << open;
    EXPECT_EQ(open.find("<s>d1-d3"), std::string::npos) << open;
    EXPECT_NE(open.find("Anna – Ben"), std::string::npos) << open;
    EXPECT_NE(open.find("not finished"), std::string::npos) << open;
    record.events.push_back(
        {7, std::chrono::seconds(9), GameOver{"roman", "Gaul resigned", "MG-19"}});
    const std::string over = reportOfMoves(record).toStdString();
    EXPECT_NE(over.find("winner: the Romans: Gaul resigned (MG-19)"), std::string::npos) << over;
}

TEST_F(RecordTest, AReportShowsWhatARulingRestsOn) {
    std::vector<Entry> events = shortGame();
    events.push_back(at(9, IllegalSeen{"roman", "e1-e2", "e2 is 1 cell away from e1", "MG-6", 0.9},
                        jpegOf(Qt::green)));
    GameSettings settings;
    settings.game = "murus-gallicus";
    const QString ruled = folder.filePath("ruled.umpire");
    ::umpire::testing::writeJournal(ruled.toStdString(), settings, events);
    const auto pictures = [&](std::int64_t event) { return pictureOf(ruled.toStdString(), event); };
    const QString report = folder.filePath("ruled.pdf");
    ASSERT_TRUE(writeMatchReport(*readJournal(ruled.toStdString()), pictures, report).isEmpty());
    QFile pdf(report);
    ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
    EXPECT_EQ(pdf.readAll().count("/Subtype /Image"), 1);
    if (const QString kept = qEnvironmentVariable("UMPIRE_PHOTOGRAPHS"); !kept.isEmpty()) {
        pdf.copy(kept + "/report.pdf");
    }
}

JournalRecord recordOf(const GameSettings& settings, const std::vector<Entry>& events) {
    JournalRecord record;
    record.settings = settings;
    for (const Entry& event : events) {
        record.events.push_back(
            {std::int64_t(record.events.size()) + 1, event.time, event.happening, "", ""});
    }
    return record;
}

std::vector<std::pair<double, double>> pointsOf(const Series& series) {
    std::vector<std::pair<double, double>> points;
    for (const QPointF& point : series.points) {
        points.emplace_back(point.x(), point.y());
    }
    return points;
}

using Points = std::vector<std::pair<double, double>>;

TEST(Statistics, TheTimeOfAnActionLeavesOutPauses) {
    const auto moved = [](const char* player) { return called(player, "d1-d3", kFirst); };
    GameSettings settings;
    settings.game = "murus-gallicus";
    const auto plots = plotsOf(
        recordOf(settings, {at(2, GameStarted{kStart}), at(5, moved("roman")), at(6, Paused{}),
                            at(60, Resumed{}), at(64, moved("gaul")), at(70, moved("roman"))}));
    ASSERT_EQ(plots.size(), 2U);
    ASSERT_EQ(plots[0].series.size(), 2U);
    EXPECT_EQ(plots[0].series[0].name.toStdString(), "the Romans");
    EXPECT_EQ(pointsOf(plots[0].series[0]), (Points{{1, 3}, {3, 6}}));
    EXPECT_EQ(pointsOf(plots[0].series[1]), (Points{{2, 5}}));
    EXPECT_EQ(inWords(plots[0]).toStdString(),
              "Time for each action (seconds). the Romans: most 6, in the end 6. the Gauls: most "
              "5, in the end 5");
}

TEST(Statistics, WhatStandsIsNobodysTime) {
    GameSettings settings;
    settings.game = "murus-gallicus";
    const auto plots =
        plotsOf(recordOf(settings, {at(2, GameStarted{kStart}),
                                    at(5, IllegalStands{"b7-b5", "out of turn", "MG-6", kFirst})}));
    ASSERT_EQ(plots[0].series.size(), 1U);
    EXPECT_EQ(plots[0].series[0].name.toStdString(), "let stand");
}

TEST(Statistics, WhatIsUndoneIsInNone) {
    GameSettings settings;
    settings.game = "murus-gallicus";
    const auto plots = plotsOf(recordOf(settings, shortGame()));
    ASSERT_EQ(plots.size(), 2U);
    EXPECT_EQ(pointsOf(plots[0].series[0]), (Points{{1, 2}}));
    EXPECT_EQ(plots[0].series.size(), 1U) << "the Gauls' move was undone";
    EXPECT_EQ(pointsOf(plots[1].series[1]), (Points{{0, 16}, {1, 16}})) << "stones of the Gauls";
}

TEST(Statistics, WarGalleysTossesAreCountedAndItsDamageTold) {
    GameSettings settings;
    settings.game = "war-galley";
    const std::string before =
        "5:0/5/3@300,100,90=XXX 5:0/5/0@365,100,90=- step1:fire A1>B1 introduction";
    const std::string after =
        "5:0/5/3@300,100,90=XXX 5:0/3/0@365,100,90=- step1:fire A1>B1 introduction";
    const auto plots = plotsOf(
        recordOf(settings, {at(1, GameStarted{before}), at(2, called("A", "A1 hits 2", after)),
                            at(3, called("A", "A1 spoiled", after))}));
    ASSERT_EQ(plots.size(), 3U);
    EXPECT_EQ(plots[1].title.toStdString(), "Hits by toss");
    ASSERT_EQ(plots[1].series.size(), 1U);
    EXPECT_EQ(pointsOf(plots[1].series[0]), (Points{{1, 2}, {2, 0}}));
    EXPECT_EQ(pointsOf(plots[2].series[1]), (Points{{0, 5}, {1, 3}, {2, 3}}));
}

TEST(Statistics, NothingSecretIsInThem) {
    std::vector<Entry> events = shortGame();
    std::get<Called>(events[2].happening).onlyFor = "roman";
    GameSettings settings;
    settings.game = "murus-gallicus";
    EXPECT_EQ(plotsOf(recordOf(settings, events)).size(), 1U) << "only the time";
}

/// What a camera sees behind the screens is in the pictures of what happened meanwhile.
TEST(RecordSecrets, NoPictureIsShownWhileScreensStand) {
    GameSettings settings;
    settings.game = "war-galley";
    settings.variant = "galleys=1";
    const std::string placed = "6:3/5/2@321,151,154 6:4/2/2@243,258,241 ";
    const std::vector<RecordedEvent> ordering = {{1, {}, GameStarted{placed + "orders"}, "", ""}};
    std::vector<RecordedEvent> over = ordering;
    over.push_back({2, {}, GameOver{"A", "B resigned", "WG-38"}, "", ""});
    EXPECT_TRUE(picturesAreSecret(settings, ordering));
    EXPECT_FALSE(picturesAreSecret(settings, over));
    settings.game = "murus-gallicus";
    settings.variant = "";
    EXPECT_FALSE(picturesAreSecret(settings, {{1, {}, GameStarted{""}, "", ""}}));
}

TEST(Statistics, EveryGameHasThem) {
    for (const auto& each :
         std::filesystem::directory_iterator(UMPIRE_SOURCE_DIR "/tests/recorded_games")) {
        const auto game = each.is_directory() ? readGameFolder(each.path())
                                              : Expected<ExportedGame>(ExportedGame{});
        ASSERT_TRUE(game);
        if (!each.is_directory()) {
            continue;
        }
        JournalRecord record;
        record.settings = game->settings;
        record.events = game->events;
        const auto plots = plotsOf(record);
        ASSERT_GE(plots.size(), 1U) << each.path();
        if (!holdsSecrets(record.events)) {
            EXPECT_GE(plots.back().series.size(), 2U) << each.path();
        }
        PlotView view(plots.back());
        view.resize(view.sizeHint());
        EXPECT_FALSE(view.accessibleDescription().isEmpty());
        photograph(view, "plot-" + QString::fromStdString(record.settings.game));
    }
}

} // namespace
} // namespace umpire::desk
