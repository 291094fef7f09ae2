#include "app/desk/record/record_page.h"
#include "app/desk/rules/clause_links.h"
#include "app/desk/rules/rules_window.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/languages.h"
#include "app/record/game_files/any_game.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/record/short_record.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QTranslator>

namespace umpire::desk {
namespace {

TEST(ClauseLinks, EachKnownClauseBecomesALinkAndTheRestIsEscaped) {
    EXPECT_EQ(clauseLinks("too far (MG-6) & <b> WG-A12, ZZ-1").toStdString(),
              "too far (<a href=\"clause:MG-6\">MG-6</a>) &amp; &lt;b&gt; "
              "<a href=\"clause:WG-A12\">WG-A12</a>, ZZ-1");
    EXPECT_EQ(clauseLinks("MG-999 XMG-6 MG-6a").toStdString(), "MG-999 XMG-6 MG-6a")
        << "no game has them";
    EXPECT_EQ(clauseIn("clause:TR-8").toStdString(), "TR-8");
    EXPECT_TRUE(clauseIn("clause:TR-999").isEmpty());
    EXPECT_TRUE(clauseIn("https://example.org/TR-8").isEmpty());
}

TEST(ClauseLinks, EveryClauseOfEveryGameIsFoundByItsId) {
    for (const AnyGame* game : anyGames()) {
        ASSERT_FALSE(game->clauses.empty()) << game->name;
        for (const Clause& clause : game->clauses) {
            const auto id = QString::fromStdString(std::string(clause.id));
            EXPECT_EQ(gameOfClause(id).toStdString(), game->name) << clause.id;
            EXPECT_EQ(textOfClause(id).toStdString(), clause.text);
        }
    }
}

QStringList numbersIn(const QString& text) {
    static const QRegularExpression number(QStringLiteral("[0-9]+"));
    QStringList numbers;
    for (auto each = number.globalMatch(text); each.hasNext();) {
        numbers << each.next().captured();
    }
    numbers.sort();
    return numbers;
}

TEST(Rules, EveryClauseIsSaidInEveryLanguageWithItsNumbers) {
    for (const Language& language : languages()) {
        if (language.code == QStringLiteral("en")) {
            continue;
        }
        QTranslator translator;
        ASSERT_TRUE(translator.load(QStringLiteral(":/i18n/umpire-desk_%1.qm").arg(language.code)));
        for (const AnyGame* game : anyGames()) {
            for (const Clause& clause : game->clauses) {
                const std::string english(clause.text);
                const QString said = translator.translate("Clauses", english.c_str());
                EXPECT_FALSE(said.isEmpty()) << language.code.toStdString() << ": " << clause.id;
                EXPECT_EQ(numbersIn(said), numbersIn(QString::fromStdString(english)))
                    << language.code.toStdString() << ": " << clause.id << ": "
                    << said.toStdString();
            }
        }
    }
}

TEST(Rules, ASearchLeavesTheClausesThatHaveAllItsWords) {
    const QString all = clausesOf("murus-gallicus", {}, {}, {});
    EXPECT_TRUE(all.contains("name='MG-7'"));
    EXPECT_TRUE(all.contains("name='MG-A1'"));
    const QString found = clausesOf("murus-gallicus", "CATAPULT thrown", {}, {});
    EXPECT_FALSE(found.contains("name='MG-7'"));
    EXPECT_TRUE(clausesOf("murus-gallicus", "mg-7", {}, {}).contains("name='MG-7'"));
    EXPECT_TRUE(clausesOf("murus-gallicus", "no such word", {}, {}).isEmpty());
    EXPECT_TRUE(clausesOf("no-such-game", {}, {}, {}).isEmpty());
}

RulesWindow* shownWindow() {
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        auto* window = qobject_cast<RulesWindow*>(widget);
        if (window != nullptr && window->isVisible()) {
            return window;
        }
    }
    return nullptr;
}

TEST(Rules, TheWindowOpensAtTheClauseOfAnyGameAndALinkTurnsIt) {
    QWidget beside;
    RulesWindow::show("triremes", "MG-7", &beside);
    RulesWindow* window = shownWindow();
    ASSERT_NE(window, nullptr);
    auto* games = window->findChild<QComboBox*>();
    auto* text = window->findChild<QTextBrowser*>();
    EXPECT_EQ(games->currentData().toString().toStdString(), "murus-gallicus")
        << "the clause's own game";
    EXPECT_TRUE(text->toPlainText().contains(QStringLiteral("▶")));
    photograph(*window, "rules");

    Q_EMIT text->anchorClicked(QUrl("clause:WG-27"));
    EXPECT_EQ(games->currentData().toString().toStdString(), "war-galley");
    window->findChild<QLineEdit*>()->setText("phosphorus that nobody wrote of");
    EXPECT_TRUE(text->toPlainText().contains("phosphorus"));
    RulesWindow::show("triremes", {}, &beside);
    EXPECT_EQ(shownWindow(), window) << "there is one window";
    EXPECT_EQ(games->currentData().toString().toStdString(), "triremes");
    EXPECT_TRUE(window->findChild<QLineEdit*>()->text().isEmpty());
}

TEST(Rules, TheWindowBeginsWithALessonAndItsDrawingsUnlessAClauseIsSearched) {
    QWidget beside;
    Interpreter english; // the drawings name places as in the program, such as "North camp"
    english.speak("en");
    EXPECT_EQ(QCoreApplication::translate("Kit", "Eszaki tabor").toStdString(), "North camp");
    for (const AnyGame* game : anyGames()) {
        RulesWindow::show(QString::fromStdString(std::string(game->name)), {}, &beside);
        auto* text = shownWindow()->findChild<QTextBrowser*>();
        EXPECT_TRUE(text->toPlainText().startsWith("What to lay out")) << game->name;
        for (int i = 0; i < 3; ++i) {
            const QVariant drawing = text->document()->resource(
                QTextDocument::ImageResource, QUrl(QStringLiteral("lesson:%1").arg(i)));
            EXPECT_GT(drawing.value<QImage>().width(), 300) << game->name;
            EXPECT_TRUE(text->toHtml().contains(QStringLiteral("\"lesson:%1\"").arg(i)));
        }
        shownWindow()->resize(photographSize(shownWindow()->size()));
        photograph(*shownWindow(), ("lesson-" + std::string(game->name)).c_str());
        shownWindow()->findChild<QLineEdit*>()->setText("the");
        EXPECT_FALSE(text->toPlainText().contains("What to lay out"));
    }
}

TEST_F(RecordTest, HelpOpensTheRulesOfTheRecordThatIsLookedAt) {
    MainWindow window;
    window.show();
    QSignalSpy opened(window.findChild<RecordPage*>(), &RecordPage::opened);
    window.openRecord(file);
    ASSERT_TRUE(opened.count() > 0 || opened.wait(kPatience));
    RulesWindow::show("triremes", {}, &window);
    for (QAction* action : window.findChildren<QAction*>()) {
        if (action->shortcut() == QKeySequence(QKeySequence::HelpContents)) {
            action->trigger();
        }
    }
    ASSERT_NE(shownWindow(), nullptr);
    EXPECT_EQ(shownWindow()->findChild<QComboBox*>()->currentData().toString().toStdString(),
              "murus-gallicus");
}

} // namespace
} // namespace umpire::desk
