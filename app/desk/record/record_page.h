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

class EventList;
class EvidenceView;
class FigureTabs;
class FilmView;
class PositionPanel;

/// The record of a game: what happened in sentences, where the game stood, and the pictures that
/// show it. The arrow keys step through the events.
class RecordPage : public QWidget {
    Q_OBJECT
public:
    explicit RecordPage(QWidget* parent = nullptr);

    void open(const QString& journal);
    /// Asks for the file first.
    void browse();
    /// "murus-gallicus": what was played; empty: no record is shown.
    [[nodiscard]] QString game() const;
    /// Beside the window; written() says that it is done or could not be.
    void write(RecordForm form, const QString& file);

Q_SIGNALS:
    void written();
    /// The record is shown, or why it cannot be.
    void opened();
    /// A picture is shown, or none is kept.
    void stepped();
    void goOnWanted(const QString& journal);
    /// A player wants to read that clause of the rules: "MG-7". The page shows it by itself.
    void clauseWanted(const QString& clause);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
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
    void showPictures(std::size_t event);
    /// Board or pictures get the large place, and the others the small one.
    void enlarge(int which);
    void markChosen();
    void offerPictures();
    void exportAs();
    [[nodiscard]] bool hasRecord() const { return record_ && *record_; }

    EvidenceView* evidence_;
    FilmView* film_;
    PositionPanel* position_;
    QVBoxLayout* large_;
    QVBoxLayout* small_;
    QLabel* sentence_;
    QLabel* summary_;
    QLabel* state_;
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
    JournalRecord shown_; ///< what everybody may know of it
};

} // namespace umpire::desk
