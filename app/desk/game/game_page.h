#pragma once

#include "app/desk/game/chime.h"
#include "app/desk/game/game_thread.h"
#include "app/desk/game/live_marks.h"
#include "app/desk/game/picture_watch.h"
#include "app/desk/game/play_history.h"
#include "app/desk/words/spoken_table.h"
#include "app/game/table/pointed_ray.h"

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

/// A running game: the table, the record, the announcements, and the players' commands.
class GamePage : public QWidget {
    Q_OBJECT
public:
    explicit GamePage(QWidget* parent = nullptr);
    ~GamePage() override;

    /// Sends the game to `feed` while that exists.
    void start(const LiveRequest& request, const std::weak_ptr<Feed>& feed = {});
    /// Ends the running game, and waits for its thread.
    void stop() { thread_->stop(); }
    [[nodiscard]] const PictureView& view() const { return *view_; }
    /// Returns "murus-gallicus"; empty before the first game.
    [[nodiscard]] const QString& game() const { return choice_.game; }
    [[nodiscard]] bool isRunning() const { return thread_->isRunning(); }
    /// Returns a spoken sentence for the last announcement.
    [[nodiscard]] QString sentenceOf(const Event& event) const;

    /// Gives a command, like a button.
    void say(const referee::Command& command);
    /// Gives a command as typed: a sample film has its players' lines.
    void sayLine(const QString& line) { thread_->sayLine(line); }

Q_SIGNALS:
    void heard(const umpire::Announcement& announcement);
    void ended(const umpire::Message& failure);
    void newGameWanted();
    void recordWanted(const QString& journal);
    /// Emitted in a game with corners when the player has set the corners again.
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
    /// A line about the table, and whether all is well with it.
    struct Health {
        QString text;
        enum class Is { Well, Waiting, Wrong } is = Is::Waiting;
    };
    [[nodiscard]] Health health() const;
    [[nodiscard]] Health healthAtRest() const;
    void watchPictures();
    void turnSounds();
    void showFarView();
    /// Shows the game on a stream or a television.
    void showElsewhere();
    [[nodiscard]] Expected<std::shared_ptr<Feed>> openStream();
    [[nodiscard]] words::SpokenTable spokenTable() const;
    [[nodiscard]] std::vector<FarSide> sides() const;
    void showCode(const std::shared_ptr<Feed>& feed);
    void showFrame();
    /// Draws the game's marks on the present picture.
    void drawMarks();
    void pointAt(QPointF pixel, const QPoint& where);
    void askAbout(const referee::PointedAt& pointed, const QPoint& where);
    void offer(const referee::Offer& offer);
    /// Waits for a click on the new place of a piece; empty: stops waiting.
    void waitForPlace(const QString& line);
    void writeCorners();
    void setCorners();
    void useCorners(const TableCorners& corners);
    void hear(const Announcement& announcement);
    void note(const Event& event);
    void take(const LivePosition& position);
    void end(const Message& failure);

    PictureView* view_;
    TelephoneCode* telephone_; ///< shown until the phone's first picture comes
    QLabel* turn_;
    QLabel* clocks_; ///< each side's remaining time
    QLabel* state_;
    RulingCard* ruling_;
    QLabel* legend_; ///< explains what the drawing cannot show
    CornersPanel* corners_;
    PositionPanel* position_;
    QuestionPanel* question_;
    CommandBar* commands_;
    GameLog* log_;
    QPushButton* stop_;
    QPushButton* record_;
    QPushButton* again_;     ///< another game
    QPushButton* far_;       ///< opens the view from far away
    QPushButton* elsewhere_; ///< opens the window with the addresses for a stream
    QPushButton* sound_;
    std::unique_ptr<FarView> farView_; ///< opened as a separate window
    StreamWindow* streamWindow_;
    std::weak_ptr<Feed> feed_;     ///< the feed with which the game was started
    std::shared_ptr<Feed> stream_; ///< the feed opened in this window
    QTimer* second_;
    Chime chime_;
    QString journal_;
    GameThread* thread_;
    GameChoice choice_;
    LivePosition where_;
    ThinkingClock clock_;
    StreamTime pictured_{}; ///< the newest picture
    std::optional<TableState> table_;
    std::optional<Announcement> last_;
    words::SpokenTable lastTable_; ///< the table at that announcement
    PlayerNames players_;
    std::string before_; ///< the position before the next event
    LiveMarks marks_;
    PlayHistory history_;
    PictureWatch pictures_;
    std::optional<TableView> seenBy_; ///< view of the present picture
    std::optional<SeenTable> looked_; ///< the observation in the picture, without marks
    std::optional<BoardPlacement> board_;
    QPoint pointedAt_; ///< in screen coordinates
    QString unplaced_; ///< a correction that still needs its place: "f9 "
    bool over_ = false;
    std::optional<TableCorners> byHand_; ///< none: the tags give the corners
};

} // namespace umpire::desk
