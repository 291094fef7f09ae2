#include "app/desk/start/start_page.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/explained_list.h"
#include "app/desk/parts/file_choice.h"
#include "app/desk/parts/print_button.h"
#include "app/desk/parts/tall_column.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/setup/measured_table.h"
#include "app/desk/start/source_preview.h"
#include "app/desk/start/telephone_window.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/remembered.h"
#include "app/journal/journal.h"

#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kWidest = 860; ///< of the form, in pixels; longer lines are hard to read

/// A name that no file has yet, where the player's documents are.
QString freshJournal() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString now =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd hh-mm-ss"));
    return QStringLiteral("%1/Umpire/%2.umpire").arg(folder, now);
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent), welcome_(new QLabel), game_(new QGroupBox), gameLabel_(new QLabel),
      games_(new QComboBox), variantLabel_(new QLabel), variants_(new ExplainedList),
      sourceLabel_(new QLabel), sources_(new QComboBox), browse_(new QPushButton),
      preview_(new SourcePreview), table_(new FileChoice), byHand_(wrappedLabel()),
      camera_(new FileChoice), empty_(new FileChoice),
      journal_(new FileChoice(FileChoice::Kind::New)), trouble_(wrappedLabel()),
      start_(new QPushButton), record_(new QPushButton), check_(new QPushButton),
      picture_(new QPushButton), telephone_(new TelephoneButton), print_(new PrintButton) {
    auto* page = new QWidget;
    page->setMaximumWidth(kWidest);
    auto* column = new QVBoxLayout(page);
    column->addWidget(welcome_);
    column->addWidget(gameForm());
    column->addWidget(otherWays());
    column->addStretch(1);
    welcome_->setWordWrap(true);
    auto* scroll = new TallColumn(page);
    scroll->setAlignment(Qt::AlignHCenter);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(scroll);

    sources_->setEditable(true);
    connect(games_, &QComboBox::currentIndexChanged, this, &StartPage::writeVariants);
    connect(browse_, &QPushButton::clicked, this, &StartPage::browseSource);
    // Not while an address is typed: each letter would be another one.
    connect(sources_, &QComboBox::activated, this, [this] { preview_->setSource(source()); });
    connect(sources_->lineEdit(), &QLineEdit::editingFinished, this,
            [this] { preview_->setSource(source()); });
    connect(start_, &QPushButton::clicked, this, &StartPage::start);
    connect(record_, &QPushButton::clicked, this, &StartPage::recordWanted);
    connect(check_, &QPushButton::clicked, this, &StartPage::checkTable);
    connect(journal_, &FileChoice::changed, this, &StartPage::recordChanged);
    connect(table_, &FileChoice::changed, this, &StartPage::tableChanged);
    connect(sources_, &QComboBox::editTextChanged, this, [this] {
        lacksSource_ = false;
        writeCorners();
        writeTrouble();
    });
    connect(picture_, &QPushButton::clicked, this, &StartPage::pictureWanted);
    recallFiles();
    sources_->setEditText(recall(remembered::kSource));
    journal_->setText(freshJournal());
    start_->setDefault(true);
    whenTextsChange(*this, [this] { write(); });
    findCameras();
}

StartPage::~StartPage() {
    if (seeker_.joinable()) {
        seeker_.join();
    }
}

