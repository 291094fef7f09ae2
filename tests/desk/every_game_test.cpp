#include "app/desk/announcement_words.h"
#include "app/desk/position_panel.h"
#include "app/game_files/resources.h"
#include "app/journal/journal.h"
#include "tests/app/live/filmed_game.h"
#include "tests/desk/filmed_page.h"
#include "tests/desk/photograph.h"
#include "tests/films/buda_stage.h"
#include "tests/films/galley_game.h"
#include "tests/films/naval_stage.h"
#include "tests/films/piece_game.h"

#include <opencv2/imgcodecs.hpp>
#include <QLabel>
#include <QTemporaryDir>

/// The beginning of a game of each kind but Murus Gallicus, from a film, through the window.
namespace umpire::desk {
namespace {

films::FilmOptions options(cv::Size camera) {
    films::FilmOptions options;
    options.framesPerSecond = 8;
    options.restFrames = 5;
    options.reachFrames = 1;
    options.dwellFrames = 1;
    options.noise = 1.5;
    options.focalPixels = 0.86 * camera.width;
    return options;
}

/// At the end of its still's rest.
QString spokenIn(const testing::FilmedGame& film, const films::Spoken& spoken) {
    std::chrono::microseconds last{};
    for (const films::FrameLabel& label : film.labels) {
        const bool rests = label.still == spoken.still && label.phase == films::Phase::Still;
        last = rests ? label.time : last;
    }
    return QStringLiteral("@%1 %2")
        .arg(double(last.count()) / 1e6)
        .arg(QString::fromStdString(spoken.line));
}

class EveryGame : public FilmedPage {
protected:
    /// `said`: with their times.
    void follow(LiveRequest request, const QStringList& said) {
        request.journal = file("game.umpire");
        window.startGame(request);
        for (const QString& line : said) {
            page().say(line);
        }
        ASSERT_TRUE(waitForEnd());
        const auto record = readJournal(*request.journal, JournalCheck::Whole);
        ASSERT_TRUE(record) << record.error().message;
        EXPECT_TRUE(record->faults.empty());
    }
    [[nodiscard]] std::vector<std::string> calls() const {
        std::vector<std::string> calls;
        for (const referee::Announcement& each : heard) {
            if (const auto* called = std::get_if<referee::Called>(&each.event)) {
                calls.push_back(called->action);
            }
        }
        return calls;
    }
    [[nodiscard]] std::filesystem::path file(const char* name) const {
        return folder.filePath(name).toStdString();
    }
    std::string position() {
        return page().findChild<PositionPanel*>()->accessibleDescription().toStdString();
    }

    [[nodiscard]] referee::Event unfinished() const {
        const auto found = std::ranges::find_if(heard, [](const referee::Announcement& each) {
            return std::holds_alternative<referee::Unfinished>(each.event);
        });
        EXPECT_NE(found, heard.end());
        return found == heard.end() ? referee::Event{} : found->event;
    }

