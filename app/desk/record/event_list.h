#pragma once

#include "app/desk/board/move_list.h"
#include "app/desk/words/told_record.h"

#include <optional>
#include <QWidget>
#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QLineEdit;
class QTableView;
class QToolButton;
QT_END_NAMESPACE

namespace umpire::desk {

class ToldEvents;

/// The list of a record's events as sentences. It has a selection, a search and a choice of what is
/// shown.
class EventList : public QWidget {
    Q_OBJECT
public:
    explicit EventList(QWidget* parent = nullptr);

    /// Sets the record; null: removes the record.
    void setRecord(const JournalRecord* record);
    [[nodiscard]] const Teller& teller() const { return teller_; }
    [[nodiscard]] const std::vector<RecordedEvent>& events() const { return moves_->events(); }
    /// Returns the index of the selected event in events(); none if no event is selected.
    [[nodiscard]] std::optional<std::size_t> chosen() const;
    /// Moves the selection by `rows` rows, but not beyond the ends of the list.
    void step(int rows);
    /// Selects the event that ended the game; in an unfinished game, the last event.
    void chooseEnd();
    /// Selects the event with the number `number`. Clears the search if it hides this event.
    void choose(std::int64_t number);
    [[nodiscard]] bool isFirst() const;
    [[nodiscard]] bool isLast() const;
    [[nodiscard]] bool showsNotation() const;

Q_SIGNALS:
    /// Emitted when another event is selected.
    void turned();
    /// Emitted when the notation is switched on or off.
    void notationTurned();
    /// Emitted when the user clicks on a clause of the rules, such as "MG-7".
    void clauseWanted(const QString& clause);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void write();
    void fitRows();

    QLineEdit* filter_;
    QToolButton* more_;
    QAction* all_;
    QAction* notation_;
    QTableView* table_;
    MoveList* moves_;
    MoveFilter* shown_;
    ToldEvents* told_;
    Teller teller_;
};

} // namespace umpire::desk
