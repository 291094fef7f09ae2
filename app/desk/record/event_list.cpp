#include "app/desk/record/event_list.h"

#include "app/desk/parts/clear_button.h"
#include "app/desk/parts/measures.h"
#include "app/desk/record/told_events.h"
#include "app/desk/words/languages.h"
#include "app/record/journal/line_of_play.h"

#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kMeasuredRows = 500; ///< maximum number of rows whose heights are measured; in a
                                   ///< longer list each row has two lines

} // namespace

EventList::EventList(QWidget* parent)
    : QWidget(parent), filter_(new QLineEdit), more_(new QToolButton), all_(new QAction(this)),
      notation_(new QAction(this)), table_(new QTableView), moves_(new MoveList(this)),
      shown_(new MoveFilter(this)), told_(new ToldEvents(*moves_, this)) {
    auto* column = new QVBoxLayout(this);
    column->setSpacing(kStep);
    auto* row = new QHBoxLayout;
    row->setSpacing(kStep);
    row->addWidget(filter_, 1);
    row->addWidget(more_);
    column->addLayout(row);
    column->addWidget(table_, 1);
    auto* menu = new QMenu(this);
    for (QAction* action : {notation_, all_}) {
        action->setCheckable(true);
        menu->addAction(action);
    }
    more_->setMenu(menu);
    more_->setPopupMode(QToolButton::InstantPopup);
    more_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    addClearButton(*filter_);
    shown_->setSourceModel(moves_);
    table_->setModel(shown_);
    table_->setItemDelegate(told_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->setShowGrid(false);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->hide();
    table_->horizontalHeader()->setStretchLastSection(true);
    for (int each = 0; each < MoveList::kColumns; ++each) {
        table_->setColumnHidden(each, each != MoveList::What);
    }
    table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // keeps the rows' width constant
    table_->viewport()->installEventFilter(this);
    setFocusProxy(table_);
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& text) {
        shown_->setText(text);
        fitRows();
    });
    connect(all_, &QAction::toggled, this, [this](bool wanted) {
        shown_->setRows(wanted ? MoveFilter::Rows::All : MoveFilter::Rows::Play);
        fitRows();
    });
    connect(notation_, &QAction::toggled, this, [this](bool wanted) {
        told_->setNotation(wanted ? ToldEvents::Notation::Shown : ToldEvents::Notation::Hidden);
        fitRows();
        Q_EMIT notationTurned();
    });
    connect(told_, &ToldEvents::clauseWanted, this, &EventList::clauseWanted);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &EventList::turned);
    whenTextsChange(*this, [this] { write(); });
}

void EventList::write() {
    filter_->setPlaceholderText(tr("Find a square, a player, a word"));
    filter_->setAccessibleName(tr("Find"));
    more_->setText(tr("More"));
    all_->setText(tr("Show also what the table and the camera did"));
    notation_->setText(tr("Show the notation too"));
    table_->setAccessibleName(tr("The events of the game"));
    moves_->retranslate();
    fitRows();
}

void EventList::setRecord(const JournalRecord* record) {
    teller_ = record != nullptr ? Teller(record->settings, record->events) : Teller();
    told_->setTeller(teller_);
    record != nullptr ? moves_->setEvents(record->events, record->settings.game)
                      : moves_->setEvents({});
    fitRows();
}

std::optional<std::size_t> EventList::chosen() const {
    const QModelIndex source = shown_->mapToSource(table_->currentIndex());
    return source.isValid() ? std::optional(std::size_t(source.row())) : std::nullopt;
}

bool EventList::isFirst() const {
    return table_->currentIndex().row() <= 0;
}

bool EventList::isLast() const {
    return table_->currentIndex().row() + 1 >= shown_->rowCount();
}

bool EventList::showsNotation() const {
    return notation_->isChecked();
}

void EventList::step(int rows) {
    const int count = shown_->rowCount();
    if (count > 0) {
        const qint64 from = table_->currentIndex().isValid() ? table_->currentIndex().row() : -1;
        const auto to = int(std::clamp<qint64>(from + rows, 0, count - 1));
        table_->setCurrentIndex(shown_->index(to, MoveList::What));
    }
}

void EventList::chooseEnd() {
    step(shown_->rowCount());
    for (const RecordedEvent& event : lineOfPlay(events())) {
        // notes may follow the end of the game
        if (std::holds_alternative<GameOver>(event.happening)) {
            choose(event.number);
        }
    }
}

void EventList::choose(std::int64_t number) {
    const auto& events = moves_->events();
    const auto event = std::ranges::find(events, number, &RecordedEvent::number);
    const auto rowOf = [&] {
        return shown_->mapFromSource(moves_->index(int(event - events.begin()), MoveList::What));
    };
    if (event == events.end()) {
        return;
    }
    if (!rowOf().isValid()) {
        filter_->clear();
    }
    table_->setCurrentIndex(rowOf());
}

/// Fits each row's height to its sentence. Long lists are not measured, because this would block
/// the window.
void EventList::fitRows() {
    const bool measured = shown_->rowCount() <= kMeasuredRows;
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * (measured ? 1 : 2) +
                                                    2 * kStep);
    if (measured) {
        table_->resizeRowsToContents();
    }
}

bool EventList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        fitRows();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace umpire::desk

#include "moc_event_list.cpp"
