#pragma once

#include "app/desk/game/chime.h"
#include "app/desk/game/game_thread.h"
#include "app/desk/game/live_marks.h"
#include "app/desk/game/picture_watch.h"
#include "app/desk/game/play_history.h"
#include "app/desk/words/spoken_table.h"
#include "app/game/table/pointing.h"

#include <memory>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QTimer;
QT_END_NAMESPACE

namespace umpire::desk {

class CommandBar;
class CornersPanel;
class FarView;
struct FarSide;
class GameLog;
class PictureView;
class PositionPanel;
class QuestionPanel;
class StreamWindow;
class TelephoneCode;

/// The page of a running game. It shows the table, the record, the announcements and the players'
/// commands.
class GamePage : public QWidget {
    Q_OBJECT
public:
    explicit GamePage(QWidget* parent = nullptr);
    ~GamePage() override;

    /// Starts a game. `feed`: also shows the game to spectators, as long as the feed exists.
    void start(const LiveRequest& request, const std::weak_ptr<Feed>& feed = {});
    /// Ends the running game, and waits until its thread has ended.
    void stop() { thread_->stop(); }
    [[nodiscard]] const PictureView& view() const { return *view_; }
    /// Returns the game's name, such as "murus-gallicus"; empty before the first game.
    [[nodiscard]] const QString& game() const { return choice_.game; }
    [[nodiscard]] bool isRunning() const { return thread_->isRunning(); }
    /// Returns the announcement of an event as a sentence that can be spoken. For the last
    /// announcement, the sentence uses the names and the position before that event; for other
    /// events, the present ones.
    [[nodiscard]] QString sentenceOf(const Event& event) const;

    /// Passes a command to the umpire, as the buttons do.
    void say(const referee::Command& command);
    /// Passes a typed command to the umpire. Sample films use this for their players' commands.
    void sayLine(const QString& line) { thread_->sayLine(line); }

Q_SIGNALS:
    void heard(const umpire::Announcement& announcement);
    void ended(const umpire::Message& failure);
    void newGameWanted();
    void recordWanted(const QString& journal);
    /// Emitted when a player has marked the corners again, in a game whose corners were marked by
    /// hand.
    void cornersSet(const umpire::TableCorners& corners);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* tableSide();
    QWidget* recordSide();
    void connectAll();
    void addKeys();
    void write();
    void writeTurn();
    void writeState();
    void writeRuling();
    void writeFar();
    void writeClocks();
    [[nodiscard]] QString timeLeftTo(const std::string& side) const;
    /// A line about the state of the table, the camera and the game.
    struct Health {
        QString text;
        enum class Is { Well, Waiting, Wrong } is = Is::Waiting;
    };
    [[nodiscard]] Health health() const;
    [[nodiscard]] Health healthAtRest() const;
    void watchPictures();
    void turnSounds();
    void showFarView();
    /// Opens the window with the addresses and codes for other screens.
    void showElsewhere();
    [[nodiscard]] Expected<std::shared_ptr<Feed>> openStream();
    [[nodiscard]] words::SpokenTable spokenTable() const;
    [[nodiscard]] std::vector<FarSide> sides() const;
    void showCode(const std::shared_ptr<Feed>& feed);
    void showFrame();
    /// Draws the game's marks over the present picture.
    void drawMarks();
    void pointAt(QPointF pixel, const QPoint& where);
    void askAbout(const referee::PointedAt& pointed, const QPoint& where);
    void offer(const referee::Offer& offer);
    /// Starts or stops waiting for a click on a piece's new place. `line`: the correction that
    /// needs the place; empty: stops waiting.
    void waitForPlace(const QString& line);
    void writeCorners();
    void setCorners();
    void useCorners(const TableCorners& corners);
    void hear(const Announcement& announcement);
    void note(const Event& event);
    void take(const LivePosition& position);
    void end(const Message& failure);
    /// Ends the game if it is running.
    void leave();
    /// Offers the record and another game once the game is over or nobody watches it.
    void offerWayOn();

    PictureView* view_;
    TelephoneCode* telephone_; ///< visible until the phone's first picture arrives
    QLabel* turn_;
    QLabel* clocks_; ///< the remaining time of each side
    QLabel* state_;
    RulingCard* ruling_;
    QLabel* legend_; ///< explains the sign "?" on a stack whose height is uncertain
    CornersPanel* corners_;
    PositionPanel* position_;
    QuestionPanel* question_;
    CommandBar* commands_;
    GameLog* log_;
    QPushButton* stop_;
    QPushButton* record_;
    QPushButton* again_;     ///< starts another game
    QPushButton* far_;       ///< opens the view for reading from two metres
    QPushButton* elsewhere_; ///< opens the window with the addresses for other screens
    QPushButton* sound_;
    std::unique_ptr<FarView> farView_; ///< opens as a separate window
    StreamWindow* streamWindow_;
    std::shared_ptr<Feed> stream_; ///< the feed that this window opened
    QTimer* second_;
    Chime chime_;
    QString journal_;
    GameThread* thread_;
    GameChoice choice_;
    LivePosition where_;
    ThinkingClock clock_;
    StreamTime pictured_{}; ///< stream time of the newest picture
    std::optional<TableState> table_;
    std::optional<Announcement> last_;
    std::optional<Message> remark_; ///< the program's last remark
    words::SpokenTable lastTable_;  ///< the game, names and position that `last_` refers to
    PlayerNames players_;
    std::string before_; ///< position before the next event, in notation
    LiveMarks marks_;
    PlayHistory history_;
    PictureWatch pictures_;
    int turns_ = 0;                   ///< quarter turns of the drawn board
    std::optional<TableView> seenBy_; ///< the camera's view of the table in the present picture
    /// the last observation of the present picture, without the game's marks
    std::optional<SeenTable> looked_;
    std::optional<BoardPlacement> board_;
    QPoint pointedAt_; ///< last clicked place, in screen coordinates
    QString unplaced_; ///< start of a correction whose place is still missing: "f9 "
    bool over_ = false;
    /// corners marked by hand; none: the tags give the corners
    std::optional<TableCorners> byHand_;
};

} // namespace umpire::desk
