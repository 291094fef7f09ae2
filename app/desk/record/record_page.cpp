#include "app/desk/record/record_page.h"

#include "app/desk/board/position_panel.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/record/export_record.h"
#include "app/desk/record/game_statistics.h"
#include "app/desk/record/plot_view.h"
#include "app/desk/record/record_secrets.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/remembered.h"
#include "app/desk/words/sentences.h"
#include "app/desk/words/words.h"
#include "app/journal/line_of_play.h"

#include <QCheckBox>
#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTableView>
#include <QTabWidget>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

/// At first, in pixels.
constexpr int kPictureWidth = 560;
constexpr int kListWidth = 620;
/// Of the list, in letters; the last column takes the rest.
constexpr int kNarrow = 5;
constexpr int kWide = 12;
constexpr int kTable = 60;

} // namespace

RecordPage::RecordPage(QWidget* parent)
    : QWidget(parent), view_(new PictureView), position_(new PositionPanel), summary_(new QLabel),
      filter_(new QLineEdit), filterLabel_(new QLabel), all_(new QCheckBox), table_(new QTableView),
      tabs_(new QTabWidget), plots_(nullptr), first_(new QPushButton), back_(new QPushButton),
      next_(new QPushButton), last_(new QPushButton), open_(new QPushButton),
      export_(new QPushButton), goOn_(new QPushButton), moves_(new MoveList(this)),
      shown_(new MoveFilter(this)), reading_(new Errands(this)), picturing_(new Errands(this)),
      writing_(new Errands(this)) {
    auto* seen = new QSplitter(Qt::Vertical);
    seen->addWidget(view_);
    seen->addWidget(position_);
    seen->setChildrenCollapsible(false);
    auto* halves = new QSplitter;
    halves->addWidget(seen);
    halves->addWidget(listSide());
    halves->setChildrenCollapsible(false);
    halves->setSizes({kPictureWidth, kListWidth});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(halves);

    shown_->setSourceModel(moves_);
    table_->setModel(shown_);
    connect(filter_, &QLineEdit::textChanged, shown_, &MoveFilter::setText);
    connect(all_, &QCheckBox::toggled, this, [this](bool wanted) {
        shown_->setRows(wanted ? MoveFilter::Rows::All : MoveFilter::Rows::Play);
    });
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RecordPage::showRow);
    connect(open_, &QPushButton::clicked, this, &RecordPage::browse);
    connect(export_, &QPushButton::clicked, this, &RecordPage::exportAs);
    connect(goOn_, &QPushButton::clicked, this, [this] { Q_EMIT goOnWanted(file_); });
    export_->setEnabled(false);
    goOn_->setEnabled(false);
    position_->setEnabled(false); // a record is looked at, not corrected
    whenTextsChange(*this, [this] { write(); });
}

QWidget* RecordPage::listSide() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    auto* files = new QHBoxLayout;
    for (QPushButton* button : {open_, export_, goOn_}) {
        files->addWidget(button);
    }
    column->addLayout(files);
    column->addWidget(summary_);
    tabs_->addTab(moveSide(), QString());
    auto* plots = new QWidget;
    plots_ = new QVBoxLayout(plots);
    auto* scroller = new QScrollArea;
    scroller->setWidget(plots);
    scroller->setWidgetResizable(true);
    scroller->setFrameShape(QFrame::NoFrame);
    tabs_->addTab(scroller, QString());
    column->addWidget(tabs_, 1);
    summary_->setWordWrap(true);
    return side;
}

QWidget* RecordPage::moveSide() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    auto* row = new QHBoxLayout;
    row->addWidget(filterLabel_);
    row->addWidget(filter_, 1);
    column->addLayout(row);
    column->addWidget(all_);
    column->addWidget(table_, 1);
    column->addWidget(stepButtons());
    filterLabel_->setBuddy(filter_);
    filter_->setClearButtonEnabled(true);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->setAlternatingRowColors(true);
    table_->setWordWrap(false);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setStretchLastSection(true);
    return side;
}

QWidget* RecordPage::stepButtons() {
    auto* steps = new QWidget;
    auto* row = new QHBoxLayout(steps);
    row->setContentsMargins({});
    for (QPushButton* button : {first_, back_, next_, last_}) {
        row->addWidget(button);
    }
    constexpr int kFar = 1'000'000'000; // more rows than there are
    connect(first_, &QPushButton::clicked, this, [this] { step(-kFar); });
    connect(back_, &QPushButton::clicked, this, [this] { step(-1); });
    connect(next_, &QPushButton::clicked, this, [this] { step(1); });
    connect(last_, &QPushButton::clicked, this, [this] { step(kFar); });
    return steps;
}

