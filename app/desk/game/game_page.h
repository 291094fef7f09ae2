#pragma once

#include "app/desk/game/game_thread.h"
#include "app/desk/words/shown_position.h"
#include "app/live/point_command.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QListWidget;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

class CommandBar;
class CornersPanel;
class PictureView;
class PositionPanel;
class QuestionPanel;

/// A game as it is played: the table, the record, what was called, and what players say to it.
class GamePage : public QWidget {
    Q_OBJECT
public:
    explicit GamePage(QWidget* parent = nullptr);

    void start(const LiveRequest& request);
    /// Ends the game that runs, and waits for its thread.
    void stop() { thread_->stop(); }
    [[nodiscard]] const PictureView& view() const { return *view_; }
    [[nodiscard]] bool isRunning() const { return thread_->isRunning(); }

    /// A command's line, as a button says it.
    void say(const QString& line);

Q_SIGNALS:
    void heard(const umpire::Announcement& announcement);
    void ended(const umpire::Message& failure);
    void recordWanted(const QString& journal);
    /// Anew, in a game that goes by corners.
    void cornersSet(const umpire::TableCorners& corners);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* recordSide();
    void write();
    void writeTurn();
    void writeState();
    void showFrame();
    void pointAt(QPointF pixel, const QPoint& where);
    void askAbout(const PointedAt& pointed, const QPoint& where);
    void offer(const referee::Offer& offer);
    /// What lies elsewhere is pointed at next; empty: nothing is waited for.
    void waitForPlace(const QString& line);
    void writeCorners();
    void setCorners();
    void useCorners(const TableCorners& corners);
    void hear(const Announcement& announcement);
    /// A line of what was said: told anew when the language changes.
    using Line = std::variant<Message, Event>;
    void tell(const Line& line);
    void note(const Event& event);
    void take(const LivePosition& position);
    void end(const Message& failure);

    PictureView* view_;
    QLabel* turn_;
    QLabel* state_;
    QLabel* ruling_;
    CornersPanel* corners_;
    PositionPanel* position_;
    QuestionPanel* question_;
    CommandBar* commands_;
    QListWidget* log_;
    std::vector<Line> lines_; ///< of log_
    QPushButton* stop_;
    QPushButton* record_;
    QString journal_;
    GameThread* thread_;
    GameChoice choice_;
    LivePosition where_;
    std::optional<TableState> table_;
    std::optional<Announcement> last_;
    std::vector<std::string> ringed_;
    std::vector<GalleyGoal> goals_;
    std::optional<TableView> seenBy_; ///< the picture that is shown
    std::optional<BoardPlacement> board_;
    QPoint pointedAt_; ///< on the screen
    QString unplaced_; ///< a correction that lacks its place: "correct f9 "
    bool over_ = false;
    std::optional<TableCorners> byHand_; ///< none: tags are looked for
};

} // namespace umpire::desk
