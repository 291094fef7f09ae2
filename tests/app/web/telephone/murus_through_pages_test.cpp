#include "calibration/measure/calibration_files.h"
#include "rules/games/murus_gallicus/notation.h"
#include "tests/app/web/telephone/spectators.h"
#include "tests/app/web/telephone/telephone_games.h"
#include "tests/films/murus_game.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <random>

/// Murus Gallicus through the pages.
namespace umpire::testing {
namespace {

namespace mg = murus_gallicus;
using films::Still;
using films::stillAfter;

constexpr int kSpectators = 10;

/// The players' action on the page after a still.
struct Moment {
    enum class What { Correct, Stands, Cut } what = What::Cut;
    std::size_t still = 0;
    std::string cell;   ///< for Correct: the cell of another stone
    std::string choice; ///< the page's word for the correction
};

struct Game {
    std::vector<Still> stills;
    std::vector<std::string> actions; ///< actions that the table shows, in order
    std::vector<Moment> moments;
    std::map<std::size_t, double> rests;
    mg::State end;
};

class MurusPlay {
public:
    explicit MurusPlay(const films::RenderedMurus& rendered) : rendered_(rendered) {
        game_.end = mg::testing::start();
        game_.stills.emplace_back().picture = rendered.picture(films::stonesOf(game_.end));
    }

    void play() {
        const auto legal = mg::legalActions(game_.end);
        const mg::Action& action = legal[random_() % legal.size()];
        const std::string words = mg::text(game_.end, action);
        goOn(mg::apply(game_.end, action).state, words);
        game_.actions.push_back(words);
    }
    /// Removes a wall and corrects the record, as the players agree.
    void takeWall() {
        for (mg::CellIndex cell = 0;; ++cell) {
            const auto unit = mg::unitAt(game_.end, cell);
            if (unit && unit->height == 1) {
                mg::State lying = game_.end;
                mg::setUnit(lying, cell, {unit->owner, 0});
                goOn(lying, "");
                return note(Moment::What::Correct, nameOf(cell), "nothing lies there");
            }
        }
    }
    /// Lets an illegal action stand; then the next player acts.
    void trespass() {
        const auto forbidden = films::trespasses(game_.end);
        const auto one = std::ranges::find_if(forbidden, [this](const films::Trespass& each) {
            return each.rule == "MG-6" && stonesIn(each.lying) == stonesIn(game_.end);
        });
        ASSERT_NE(one, forbidden.end());
        const mg::State lying = one->lying;
        goOn(lying, "");
        game_.end.mover = Player{1 - game_.end.mover.seat};
        note(Moment::What::Stands, "", "");
    }
    void cut() { note(Moment::What::Cut, "", ""); }
    Game take() && { return std::move(game_); }

private:
    static std::size_t stonesIn(const mg::State& state) {
        std::size_t stones = 0;
        for (const Stone& pile : films::stonesOf(state)) {
            stones += std::size_t(pile.height.value_or(1));
        }
        return stones;
    }
    static std::string nameOf(mg::CellIndex cell) {
        return text(mg::geometryOf(mg::testing::start().settings).names[std::size_t(cell)]);
    }
    void goOn(const mg::State& next, const std::string& words) {
        game_.stills.push_back(stillAfter(rendered_, game_.end, next, words));
        game_.end = next;
    }
    void note(Moment::What what, const std::string& cell, const std::string& choice) {
        const std::size_t still = game_.stills.size() - 1;
        game_.moments.push_back({what, still, cell, choice});
        game_.rests[still] += what == Moment::What::Cut ? 2 * kCutFor : kAnswer;
    }

    const films::RenderedMurus& rendered_;
    std::mt19937_64 random_{3};
    Game game_;
};

Game murusGame(const films::RenderedMurus& rendered) {
    MurusPlay table(rendered);
    for (int i = 1; i <= kActions; ++i) {
        table.play();
        if (i == 4 || i == 13) {
            table.takeWall();
        } else if (i == 7) {
            table.trespass();
        } else if (i == 10) {
            table.cut();
        }
    }
    return std::move(table).take();
}

/// Returns, as typed commands, what the players tap on the page.
std::string linesOf(const Game& game, const BrowserFilm& film) {
    std::string lines;
    for (const Moment& moment : game.moments) {
        const std::string at = "@" + std::to_string(film.begins[moment.still] + 2.0) + " ";
        lines += moment.what == Moment::What::Correct  ? at + "correct " + moment.cell + " empty\n"
                 : moment.what == Moment::What::Stands ? at + "stands\n"
                                                       : "";
    }
    return lines;
}

void answer(RefereedTelephone& telephones, const Moment& moment) {
    switch (moment.what) {
    case Moment::What::Correct:
        ASSERT_TRUE(telephones.tap("[data-cell=" + moment.cell + "]"));
        ASSERT_TRUE(telephones.tapWords("#right button", moment.choice));
        ASSERT_TRUE(telephones.table().waitFor("document.getElementById('right').hidden"));
        return;
    case Moment::What::Stands:
        ASSERT_TRUE(telephones.saysKind("Illegal"));
        telephones.table().keepPicture("game-illegal");
        ASSERT_TRUE(telephones.tap("#choices button"));
        return;
    case Moment::What::Cut:
        return cutAndMend(telephones);
    }
}

TEST_F(TelephoneGames, OfMurusGallicusAreRecordedAsTheyWerePlayed) {
    const Game game = murusGame(smallTable({960, 540}));
    ASSERT_FALSE(mg::outcomeOf(game.end));
    const BrowserFilm film = browserFilm(game.stills, unhurriedFilm(), game.rests, folder.file(""));
    ASSERT_TRUE(saveTable(films::murusTable(), folder.file("table.yaml")));
    const auto journal = folder.file("game.umpire");
    const std::vector<std::string> arguments{"--game", "murus-gallicus", "--table",
                                             folder.file("table.yaml").string()};
    RefereedTelephone telephones(film, arguments, journal, folder.file(""));
    ASSERT_TRUE(telephones.isOpen());
    Spectators spectators(kSpectators, telephones.page("spectators"));
    ASSERT_TRUE(telephones.begins());
    for (const Moment& moment : game.moments) {
        telephones.waitForStill(moment.still);
        answer(telephones, moment);
        ASSERT_FALSE(HasFatalFailure()) << storyOf(telephones);
    }
    telephones.waitForStill(game.stills.size() - 1);
    endTheGame(telephones, "");
    report("murus-gallicus", film, game.stills, telephones,
           readAsFile(film, arguments, linesOf(game, film), folder));
    const JournalRecord record = wholeJournal(journal);
    for (const std::vector<ToldEvent>& told : spectators.leave()) {
        ASSERT_FALSE(told.empty());
        EXPECT_EQ(told.front().number, 1);
        EXPECT_EQ(told.back().number, std::int64_t(told.size())) << "none is missed or told twice";
        EXPECT_EQ(told.back().event, "over");
        EXPECT_EQ(std::ranges::count(told, "called", &ToldEvent::event),
                  std::ssize(eventsOf<Called>(record)));
    }
    EXPECT_EQ(seenIn(record), game.actions);
    EXPECT_EQ(eventsOf<Corrected>(record).size(), 2u);
    EXPECT_EQ(eventsOf<IllegalStands>(record).size(), 1u);
    EXPECT_EQ(eventsOf<GameOver>(record).size(), 1u);
    EXPECT_EQ(runUmpire({"log", "verify", journal.string()}).status, 0);
}

} // namespace
} // namespace umpire::testing
