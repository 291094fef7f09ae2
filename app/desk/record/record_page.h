#pragma once

#include "app/desk/parts/errands.h"
#include "app/desk/record/export_record.h"
#include "app/desk/words/shown_position.h"
#include "app/record/journal/journal.h"

#include <memory>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QButtonGroup;
class QLabel;
class QPushButton;
class QTabWidget;
class QVBoxLayout;
QT_END_NAMESPACE

namespace umpire::desk {

class AheadBar;
class EventList;
class EvidenceView;
class FigureTabs;
class FilmView;
class PositionPanel;
struct Evidence;

/// The record of a game: its events as sentences, the position, and the pictures. The arrow keys
/// step through the events.
class RecordPage : public QWidget {
    Q_OBJECT
public:
    explicit RecordPage(QWidget* parent = nullptr);

    void open(const QString& journal);
    /// Asks for the file first.
    void browse();
    /// Returns the record's game, "murus-gallicus"; empty without a record.
    [[nodiscard]] QString game() const;
    /// Exports in the background; written() reports the result.
    void write(RecordForm form, const QString& file);

Q_SIGNALS:
    void written();
    /// Emitted when the record, or the reason of a failure, is shown.
    void opened();
    /// Emitted when an event's picture is shown, or if the event has none.
    void stepped();
    void goOnWanted(const QString& journal);
    /// Emitted when a player opens a clause of the rules, such as "MG-7". The page itself shows the
    /// clause.
    void clauseWanted(const QString& clause);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The content of the large area, in the order of its buttons.
    enum Large { Board, TwoPictures, Fading, Film };
    using ReadRecord = std::shared_ptr<const Expected<JournalRecord>>;

    QWidget* largeSide();
    QWidget* steps();
    QWidget* listSide();
    void followKeys();
    void write();
    void show(const ReadRecord& record);
    void writeSummary();
    void writeSentence();
    void turnToEvent();
    void writeAhead();
    void showPictures(std::size_t event);
    /// Puts the board or the pictures in the large place, the other in the small one.
    void enlarge(int which);
    void markChosen();
    void offerPictures();
    void setEvidence(const Evidence& evidence);
    void exportAs();
    [[nodiscard]] bool hasRecord() const { return record_ && *record_; }

    EvidenceView* evidence_;
    FilmView* film_;
    PositionPanel* position_;
    AheadBar* ahead_;
    QWidget* board_; ///< the position, and who was ahead
    QVBoxLayout* large_;
    QVBoxLayout* small_;
    QLabel* sentence_;
    QLabel* summary_;
    QLabel* state_;
    QLabel* aheadTold_; ///< above the bar of who was ahead
    EventList* list_;
    QTabWidget* tabs_;
    FigureTabs* figures_;
    QButtonGroup* shows_;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* open_;
    QPushButton* export_;
    QPushButton* goOn_;
    Errands* reading_;
    Errands* picturing_;
    Errands* writing_;
    QString file_;
    ReadRecord record_;
    JournalRecord shown_; ///< the public part of the record
};

} // namespace umpire::desk
