#include "app/desk/parts/accents.h"
#include "app/desk/parts/appearance.h"
#include "app/desk/parts/ruling_sign.h"
#include "app/game/board/looks.h"

#include "tests/app/desk/filmed_game.h"
#include "tests/app/desk/filmed_page.h"

#include <cmath>
#include <gtest/gtest.h>
#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPalette>
#include <QRegularExpression>
#include <QSignalSpy>

/// Tests that the window, the large view and the feed's pages look alike.
namespace umpire::desk {
namespace {

constexpr double kLetters = 4.5; ///< WCAG 2.1, AA
constexpr double kLarge = 3.0;   ///< contrast for letters of 24 px and more, and for symbols

/// Returns the relative luminance of WCAG 2.1.
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(double(colour.redF())) + 0.7152 * linear(double(colour.greenF())) +
           0.0722 * linear(double(colour.blueF()));
}

double contrast(const QColor& one, const QColor& other) {
    const double first = luminance(one) + 0.05;
    const double second = luminance(other) + 0.05;
    return std::max(first / second, second / first);
}

void expectContrast(const QColor& ink, const QColor& ground, double least,
                    const std::string& what) {
    EXPECT_GE(contrast(ink, ground), least)
        << what << ": " << ink.name().toStdString() << " on " << ground.name().toStdString();
}

constexpr std::array kGrounds{QPalette::Window, QPalette::Base, QPalette::AlternateBase,
                              QPalette::Button};
constexpr std::array kKinds{RulingKind::Quiet,   RulingKind::Called,  RulingKind::Asked,
                            RulingKind::Illegal, RulingKind::Changed, RulingKind::Over,
                            RulingKind::Advised};

TEST(OneLook, TextStandsOutByWcagInLightAndDark) {
    using Pair = std::pair<QPalette::ColorRole, QPalette::ColorRole>;
    std::vector<Pair> pairs = {{QPalette::HighlightedText, QPalette::Highlight},
                               {QPalette::PlaceholderText, QPalette::Base},
                               {QPalette::ToolTipText, QPalette::ToolTipBase}};
    for (const auto text :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::Link}) {
        for (const auto ground : kGrounds) {
            pairs.emplace_back(text, ground);
        }
    }
    for (const Colours colours : {Colours::Light, Colours::Dark}) {
        apply({colours, 100});
        const std::string shade = colours == Colours::Dark ? "dark" : "light";
        const QPalette palette = QApplication::palette();
        for (const auto& [text, ground] : pairs) {
            expectContrast(palette.color(text), palette.color(ground), kLetters,
                           shade + " " + std::to_string(text) + " " + std::to_string(ground));
        }
        for (const QColor& accent : {colours::kChosen, colours::kWrong}) {
            for (const auto ground : kGrounds) {
                expectContrast(colours::lettersOf(accent, palette), palette.color(ground), kLetters,
                               shade + ", an accent's letters");
                expectContrast(colours::onGround(accent, palette), palette.color(ground), kLarge,
                               shade + ", an accent's lines");
            }
        }
        for (const auto role : {QPalette::WindowText, QPalette::ButtonText}) {
            EXPECT_NE(palette.color(QPalette::Disabled, role),
                      palette.color(QPalette::Active, role))
                << "what cannot be pressed looks so";
        }
    }
    apply({});
}

/// The pages that nobody looks at for their picture are as the desktop is.
TEST(OneLook, PagesBesideATableAreDarkUntilSomebodyChoosesAShade) {
    const auto isDark = [](const QWidget& page) {
        return page.palette().color(QPalette::Window).lightness() < 128;
    };
    MainWindow window;
    window.show();
    const std::array<QWidget*, 3> pages{&window.gamePage(), &window.recordPage(),
                                        &window.picturePage()};
    window.appear({});
    for (const QWidget* page : pages) {
        EXPECT_TRUE(isDark(*page));
        for (const auto ground : kGrounds) {
            expectContrast(page->palette().color(QPalette::Text), page->palette().color(ground),
                           kLetters, "dark by default");
        }
    }
    EXPECT_FALSE(isDark(window.checkPage()));
    for (const Colours colours : {Colours::Light, Colours::Dark}) {
        window.appear({colours, 100});
        QCoreApplication::processEvents(); // the program's colours come to the window's pages
        for (const QWidget* page : pages) {
            EXPECT_EQ(isDark(*page), colours == Colours::Dark);
        }
    }
    window.appear({});
}

