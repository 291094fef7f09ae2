#include "app/desk/start/start_page.h"

#include "app/desk/parts/tall_column.h"
#include "app/desk/start/guide.h"
#include "app/desk/start/home_page.h"
#include "app/desk/start/recent_games.h"
#include "app/desk/start/telephone_window.h"
#include "app/desk/start/try_page.h"
#include "app/desk/words/languages.h"

#include <QHBoxLayout>

namespace umpire::desk {
namespace {

/// Maximum sizes of a page in letter heights, so that cards do not become huge on a large screen.
constexpr int kWidest = 78;
constexpr int kWidestHome = 104; ///< maximum width of the page with the cards: four in a row
constexpr int kTallest = 64;

} // namespace

StartPage::StartPage(QWidget* parent)
    : QStackedWidget(parent), home_(new HomePage), guide_(new Guide), try_(new TryPage),
      homePlace_(addScrolled(home_)), guidePlace_(new QWidget), tryPlace_(addScrolled(try_)) {
    auto* place = new QHBoxLayout(guidePlace_);
    place->setContentsMargins({});
    place->addStretch(1);
    place->addWidget(guide_, 100); // until it has its maximum width
    place->addStretch(1);
    insertWidget(indexOf(tryPlace_), guidePlace_);
    connectAll();
    whenTextsChange(*this, [this] {
        const int letter = fontMetrics().height();
        home_->setMaximumSize(kWidestHome * letter, kTallest * letter);
        for (QWidget* page : std::initializer_list<QWidget*>{guide_, try_}) {
            page->setMaximumSize(kWidest * letter, kTallest * letter);
        }
    });
    home_->telephone().setTable([this] { return guide_->tableFile(); });
}

QScrollArea* StartPage::addScrolled(QWidget* page) {
    auto* scroll = new TallColumn(page);
    scroll->setAlignment(Qt::AlignHCenter);
    addWidget(scroll);
    return scroll;
}

void StartPage::connectAll() {
    connect(home_, &HomePage::pictureWanted, this, &StartPage::pictureWanted);
    connect(home_, &HomePage::gameWanted, this, &StartPage::newGame);
    connect(home_, &HomePage::tryWanted, this, &StartPage::showSamples);
    connect(&home_->recent(), &RecentGames::goOnWanted, this, &StartPage::goOn);
    connect(&home_->recent(), &RecentGames::lookWanted, this, &StartPage::recordChosen);
    connect(try_, &TryPage::backWanted, this, &StartPage::showHome);
    connect(try_, &TryPage::gameChosen, this, &StartPage::sampleGameChosen);
    connect(try_, &TryPage::tossChosen, this, &StartPage::sampleTossChosen);
    connect(guide_, &Guide::backWanted, this, &StartPage::showHome);
    connect(guide_, &Guide::shown, this, [this] { setCurrentWidget(guidePlace_); });
    connect(guide_, &Guide::gameChosen, this, [this](const LiveRequest& request) {
        showHome(); // the page that the players see when they return
        Q_EMIT gameChosen(request);
    });
    connect(guide_, &Guide::tableCheckWanted, this, &StartPage::tableCheckWanted);
}

void StartPage::showHome() {
    setCurrentWidget(homePlace_);
}

void StartPage::newGame() {
    guide_->begin();
}

void StartPage::showSamples() {
    setCurrentWidget(tryPlace_);
    try_->focusFirst();
}

void StartPage::goOnWith(const QString& journal) {
    guide_->goOnWith(journal);
}

void StartPage::goOn(const QString& journal) {
    guide_->goOn(journal);
}

void StartPage::useCamera(const QString& file) {
    guide_->useCamera(file);
}

void StartPage::useTable(const QString& file) {
    guide_->useTable(file);
}

void StartPage::useCorners(const std::optional<TableCorners>& corners) {
    guide_->useCorners(corners);
}

void StartPage::start() {
    guide_->start();
}

std::weak_ptr<Feed> StartPage::telephoneFeed() const {
    return guide_->telephoneFeed();
}

void StartPage::startChecked() {
    guide_->startChecked();
}

} // namespace umpire::desk

#include "moc_start_page.cpp"
