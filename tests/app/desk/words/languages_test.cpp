#include "app/desk/board/position_panel.h"
#include "app/desk/game/command_bar.h"
#include "app/desk/game/far_view.h"
#include "app/desk/game/question_panel.h"
#include "app/desk/parts/fold.h"
#include "app/desk/picture/corners_panel.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/rules/rules_window.h"
#include "app/desk/start/guide.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/remembered.h"
#include "app/game/referee/pieces/buda_table.h"
#include "app/record/game_files/buda_scenario_file.h"
#include "tests/app/desk/filmed_game.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/record/journal/written_journal.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStyleOptionComboBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

namespace umpire::desk {
namespace {

const QSize kWindow(1280, 900);
const QSize kScreen(1920, 1080); ///< the window fits on this screen at 200 %
const QSize kSmallScreen(1366, 768);

/// A translator that is asked after all others, and so collects the missing texts.
class Unknown : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char*, int n) const override {
        const QString name = QString::fromUtf8(context);
        static const QStringList ours = {
            "AgainstRecord", "Announcements", "Corrections", "GalleyCorrections", "Games",
            "LiveMarks",     "Record",        "Rulings",     "Sentences",         "Words"};
        const bool own = name.startsWith("umpire::desk::") || ours.contains(name);
        if (own && (all || n >= 0)) {
            missing.insert(name + ": " + QString::fromUtf8(source));
        }
        return {};
    }
    [[nodiscard]] bool isEmpty() const override { return false; }

    bool all = false; ///< true: also texts without a number, which English takes from the source
    mutable std::set<QString> missing;
};

std::string listed(const std::set<QString>& texts) {
    return QStringList(texts.begin(), texts.end()).join('\n').toStdString();
}

/// A window in which every page has content.
class FullWindow : public ::testing::Test {
protected:
    FullWindow() {
        // installed before the window's own translators
        QCoreApplication::installTranslator(&unknown);
        window = std::make_unique<MainWindow>();
        window->resize(photographSize(kWindow));
        window->show();
    }
    ~FullWindow() override { QCoreApplication::removeTranslator(&unknown); }

