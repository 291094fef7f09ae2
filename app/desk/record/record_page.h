#pragma once

#include "app/desk/parts/errands.h"
#include "app/desk/record/export_record.h"
#include "app/desk/words/shown_position.h"
#include "app/record/journal/journal.h"

#include <memory>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QButtonGroup;
class QGridLayout;
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

/// Shows the record of a game: the events as sentences, the position, and the pictures. The arrow
/// keys step through the events.
class RecordPage : public QWidget {
    Q_OBJECT
public:
    explicit RecordPage(QWidget* parent = nullptr);

    void open(const QString& journal);
    /// Opens a dialog in which the user selects a record.
    void browse();
    /// Returns the name of the record's game, such as "murus-gallicus"; empty if no record is
    /// shown.
    [[nodiscard]] QString game() const;
    /// Exports the record in the background, and then emits written().
    void write(RecordForm form, const QString& file);

Q_SIGNALS:
    void written();
    /// Emitted when a record, or the reason why it cannot be read, is shown.
    void opened();
    /// Emitted when the selected event is shown, with its picture if there is one.
    void stepped();
    void goOnWanted(const QString& journal);
    /// Emitted when the user clicks on a clause of the rules, such as "MG-7". The page itself opens
    /// the rules.
    void clauseWanted(const QString& clause);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What the large area shows, in the order of the buttons.
    enum Large { Board, TwoPictures, Fading, Film };
    /// Column of the first of the buttons for `Large`, among the buttons below the large area.
    static constexpr int kViewsColumn = 3;
    using ReadRecord = std::shared_ptr<const Expected<JournalRecord>>;

    QWidget* largeSide();
    QWidget* steps();
    QWidget* listSide();
    void followKeys();
    void write();
    void placeSteps();
    void show(const ReadRecord& record);
    void writeSummary();
    void writeSentence();
    void turnToEvent();
    void writeAhead();
    void showPictures(std::size_t event);
    /// Shows the content `which` in the large area, and the rest in the small area.
    void enlarge(int which);
    void markChosen();
    void offerPictures();
    void offerViews();
    void setEvidence(const Evidence& evidence);
    void exportAs();
    [[nodiscard]] bool hasRecord() const { return record_ && *record_; }

    EvidenceView* evidence_;
    FilmView* film_;
    PositionPanel* position_;
    AheadBar* ahead_;
    QWidget* board_; ///< the position, with the bar that shows who was ahead
    QVBoxLayout* large_;
    QVBoxLayout* small_;
    QGridLayout* steps_; ///< the buttons below the large area
    QLabel* sentence_;
    QLabel* summary_;
    QLabel* state_;
    QLabel* aheadTold_; ///< text above the bar that shows who was ahead
    EventList* list_;
    QTabWidget* tabs_;
    FigureTabs* figures_;
    QButtonGroup* shows_;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* open_;
    QPushButton* export_;
    QPushButton* goOn_;
    QPushButton* analyse_;
    Errands* reading_;
    Errands* picturing_;
    Errands* writing_;
    QString file_;
    ReadRecord record_;
    JournalRecord shown_; ///< the part of the record without secrets
};

} // namespace umpire::desk