    QTemporaryDir folder;
};

/// Both galleys are placed, both columns of orders lie there: so many stills.
constexpr std::size_t kOrdersLie = 7;

TEST_F(EveryGame, OfWarGalleyIsCalledCorrectedAndUndone) {
    const char* const begin = "5:5/5/3 5:5/5/3 place introduction poses=confirmed";
    const auto start = war_galley::parseState(begin, {});
    const TableDescription table = films::galleyTable();
    const cv::Size size(960, 540);
    const films::RenderedGalleys rendered(films::filmingView(table, size, 18_deg), table, {});
    auto play = films::filmedGalleys(rendered, {std::get<war_galley::State>(start), 3, 1, {}});
    play.stills.resize(kOrdersLie);
    films::FilmOptions quick = options(size);
    quick.pixelsPerMillimetre = 1.19;
    const auto film = testing::filmed(play.stills, quick, folder.path().toStdString(), table);
    LiveRequest request = film.request("war-galley");
    request.position = begin;
    follow(request, {"@1000 correct A1 4/5/3", "@1000 undo", "@1000 correct A1 5/4/3"});
    const std::vector<std::string> called = calls();
    ASSERT_EQ(called.size(), 6U) << told();
    EXPECT_LT(words::announcement(unfinished()).size(), 200) << "hundreds of orders may follow";
    EXPECT_EQ(called[0].substr(0, 6), "A1 at ");
    EXPECT_EQ(called[1].substr(0, 6), "B1 at ");
    EXPECT_EQ(called[2], "hidden") << "orders are secret";
    EXPECT_EQ(called[5], "B ready");
    EXPECT_EQ(count<referee::Amended>(), 2);
    EXPECT_EQ(count<referee::Undone>(), 1);
    EXPECT_NE(position().find("A1: oars 5 port, 4 starboard; masts 3"), std::string::npos)
        << position();
    photograph(window, "war-galley");
}

TEST_F(EveryGame, OfBudaIsCalledAndWhatCannotBeDoesNotStand) {
    const auto resources = resourcesFor<Buda1686>();
    ASSERT_TRUE(resources) << resources.error();
    const TableDescription table = films::budaTable();
    const cv::Size size(1600, 900);
    const films::BudaStage stage(films::filmingView(table, size, 15_deg), 1);
    const referee::BudaTable pieces({referee::SpotArea{}});
    auto play = films::PieceFilm<Buda1686, films::BudaStage, referee::BudaTable>(
                    stage, pieces, {.seed = 1, .actions = 4, .planted = 1})
                    .filmed(Buda1686::start(*Buda1686::settings("standard", *resources)));
    ASSERT_EQ(play.planted.size(), 1U);
    play.stills.resize(play.planted[0].still + 1); // it is not taken back
    films::FilmOptions quick = options(size);
    quick.pixelsPerMillimetre = 1.7;
    const auto film = testing::filmed(play.stills, quick, folder.path().toStdString(), table);
    follow(film.request("buda-1686"), {"@1000 stands", "@1000 note it was agreed"});
    EXPECT_EQ(count<referee::Called>(), 2) << told();
    EXPECT_EQ(count<referee::IllegalSeen>(), 1) << told();
    EXPECT_EQ(count<referee::Amended>(), 0) << "no journal could go on with an Imperial in a town "
                                               "that has no breach";
    EXPECT_EQ(count<referee::Refused>(), 1) << told();
    EXPECT_EQ(count<referee::Noted>(), 1);
    EXPECT_NE(position().find("Lotharingiai Karoly (5), I-C1 (4)"), std::string::npos)
        << position();
    photograph(window, "buda");
}

TEST_F(EveryGame, OfNavalBattleIsCalled) {
    const char* const begin =
        "LOb6,PAd6,KRe6,KRh7,NIg6,NIj6,FRk7,OPm6,ORc7,KTi6,TRn7,DEa1,BAc4f4k4n4 "
        "LOo14,PAc9,KRd8,KRi9,NIh8,FRl8,OPj9,ORm8,KTb9,TRo9,DEp20,BAc17f17k17n17 red";
    const auto resources = resourcesFor<NavalBattle>();
    ASSERT_TRUE(resources) << resources.error();
    const auto start =
        NavalBattle::parseState(begin, *NavalBattle::settings("standard", *resources));
    const TableDescription table = films::navalTable();
    const cv::Size size(1600, 900);
    const films::NavalStage stage(films::viewFitting(table, size, 15_deg, 90_deg), 1);
    const referee::NavalTable pieces({referee::SpotArea{}});
    auto play = films::PieceFilm<NavalBattle, films::NavalStage, referee::NavalTable>(
                    stage, pieces, {.seed = 1, .actions = 4, .planted = 1})
                    .filmed(std::get<naval_battle::State>(start));
    films::FilmOptions quick = options(size);
    quick.pixelsPerMillimetre = 1.7;
    const auto film = testing::filmed(play.stills, quick, folder.path().toStdString(), table);
    LiveRequest request = film.request("naval-battle");
    request.position = begin;
    request.before = file("empty.png");
    cv::imwrite(request.before->string(), stage.emptyBoard());
    QStringList said;
    for (const films::Spoken& each : play.spoken) {
        said << spokenIn(film, each);
    }
    follow(request, said);
    EXPECT_EQ(calls(), play.actions) << told();
    EXPECT_EQ(count<referee::IllegalSeen>(), 1) << told();
    EXPECT_EQ(position(), "A part of the position is secret.");
    photograph(window, "naval");
}

} // namespace
} // namespace umpire::desk
