#include "app/desk/record/match_report.h"
#include "app/desk/record/report_pages.h"
#include "app/desk/statistics/game_statistics.h"
#include "app/desk/statistics/plot_view.h"
#include "app/desk/statistics/save_plot.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/read_position.h"
#include "app/mind/statistics/toss_odds.h"
#include "app/record/journal/secrets.h"
#include "rules/any_game/any_game.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/record/short_record.h"

#include <cmath>
#include <filesystem>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QXmlStreamReader>

namespace umpire::desk {
namespace {

class ReportTest : public RecordTest {};

TEST_F(ReportTest, AReportHasTheMovesTheRulingsWithTheirPicturesAndThePlots) {
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
    EXPECT_EQ(bytes.count("/Type /Page\n"), 1) << "a short game fits on a page";
    EXPECT_EQ(bytes.count("/Subtype /Image"), 1) << "the final position; nothing was ruled on";
    EXPECT_TRUE(bytes.trimmed().endsWith("%%EOF"));

    page.write(RecordForm::Report, "/nowhere/report.pdf");
    ASSERT_TRUE(written.wait(kPatience));
    bool said = false;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        said |= label->text().contains("/nowhere/report.pdf");
    }
    EXPECT_TRUE(said);
}

/// Joins all texts of a report.
std::string textsOf(const JournalRecord& record) {
    QString all;
    for (const ReportBlock& block :
         reportBlocks(record, [](std::int64_t) { return std::optional<std::string>(); })) {
        all += block.number + QLatin1Char(' ') + block.text + QLatin1Char('\n');
    }
    return all.toStdString();
}

TEST_F(ReportTest, StrikesOutWhatWasUndoneLeavesOutWhatFailedAndNamesTheResult) {
    JournalRecord record = *readJournal(file.toStdString());
    record.events.push_back(
        {7, std::chrono::seconds(7), Noted{"cannot `d9`: no such square", "umpire"}});
    const std::string open = textsOf(record);
    EXPECT_NE(open.find("<s>Ben's tower goes from d7 to d5</s>"), std::string::npos) << open;
    EXPECT_NE(open.find("1 Anna's tower goes from d1 to d3"), std::string::npos) << open;
    EXPECT_NE(open.find("Anna – Ben"), std::string::npos) << open;
    EXPECT_NE(open.find("not finished"), std::string::npos) << open;
    EXPECT_NE(open.find("The lamp was moved"), std::string::npos) << open;
    EXPECT_EQ(open.find("cannot"), std::string::npos) << open;
    record.events.push_back(
        {8, std::chrono::seconds(9), GameOver{"roman", "Gaul resigned", "MG-19"}});
    const std::string over = textsOf(record);
    EXPECT_NE(over.find("Winner: Anna. Gaul resigned (MG-19)"), std::string::npos) << over;
}

TEST(Report, TellsWorldsThatLookAlikeInTheSameWords) {
    for (const auto& start : ::umpire::testing::alikePositions()) {
        const auto worlds = ::umpire::testing::alikeWorlds(start, 3);
        GameSettings settings;
        settings.game = start.game;
        EXPECT_EQ(textsOf(recordOf(settings, worlds.one)),
                  textsOf(recordOf(settings, worlds.other)))
            << start.game;
    }
}

/// Makes blocks of each kind, enough that page breaks fall everywhere.
std::vector<ReportBlock> blocksOf(int moves, int pictures) {
    std::vector<ReportBlock> blocks{{ReportBlock::Kind::Title, "A game"},
                                    {ReportBlock::Kind::Heading, "Moves"}};
    for (int i = 0; i < moves; ++i) {
        blocks.push_back({ReportBlock::Kind::Move, "somebody moves", QString::number(i + 1)});
    }
    QImage picture(640, 360, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    for (int i = 0; i < pictures; ++i) {
        blocks.push_back({ReportBlock::Kind::Pictures, {}, {}, {{picture, "what is seen"}}});
    }
    return blocks;
}

TEST(ReportPages, NoPageIsOverfullAndTheLastOneIsSeldomASliver) {
    int slivers = 0;
    int several = 0;
    for (int pictures = 0; pictures <= 12; ++pictures) {
        QBuffer pdf;
        pdf.open(QIODevice::WriteOnly);
        const auto fills = writePages(blocksOf(30, pictures), "foot", pdf);
        ASSERT_TRUE(fills);
        EXPECT_EQ(pdf.data().count("/Type /Page\n"), qsizetype(fills->size()));
        for (const double fill : *fills) {
            EXPECT_GT(fill, 0.0);
            EXPECT_LE(fill, 1.0) << pictures << " pictures";
        }
        several += fills->size() > 1 ? 1 : 0;
        slivers += fills->size() > 1 && fills->back() < 0.2 ? 1 : 0;
    }
    EXPECT_GT(several, 6);
    EXPECT_EQ(slivers, 0);
}

/// No picture can be made smaller where there is none.
TEST(ReportPages, NoReportOfWordsEndsInAPageThatIsAlmostEmpty) {
    for (int moves = 10; moves <= 140; ++moves) {
        QBuffer pdf;
        pdf.open(QIODevice::WriteOnly);
        const auto fills = writePages(blocksOf(moves, 0), "foot", pdf);
        ASSERT_TRUE(fills);
        for (const double fill : *fills) {
            EXPECT_LE(fill, 1.0) << moves;
        }
        EXPECT_TRUE(fills->size() == 1 || fills->back() > 0.3) << moves << ": " << fills->back();
    }
}

TEST_F(ReportTest, AReportShowsWhatARulingRestsOn) {
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

std::vector<std::pair<double, double>> pointsOf(const Series& series) {
    std::vector<std::pair<double, double>> points;
    for (const QPointF& point : series.points) {
        points.emplace_back(point.x(), point.y());
    }
    return points;
}

using Points = std::vector<std::pair<double, double>>;

TEST(Statistics, NumbersAreWrittenWithoutAnExponent) {
    EXPECT_EQ(plainNumber(2e-10).toStdString(), "0");
    EXPECT_EQ(plainNumber(0.0).toStdString(), "0");
    EXPECT_EQ(plainNumber(0.25).toStdString(), "0.25");
    EXPECT_EQ(plainNumber(0.001).toStdString(), "0.001");
    EXPECT_EQ(plainNumber(12.3456).toStdString(), "12.3");
    EXPECT_EQ(plainNumber(20.0).toStdString(), "20");
    EXPECT_EQ(plainNumber(12345.6).toStdString(), "12,346");
}

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
    EXPECT_TRUE(plots[1].answer.isEmpty()) << "no toss was seen, so that nobody knows the odds";
}

/// The match lies 100 mm from the middle of a 60 mm side of a hull 35 mm wide. It sees the near
/// side under twice the angle whose tangent is 30 / 82.5.
TEST(Statistics, TheOddsOfAMatchAreItsShareOfAFullTurn) {
    const SharedPosition position =
        readPosition(startOf("war-galley", "introduction"),
                     "5:5/5/3@300,100,90=XXX 5:5/5/3@365,100,90=- step1:fire A1>B1 introduction");
    ASSERT_NE(position, nullptr);
    const auto* before = stateIn<WarGalley>(*position);
    ASSERT_NE(before, nullptr);
    const auto parsed = WarGalley::parseAction(*before, "A1 toss 465,49>465,91");
    const auto* toss = std::get_if<war_galley::Toss>(&std::get<war_galley::Action>(parsed));
    ASSERT_NE(toss, nullptr);
    const double seen = 2.0 * std::atan2(30.0, 82.5) / (2.0 * 3.14159265358979);
    const double expected = expectedHits(*before, 1, *toss);
    EXPECT_TRUE(std::abs(expected - seen) < 1e-6 || std::abs(expected - 2.0 * seen) < 1e-6)
        << expected << " for " << seen << "; twice that in the side zone";
}

TEST(Statistics, APlotIsSavedAsAPictureADrawingAndNumbers) {
    const QTemporaryDir folder;
    GameSettings settings;
    settings.game = "murus-gallicus";
    const Plot plot = plotsOf(recordOf(settings, shortGame())).back();
    const auto saved = [&](PlotForm form, const char* name) {
        EXPECT_EQ(savePlot(plot, form, folder.filePath(name)).toStdString(), "");
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    };
    EXPECT_GE(QImage::fromData(saved(PlotForm::Png, "a.png"), "PNG").width(), 1000);
    const QByteArray svg = saved(PlotForm::Svg, "a.svg");
    QXmlStreamReader reader(svg);
    int texts = 0;
    int shapes = 0;
    while (!reader.atEnd()) {
        reader.readNext();
        texts += reader.isStartElement() && reader.name() == u"text" ? 1 : 0;
        shapes +=
            reader.isStartElement() && (reader.name() == u"path" || reader.name() == u"polyline")
                ? 1
                : 0;
    }
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    EXPECT_GE(texts, 4) << "title, players, numbers";
    EXPECT_GE(shapes, 4) << "grid and lines";
    EXPECT_TRUE(
        saved(PlotForm::Csv, "a.csv").startsWith("player,action,stones\nthe Romans,0,16\n"));
    EXPECT_FALSE(savePlot(plot, PlotForm::Csv, "/nowhere/a.csv").isEmpty());
}

TEST(Statistics, NothingSecretIsInThem) {
    GameSettings settings;
    settings.game = "naval-battle";
    EXPECT_EQ(plotsOf(recordOf(settings, hiddenFleets())).size(), 1U) << "only the time";
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
        if (!holdsSecrets(record)) {
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
