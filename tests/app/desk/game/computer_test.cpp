#include "app/desk/board/drawn_board.h"
#include "app/desk/game/command_bar.h"
#include "app/desk/game/live_marks.h"
#include "app/desk/game/ruling_card.h"
#include "app/desk/parts/accents.h"
#include "app/desk/picture/picture_view.h"
#include "app/record/events/hearer.h"
#include "app/record/game_files/any_game.h"
#include "tests/app/desk/filmed_page.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/played_table.h"
#include "tests/app/game/live/filmed_game.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gtest/gtest.h>
#include <QShortcut>
#include <QTemporaryDir>

/// Tests the computer as a player, and the hints that the window shows.
namespace umpire::desk {
namespace {

constexpr std::uint64_t kPositions = 2000;
const ComputerSeats kGaul{{{"gaul", Strength::Strong}}, {.nodes = kPositions}};

/// Counts pixels of the hint's blue.
int bluePixels(const QImage& picture, const QRect& part) {
    int blue = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            blue += picture.pixelColor(x, y) == colours::kChosen ? 1 : 0;
        }
    }
    return blue;
}
/// No other part of a picture has this colour; the last move's arrow is paler.
bool hasGhost(PictureView& view) {
    const QImage picture = view.grab().toImage();
    return bluePixels(picture, picture.rect()) > 60;
}
/// Counts blue pixels in the squares' middles, where a hint's arrow begins and ends, or at their
/// rims, where the last move is marked.
enum class Part { Middle, Rim };
int blueIn(Part part, DrawnBoard& board) {
    const QImage picture = board.grab().toImage();
    int blue = 0;
    for (char column = 'a'; column <= 'h'; ++column) {
        for (char row = '1'; row <= '7'; ++row) {
            const QRect square = board.placeOf({column, row}).toRect();
            const int edge = square.width() / 5;
            const int middle = bluePixels(picture, square.adjusted(edge, edge, -edge, -edge));
            blue += part == Part::Middle ? middle : bluePixels(picture, square) - middle;
        }
    }
    return blue;
}
bool hasGhost(DrawnBoard& board) {
    return blueIn(Part::Middle, board) > 20;
}

/// The Romans play d1-d3, then the Gauls play the computer's reply.
struct ComputersGame {
    QTemporaryDir folder;
    std::string gauls; ///< the computer's move
    std::vector<films::Still> stills;
    LiveRequest request;

    ComputersGame() {
        using namespace murus_gallicus::testing;
        const auto& game = *findGame("murus-gallicus");
        const auto first = std::get<SharedPosition>(*game.start(*gameFiles(game.name), ""));
        const auto then = std::get<AnyStep>(first->play("d1-d3")).position;
        ComputerPlayers gaul(first, kGaul);
        gaul.follow({then->text(), {"gaul"}, {}});
        gauls = gaul.decided(ComputerPlayers::Wait::Yes)->advised.action;
        const murus_gallicus::State begin = start();
        const auto roman = action(begin, "d1-d3");
        const auto second = murus_gallicus::apply(begin, roman).state;
        const std::filesystem::path path = folder.path().toStdString();
        stills = films::stillsOf(umpire::testing::smallTable({960, 540}), begin,
                                 {roman, action(second, gauls)});
        const auto film = umpire::testing::filmed(stills, umpire::testing::quickFilm(), path);
        request = film.request("murus-gallicus");
        request.computers = kGaul;
    }
};

const ComputersGame& computersGame() {
    static const ComputersGame game;
    return game;
}

TEST_F(FilmedPage, ShowsTheComputersMoveAsAGhostUntilItIsMade) {
    auto* board = page().findChild<DrawnBoard*>();
    auto* view = page().findChild<PictureView*>();
    auto* card = page().findChild<RulingCard*>();
    bool isOnPicture = false;
    std::string made;
    QObject::connect(&page(), &GamePage::heard, &window, [&](const Announcement& each) {
        const auto* called = std::get_if<Called>(&each.event);
        if (std::holds_alternative<Advised>(each.event)) { // at once, because the film goes on
            EXPECT_TRUE(hasGhost(*board));
            isOnPicture = isOnPicture || hasGhost(*view);
            EXPECT_EQ(card->findChild<RulingSign*>()->kind(), RulingKind::Advised);
            EXPECT_TRUE(card->sentence().startsWith("The tower of the Gauls goes from "))
                << card->sentence().toStdString();
            EXPECT_TRUE(page().sentenceOf(each.event).startsWith("The computer's move: "))
                << "what is spoken";
            EXPECT_TRUE(card->hasReasons());
            card->unfold(true);
        } else if (called != nullptr && called->player == "gaul") {
            isOnPicture = isOnPicture || hasGhost(*view);
            made = called->action;
            EXPECT_FALSE(hasGhost(*board)) << "the move was made";
            EXPECT_GT(blueIn(Part::Rim, *board), 60) << "the last move is marked";
            EXPECT_FALSE(card->hasReasons());
        }
    });
    window.startGame(computersGame().request);
    ASSERT_TRUE(waitFor<Advised>()) << told();
    const auto isSeen = [&] { return hasGhost(*view) || !made.empty() || !page().isRunning(); };
    EXPECT_TRUE(QTest::qWaitFor(isSeen, kPatience));
    isOnPicture = isOnPicture || hasGhost(*view);
    photograph(window, "computers-move");
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(made, computersGame().gauls) << told();
    EXPECT_TRUE(isOnPicture) << told();
    EXPECT_FALSE(hasGhost(*view)) << "the move was made";
    EXPECT_EQ(count<IllegalSeen>(), 0) << told();
    photograph(window, "computers-move-made");
}

