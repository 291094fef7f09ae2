#include "app/desk/parts/print_button.h"
#include "app/desk/start/guide.h"
#include "app/print/kit/kit.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QComboBox>
#include <QDesktopServices>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

namespace umpire::desk {
namespace {

TEST(PrintButton, WritesWhatTheTableNeeds) {
    const QTemporaryDir folder;
    PrintButton button;
    for (const char* what : {"tags", "buda-1686"}) {
        QSignalSpy printed(&button, &PrintButton::printed);
        button.print({what, {}}, folder.filePath(what));
        ASSERT_TRUE(printed.wait(kPatience));
        EXPECT_EQ(printed[0][1].toString(), "");
        QFile file(folder.filePath(what));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << what;
        EXPECT_TRUE(file.read(5).startsWith("%PDF-")) << what;
    }
    QSignalSpy printed(&button, &PrintButton::printed);
    button.print({"tags", {}}, folder.filePath("nowhere/tags.pdf"));
    ASSERT_TRUE(printed.wait(kPatience));
    EXPECT_FALSE(printed[0][1].toString().isEmpty());
    EXPECT_TRUE(button.isEnabled());
}

/// A desktop that shows no file.
class NoViewer : public QObject {
    Q_OBJECT
public:
    NoViewer() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "shown"); }
    ~NoViewer() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    NoViewer(const NoViewer&) = delete;
    NoViewer& operator=(const NoViewer&) = delete;

    QUrl last;

public Q_SLOTS:
    void shown(const QUrl& url) { last = url; }
};

/// Chooses the menu's entry, accepts the file name that the dialog proposes, and returns the file
/// in `folder`.
QString printedBy(PrintButton& button, QAction& action, const QString& folder) {
    QString file;
    QTimer::singleShot(0, &button, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog != nullptr) {
            file = folder + "/" + QFileInfo(dialog->selectedFiles().value(0)).fileName();
            dialog->selectFile(file);
            static_cast<QDialog*>(dialog)->accept(); // a file dialog hides `accept`
        }
    });
    QSignalSpy printed(&button, &PrintButton::printed);
    action.trigger();
    return printed.wait(kPatience) && printed[0][1].toString().isEmpty() ? file : QString();
}

int pagesIn(const QString& pdf) {
    QFile file(pdf);
    const QString text = file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readAll()) : "";
    return QRegularExpression("/Count (\\d+)").match(text).captured(1).toInt();
}

QComboBox* listWith(const QWidget& page, const char* value) {
    for (auto* box : page.findChildren<QComboBox*>()) {
        if (box->findData(value) >= 0) {
            return box;
        }
    }
    return nullptr;
}

void choose(const QWidget& page, const char* value) {
    QComboBox* box = listWith(page, value);
    ASSERT_NE(box, nullptr) << value;
    box->setCurrentIndex(box->findData(value));
}

TEST(PrintButton, PrintsTheVariantThatIsChosenOrAll) {
    const QTemporaryDir folder;
    const NoViewer viewer;
    Guide page;
    page.setVisible(true);
    choose(page, "murus-gallicus");
    auto* button = page.findChild<PrintButton*>();
    ASSERT_NE(button, nullptr);
    const QList<QAction*> offered = button->menu()->actions();
    ASSERT_EQ(offered.size(), 3);
    const auto open = [&] { Q_EMIT button->menu()->aboutToShow(); };
    choose(page, "escape-3-small");
    open();
    EXPECT_EQ(offered[1]->text(), "Board and pieces of the variant “escape for three, small”…");
    ASSERT_TRUE(offered[2]->isVisible());
    const QString one = printedBy(*button, *offered[1], folder.path());
    EXPECT_TRUE(one.endsWith("/murus-gallicus-escape-3-small.pdf")) << one.toStdString();
    EXPECT_EQ(viewer.last, QUrl::fromLocalFile(one));
    const QString all = printedBy(*button, *offered[2], folder.path());
    EXPECT_TRUE(all.endsWith("/murus-gallicus-all.pdf")) << all.toStdString();
    KitRequest request{.what = "murus-gallicus", .variant = kAllVariants};
    EXPECT_EQ(pagesIn(all), int(printKit(request)->pages.size()));
    request.variant = "escape-3-small";
    EXPECT_EQ(pagesIn(one), int(printKit(request)->pages.size()));
    EXPECT_LT(pagesIn(one), pagesIn(all));

    choose(page, "triremes");
    open();
    EXPECT_TRUE(offered[1]->text().contains("variant")) << "each has its own map";
    EXPECT_FALSE(offered[2]->isVisible()) << "one map at a time";
    choose(page, "buda-1686");
    open();
    EXPECT_EQ(offered[1]->text(), "The game's board and pieces…") << "the same for all";
    EXPECT_FALSE(offered[2]->isVisible());
}

} // namespace
} // namespace umpire::desk

#include "print_button_test.moc"
#include "tests/app/desk/patience.h"
