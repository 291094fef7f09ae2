#include "app/desk/picture/picture_view.h"
#include "app/desk/window/main_window.h"
#include "tests/app/desk/patience.h"

#include <gtest/gtest.h>
#include <QAction>
#include <QFileDialog>
#include <QMessageBox>
#include <QRegularExpression>
#include <QShortcut>
#include <QTest>
#include <QTimer>

namespace umpire::desk {
namespace {

/// Returns the text of the sheet that Help › Shortcuts opens.
QString sheetOf(MainWindow& window) {
    for (QAction* action : window.findChildren<QAction*>()) {
        if (action->text() == "&Shortcuts") {
            action->trigger();
        }
    }
    auto* box = window.findChild<QMessageBox*>();
    const QString text = box != nullptr ? box->text() : QString();
    delete box;
    return text;
}

TEST(Shortcuts, TheSheetListsEveryKeyOfEveryPage) {
    MainWindow window;
    window.show();
    const QString sheet = sheetOf(window);
    const auto shortcuts = window.findChildren<QShortcut*>();
    EXPECT_GE(shortcuts.size(), 20);
    for (const QShortcut* shortcut : shortcuts) {
        const QString key = shortcut->key().toString(QKeySequence::NativeText).toHtmlEscaped();
        const QRegularExpression cell(
            QStringLiteral("<b>([^<]*  )?%1(  [^<]*)?</b>").arg(QRegularExpression::escape(key)));
        EXPECT_TRUE(cell.match(sheet).hasMatch())
            << key.toStdString() << " is not in " << sheet.toStdString();
    }
}

TEST(Shortcuts, CtrlOAsksForAPictureOnEveryPage) {
    MainWindow window;
    window.show();
    int asked = 0;
    QTimer closer; // the dialog blocks the test until it is closed
    QObject::connect(&closer, &QTimer::timeout, &window, [&asked] {
        if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
            ++asked;
            dialog->reject();
        }
    });
    closer.start(10);
    // other actions come and go with dialogs
    QList<QAction*> pages = window.findChildren<QAction*>();
    pages.removeIf(
        [](const QAction* each) { return !each->isCheckable() || each->shortcut().isEmpty(); });
    for (QAction* page : pages) {
        page->trigger();
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window, int(kPatience)));
        const int before = asked;
        QTest::keyClick(&window, Qt::Key_O, Qt::ControlModifier);
        EXPECT_EQ(asked, before + 1) << page->text().toStdString();
    }
    window.picturePage().window()->activateWindow();
    for (QAction* page : pages) {
        if (page->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_4)) {
            page->trigger();
        }
    }
    const int before = asked;
    QTest::mouseClick(window.picturePage().findChild<PictureView*>()->viewport(), Qt::LeftButton);
    EXPECT_EQ(asked, before + 1) << "so does the place where a picture may be dropped";
}

} // namespace
} // namespace umpire::desk
