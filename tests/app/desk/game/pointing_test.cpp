#include "app/desk/board/drawn_board.h"
#include "app/desk/game/correction_menu.h"
#include "app/desk/picture/picture_view.h"
#include "app/game/table/pointing.h"
#include "app/record/game_files/buda_map_plan.h"
#include "calibration/measure/calibration_files.h"
#include "tests/app/desk/filmed_page.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/played_table.h"
#include "tests/films/stages/buda_stage.h"
#include "tests/films/stages/naval_stage.h"
#include "tests/films/stages/trireme_stage.h"

#include <opencv2/imgcodecs.hpp>
#include <QApplication>
#include <QTemporaryDir>
#include <QTimer>
#include <tuple>

/// Tests games with printed pieces in which the record is wrong: players click on the true place.
namespace umpire::desk {
namespace {

bool has(const QMenu& menu, const QString& data) {
    return std::ranges::any_of(menu.actions(), [&](const QAction* action) {
        return action->data() == data || (action->menu() != nullptr && has(*action->menu(), data));
    });
}

/// Walks through the menu by its keys and chooses the entry with that data.
void takeFrom(QMenu& menu, const QString& data) {
    for (QAction* action : menu.actions()) {
        if (action->data() == data) {
            menu.setActiveAction(action);
            QTest::keyClick(&menu, Qt::Key_Return);
            return;
        }
        if (action->menu() != nullptr && has(*action->menu(), data)) {
            menu.setActiveAction(action);
            takeFrom(*action->menu(), data);
            return;
        }
    }
}

class Pointing : public FilmedPage {
protected:
    /// Starts a game whose record begins at `recorded`, while the table looks as pictured.
    void sitDown(const cv::Mat& picture, const films::FilmOptions& options, LiveRequest wanted) {
        std::vector<films::Still> stills(1);
        stills.front().picture = picture;
        table.emplace(stills, options);
        wanted.source = table->address();
        wanted.table = file("table.yaml");
        ASSERT_TRUE(saveTable(described, *wanted.table));
        window.startGame(wanted);
        const auto isTold = [this] { return count<IllegalSeen>() + count<Desynchronised>() > 0; };
        ASSERT_TRUE(QTest::qWaitFor([&] { return isTold() || !page().isRunning(); }, kPatience));
        ASSERT_TRUE(isTold()) << told();
    }
    std::filesystem::path file(const char* name) { return folder.filePath(name).toStdString(); }

    /// Photographs the menu that opens and chooses `line`; closes the menu if it has no such line.
    void whenOffered(const QString& line) {
        auto* timer = new QTimer(&window);
        QObject::connect(timer, &QTimer::timeout, &window, [this, timer, line] {
            auto* menu = qobject_cast<CorrectionMenu*>(QApplication::activePopupWidget());
            if (menu == nullptr) {
                return;
            }
            timer->deleteLater();
            timer->stop();
            photograph(*menu, "pointed" + QString(line).replace(' ', '-'));
            title = menu->actions().front()->text();
            first = QString();
            for (const QAction* action : menu->actions()) {
                if (first.isEmpty() && !action->isSeparator()) {
                    first = action->text();
                }
            }
            offersIt = has(*menu, line);
            if (offersIt) {
                takeFrom(*menu, line);
            }
            menu->close();
        });
        timer->start(20);
    }
    void click(TablePoint place, Millimetres height = 0_mm) {
        auto* view = page().findChild<PictureView*>();
        const QPointF pixel = pixelOf(camera, place, height) + QPointF(0.5, 0.5);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(pixel));
    }
    void clickBoard(const char* place) {
        auto* board = page().findChild<DrawnBoard*>();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->placeOf(place).center().toPoint());
    }
    /// Clicks, and expects that the click offers that correction and that the record changes.
    template <typename Click>
    void isPutRight(const QString& piece, Click click) {
        const int before = count<Corrected>();
        offersIt = false;
        whenOffered(piece);
        click();
        const bool came = QTest::qWaitFor(
            [&] { return count<Corrected>() > before || !page().isRunning(); }, kPatience);
        photograph(window, "put-right-" + QString(piece).replace(' ', '-'));
        ASSERT_TRUE(came && count<Corrected>() > before)
            << piece.toStdString() << " offered: " << offersIt << "\n"
            << told();
    }
    /// Tells whether the umpire's last announcement says that table and record agree.
    bool isInStep() {
        const auto isStill = [this] {
            const auto last = std::ranges::find_if(heard.rbegin(), heard.rend(), [](auto& each) {
                return std::holds_alternative<StateChanged>(each.event);
            });
            return std::get<StateChanged>(last->event).state == TableState::Still;
        };
        return QTest::qWaitFor(isStill, kPatience);
    }
    /// Returns the record's entry at that place, read from the public board.
    [[nodiscard]] std::string recorded(const std::string& place) {
        const auto* panel = window.gamePage().findChild<DrawnBoard*>();
        const QString all = panel->accessibleDescription();
        std::string found;
        for (const QString& line : all.split('\n')) {
            const QStringList parts = line.split(", ");
            for (const QString& part : parts) {
                if (part.split(' ').front().toStdString() == place) {
                    found += line.section(':', 0, 0).toStdString() + " " + part.toStdString() + ";";
                }
            }
        }
        return found;
    }
    /// Waits until the places hold `wanted`, and returns what they hold; the board is redrawn a
    /// moment after the record changes.
    [[nodiscard]] std::string settled(const std::vector<std::string>& places,
                                      const std::string& wanted) {
        std::string all;
        std::ignore = QTest::qWaitFor(
            [&] {
                all.clear();
                for (const std::string& place : places) {
                    all += recorded(place);
                }
                return all == wanted;
            },
            kPatience);
        return all;
    }
    /// Tells whether one square lies on the same side of the other in the drawing and in the
    /// picture.
    [[nodiscard]] bool liesAsSeen(const char* from, const char* to) {
        const auto* board = page().findChild<DrawnBoard*>();
        const QLineF drawn(board->placeOf(from).center(), board->placeOf(to).center());
        const QLineF seen(pixelOf(camera, middleOf(from), 0_mm),
                          pixelOf(camera, middleOf(to), 0_mm));
        const double apart = drawn.angleTo(seen);
        return std::min(apart, 360 - apart) < 45;
    }
    TablePoint middleOf(const char* square) const {
        const BoardPlacement& board = *described.board;
        const CellName name{square[0] - 'a', std::atoi(square + 1) - 1};
        return board.origin +
               TablePoint{board.cell * (name.column + 0.5), board.cell * (name.row + 0.5)};
    }