    void fill() {
        const QString samples = QStringLiteral(UMPIRE_SOURCE_DIR "/sample_images/");
        QSignalSpy seen(&window->picturePage(), &PicturePage::answered);
        window->openPicture({samples + "toss/toss-0033.jpg",
                             samples + "table.yaml",
                             samples + "toss/toss-0033-camera.yaml",
                             {}});
        ASSERT_TRUE(seen.wait(kPatience));
        const auto boxes = window->picturePage().findChildren<QComboBox*>();
        boxes[0]->setCurrentIndex(0);
        boxes[1]->setCurrentIndex(1);
        Q_EMIT boxes[1]->activated(1);

        QSignalSpy checked(&window->checkPage(), &CheckPage::shown);
        window->checkTable(filmedGame().request());
        ASSERT_TRUE(checked.wait(kPatience));
        Q_EMIT window->checkPage().findChild<CornersPanel*>()->wanted();
        window->findChild<QComboBox*>("sources")->setEditText("table.avi"); // has these corners
        window->findChild<StartPage*>()->useCorners(TableCorners{});

        LiveRequest request = filmedGame().request();
        request.journal = folder.filePath("game.umpire").toStdString();
        bool illegal = false;
        const auto heard = [&illegal](const Announcement& each) {
            illegal |= std::holds_alternative<IllegalSeen>(each.event);
        };
        QObject::connect(&window->gamePage(), &GamePage::heard, window.get(), heard);
        window->startGame(request);
        ASSERT_TRUE(QTest::qWaitFor([&] { return illegal; }, kPatience));
        QObject::disconnect(&window->gamePage(), &GamePage::heard, nullptr, nullptr);
        // The end of the film closes the question. This is the fullest state of the page.
        const auto over = [this] { return !window->gamePage().isRunning(); };
        ASSERT_TRUE(QTest::qWaitFor(over, kPatience));
        settle();
        window->gamePage().findChild<QuestionPanel*>()->hear(Asked{
            .choices = {
                {"d1-d3", 0.5, ""}, {"d1-f3", 0.3, ""}, {"d1-b3", 0.2, "a wall is in the way"}}});

        QSignalSpy stepped(&window->recordPage(), &RecordPage::stepped);
        window->openRecord(folder.filePath("game.umpire"));
        ASSERT_TRUE(stepped.wait(kPatience));
        for (auto* fold : window->findChildren<Fold*>()) {
            fold->unfold(true);
        }
        for (auto* button :
             window->gamePage().findChild<CommandBar*>()->findChildren<QPushButton*>()) {
            button->setChecked(true); // “More” is the only checkable button
            // the button without a place in the layout only carries a key
            button->setVisible(button->text() != QStringLiteral("Let it stand"));
        }
        window->gamePage().findChild<CommandBar*>()->show(); // visible as during a game
    }
    /// Returns the tabs, and the pages that the menu View has.
    [[nodiscard]] QList<QAction*> pages() const {
        QList<QAction*> all = window->findChild<QToolBar*>()->actions();
        for (QAction* action : window->findChildren<QAction*>()) {
            if (action->isCheckable() && !action->shortcut().isEmpty() && !all.contains(action)) {
                all << action;
            }
        }
        return all;
    }
    void settle() const {
        for (int i = 0; i < 4; ++i) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents();
        }
    }
    /// Shows the position of the filmed game, or the fullest board of printed pieces.
    void showPosition(bool printed) const {
        auto* panel = window->gamePage().findChild<PositionPanel*>();
        const auto settings = *Buda1686::settings("standard", *resourcesFor<Buda1686>());
        printed ? panel->setPosition({"buda-1686", {}}, "",
                                     referee::BudaTable::board(Buda1686::start(settings)))
                : panel->setPosition({"murus-gallicus", "basic"}, "tttttttt/8/8/8/8/8/TTTTTTTT r");
    }
    template <typename Each>
    void onEachPage(Each each) {
        for (int page = 0; page < pages().size(); ++page) {
            pages()[page]->trigger();
            settle();
            each(page);
        }
        onEachStep(each);
    }
    /// Visits the steps of the start page with every section unfolded.
    template <typename Each>
    void onEachStep(Each each) {
        auto* start = window->findChild<StartPage*>();
        pages()[0]->trigger();
        for (auto* fold : start->findChildren<Fold*>()) {
            fold->unfold(true);
        }
        int page = int(pages().size());
        start->newGame();
        for (const auto step :
             {Guide::Step::Game, Guide::Step::Table, Guide::Step::Sight, Guide::Step::Players}) {
            start->findChild<Guide*>()->show(step);
            settle();
            each(page++);
        }
        start->showSamples();
        settle();
        each(page);
        EXPECT_LE(start->minimumSizeHint().width(), kSmallScreen.width());
        start->showHome();
    }
    /// Visits the other windows: the large view with its code, and the rules.
    template <typename Each>
    void onEachOther(Each each) {
        RulesWindow::show(QStringLiteral("murus-gallicus"), QStringLiteral("MG-7"), window.get());
        for (QWidget* other : QApplication::topLevelWidgets()) {
            if (auto* far = qobject_cast<FarView*>(other)) {
                far->showPage("https://192.168.178.20:8443/K7QX9M2P");
                far->resize(photographSize(kScreen));
            } else if (qobject_cast<RulesWindow*>(other) == nullptr) {
                continue;
            }
            other->show();
            settle();
            each(*other);
            other->hide();
        }
    }

    Unknown unknown;
    const QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;
};

/// Tells whether the widget's font is too small: a font set by hand does not grow with the others.
bool isSmallerThanText(const QWidget& widget) {
    return widget.font().pointSizeF() < QApplication::font().pointSizeF() - 0.1;
}

/// Returns the chosen text if it is wider than the closed list's field.
QString cutChoice(const QComboBox& list) {
    QStyleOptionComboBox option;
    option.initFrom(&list);
    const int room =
        list.style()
            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &list)
            .width();
    const int needed = list.fontMetrics().horizontalAdvance(list.currentText());
    return needed > room && !list.isEditable() ? QStringLiteral("%1: needs %2, has %3")
                                                     .arg(list.currentText())
                                                     .arg(needed)
                                                     .arg(room)
                                               : QString();
}

/// Returns why the widget's text is cut; empty if all of it is visible.
QString cutText(const QWidget& widget) {
    QSize needed;
    QString text;
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        text = label->text();
        needed =
            label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint();
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        text = button->text();
        needed = button->minimumSizeHint();
        if (button->hasHeightForWidth()) {
            needed.setHeight(button->heightForWidth(button->width()));
        }
    } else if (const auto* list = qobject_cast<const QComboBox*>(&widget)) {
        return cutChoice(*list);
    }
    const bool cut = needed.width() > widget.width() + 1 || needed.height() > widget.height() + 1;
    return cut && !text.isEmpty() ? QStringLiteral("%1: needs %2 x %3, has %4 x %5")
                                        .arg(text)
                                        .arg(needed.width())
                                        .arg(needed.height())
                                        .arg(widget.width())
                                        .arg(widget.height())
                                  : QString();
}