TEST(OneLook, TheAccentOfTheNextStepStandsOutByWcag) {
    for (const Colours colours : {Colours::Light, Colours::Dark}) {
        apply({colours, 100});
        QWidget page;
        QPushButton button(&page);
        accent(button, Accent::Next);
        expectContrast(button.palette().color(QPalette::ButtonText),
                       button.palette().color(QPalette::Button), kLetters, "the next step");
        EXPECT_TRUE(button.font().bold()) << "without colour, too";
        accent(button, Accent::None);
        EXPECT_EQ(button.palette().color(QPalette::Button), page.palette().color(QPalette::Button));
    }
    apply({});
}

TEST(OneLook, SignsAndTheViewFromFarAwayStandOutByWcag) {
    for (const RulingKind kind : kKinds) {
        expectContrast(colours::kSignInk, lookOf(kind).fill, kLetters, "a ruling's sign");
    }
    for (const QColor& accent : {colours::kChosen, colours::kWrong}) {
        expectContrast(Qt::white, accent, kLarge, "a tick on an accent");
    }
    for (const QColor& ground : {colours::far::kGround, colours::far::kBase, colours::far::kMoves,
                                 colours::far::kBeats, colours::far::kBlind}) {
        expectContrast(colours::far::kInk, ground, kLetters, "far away");
    }
    expectContrast(colours::far::kLink, colours::far::kBase, kLetters, "a link far away");
}

constexpr double kSign = 3.0; ///< WCAG 2.1, 1.4.11: graphics, for shapes and lines

QColor drawnIn(std::string_view colour) {
    return QColor(QLatin1String(colour));
}

constexpr std::array kBoardGrounds{referee::Ground::Plain,     referee::Ground::Sea,
                                   referee::Ground::Calm,      referee::Ground::Land,
                                   referee::Ground::Wall,      referee::Ground::FirstPort,
                                   referee::Ground::SecondPort};
constexpr std::array kPlayers{"red",   "yellow", "light",   "dark",   "imperial",
                              "turk",  "first",  "second",  "third",  "fourth",
                              "fifth", "sixth",  "seventh", "eighth", "else"};

/// Tests that boards have the colours of the printed boards in the light and the dark theme. The
/// labels beside a board and the frame around a square follow the window's theme.
TEST(OneLook, PiecesStandOutFromEveryBoardByWcag) {
    for (const char* player : kPlayers) {
        const looks::Look& look = looks::lookOf(player);
        expectContrast(drawnIn(look.ink), drawnIn(look.fill), kLetters,
                       std::string(player) + ", written on it");
        for (const referee::Ground ground : kBoardGrounds) {
            expectContrast(drawnIn(look.edge), drawnIn(looks::groundOf(ground)), kSign,
                           std::string(player) + " on ground " + std::to_string(int(ground)));
        }
    }
    for (const char* player : {"roman", "gaul", "first", "second", "third", "fourth"}) {
        for (const bool shaded : {false, true}) {
            expectContrast(drawnIn(looks::lookOf(player).edge), drawnIn(looks::stoneGround(shaded)),
                           kSign, "a stone on a square");
        }
        expectContrast(drawnIn(looks::lookOf(player).ink), drawnIn(looks::lookOf(player).fill),
                       kLetters, "a stack's number");
    }
}

TEST(OneLook, SquaresTheirNamesAndTheirFrameStandOutFromEveryBoardByWcag) {
    for (const bool shaded : {false, true}) {
        const QColor under = drawnIn(looks::stoneGround(shaded));
        expectContrast(drawnIn(looks::kStoneGrid), under, kSign, "a line of squares");
        expectContrast(drawnIn(looks::kStoneLetters), under, kLetters, "a square's name");
    }
    for (const referee::Ground ground : kBoardGrounds) {
        const QColor under = drawnIn(looks::groundOf(ground));
        expectContrast(drawnIn(looks::gridOn(ground)), under, kSign,
                       "a line on ground " + std::to_string(int(ground)));
        expectContrast(drawnIn(looks::kLetters), under, kLetters,
                       "a name on ground " + std::to_string(int(ground)));
    }
    // A frame and a ring have a white rim, so one of the two colours always contrasts with the
    // background.
    expectContrast(colours::kChosen, Qt::white, kSign, "the frame where the keys stand");
    expectContrast(colours::kWrong, Qt::white, kSign, "the ring where the record differs");
    EXPECT_EQ(drawnIn(looks::kActed), colours::kChosen);
    EXPECT_EQ(drawnIn(looks::kWrong), colours::kWrong);
}

