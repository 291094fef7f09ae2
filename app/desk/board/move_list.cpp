#include "app/desk/board/move_list.h"

#include "app/desk/words/event_words.h"
#include "app/record/journal/line_of_play.h"

#include <QFont>

namespace umpire::desk {
namespace {

/// Tells whether an event belongs to the play: it sets a position, is an illegal action, an
/// arbiter's call or ruling, the end of the game, or a player's note. A note by the umpire does
/// not.
bool isPlay(const Event& event) {
    const auto* note = std::get_if<Noted>(&event);
    return positionAfter(event) != nullptr || std::holds_alternative<IllegalSeen>(event) ||
           std::holds_alternative<GameOver>(event) ||
           std::holds_alternative<ArbiterCalled>(event) || std::holds_alternative<Ruled>(event) ||
           (note != nullptr && note->by != kUmpire);
}

} // namespace

void MoveList::setEvents(std::vector<RecordedEvent> events, const std::string& game) {
    beginResetModel();
    events_ = std::move(events);
    game_ = game;
    before_.clear();
    std::string position;
    for (const RecordedEvent& event : events_) {
        before_.push_back(position);
        const std::string* after = positionAfter(event.happening);
        position = after != nullptr ? *after : position;
    }
    counting_.clear();
    numbers_.clear();
    for (const RecordedEvent& event : lineOfPlay(events_)) {
        counting_.insert(event.number);
        if (actionIn(event.happening)) {
            numbers_.emplace(event.number, int(numbers_.size()) + 1);
        }
    }
    endResetModel();
}

void MoveList::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
    if (!events_.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(int(events_.size()) - 1, kColumns - 1));
    }
}

int MoveList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(events_.size());
}

int MoveList::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString MoveList::textOf(const RecordedEvent& event, int column) const {
    const auto row = std::size_t(&event - events_.data());
    const words::SpokenTable table{game_, {}, before_[row]};
    switch (column) {
    case Number: {
        const auto number = numbers_.find(event.number);
        return number != numbers_.end() ? QString::number(number->second) + QLatin1Char('.')
                                        : QString();
    }
    case Time:
        return words::gameTime(event.time - events_.front().time);
    case Kind:
        return words::title(event.happening);
    case Player:
        return words::actor(event.happening, table);
    case What:
        return words::happening(event.happening, table) + words::certainty(event.happening);
    default:
        return {};
    }
}

QVariant MoveList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const RecordedEvent& event = events_[std::size_t(index.row())];
    const bool counts =
        counting_.contains(event.number) || std::holds_alternative<Undone>(event.happening);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return textOf(event, index.column());
    case Qt::AccessibleTextRole:
        return counts ? textOf(event, index.column())
                      : tr("taken back later: %1").arg(textOf(event, index.column()));
    case Qt::FontRole: {
        QFont font;
        font.setStrikeOut(!counts);
        return font;
    }
    case IsPlay:
        // an event that has a film is shown too, whatever its kind
        return isPlay(event.happening) || !event.momentsHash.empty();
    case Counts:
        return counts;
    default:
        return {};
    }
}

QVariant MoveList::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Number:
        return tr("No.");
    case Time:
        return tr("Time");
    case Kind:
        return tr("Kind");
    case Player:
        return tr("Who");
    case What:
        return tr("What");
    default:
        return {};
    }
}

void MoveFilter::setText(const QString& text) {
    text_ = text.trimmed();
    invalidateFilter();
}

void MoveFilter::setRows(Rows rows) {
    rows_ = rows;
    invalidateFilter();
}

bool MoveFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex first = sourceModel()->index(row, 0, parent);
    if (rows_ == Rows::Play && !first.data(MoveList::IsPlay).toBool()) {
        return false;
    }
    for (int column = 0; column < MoveList::kColumns && !text_.isEmpty(); ++column) {
        if (first.siblingAtColumn(column).data().toString().contains(text_, Qt::CaseInsensitive)) {
            return true;
        }
    }
    return text_.isEmpty();
}

} // namespace umpire::desk

#include "moc_move_list.cpp"
