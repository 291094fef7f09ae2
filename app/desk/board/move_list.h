#pragma once

#include "app/record/journal/recorded_event.h"

#include <map>
#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <set>

namespace umpire::desk {

/// A model of a record's events, one event per row. Undone events are struck out. The actions that
/// were not undone are numbered, as in the analysis and in the match report. The time is the time
/// since the first event.
class MoveList : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, Time, Kind, Player, What, kColumns };
    enum Role { IsPlay = Qt::UserRole + 1, Counts };

    using QAbstractTableModel::QAbstractTableModel;

    /// Sets the events. `game`: the game's name, for descriptions in sentences; if empty, the list
    /// shows the notation.
    void setEvents(std::vector<RecordedEvent> events, const std::string& game = {});
    /// Writes the texts again after a change of language.
    void retranslate();
    [[nodiscard]] const std::vector<RecordedEvent>& events() const { return events_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString textOf(const RecordedEvent& event, int column) const;

    std::vector<RecordedEvent> events_;
    std::string game_;
    /// position before each event, in notation, in the order of the events
    std::vector<std::string> before_;
    std::set<std::int64_t> counting_; ///< numbers of the events that were not undone
    /// numbers of the actions that were not undone, by the events' numbers
    std::map<std::int64_t, int> numbers_;
};

/// Shows only the rows that contain a given text. With Rows::Play, shows only the events that
/// belong to the play, and not the umpire's notes.
class MoveFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    enum class Rows { All, Play };
    void setText(const QString& text);
    void setRows(Rows rows);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QString text_;
    Rows rows_ = Rows::Play;
};

} // namespace umpire::desk
