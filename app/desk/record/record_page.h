#pragma once

#include "app/desk/board/move_list.h"
#include "app/desk/parts/errands.h"
#include "app/desk/record/export_record.h"
#include "app/journal/journal.h"

#include <memory>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;
class QTabWidget;
class QVBoxLayout;
QT_END_NAMESPACE

namespace umpire::desk {

class PictureView;
class PositionPanel;

/// The record of a game: its events, what the table looked like, where the game stood.
class RecordPage : public QWidget {
    Q_OBJECT
public:
    explicit RecordPage(QWidget* parent = nullptr);

    void open(const QString& journal);
    /// Asks for the file first.
    void browse();
    /// Beside the window; written() says that it is done or could not be.
    void write(RecordForm form, const QString& file);

Q_SIGNALS:
    void written();
    /// The record is shown, or why it cannot be.
    void opened();
    /// A picture is shown, or none is kept.
    void stepped();
    void goOnWanted(const QString& journal);

private:
    using ReadRecord = std::shared_ptr<const Expected<JournalRecord>>;

    QWidget* listSide();
    QWidget* moveSide();
    QWidget* stepButtons();
    void write();
    void show(const ReadRecord& record);
    void writeSummary();
    void step(int rows);
    void showRow(const QModelIndex& current);
    void showPosition(std::size_t event);
    void showPicture(std::int64_t number);
    void writePlots();
    void exportAs();

    PictureView* view_;
    PositionPanel* position_;
    QLabel* summary_;
    QLineEdit* filter_;
    QLabel* filterLabel_;
    QCheckBox* all_;
    QTableView* table_;
    QTabWidget* tabs_;
    QVBoxLayout* plots_;
    QPushButton* first_;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* last_;
    QPushButton* open_;
    QPushButton* export_;
    QPushButton* goOn_;
    MoveList* moves_;
    MoveFilter* shown_;
    Errands* reading_;
    Errands* picturing_;
    Errands* writing_;
    QString file_;
    ReadRecord record_;
};

} // namespace umpire::desk