TEST(OneLook, GalleysStandOutFromTheirSeaByWcag) {
    const QColor sea = drawnIn(looks::kSea);
    for (const auto each : {looks::lookOf("A").fill, looks::lookOf("B").edge, looks::kOar,
                            looks::kLost, looks::kSunk, looks::kSeaLetters}) {
        expectContrast(drawnIn(each), sea, kSign, "on the sea");
    }
    for (const char* side : {"A", "B"}) {
        const looks::Look& look = looks::lookOf(side);
        expectContrast(drawnIn(look.ink), drawnIn(look.fill), kLetters, "a galley's name");
        expectContrast(drawnIn(look.edge), drawnIn(look.fill), kSign, "the rim of a deck");
    }
}

QString pageOfTheFeed(const char* name) {
    QFile file(QStringLiteral(UMPIRE_SOURCE_DIR "/app/web/server/page/") + QLatin1String(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
    return QString::fromUtf8(file.readAll());
}

TEST(OneLook, ARulingHasTheSameColourAndSignOnTheFeedsPages) {
    const QString style = pageOfTheFeed("overlay.css");
    const QString told = pageOfTheFeed("told.js");
    const std::map<RulingKind, QString> names = {
        {RulingKind::Called, "called"},   {RulingKind::Asked, "asked"},
        {RulingKind::Illegal, "illegal"}, {RulingKind::Changed, "changed"},
        {RulingKind::Over, "over"},       {RulingKind::Advised, "advised"}};
    for (const auto& [kind, name] : names) {
        const QRegularExpression colour(
            QStringLiteral("\\.%1 #mark \\{ background: (#[0-9a-f]{6})").arg(name));
        EXPECT_EQ(colour.match(style).captured(1).toStdString(),
                  lookOf(kind).fill.name().toStdString())
            << name.toStdString();
        EXPECT_TRUE(told.contains(QStringLiteral("%1: \"%2\"").arg(name, lookOf(kind).sign)))
            << name.toStdString();
    }
    const QString far = style.section(QStringLiteral("#heart"), 1);
    for (const QColor& each : {colours::far::kBeats, colours::far::kMoves, colours::far::kBlind}) {
        EXPECT_TRUE(far.contains(each.name())) << each.name().toStdString();
    }
}

/// Lists the buttons, fields and lists that are visible before any section is unfolded.
QStringList controlsIn(const QWidget& page) {
    QStringList all;
    for (const auto* widget : page.findChildren<QWidget*>()) {
        const bool isPart = qobject_cast<const QLineEdit*>(widget->parentWidget()) != nullptr ||
                            widget->objectName().startsWith(QStringLiteral("qt_"));
        const bool isControl = qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                               qobject_cast<const QLineEdit*>(widget) != nullptr ||
                               qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
                               qobject_cast<const QComboBox*>(widget) != nullptr;
        if (isControl && !isPart && widget->isVisibleTo(&page)) {
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            all << (button != nullptr ? button->text() : widget->metaObject()->className());
        }
    }
    return all;
}

void expectSevenAtMost(const QWidget& page) {
    const QStringList controls = controlsIn(page);
    EXPECT_LE(controls.size(), 7) << controls.join(QStringLiteral(" | ")).toStdString();
    EXPECT_GE(controls.size(), 3) << controls.join(QStringLiteral(" | ")).toStdString();
}

using SevenControls = FilmedPage;

TEST_F(SevenControls, AtMostAreSeenOnThePagesOfTheTableTheGameAndTheCamera) {
    QSignalSpy checked(&window.checkPage(), &CheckPage::shown);
    window.checkTable(filmedGame().request());
    ASSERT_TRUE(checked.wait(kPatience));
    expectSevenAtMost(window.checkPage());
    window.startGame(filmedGame().request());
    ASSERT_TRUE(waitFor<Called>()) << told();
    expectSevenAtMost(page());
    expectSevenAtMost(window.cameraPage());
}

} // namespace
} // namespace umpire::desk
