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

/// The events of a record as sentences, one of them chosen; a search, and what more may be shown.
class EventList : public QWidget {
    Q_OBJECT
public:
    explicit EventList(QWidget* parent = nullptr);

    /// None where there is no record.
    void setRecord(const JournalRecord* record);
    [[nodiscard]] const Teller& teller() const { return teller_; }
    [[nodiscard]] const std::vector<RecordedEvent>& events() const { return moves_->events(); }
    /// Its place in events(); none is chosen where the list is empty.
    [[nodiscard]] std::optional<std::size_t> chosen() const;
    /// So many rows on; as far as there are rows.
    void step(int rows);
    /// The event of that number; where a search hides it, the search is given up.
    void choose(std::int64_t number);
    [[nodiscard]] bool isFirst() const;
    [[nodiscard]] bool isLast() const;
    [[nodiscard]] bool showsNotation() const;

Q_SIGNALS:
    /// Another event is chosen.
    void turned();
    /// Whether the notation is to be shown.
    void notationTurned();
    /// "MG-7".
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
