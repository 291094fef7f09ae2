#include "app/desk/start/guide.h"
#include "app/desk/start/clock_choice.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/explained_list.h"
#include "app/desk/parts/file_choice.h"
#include "app/desk/parts/fold.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/picture_card.h"
#include "app/desk/parts/print_button.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/setup/measured_table.h"
#include "app/desk/setup/table_seen.h"
#include "app/desk/start/other_table_window.h"
#include "app/desk/start/seat_choice.h"
#include "app/desk/start/source_preview.h"
#include "app/desk/start/telephone_camera.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/remembered.h"
#include "app/record/journal/journal.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

/// Returns a path in `folder` that is named after the present date and time. `pattern`: format of
/// the name.
QString freshIn(const QString& folder, const char* pattern) {
    return folder + QDateTime::currentDateTime().toString(QLatin1String(pattern));
}

constexpr std::chrono::milliseconds kPause{900};

bool isFilm(const QString& source) {
    return QFileInfo(source).isFile();
}

} // namespace

Guide::Guide(QWidget* parent)
    : QWidget(parent), title_(wrappedLabel()), back_(new QPushButton), next_(new QPushButton),
      start_(new QPushButton), trouble_(wrappedLabel()), chosenGame_(new QButtonGroup(this)),
      rules_(new Fold), gameLabel_(plainLabel()), games_(new QComboBox),
      variantLabel_(plainLabel()), variants_(new ExplainedList), print_(new PrintButton),
      layOut_({wrappedLabel(), wrappedLabel(), wrappedLabel()}),
      sights_({new PictureCard("camera", PictureCard::Size::Small),
               new PictureCard("telephone", PictureCard::Size::Small),
               new PictureCard("film", PictureCard::Size::Small)}),
      chosenSight_(new QButtonGroup(this)), sourceRow_(new QWidget), sourceLabel_(plainLabel()),
      sources_(new QComboBox), browse_(new QPushButton), preview_(new SourcePreview),
      telephone_(new TelephoneCamera), seenLine_(wrappedLabel()), typing_(new QTimer(this)),
      playerLabels_({plainLabel(), plainLabel()}), players_({new SeatChoice, new SeatChoice}),
      clock_(new ClockChoice), clockLabel_(plainLabel()), otherTable_(new OtherTableWindow(this)),
      check_(new QPushButton), files_(new Fold), table_(new FileChoice), byHand_(wrappedLabel()),
      camera_(new FileChoice), empty_(new FileChoice),
      journal_(new FileChoice(FileChoice::Kind::New)), moments_(new QCheckBox) {
    arrange();
    start_->setDefault(true);
    accent(*next_, Accent::Next);
    accent(*start_, Accent::Next);
    for (QPushButton* each : {back_, next_, browse_, check_}) {
        each->setAutoDefault(true); // lets Enter press the button too
    }
    seatPlayers();
    recallFiles();
    sources_->setEditText(recall(remembered::kSource));
    journal_->setText(freshJournal());
    connectAll();
    sights_[isFilm(source()) ? 2 : 0]->setChecked(true);
    print_->setGame([this] {
        return PrintButton::Game{{game(), variant()}, variants_->currentText()};
    });
    whenTextsChange(*this, [this] { write(); });
    show(Step::Game);
    findCameras();
}

Guide::~Guide() {
    if (seeker_.joinable()) {
        seeker_.join();
    }
}