void RecordPage::write() {
    open_->setText(tr("Open…"));
    export_->setText(tr("Export…"));
    goOn_->setText(tr("Go on playing"));
    filterLabel_->setText(tr("Find"));
    filter_->setPlaceholderText(tr("a square, a player, a word"));
    all_->setText(tr("Show also what the table and the camera did"));
    first_->setText(tr("First"));
    back_->setText(tr("Back"));
    next_->setText(tr("Next"));
    last_->setText(tr("Last"));
    table_->setAccessibleName(tr("The events of the game"));
    view_->setAccessibleName(tr("The picture of the event"));
    view_->setHint(tr("The picture that a ruling rests on comes here."));
    tabs_->setTabText(0, tr("Events"));
    tabs_->setTabText(1, tr("Statistics"));
    tabs_->setAccessibleName(tr("The record's events, and its statistics"));
    moves_->retranslate();
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    const int letter = fontMetrics().averageCharWidth();
    table_->setColumnWidth(MoveList::Number, kNarrow * letter);
    table_->setColumnWidth(MoveList::Time, kWide * letter);
    table_->setMinimumWidth(kTable * letter);
    for (const int column : {MoveList::Kind, MoveList::Player}) {
        table_->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    writeSummary();
    writePlots();
}

void RecordPage::writePlots() {
    while (QLayoutItem* item = plots_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (Plot& plot : record_&&* record_ ? plotsOf(**record_) : std::vector<Plot>()) {
        plots_->addWidget(new PlotView(std::move(plot)));
    }
    plots_->addStretch();
}

void RecordPage::browse() {
    const QString chosen = QFileDialog::getOpenFileName(
        this, tr("The record of a game"), QFileInfo(recall(remembered::kJournal)).path(),
        tr("Records of Umpire (*.umpire);;All files (*)"));
    if (!chosen.isEmpty()) {
        open(chosen);
    }
}

void RecordPage::open(const QString& journal) {
    file_ = journal;
    remember(remembered::kJournal, journal);
    reading_->send([this, file = journal.toStdString()]() -> Errands::Answer {
        const auto record = std::make_shared<const Expected<JournalRecord>>(readJournal(file));
        return [this, record] { show(record); };
    });
}

void RecordPage::show(const ReadRecord& record) {
    record_ = record;
    moves_->setEvents(*record ? (*record)->events : std::vector<RecordedEvent>());
    export_->setEnabled(record->has_value());
    goOn_->setEnabled(record->has_value() && !whereItStands((*record)->events).over);
    writeSummary();
    writePlots();
    step(1);
    Q_EMIT opened();
}

void RecordPage::writeSummary() {
    if (!record_) {
        summary_->setText(tr("Open the record of a game to step through it."));
    } else if (!*record_) {
        summary_->setText(words::failure(record_->error()));
    } else {
        const JournalRecord& record = **record_;
        QStringList parts{gameName(QString::fromStdString(record.settings.game))};
        for (const std::string& player : record.settings.players) {
            parts << playerName(QString::fromStdString(player));
        }
        const auto started =
            QDateTime::fromString(QString::fromStdString(record.settings.started), Qt::ISODate);
        parts << QLocale().toString(started.toLocalTime(), QLocale::ShortFormat);
        parts.removeAll(QString());
        parts << (record.faults.empty() ? tr("the record is whole")
                                        : tr("the record was changed: %1")
                                              .arg(words::said(record.faults.front().what)));
        summary_->setText(parts.join(QStringLiteral(" · ")));
    }
}

void RecordPage::step(int rows) {
    const int count = shown_->rowCount();
    if (count == 0) {
        return;
    }
    const qint64 from = table_->currentIndex().isValid() ? table_->currentIndex().row() : -1;
    const auto to = int(std::clamp<qint64>(from + rows, 0, count - 1));
    table_->setCurrentIndex(shown_->index(to, 0));
}

void RecordPage::showRow(const QModelIndex& current) {
    const QModelIndex source = shown_->mapToSource(current);
    if (source.isValid()) {
        showPosition(std::size_t(source.row()));
        showPicture(moves_->events()[std::size_t(source.row())].number);
    }
}

void RecordPage::showPosition(std::size_t event) {
    const GameChoice choice{QString::fromStdString((*record_)->settings.game),
                            QString::fromStdString((*record_)->settings.variant)};
    const std::string* position = nullptr;
    for (std::size_t i = 0; i <= event && !holdsSecrets(moves_->events()); ++i) {
        const std::string* after = positionAfter(moves_->events()[i].happening);
        position = after != nullptr ? after : position;
    }
    position_->setPosition(choice, position != nullptr ? *position : std::string());
}

void RecordPage::showPicture(std::int64_t number) {
    const bool secret = picturesAreSecret((*record_)->settings, moves_->events());
    picturing_->send([this, file = file_.toStdString(), number, secret]() -> Errands::Answer {
        const auto jpeg = pictureOf(file, number);
        QImage picture;
        if (!secret && jpeg && *jpeg) {
            picture = QImage::fromData(QByteArrayView((*jpeg)->data(), qsizetype((*jpeg)->size())),
                                       "JPEG");
        }
        return [this, picture] {
            view_->showPicture(picture);
            Q_EMIT stepped();
        };
    });
}

void RecordPage::exportAs() {
    const std::array<std::pair<QString, RecordForm>, 4> forms = {
        std::pair(tr("Match report (*.pdf)"), RecordForm::Report),
        std::pair(tr("Text (*.txt)"), RecordForm::Text),
        std::pair(tr("JSON lines (*.jsonl)"), RecordForm::JsonLines),
        std::pair(tr("New folder with the pictures (*)"), RecordForm::Folder)};
    QStringList names;
    for (const auto& each : forms) {
        names << each.first;
    }
    QString chosen;
    const QString file = QFileDialog::getSaveFileName(this, tr("Export the game"), {},
                                                      names.join(QStringLiteral(";;")), &chosen);
    if (file.isEmpty()) {
        return;
    }
    const auto* form = std::ranges::find(forms, chosen, &std::pair<QString, RecordForm>::first);
    write(form == forms.end() ? RecordForm::Report : form->second, file);
}

void RecordPage::write(RecordForm form, const QString& file) {
    export_->setEnabled(false);
    summary_->setText(tr("Being written: %1").arg(file));
    writing_->send([this, record = record_, journal = file_.toStdString(), form,
                    file]() -> Errands::Answer {
        const auto pictures = [&journal](std::int64_t event) { return pictureOf(journal, event); };
        const QString failure = exportRecord(**record, pictures, form, file);
        return [this, failure, file] {
            export_->setEnabled(true);
            summary_->setText(failure.isEmpty() ? tr("Written: %1").arg(file) : failure);
            Q_EMIT written();
        };
    });
}

} // namespace umpire::desk