TEST_F(FilmedPage, GivesAHintToWhoAsks) {
    LiveRequest request = computersGame().request;
    request.computers.sides.clear();
    bool wasDrawn = false;
    QObject::connect(&page(), &GamePage::heard, &window, [&](const Announcement& each) {
        const bool isAdvice = std::holds_alternative<Advised>(each.event);
        wasDrawn = wasDrawn || (isAdvice && hasGhost(*page().findChild<DrawnBoard*>()));
    });
    window.startGame(request);
    ASSERT_TRUE(waitFor<StateChanged>()) << told();
    auto* bar = page().findChild<CommandBar*>();
    for (auto* key : bar->findChildren<QShortcut*>()) {
        if (key->key() == QKeySequence(Qt::Key_H)) {
            Q_EMIT key->activated();
        }
    }
    ASSERT_TRUE(waitFor<Advised>()) << told();
    EXPECT_TRUE(wasDrawn);
    EXPECT_EQ(count<Advised>(), 1) << told();
    photograph(window, "hint");
    ASSERT_TRUE(waitForEnd());
    EXPECT_FALSE(hasGhost(*page().findChild<DrawnBoard*>())) << "something was played";
}

/// A film's time stops while the computer thinks; a camera's time goes on.
TEST_F(FilmedPage, WatchesACameraWhileTheComputerThinks) {
    PlayedTable table(computersGame().stills, umpire::testing::quickFilm());
    LiveRequest request = computersGame().request;
    request.source = table.address();
    request.computers.thinking.nodes = 20 * kPositions;
    window.startGame(request);
    const auto calls = [this](int number) {
        return QTest::qWaitFor([&] { return count<Called>() == number || !page().isRunning(); },
                               kPatience) &&
               count<Called>() == number;
    };
    ASSERT_TRUE(waitFor<StateChanged>()) << told();
    table.show(1);
    ASSERT_TRUE(calls(1)) << told();
    page().sayLine(QStringLiteral("hint")); // refused while the computer thinks, answered otherwise
    page().sayLine(QStringLiteral("note the computer thinks"));
    ASSERT_TRUE(waitFor<Advised>()) << told();
    ASSERT_TRUE(waitFor<Noted>()) << told();
    EXPECT_TRUE(hasGhost(*page().findChild<DrawnBoard*>()));
    page().sayLine(QStringLiteral("undo"));
    const auto isUndone = [this] { return count<Undone>() > 0; };
    ASSERT_TRUE(QTest::qWaitFor(isUndone, kPatience)) << told();
    EXPECT_FALSE(hasGhost(*page().findChild<DrawnBoard*>())) << "nobody owes that move any more";
    page().sayLine(QStringLiteral("play d1-d3"));
    ASSERT_TRUE(calls(2)) << told();
    page().sayLine(QStringLiteral("resign gaul")); // while the computer thinks again
    EXPECT_TRUE(waitFor<GameOver>()) << told();
}

TEST(LiveMarks, AHintHidesNoMoveThatIsStillToBeMade) {
    LiveMarks marks;
    const ShownPosition nowhere{QStringList()};
    marks.takePosition(nowhere, {}, LivePosition{"", {"gaul"}, 1, "murus-gallicus"});
    marks.note(Advised{Advised::As::Move, "gaul", "e7-e5"}, nowhere);
    marks.note(Advised{Advised::As::Hint, "gaul", "d7-d5"}, nowhere);
    IllegalSeen illegal;
    illegal.action = "e7-e6";
    marks.note(illegal, nowhere);
    SeenTable seen;
    marks.addTo(seen);
    EXPECT_EQ(seen.ghost.ways, (std::vector<GhostWay>{{{"e7"}, {"e5"}}}));
    marks.note(Undone{}, nowhere);
    EXPECT_FALSE(marks.advised());
    EXPECT_TRUE(marks.ghost().isEmpty());
    marks.note(publicView(Advised{Advised::As::Hint, "gaul", "d7-d5", 0.5, {}, "gaul"}), nowhere);
    EXPECT_FALSE(marks.advised()) << "another player may know it alone";
}

} // namespace
} // namespace umpire::desk