QWidget* StartPage::gameForm() {
    auto* form = new QFormLayout(game_);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(gameLabel_, games_);
    auto* variants = new QVBoxLayout;
    variants->addWidget(variants_);
    variants->addWidget(variants_->about());
    form->addRow(variantLabel_, variants);
    auto* source = new QHBoxLayout;
    source->addWidget(sources_, 1);
    source->addWidget(browse_);
    form->addRow(sourceLabel_, source);
    form->addRow(preview_);
    form->addRow(table_);
    form->addRow(byHand_);
    form->addRow(camera_);
    form->addRow(empty_);
    form->addRow(journal_);
    form->addRow(trouble_);
    form->addRow(start_);
    gameLabel_->setBuddy(games_);
    variantLabel_->setBuddy(variants_);
    sourceLabel_->setBuddy(sources_);
    for (QComboBox* box : {games_, static_cast<QComboBox*>(variants_), sources_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(16);
    }
    return game_;
}

QWidget* StartPage::otherWays() {
    auto* ways = new QWidget;
    auto* column = new QVBoxLayout(ways);
    column->setContentsMargins({});
    print_->setGame([this] { return games_->currentData().toString(); });
    telephone_->setTable([this] { return table_->file(); });
    for (QWidget* each : std::array<QWidget*, 5>{telephone_, print_, check_, record_, picture_}) {
        column->addWidget(each);
    }
    return ways;
}

void StartPage::write() {
    emphasise(*welcome_, 1.1);
    welcome_->setText(tr("Umpire watches your table through a camera and referees the game you "
                         "play on it with real pieces."));
    game_->setTitle(tr("New game"));
    gameLabel_->setText(tr("Game"));
    variantLabel_->setText(tr("Rules"));
    sourceLabel_->setText(tr("Camera"));
    sources_->lineEdit()->setPlaceholderText(tr("a camera, a telephone's address, or a film"));
    sources_->lineEdit()->setAccessibleName(sourceLabel_->text());
    sources_->setAccessibleDescription(sources_->lineEdit()->placeholderText());
    browse_->setText(tr("Film…"));
    browse_->setToolTip(tr("Follows a film instead of a camera"));
    const QString yaml = tr("YAML files (*.yaml *.yml);;All files (*)");
    table_->setTexts(tr("Table file"), tr("where the tags and the board are"), yaml);
    camera_->setTexts(tr("Camera file"), tr("not needed: the camera is estimated"), yaml);
    empty_->setTexts(tr("Empty board"), tr("a picture of the empty board by the same camera"),
                     tr("Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)"));
    journal_->setTexts(tr("Record"), tr("without a file, no record is kept"),
                       tr("Records of Umpire (*.umpire);;All files (*)"));
    byHand_->setText(
        QStringLiteral("✔ ") +
        tr("The table is where you set its corners, until the table or the camera moves."));
    writeCorners();
    writeTrouble();
    recordChanged();
    record_->setText(tr("Open the record of a game…"));
    check_->setText(tr("Check the table and the camera"));
    picture_->setText(tr("Look at a picture"));
    writeGames();
}

void StartPage::writeGames() {
    const QString chosen = games_->currentIndex() < 0
                               ? recall(remembered::kGame, QStringLiteral("murus-gallicus"))
                               : games_->currentData().toString();
    entries_ = listedGameEntries();
    const QSignalBlocker quiet(games_);
    games_->clear();
    for (const GameEntry& entry : entries_) {
        games_->addItem(entry.name, entry.game);
    }
    games_->setCurrentIndex(std::max(0, games_->findData(chosen)));
    writeVariants();
}

void StartPage::writeVariants() {
    const QString chosen = variants_->currentIndex() < 0 ? recall(remembered::kVariant)
                                                         : variants_->currentData().toString();
    variants_->clear();
    for (const VariantChoice& variant : entries_[std::size_t(games_->currentIndex())].variants) {
        variants_->addExplained(variant.name, variant.about, variant.variant);
    }
    variants_->setCurrentIndex(std::max(0, variants_->findData(chosen)));
    empty_->setVisible(needsEmptyBoard());
}

/// Naval Battle's plain tokens are told from the board's print by what was there before.
bool StartPage::needsEmptyBoard() const {
    return games_->currentData().toString() == QStringLiteral("naval-battle");
}

void StartPage::browseSource() {
    const QString film =
        QFileDialog::getOpenFileName(this, tr("A film of the table"), {},
                                     tr("Films (*.mp4 *.mkv *.avi *.mov *.webm);;All files (*)"));
    if (!film.isEmpty()) {
        sources_->setEditText(film);
        preview_->setSource(source());
    }
}

void StartPage::findCameras() {
    seeker_ = std::jthread([this] {
        std::vector<VideoDevice> cameras;
        try {
            cameras = listVideoDevices();
        } catch (...) { // none is found; its name or address can still be typed
            cameras.clear();
        }
        window_.post([this, cameras = std::move(cameras)] { list(cameras); });
    });
}

void StartPage::list(const std::vector<VideoDevice>& cameras) {
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
    preview_->setSource(source());
}

QString StartPage::source() const {
    const QString typed = sources_->currentText().trimmed();
    const int named = sources_->findText(typed, Qt::MatchExactly);
    return named >= 0 ? sources_->itemData(named).toString() : typed;
}

bool StartPage::goesOn() const {
    return QFileInfo(journal_->text()).isFile() && looksLikeJournal(*journal_->file());
}

void StartPage::recordChanged() {
    const bool again = goesOn();
    writeStart();
    games_->setEnabled(!again); // the record says by what it is played
    variants_->setEnabled(!again);
    table_->setEnabled(!again);
    camera_->setEnabled(!again);
}

void StartPage::writeStart() {
    check_->setVisible(isTableKnown());
    start_->setText(goesOn()         ? tr("Go on with the game")
                    : isTableKnown() ? tr("Start the game")
                                     : tr("Check the table, then start the game"));
}

/// There is something that the camera's picture can be measured by.
bool StartPage::isTableKnown() const {
    return goesOn() || table_->file() || corners();
}

/// What was used last time stands there, where it is there still.
void StartPage::recallFiles() {
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

void StartPage::noteGone(const QString& what) {
    if (!what.isEmpty()) {
        gone_ << what;
        writeTrouble();
    }
}

void StartPage::writeTrouble() {
    QStringList lines;
    if (!gone_.isEmpty()) {
        lines << tr("The file from last time is not there now: %1")
                     .arg(gone_.join(QStringLiteral(", ")));
    }
    if (lacksSource_) {
        lines << tr("Which camera? Plug one in, type your telephone's address, or choose a film.");
    }
    trouble_->setText(lines.isEmpty() ? QString()
                                      : QStringLiteral("⚠ ") + lines.join(QStringLiteral("\n⚠ ")));
    trouble_->setVisible(!lines.isEmpty());
}

void StartPage::goOnWith(const QString& journal) {
    journal_->setText(journal);
    sources_->setFocus();
}

LiveRequest StartPage::request() const {
    LiveRequest request;
    request.source = source().toStdString();
    request.game = games_->currentData().toString().toStdString();
    request.variant = variants_->currentData().toString().toStdString();
    request.table = table_->file();
    request.camera = camera_->file();
    request.corners = corners();
    request.before = needsEmptyBoard() ? empty_->file() : std::nullopt;
    (goesOn() ? request.resume : request.journal) = journal_->file();
    return request;
}

void StartPage::useCamera(const QString& file) {
    camera_->setText(file);
    remember(remembered::kCamera, file);
}

void StartPage::useTable(const QString& file) {
    table_->setText(file);
    remember(remembered::kTable, file);
}

/// The table's measuring leaves a picture of the empty board beside its file.
void StartPage::tableChanged() {
    writeCorners();
    const auto file = table_->file();
    const QString beside = file ? QString::fromStdString(emptyBoardBeside(*file)) : QString();
    if (QFileInfo(beside).isFile()) {
        empty_->setText(beside);
    }
}

void StartPage::useCorners(const std::optional<TableCorners>& corners) {
    corners_ = corners;
    cornersFor_ = {source(), table_->text()};
    writeCorners();
}

std::optional<TableCorners> StartPage::corners() const {
    return cornersFor_ == QStringList{source(), table_->text()} ? corners_ : std::nullopt;
}

void StartPage::writeCorners() {
    byHand_->setVisible(corners().has_value());
    writeStart();
}

bool StartPage::hasSource() {
    lacksSource_ = source().isEmpty();
    writeTrouble();
    if (lacksSource_) {
        sources_->setFocus();
    }
    return !lacksSource_;
}

void StartPage::rememberChoices() {
    remember(remembered::kSource, sources_->currentText());
    remember(remembered::kGame, games_->currentData().toString());
    remember(remembered::kVariant, variants_->currentData().toString());
    remember(remembered::kTable, table_->text());
    remember(remembered::kCamera, camera_->text());
}

void StartPage::checkTable() {
    if (hasSource()) {
        rememberChoices();
        Q_EMIT tableCheckWanted(request());
    }
}

void StartPage::start() {
    if (!isTableKnown()) {
        return checkTable();
    }
    if (!hasSource()) {
        return;
    }
    const LiveRequest wanted = request();
    rememberChoices();
    if (wanted.journal) {
        QDir().mkpath(QFileInfo(journal_->text()).path());
    }
    Q_EMIT gameChosen(wanted);
    journal_->setText(freshJournal()); // for the next game
}

} // namespace umpire::desk