void Guide::connectAll() {
    connect(games_, &QComboBox::currentIndexChanged, this, &Guide::writeVariants);
    connect(browse_, &QPushButton::clicked, this, &Guide::browseSource);
    connect(chosenSight_, &QButtonGroup::idClicked, this, [this](int id) { choose(Sight(id)); });
    // Waits for a pause in typing before a source is previewed, because each letter makes another
    // address.
    typing_->setSingleShot(true);
    typing_->setInterval(kPause);
    connect(sources_->lineEdit(), &QLineEdit::textEdited, typing_, qOverload<>(&QTimer::start));
    connect(typing_, &QTimer::timeout, this, &Guide::previewSource);
    connect(sources_, &QComboBox::activated, this, &Guide::previewSource);
    connect(sources_->lineEdit(), &QLineEdit::editingFinished, this, &Guide::previewSource);
    connect(sources_, &QComboBox::editTextChanged, this, [this] {
        lacksSource_ = false;
        preview_->offer(source());
        writeCorners();
        writeTrouble();
        writeSight();
    });
    connect(preview_, &SourcePreview::tableSeen, this, [this](bool seen, const QString& measured) {
        seenFor_ = seen ? QStringList{source(), game()} : QStringList();
        measured_ = measured.isEmpty()
                        ? std::nullopt
                        : std::optional(std::filesystem::path(measured.toStdString()));
        writeSight();
        writeStart();
    });
    connect(back_, &QPushButton::clicked, this, &Guide::back);
    connect(next_, &QPushButton::clicked, this, [this] { show(Step(int(step_) + 1)); });
    connect(start_, &QPushButton::clicked, this, &Guide::start);
    connect(check_, &QPushButton::clicked, this, &Guide::checkTable);
    connect(journal_, &FileChoice::changed, this, &Guide::recordChanged);
    connect(table_, &FileChoice::changed, this, &Guide::tableChanged);
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        connect(players_[seat], &SeatChoice::confirmed, this, &Guide::start);
        connect(players_[seat], &SeatChoice::otherTableChosen, this,
                [this, seat] { askOtherTable(seat); });
    }
    connect(otherTable_, &QDialog::rejected, this, [this] {
        for (SeatChoice* each : players_) {
            each->seatHere();
        }
    });
}

void Guide::show(Step step) {
    step_ = step;
    for (QWidget* each : steps_) {
        each->hide();
    }
    steps_[std::size_t(step)]->show();
    next_->setVisible(step != Step::Players && !goesOn());
    start_->setVisible(step == Step::Players || (step == Step::Sight && goesOn()));
    files_->setVisible(step == Step::Sight);
    preview_->setVisible(step >= Step::Sight && !usesTelephone());
    write();
    switch (step) {
    case Step::Game:
        if (auto* chosen = chosenGame_->checkedButton()) {
            chosen->setFocus();
        }
        preview_->stop();
        break;
    case Step::Table:
        next_->setFocus();
        preview_->stop();
        break;
    case Step::Sight:
        if (isFilm(source()) && !usesTelephone()) { // selects the film, even if its path was typed
                                                    // in the field for a camera
            sights_[std::size_t(Sight::Film)]->setChecked(true);
        }
        choose(Sight(chosenSight_->checkedId()));
        (goesOn()             ? static_cast<QWidget*>(start_)
         : next_->isEnabled() ? static_cast<QWidget*>(next_)
                              : sources_)
            ->setFocus();
        break;
    case Step::Players:
        (players_[0]->currentText().isEmpty() ? static_cast<QWidget*>(players_[0]) : start_)
            ->setFocus();
        break;
    }
}

void Guide::begin() {
    if (goesOn()) {
        journal_->setText(freshJournal());
    }
    show(Step::Game);
    Q_EMIT shown();
}

void Guide::back() {
    if (step_ == Step::Game || goesOn()) {
        if (goesOn()) {
            journal_->setText(freshJournal());
        }
        Q_EMIT backWanted();
    } else {
        show(Step(int(step_) - 1));
    }
}

void Guide::choose(const QString& game) {
    games_->setCurrentIndex(std::max(0, games_->findData(game)));
}

void Guide::choose(Sight sight) {
    sourceRow_->setVisible(sight != Sight::Telephone);
    browse_->setVisible(sight == Sight::Film);
    telephone_->setVisible(sight == Sight::Telephone);
    preview_->setVisible(sight != Sight::Telephone && step_ >= Step::Sight);
    if (sight == Sight::Telephone) {
        preview_->stop();
        telephone_->offer();
    } else {
        telephone_->close();
        const bool listed = sources_->findText(sources_->currentText()) >= 0;
        if (sight == Sight::Camera && isFilm(source())) {
            sources_->setEditText(sources_->count() > 0 ? sources_->itemText(0) : QString());
        } else if (sight == Sight::Film && listed) {
            sources_->setEditText({});
        }
        previewSource();
    }
    lacksSource_ = false;
    writeTrouble();
    writeSight();
    writeStart();
}

bool Guide::usesTelephone() const {
    return chosenSight_->checkedId() == int(Sight::Telephone);
}

QString Guide::game() const {
    return games_->currentData().toString();
}

QString Guide::variant() const {
    return variants_->currentData().toString();
}

QString Guide::variantFile() const {
    const auto& variants = entries_[std::size_t(games_->currentIndex())].variants;
    const int chosen = variants_->currentIndex();
    return chosen < 0 ? QString() : variants[std::size_t(chosen)].file;
}