    QTemporaryDir folder;
    TableDescription described;
    TableView camera;
    std::optional<PlayedTable> table;
    QString first; ///< text of the first line of the last menu
    QString title; ///< text above its lines
    bool offersIt = false;
};

TEST_F(Pointing, PutsNavalBattleRightByItsTokens) {
    const auto settings = *NavalBattle::settings("standard", *resourcesFor<NavalBattle>());
    const auto position = [&](const std::string& text) {
        return std::get<naval_battle::State>(NavalBattle::parseState(text, settings));
    };
    described = films::navalTable();
    const cv::Size pixels(1600, 900);
    camera = films::viewFitting(described, pixels, 15_deg, 90_deg);
    const films::NavalStage stage(camera, 1);
    LiveRequest wanted;
    wanted.game = "naval-battle";
    wanted.position = "LOa6,PAh6,KRj9,ORb1e16,TRk6,DEd16,+1 PAp17,ORp19,DEp20,BAk17n17 red";
    wanted.before = file("empty.png");
    cv::imwrite(wanted.before->string(), stage.emptyBoard());
    sitDown(films::NavalStage(stage).picture(
                position("LOa6,PAh6,KRn11,ORb1e16,TRk6,DEd16,+1 PAp17,ORp19,DEp20,BAk17n17 red")),
            filmFor(pixels.width, 1.7), wanted);
    isPutRight("j9 n11", [&] { click(middleOf("n11")); }); // the record has no piece there
    EXPECT_EQ(first.toStdString(),
              "✔ as the camera sees it: red token lies here; the record has it on j9");
    EXPECT_TRUE(isInStep()) << told();
    EXPECT_TRUE(liesAsSeen("a4", "a16"));
    EXPECT_EQ(settled({"j9", "n11"}, "Red n11;"), "Red n11;");
    isPutRight("n11 red NI", [&] { click(middleOf("n11")); }); // what it is, its player says
    isPutRight("h6 empty", [&] { clickBoard("h6"); });
    // It lies elsewhere, where is pointed at next.
    offersIt = false;
    whenOffered("a6 ");
    click(middleOf("a6"));
    const auto isPicked = [this] {
        return offersIt && QApplication::activePopupWidget() == nullptr;
    };
    ASSERT_TRUE(QTest::qWaitFor(isPicked, kPatience)) << told();
    const int before = count<Corrected>();
    click(middleOf("c7"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return count<Corrected>() > before; }, kPatience));
    EXPECT_EQ(settled({"a6", "c7"}, "Red c7;"), "Red c7;");
    window.close();
}

