#include "app/desk/parts/named_key.h"
#include "app/desk/parts/plain_box.h"
#include "app/desk/rules/rules_window.h"
#include "app/desk/start/played_games.h"
#include "app/desk/statistics/evenings_window.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/remembered.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QUrl>

/// Implements the File menu, the Help menu and the closing of the window.
namespace umpire::desk {
namespace {

constexpr std::size_t kRecent = 8;

/// Returns a row of the table of shortcuts in HTML: the keys, then their description.
QString rowOf(const QString& keys, const QString& what) {
    return QStringLiteral("<tr><td><b>%1</b></td><td style='padding-left:24px'>%2</td></tr>")
        .arg(keys.toHtmlEscaped(), what.toHtmlEscaped());
}

/// Returns each description of a shortcut in the window, with all keys that have this description.
std::vector<std::pair<QString, QStringList>> namedKeys(const QWidget& window) {
    std::vector<std::pair<QString, QStringList>> named;
    for (const QShortcut* shortcut : window.findChildren<QShortcut*>()) {
        const auto* key = dynamic_cast<const NamedKey*>(shortcut);
        if (key == nullptr) {
            continue;
        }
        const QString words = key->words();
        auto known = std::ranges::find(named, words, &std::pair<QString, QStringList>::first);
        if (known == named.end()) {
            known = named.insert(named.end(), {words, {}});
        }
        const QString text = key->key().toString(QKeySequence::NativeText);
        known->second += known->second.contains(text) ? QStringList() : QStringList(text);
    }
    return named;
}

} // namespace

void MainWindow::fillFileMenu() {
    QAction* game = file_->addAction(QString(), QKeySequence::New, this, [this] {
        toStart_->trigger();
        start_->newGame();
    });
    QAction* picture =
        file_->addAction(QString(), QKeySequence::Open, this, &MainWindow::browsePicture);
    QAction* record =
        file_->addAction(QString(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), this, [this] {
            toRecord_->trigger();
            record_->browse();
        });
    file_->addMenu(recent_);
    QAction* evenings = file_->addAction(QString(), this, [this] {
        auto* window = new EveningsWindow(this);
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->turnTo(recordsFolder());
        window->show();
    });
    connect(recent_, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    file_->addSeparator();
    QAction* quit =
        file_->addAction(QString(), QKeySequence::Quit, this, &MainWindow::tellRecordAndClose);
    texts_.emplace_back([game, picture, record, evenings, quit] {
        game->setText(tr("&New game"));
        picture->setText(tr("Open a &picture…"));
        record->setText(tr("Open a &record…"));
        evenings->setText(tr("&Statistics of many games…"));
        quit->setText(tr("&Quit"));
    });
}

void MainWindow::fillRecentMenu() {
    recent_->clear();
    const auto games = playedGames();
    for (std::size_t i = 0; i < std::min(kRecent, games.size()); ++i) {
        const QString file = games[i].journal;
        recent_->addAction(QFileInfo(file).completeBaseName(), this,
                           [this, file] { openRecord(file); });
    }
    if (games.empty()) {
        recent_->addAction(tr("No game was played yet"))->setEnabled(false);
    }
}

void MainWindow::fillHelpMenu() {
    QAction* rules = help_->addAction(QString(), QKeySequence::HelpContents, this,
                                      [this] { RulesWindow::show(gameInView(), {}, this); });
    QAction* keys = help_->addAction(QString(), QKeySequence(Qt::CTRL | Qt::Key_Question), this,
                                     &MainWindow::showShortcuts);
    QAction* about = help_->addAction(QString(), this, &MainWindow::about);
    texts_.emplace_back([rules, keys, about] {
        rules->setText(tr("The &rules"));
        keys->setText(tr("&Shortcuts"));
        about->setText(tr("&About Umpire"));
    });
}

QString MainWindow::gameInView() const {
    const bool isRecord = pages_->currentWidget() == record_ && !record_->game().isEmpty();
    return isRecord ? record_->game() : game_->game();
}

void MainWindow::browsePicture() {
    toPicture_->trigger();
    picture_->browse();
}

void MainWindow::showShortcuts() {
    QString rows;
    for (QMenu* menu : {file_, help_}) {
        for (const QAction* action : menu->actions()) {
            if (!action->shortcut().isEmpty() && action->isVisible()) {
                rows += rowOf(action->shortcut().toString(QKeySequence::NativeText),
                              action->text().remove(QLatin1Char('&')));
            }
        }
    }
    for (const QAction* page : pageActions_->actions()) {
        rows += rowOf(page->shortcut().toString(QKeySequence::NativeText), page->text());
    }
    for (const auto& [words, keys] : namedKeys(*this)) {
        rows += rowOf(keys.join(QStringLiteral("  ")), words);
    }
    rows += rowOf(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText),
                  tr("searches the rules"));
    rows += rowOf(QStringLiteral("Alt+1 … Alt+9"), tr("answers a question of the umpire"));
    rows += rowOf(QStringLiteral("←  →  ↑  ↓  Enter"),
                  tr("goes from square to square of a board, and chooses one"));
    rows += rowOf(QStringLiteral("+  −  0"), tr("a picture: nearer, farther, all of it"));
    auto* box = plainBox(QMessageBox::NoIcon, tr("Shortcuts"), QString(), QMessageBox::Close, this);
    box->setTextFormat(Qt::RichText);
    box->setText(QStringLiteral("<table cellspacing='6'>%1</table>").arg(rows));
    box->open();
}

void MainWindow::about() {
    QMessageBox::about(this, tr("About Umpire"),
                       tr("Umpire %1 referees games that are played with real pieces, through a "
                          "camera. It measures, and says so when it is too close to call.")
                           .arg(QCoreApplication::applicationVersion()));
}

QString MainWindow::runningRecord() const {
    return game_->isRunning() ? journal_ : QString();
}

void MainWindow::leaveGame(const std::function<void()>& then) {
    if (runningRecord().isEmpty()) {
        return then();
    }
    auto* box =
        plainBox(QMessageBox::Question, tr("A game is going on"),
                 tr("A game is going on. Do you want to leave it?"), QMessageBox::NoButton, this);
    box->setInformativeText(plainTip(tr("The record is in %1. You can go on with the game later.")
                                         .arg(QDir::toNativeSeparators(runningRecord()))));
    const auto* leave = box->addButton(tr("Leave the game"), QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(tr("Stay"), QMessageBox::RejectRole));
    connect(box, &QMessageBox::buttonClicked, this, [leave, then](QAbstractButton* pressed) {
        if (pressed == leave) {
            then();
        }
    });
    box->open();
}

/// Asks whether to leave a running game. For a finished game, tells the user where its record is.
/// Closes the window afterwards.
void MainWindow::tellRecordAndClose() {
    const auto closeNow = [this] {
        mayClose_ = true;
        close();
    };
    if (game_->isRunning() || journal_.isEmpty() || !QFileInfo(journal_).isFile()) {
        return leaveGame(closeNow);
    }
    auto* box =
        plainBox(QMessageBox::Information, tr("The record of the game"),
                 tr("The record of the game is in %1.").arg(QDir::toNativeSeparators(journal_)),
                 QMessageBox::NoButton, this);
    auto* folder = box->addButton(tr("Show the folder"), QMessageBox::ActionRole);
    box->setDefaultButton(box->addButton(tr("Close Umpire"), QMessageBox::AcceptRole));
    connect(box, &QMessageBox::buttonClicked, this,
            [closeNow, folder, place = QFileInfo(journal_).path()](QAbstractButton* pressed) {
                if (pressed == folder) {
                    QDesktopServices::openUrl(QUrl::fromLocalFile(place));
                }
                closeNow();
            });
    box->open();
}

/// If the user closes the window and the game has a record, the user is told or asked first. If a
/// signal or the program closes the window, the window closes at once.
void MainWindow::closeEvent(QCloseEvent* event) {
    const bool hasRecord = !journal_.isEmpty() && QFileInfo(journal_).isFile();
    if (event->spontaneous() && hasRecord && !mayClose_) {
        event->ignore();
        return tellRecordAndClose();
    }
    QSettings().setValue(QLatin1String(remembered::kGeometry), saveGeometry());
    game_->stop(); // loses no announcement, because each is already written to the record
    check_->stop();
    camera_->stop();
    event->accept();
}

} // namespace umpire::desk
