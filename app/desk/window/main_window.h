#pragma once

#include "app/desk/game/game_page.h"
#include "app/desk/parts/appearance.h"
#include "app/desk/photograph/picture_page.h"
#include "app/desk/record/record_page.h"
#include "app/desk/setup/camera_page.h"
#include "app/desk/setup/check_page.h"
#include "app/desk/start/start_page.h"
#include "app/desk/words/languages.h"

#include <QMainWindow>

QT_BEGIN_NAMESPACE
class QActionGroup;
class QMenu;
class QStackedWidget;
class QToolBar;
QT_END_NAMESPACE

namespace umpire::desk {

class Speaker;

/// The main window: the pages, the menus, and settings that change at run time.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QWidget* parent = nullptr);

    [[nodiscard]] PicturePage& picturePage() { return *picture_; }
    [[nodiscard]] GamePage& gamePage() { return *game_; }
    [[nodiscard]] RecordPage& recordPage() { return *record_; }
    [[nodiscard]] CheckPage& checkPage() { return *check_; }
    [[nodiscard]] CameraPage& cameraPage() { return *camera_; }
    void checkTable(const LiveRequest& request);
    void calibrateCamera(const QString& source);
    void startGame(const LiveRequest& request);
    void openRecord(const QString& journal);
    void showJustPlayed(bool isRecordPage);
    void openPicture(const PicturePage::Files& files);
    /// Shows a sample film as a game.
    void startSample(const SampleGame& sample);
    void openSampleToss(const SampleToss& sample);
    void speak(const QString& language);
    void appear(const Appearance& appearance);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// `bar`: the tabs or a menu, where the page's name appears.
    QAction* addPage(QWidget& bar, QWidget* page, Qt::Key key);
    void connectPages();
    void fitScreen();
    void fillMenus();
    void fillFileMenu();
    void fillHelpMenu();
    void fillRecentMenu();
    /// Returns the game whose rules Help opens: the visible record's game, if a record is shown.
    [[nodiscard]] QString gameInView() const;
    void browsePicture();
    void showShortcuts();
    /// Runs `then`; if a game with a record is running, asks the players first.
    void leaveGame(const std::function<void()>& then);
    [[nodiscard]] QString runningRecord() const;
    void tellRecordAndClose();
    void shade();
    void fillAppearanceMenu();
    void fillSpeechMenu();
    void fillLanguageMenu();
    void sayAloud(const Announcement& announcement);
    void write();
    void about();

    Interpreter interpreter_;
    Appearance appearance_;
    QStackedWidget* pages_;
    QToolBar* rail_;
    QActionGroup* pageActions_;
    QMenu* file_;
    QMenu* recent_;
    QMenu* looks_;
    QMenu* language_;
    QMenu* help_;
    StartPage* start_;
    CheckPage* check_;
    GamePage* game_;
    RecordPage* record_;
    PicturePage* picture_;
    CameraPage* camera_;
    Speaker* speaker_;
    QAction* speaks_ = nullptr;
    QString justPlayed_;    ///< the journal that the record page has not opened yet
    QString journal_;       ///< journal of the game that was begun last; empty: none is kept
    bool mayClose_ = false; ///< true after the players were told where the record is
    QAction* toStart_;
    QAction* toCheck_;
    QAction* toGame_;
    QAction* toRecord_;
    QAction* toPicture_;
    QAction* toCamera_;
    std::vector<std::function<void()>> texts_; ///< writers of the menu actions' texts
};

} // namespace umpire::desk