TEST_F(Pointing, PutsTriremesRightByItsFigures) {
    const auto settings = *Triremes::settings("standard", *resourcesFor<Triremes>());
    described = films::triremeTable();
    const cv::Size pixels(960, 540);
    camera = films::viewFitting(described, pixels, 10_deg, 90_deg);
    films::TriremeStage stage(camera, 1);
    LiveRequest wanted;
    wanted.game = "triremes";
    wanted.position = "light=c5n:1,f18e|e19,f19,i19 dark=j5s|b4,g20 turn=light";
    const auto lies =
        Triremes::parseState("light=c5n:1,f18e|e19,f19,i19 dark=j9e|b4,g20 turn=light", settings);
    sitDown(stage.picture(std::get<triremes::State>(lies)), filmFor(pixels.width, 2.7), wanted);
    isPutRight("j5 j9e", [&] { click(middleOf("j5")); });
    EXPECT_EQ(first.toStdString(), "✔ as the camera sees it: Greek ship, south: it lies on j9e");
    EXPECT_TRUE(isInStep()) << told();
    EXPECT_TRUE(liesAsSeen("f4", "f17"));
    isPutRight("j9 i9w", [&] { click(middleOf("j9"), 15_mm); }); // a click on its sail
    EXPECT_EQ(settled({"j9", "i9"}, "The Greeks (blue) i9 a ship;"),
              "The Greeks (blue) i9 a ship;");
    isPutRight("i9 light", [&] { click(middleOf("j9")); }); // a click on its stern
    EXPECT_EQ(settled({"i9"}, "The Romans (red) i9 a ship;"), "The Romans (red) i9 a ship;");
    isPutRight("c5 c5n:2", [&] { click(middleOf("c5")); });
    isPutRight("g20 empty", [&] { clickBoard("g20"); });
    window.close();
}

TEST_F(Pointing, PutsBudaRightByItsCounters) {
    const char* const begin =
        "turn=8 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF "
        "T-J3=DF T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=IE I-C2=IE I-C3=IN I-S1=IP I-B1=ID I-B2=ID "
        "I-C4=cup I-H1=cup used-imperial=0 used-turk=4 drawn=8/3 phase=act actions=1";
    const auto settings = *Buda1686::settings("standard", *resourcesFor<Buda1686>());
    described = films::budaTable();
    const cv::Size pixels(1600, 900);
    camera = films::filmingView(described, pixels, 15_deg);
    films::BudaStage stage(camera, 1);
    const std::string lies = QString::fromLatin1(begin)
                                 .replace(QStringLiteral("T-A3=NF"), QStringLiteral("T-A3=EF"))
                                 .toStdString();
    const auto position = std::get<buda_1686::State>(Buda1686::parseState(lies, settings));
    LiveRequest wanted;
    wanted.game = "buda-1686";
    wanted.position = begin;
    sitDown(stage.picture(position), filmFor(pixels.width, 1.7), wanted);
    const auto zone = [&](const char* name) {
        const auto plans = budaMapPlan(position.scenario());
        const auto& plan = plans[std::size_t(*zoneNamed(position.scenario(), name))];
        return described.board->origin + plan.places.front().center();
    };
    isPutRight("T-A3 EF", [&] { click(zone("EF")); });
    EXPECT_EQ(first.toStdString(),
              "✔ as the camera sees it: Azab 3 lies here; the record has it on the West wall");
    EXPECT_EQ(title.toStdString(), "What really lies on the North wall?");
    EXPECT_TRUE(isInStep()) << told();
    isPutRight("T-J1 damaged", [&] { click(zone("VV")); });
    isPutRight("T-ABD marker 2", [&] { click(zone("KZ")); });
    isPutRight("EF entrenched turk 1", [&] { click(zone("EF")); });
    isPutRight("I-C4 IE", [&] { clickBoard("IE"); });
    EXPECT_EQ(count<Refused>(), 0) << told();
    auto* board = window.gamePage().findChild<DrawnBoard*>();
    for (const char* lying : {"Azab 3 on the North wall", "Imperial 4 in the North camp"}) {
        const auto isTold = [&] { return board->accessibleDescription().contains(lying); };
        EXPECT_TRUE(QTest::qWaitFor(isTold, kPatience))
            << board->accessibleDescription().toStdString();
    }
    QTest::keyClick(board, Qt::Key_Down);
    EXPECT_EQ(board->accessibleDescription(), "in a breach of the North wall");
    window.close();
}

} // namespace
} // namespace umpire::desk