/// Starts the preview of the source and the search for the table, while this step is visible.
void Guide::previewSource() {
    if (usesTelephone()) {
        return;
    }
    const QStringList key{source(), game(), table_->text(), journal_->text()};
    const bool isSame = std::exchange(watchedFor_, key) == key;
    if (isSame && preview_->isWatching()) {
        return; // keeps the result of the running preview
    }
    const LiveRequest wanted = request();
    const QString out = freshIn(recordsFolder(), "'/table 'yyyy-MM-dd HH-mm-ss'.yaml'");
    preview_->setLook(tableLook(wanted, out.toStdString()));
    preview_->setSource(source());
    if (isVisible() && step_ == Step::Sight && !source().isEmpty()) {
        preview_->watch();
    }
}

void Guide::hideEvent(QHideEvent* event) {
    preview_->stop();
    QWidget::hideEvent(event);
}

/// Tells whether the game needs a picture of the empty board. Naval Battle's plain tokens are
/// detected by comparison with it.
bool Guide::needsEmptyBoard() const {
    return game() == QStringLiteral("naval-battle");
}

void Guide::browseSource() {
    const QString film =
        QFileDialog::getOpenFileName(this, tr("A film of the table"), {},
                                     tr("Films (*.mp4 *.mkv *.avi *.mov *.webm);;All files (*)"));
    if (!film.isEmpty()) {
        sources_->setEditText(film);
        previewSource();
    }
}

void Guide::findCameras() {
    seeker_ = std::jthread([this] {
        std::vector<VideoDevice> cameras;
        try {
            cameras = listVideoDevices();
        } catch (...) { // leaves the list empty; a source can still be typed
            cameras.clear();
        }
        window_.post([this, cameras = std::move(cameras)] { list(cameras); });
    });
}

void Guide::list(const std::vector<VideoDevice>& cameras) {
    QString typed = sources_->currentText();
    for (const VideoDevice& camera : cameras) {
        sources_->addItem(QString::fromStdString(camera.name),
                          QString::fromStdString(camera.path.string()));
    }
    const bool isThere = sources_->findText(typed, Qt::MatchExactly) >= 0 ||
                         typed.contains(QStringLiteral("://")) || QFileInfo::exists(typed);
    if (typed == recall(remembered::kSource) && !isThere) {
        noteGone(std::exchange(typed, {}));
    }
    sources_->setEditText(typed.isEmpty() && sources_->count() > 0 ? sources_->itemText(0) : typed);
    previewSource();
}

QString Guide::source() const {
    const QString typed = sources_->currentText().trimmed();
    const int named = sources_->findText(typed, Qt::MatchExactly);
    return named >= 0 ? sources_->itemData(named).toString() : typed;
}

bool Guide::goesOn() const {
    return QFileInfo(journal_->text()).isFile() && looksLikeJournal(*journal_->file());
}

/// Fills in the stored paths of files that still exist.
void Guide::recallFiles() {
    const auto fill = [this](FileChoice& choice, const char* key) {
        const QString file = recall(key);
        if (file.isEmpty() || QFileInfo(file).isFile()) {
            choice.setText(file);
        } else {
            noteGone(file);
        }
    };
    fill(*table_, remembered::kTable);
    fill(*camera_, remembered::kCamera);
    tableChanged();
}

void Guide::noteGone(const QString& what) {
    if (!what.isEmpty()) {
        gone_ << what;
        writeTrouble();
    }
}

void Guide::useCamera(const QString& file) {
    camera_->setText(file);
    remember(remembered::kCamera, file);
}

void Guide::useTable(const QString& file) {
    table_->setText(file);
    remember(remembered::kTable, file);
}

std::optional<std::filesystem::path> Guide::tableFile() const {
    return table_->file();
}

/// Takes a new table file. If a picture of the empty board lies beside the file, uses this picture
/// too.
void Guide::tableChanged() {
    writeCorners();
    const auto file = table_->file();
    const QString beside = file ? QString::fromStdString(emptyBoardBeside(*file)) : QString();
    if (QFileInfo(beside).isFile()) {
        empty_->setText(beside);
    }
}

void Guide::useCorners(const std::optional<TableCorners>& corners) {
    corners_ = corners;
    cornersFor_ = {source(), table_->text()};
    writeCorners();
}

std::optional<TableCorners> Guide::corners() const {
    return cornersFor_ == QStringList{source(), table_->text()} ? corners_ : std::nullopt;
}

} // namespace umpire::desk

#include "moc_guide.cpp"
