#include "app/desk/window/main_window.h"

#include "app/desk/game/speaker.h"
#include "app/desk/start/telephone_camera.h"
#include "app/desk/words/event_words.h"
#include "app/desk/words/remembered.h"

#include <QActionGroup>
#include <QApplication>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QToolBar>
#include <utility>

namespace umpire::desk {
namespace {

constexpr std::array kTextPercents = {100, 125, 150, 175, 200};

/// Applies the appearance and returns the same value. Must run before the pages are built, because
/// a table's header keeps the font that it was created with.
Appearance applied(const Appearance& appearance) {
    apply(appearance);
    return appearance;
}

} // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent), appearance_(applied(rememberedAppearance())), pages_(new QStackedWidget),
      rail_(new QToolBar), pageActions_(new QActionGroup(this)),
      file_(menuBar()->addMenu(QString())), recent_(new QMenu(this)),
      looks_(menuBar()->addMenu(QString())), language_(menuBar()->addMenu(QString())),
      help_(menuBar()->addMenu(QString())), start_(new StartPage), check_(new CheckPage),
      game_(new GamePage), record_(new RecordPage), picture_(new PicturePage),
      camera_(new CameraPage), speaker_(new Speaker(this)) {
    interpreter_.speak(rememberedLanguage());
    setCentralWidget(pages_);
    addToolBar(Qt::TopToolBarArea, rail_);
    rail_->setMovable(false);
    rail_->setContextMenuPolicy(Qt::PreventContextMenu);
    rail_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    toStart_ = addPage(*rail_, start_, Qt::Key_1);
    toGame_ = addPage(*rail_, game_, Qt::Key_2);
    toRecord_ = addPage(*rail_, record_, Qt::Key_3);
    toPicture_ = addPage(*rail_, picture_, Qt::Key_4);
    // These two pages have no tab: the guide opens them.
    toCheck_ = addPage(*looks_, check_, Qt::Key_5);
    toCamera_ = addPage(*looks_, camera_, Qt::Key_6);
    looks_->addSeparator();
    toStart_->setChecked(true);
    shade();
    connectPages();
    fillMenus();
    setAcceptDrops(true);
    fitScreen();
    whenTextsChange(*this, [this] { write(); });
}

/// Restores the window's last size and place. On the first start, the size is limited so that the
/// window with its frame fits the screen.
void MainWindow::fitScreen() {
    constexpr QSize kFirst(1180, 760);
    // maximum size, in pixels, that a window manager adds for the frame
    constexpr QSize kFrame(16, 48);
    const bool isSeen = QGuiApplication::platformName() != QStringLiteral("offscreen");
    resize(isSeen ? kFirst.boundedTo(screen()->availableSize() - kFrame) : kFirst);
    restoreGeometry(QSettings().value(QLatin1String(remembered::kGeometry)).toByteArray());
}

void MainWindow::connectPages() {
    connect(start_, &StartPage::tableCheckWanted, this, [this](const LiveRequest& request) {
        leaveGame([this, request] { checkTable(request); });
    });
    connect(check_, &CheckPage::calibrationWanted, this, [this](const LiveRequest& request) {
        calibrateCamera(QString::fromStdString(request.source));
    });
    connect(check_, &CheckPage::cornersSet, start_, &StartPage::useCorners);
    connect(game_, &GamePage::cornersSet, start_,
            [this](const TableCorners& corners) { start_->useCorners(corners); });
    connect(check_, &CheckPage::tableMeasured, start_, &StartPage::useTable);
    connect(check_, &CheckPage::gameWanted, this, [this] {
        toStart_->trigger();
        start_->startChecked();
    });
    connect(camera_, &CameraPage::saved, start_, &StartPage::useCamera);
    connect(start_, &StartPage::gameChosen, this, [this](const LiveRequest& request) {
        leaveGame([this, request] { startGame(request); });
    });
    connect(start_, &StartPage::sampleGameChosen, this, [this](const SampleGame& sample) {
        leaveGame([this, sample] { startSample(sample); });
    });
    connect(start_, &StartPage::sampleTossChosen, this, &MainWindow::openSampleToss);
    connect(start_, &StartPage::pictureWanted, toPicture_, &QAction::trigger);
    connect(start_, &StartPage::recordChosen, this, &MainWindow::openRecord);
    connect(game_, &GamePage::heard, this, &MainWindow::sayAloud);
    connect(game_, &GamePage::newGameWanted, this, [this] {
        toStart_->trigger();
        start_->newGame();
    });
    connect(game_, &GamePage::recordWanted, this, &MainWindow::openRecord);
    connect(toRecord_, &QAction::toggled, this, &MainWindow::showJustPlayed);
    connect(record_, &RecordPage::goOnWanted, this, [this](const QString& journal) {
        toStart_->trigger();
        start_->goOn(journal);
    });
}

QAction* MainWindow::addPage(QWidget& bar, QWidget* page, Qt::Key key) {
    pages_->addWidget(page);
    QAction* action = bar.addAction(QString());
    action->setCheckable(true);
    action->setShortcut(QKeySequence(Qt::CTRL | key));
    pageActions_->addAction(action);
    // `toggled`, because a screen reader toggles the action instead of triggering it
    connect(action, &QAction::toggled, this, [this, page](bool on) {
        if (on) {
            pages_->setCurrentWidget(page);
            shade();
        }
    });
    return action;
}

/// Gives the tabs and the menus the colours of the visible page.
void MainWindow::shade() {
    const QPalette palette = paletteBesideATable(appearance_);
    bool isBesideATable = false;
    for (QWidget* page : std::initializer_list<QWidget*>{game_, record_, picture_}) {
        page->setPalette(palette);
        page->setAutoFillBackground(true);
        isBesideATable = isBesideATable || pages_->currentWidget() == page;
    }
    for (QWidget* bar : std::initializer_list<QWidget*>{rail_, menuBar()}) {
        bar->setPalette(isBesideATable ? palette : QPalette());
        bar->setAutoFillBackground(true);
    }
}

void MainWindow::fillMenus() {
    fillFileMenu();
    fillAppearanceMenu();
    fillSpeechMenu();
    fillLanguageMenu();
    fillHelpMenu();
}

void MainWindow::fillAppearanceMenu() {
    auto* sizes = new QActionGroup(this);
    for (const int percent : kTextPercents) {
        QAction* size = looks_->addAction(QString(), this, [this, percent] {
            appear({appearance_.colours, percent});
        });
        size->setCheckable(true);
        size->setChecked(percent == appearance_.textPercent);
        sizes->addAction(size);
        texts_.emplace_back([size, percent] { size->setText(tr("Text at %1 %").arg(percent)); });
    }
    looks_->addSeparator();
    auto* shades = new QActionGroup(this);
    for (const Colours colours : {Colours::System, Colours::Light, Colours::Dark}) {
        QAction* shade = looks_->addAction(QString(), this, [this, colours] {
            appear({colours, appearance_.textPercent});
        });
        shade->setCheckable(true);
        shade->setChecked(colours == appearance_.colours);
        shades->addAction(shade);
        texts_.emplace_back([shade, colours] {
            shade->setText(colours == Colours::System
                               ? tr("Colours of the desktop, dark beside a table")
                           : colours == Colours::Light ? tr("Light")
                                                       : tr("Dark"));
        });
    }
}

void MainWindow::fillSpeechMenu() {
    const bool installed = Speaker::isInstalled();
    looks_->addSeparator();
    speaks_ = looks_->addAction(QString());
    speaks_->setCheckable(true);
    speaks_->setEnabled(installed);
    speaks_->setChecked(installed && recall(remembered::kSpeech) == QStringLiteral("on"));
    connect(speaks_, &QAction::toggled, this, [](bool on) {
        remember(remembered::kSpeech, on ? QStringLiteral("on") : QStringLiteral("off"));
    });
    texts_.emplace_back([this, installed] {
        speaks_->setText(installed ? tr("Speak announcements")
                                   : tr("Speak announcements (no speech is installed)"));
    });
}

/// Speaks an announcement if speech is switched on. Of the changes of the table's state, only the
/// loss of the camera is spoken.
void MainWindow::sayAloud(const Announcement& announcement) {
    const auto* state = std::get_if<StateChanged>(&announcement.event);
    const bool matters = state == nullptr || state->state == TableState::CameraLost;
    if (matters && speaks_->isChecked()) {
        speaker_->say(game_->sentenceOf(announcement.event));
    }
}

void MainWindow::fillLanguageMenu() {
    auto* all = new QActionGroup(this);
    for (const Language& language : languages()) {
        QAction* action = language_->addAction(language.name, this, [this, code = language.code] {
            remember(remembered::kLanguage, code);
            speak(code);
        });
        action->setCheckable(true);
        action->setChecked(language.code == interpreter_.spoken());
        all->addAction(action);
    }
}

void MainWindow::speak(const QString& language) {
    interpreter_.speak(language);
}

void MainWindow::appear(const Appearance& appearance) {
    appearance_ = appearance;
    remember(appearance_);
    apply(appearance_);
    shade();
}

void MainWindow::write() {
    setWindowTitle(tr("Umpire"));
    rail_->setWindowTitle(tr("Pages"));
    toStart_->setText(tr("Start"));
    toCheck_->setText(tr("Table"));
    toGame_->setText(tr("Game"));
    toRecord_->setText(tr("Record"));
    toPicture_->setText(tr("Picture"));
    toCamera_->setText(tr("Camera"));
    file_->setTitle(tr("&File"));
    recent_->setTitle(tr("Re&cent"));
    looks_->setTitle(tr("&View"));
    // : The menu in which the language is chosen; "Language" beside it, for those who cannot read
    // : it.
    language_->setTitle(tr("&Language"));
    help_->setTitle(tr("&Help"));
    for (const auto& text : texts_) {
        text();
    }
}

void MainWindow::openPicture(const PicturePage::Files& files) {
    toPicture_->trigger();
    picture_->open(files);
}

void MainWindow::checkTable(const LiveRequest& request) {
    game_->stop(); // a camera allows only one reader at a time
    camera_->stop();
    toCheck_->trigger();
    check_->start(request);
}

void MainWindow::calibrateCamera(const QString& source) {
    game_->stop();
    check_->stop();
    toCamera_->trigger();
    camera_->start(source);
}

void MainWindow::startGame(const LiveRequest& request) {
    journal_ = QString::fromStdString(
        request.resume.value_or(request.journal.value_or(std::filesystem::path())).string());
    justPlayed_ = journal_;
    mayClose_ = false;
    check_->stop();
    camera_->stop();
    toGame_->trigger();
    const bool byTelephone = request.source == TelephoneCamera::kName;
    game_->start(request, byTelephone ? start_->telephoneFeed() : std::weak_ptr<Feed>());
}

void MainWindow::startSample(const SampleGame& sample) {
    startGame(sample.request);
    for (const QString& line : sample.said) {
        game_->sayLine(line);
    }
}

void MainWindow::openSampleToss(const SampleToss& sample) {
    toPicture_->trigger();
    picture_->chooseToss(sample.attacker, sample.target);
    picture_->openSample(sample.picture);
}

void MainWindow::openRecord(const QString& journal) {
    justPlayed_.clear();
    toRecord_->trigger();
    record_->open(journal);
}

/// Opens the record of the game that was played last, once, when the record page becomes visible
/// and no game is running.
void MainWindow::showJustPlayed(bool isRecordPage) {
    if (isRecordPage && !game_->isRunning() && QFileInfo(justPlayed_).isFile()) {
        record_->open(std::exchange(justPlayed_, {}));
    }
}

/// Accepts a dragged picture on every page.
void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (offersPicture(*event->mimeData())) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    toPicture_->trigger();
    picture_->take(*event->mimeData());
}

} // namespace umpire::desk

#include "moc_main_window.cpp"