void expectWhole(QWidget& shown, const QString& name) {
    photograph(shown, name);
    for (const QWidget* widget : shown.findChildren<QWidget*>()) {
        EXPECT_FALSE(isSmallerThanText(*widget))
            << name.toStdString() << ": a " << widget->metaObject()->className() << " in a "
            << widget->parentWidget()->metaObject()->className() << ", "
            << widget->font().pointSizeF() << " pt";
        const QString cut = widget->isVisible() ? cutText(*widget) : QString();
        EXPECT_TRUE(cut.isEmpty()) << name.toStdString() << ": " << cut.toStdString();
    }
}

TEST_F(FullWindow, NothingIsUntranslatedOrCutInAnyLanguageSizeOrShade) {
    fill();
    for (const Language& language : languages()) {
        unknown.all = language.code != "en";
        unknown.missing.clear();
        window->speak(language.code);
        for (const int percent : {100, 200}) {
            for (const Colours colours : {Colours::Light, Colours::Dark}) {
                window->appear({colours, percent});
                window->recordPage().findChild<QTabWidget*>()->setCurrentIndex(
                    colours == Colours::Dark ? 1 : 0);
                showPosition(colours == Colours::Dark);
                settle();
                const QString name = QStringLiteral("%1-%2-%3")
                                         .arg(language.code)
                                         .arg(percent)
                                         .arg(colours == Colours::Dark ? "dark" : "light");
                onEachPage([&](int page) {
                    expectWhole(*window, QStringLiteral("%1-page%2").arg(name).arg(page + 1));
                    EXPECT_EQ(window->width(), photographSize(kWindow).width())
                        << name.toStdString() << ", page " << page + 1;
                    const auto& picture = *window->gamePage().findChild<PictureView*>();
                    EXPECT_TRUE(!picture.isVisible() || picture.width() >= kWindow.width() * 3 / 10)
                        << name.toStdString() << ": " << picture.width();
                });
                onEachOther([&](QWidget& other) {
                    for (const auto* label : other.findChildren<QLabel*>()) {
                        EXPECT_TRUE(language.code == "en" ||
                                    !label->text().contains("End of the film"))
                            << language.code.toStdString() << ": was told before";
                    }
                    expectWhole(other, name + QLatin1Char('-') +
                                           QLatin1String(other.metaObject()->className())
                                               .mid(int(sizeof("umpire::desk:"))));
                });
                EXPECT_LE(window->minimumSizeHint().height(), kScreen.height())
                    << name.toStdString();
            }
        }
        EXPECT_TRUE(unknown.missing.empty()) << language.code.toStdString() << ":\n"
                                             << listed(unknown.missing);
    }
    window->appear({});
}

/// Returns the visible texts of the window, by the object that shows them.
std::map<const QObject*, QString> textsIn(const QWidget& window) {
    std::map<const QObject*, QString> texts;
    for (const auto* label : window.findChildren<QLabel*>()) {
        texts[label] = label->text();
    }
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        texts[button] = button->text();
    }
    for (const auto* action : window.findChildren<QAction*>()) {
        texts[action] = action->text();
    }
    return texts;
}

TEST_F(FullWindow, NoTextIsWrittenPastTheTranslators) {
    window->speak("en");
    settle();
    const auto english = textsIn(*window);
    static const QRegularExpression word("[A-Za-z]{3}");
    const QStringList names = {"English", "Magyar", "Polski", "Film…", "Umpire"};
    for (const char* code : {"hu", "bg", "ru", "pl"}) {
        window->speak(code);
        settle();
        for (const auto& [shower, text] : textsIn(*window)) {
            const auto before = english.find(shower);
            const bool same = before != english.end() && before->second == text;
            EXPECT_FALSE(same && text.contains(word) && !names.contains(text))
                << code << ": " << text.toStdString();
        }
    }
    window->speak("en");
}

TEST_F(FullWindow, PagesAreTurnedByKeys) {
    for (int page = 0; page < pages().size(); ++page) {
        EXPECT_EQ(pages()[page]->shortcut(), QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + page)));
    }
    EXPECT_EQ(pages().size(), 6);
}

TEST_F(FullWindow, TheLanguageIsRemembered) {
    for (QAction* action : window->findChildren<QAction*>()) {
        if (action->text() == "Magyar") {
            action->trigger();
        }
    }
    settle();
    EXPECT_EQ(recall(remembered::kLanguage), "hu");
    EXPECT_EQ(pages()[0]->text().toStdString(), "Kezdés");
    MainWindow next;
    EXPECT_EQ(next.findChild<QToolBar*>()->actions()[0]->text().toStdString(), "Kezdés");
    remember(remembered::kLanguage, "en");
}

} // namespace
} // namespace umpire::desk
