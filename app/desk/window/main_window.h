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

/// The main window. It holds the pages, the menus, and the settings that change at run time.
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
    /// Plays a sample film as if it were a camera in a game.
    void startSample(const SampleGame& sample);
    void openSampleToss(const SampleToss& sample);
    void speak(const QString& language);
    void appear(const Appearance& appearance);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// Adds a page, and an action that shows the page. `bar`: the tab bar or menu that gets the
    /// action; `key`: the action's key, pressed together with Ctrl.
    QAction* addPage(QWidget& bar, QWidget* page, Qt::Key key);
    void connectPages();
    void fitScreen();
    void fillMenus();
    void fillFileMenu();
    void fillHelpMenu();
    void fillRecentMenu();
    /// Returns the name of the game whose rules Help opens: the game of the visible record, if the
    /// record page is shown and has a record; otherwise the game page's game.
    [[nodiscard]] QString gameInView() const;
    void browsePicture();
    void showShortcuts();
    /// Runs `then` at once if no game with a record is running; otherwise asks the players first.
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
    QString justPlayed_; ///< path of the record that was just played; empty: the record page has
                         ///< shown that record
    QString journal_;    ///< path of the last game's record; empty: that game has no record
    /// true if the user was told where the record is, so that the window may close
    bool mayClose_ = false;
    QAction* toStart_;
    QAction* toCheck_;
    QAction* toGame_;
    QAction* toRecord_;
    QAction* toPicture_;
    QAction* toCamera_;
    std::vector<std::function<void()>> texts_; ///< functions that set the texts of the menu actions
                                               ///< again after a change of language
};

} // namespace umpire::desk
