#pragma once

#include "app/desk/parts/handover.h"
#include "app/desk/start/played_games.h"
#include "app/desk/words/shown_position.h"
#include "app/eye/camera/video_devices.h"
#include "app/game/live/live_game.h"

#include <array>
#include <memory>
#include <QWidget>
#include <thread>

QT_BEGIN_NAMESPACE
class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTimer;
class QVBoxLayout;
QT_END_NAMESPACE

namespace umpire {
class Feed;
}

namespace umpire::desk {

class ClockChoice;
class ExplainedList;
class FileChoice;
class Fold;
class OtherTableWindow;
class PictureCard;
class PrintButton;
class SeatChoice;
class SourcePreview;
class TelephoneCamera;

/// Four steps to a game: the game, the table, the source of the pictures, the players. No file is
/// required; the last choices are filled in.
class Guide : public QWidget {
    Q_OBJECT
public:
    explicit Guide(QWidget* parent = nullptr);
    ~Guide() override;

    enum class Step { Game, Table, Sight, Players };
    void show(Step step);
    /// Begins a new game.
    void begin();
    /// Resumes a recorded game; at once, if its source is available.
    void goOn(const QString& journal);
    /// Prepares to resume the journal's game, but asks for the source.
    void goOnWith(const QString& journal);
    void useCamera(const QString& file);
    void useTable(const QString& file);
    void useCorners(const std::optional<umpire::TableCorners>& corners);
    /// Starts the game as chosen; asks for a missing source, and first checks a table that is
    /// neither seen nor described.
    void start();
    /// Goes on after the table was checked and seen: to the players, or to the game.
    void startChecked();
    [[nodiscard]] std::optional<std::filesystem::path> tableFile() const;
    [[nodiscard]] std::weak_ptr<umpire::Feed> telephoneFeed() const;

Q_SIGNALS:
    void gameChosen(const umpire::LiveRequest& request);
    void tableCheckWanted(const umpire::LiveRequest& request);
    void backWanted();
    /// Emitted when the guide needs an answer.
    void shown();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    enum class Sight { Camera, Telephone, Film };

    QWidget* gameStep();
    QWidget* tableStep();
    QWidget* sightStep();
    QWidget* playersStep();
    void connectAll();
    void write();
    void writeFiles();
    void writeTable();
    void writeGames();
    void writeVariants();
    void writePlayers();
    void writeSight();
    void writeStart();
    void writeTrouble();
    void writeCorners();
    void choose(const QString& game);
    void choose(Sight sight);
    void back();
    void browseSource();
    void findCameras();
    void list(const std::vector<VideoDevice>& cameras);
    void previewSource();
    void recallFiles();
    void noteGone(const QString& what);
    void recordChanged();
    void tableChanged();
    void checkTable();
    void rememberChoices() const;
    void rememberGame(const LiveRequest& wanted) const;
    [[nodiscard]] bool needsEmptyBoard() const;
    [[nodiscard]] bool playsAtTwoTables() const;
    [[nodiscard]] bool hasSource();
    [[nodiscard]] bool hasPicture() const { return usesTelephone() || !source().isEmpty(); }
    [[nodiscard]] bool goesOn() const;
    [[nodiscard]] bool isTableKnown() const;
    /// Tells whether the table was seen in the check, with this source and game.
    [[nodiscard]] bool isSeen() const;
    [[nodiscard]] QString knownBy() const;
    [[nodiscard]] bool usesTelephone() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString variant() const;
    /// Returns the file of the group's own variant, if chosen; empty: a built-in variant.
    [[nodiscard]] QString variantFile() const;
    [[nodiscard]] QString source() const;
    [[nodiscard]] std::optional<TableCorners> corners() const;
    [[nodiscard]] LiveRequest request() const;
    [[nodiscard]] LiveRequest resumed() const;
    [[nodiscard]] PlayerNames names() const;
    [[nodiscard]] MomentsSetting moments() const;
    [[nodiscard]] ComputerSeats computers() const;
    /// Returns the computer's strength by seat, such as "gaul=3"; empty: only persons play.
    [[nodiscard]] QStringList strengths() const;
    void seatPlayers();
    void askOtherTable(std::size_t seat);

    QLabel* title_;
    QStackedWidget* steps_;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* start_;
    QLabel* trouble_;
    std::vector<std::pair<QString, PictureCard*>> gameCards_;
    QButtonGroup* chosenGame_;
    Fold* rules_; ///< unfolds the games' variants
    QLabel* gameLabel_;
    QComboBox* games_;
    QLabel* variantLabel_;
    ExplainedList* variants_;
    PrintButton* print_;
    std::array<QLabel*, 3> layOut_; ///< how the table is laid out
    std::array<PictureCard*, 3> sights_;
    QButtonGroup* chosenSight_;
    QWidget* sourceRow_;
    QLabel* sourceLabel_;
    QComboBox* sources_;
    QPushButton* browse_;
    SourcePreview* preview_;
    TelephoneCamera* telephone_;
    QLabel* seenLine_;
    QTimer* typing_; ///< waits while a source is typed
    std::array<QLabel*, 2> playerLabels_;
    std::array<SeatChoice*, 2> players_;
    ClockChoice* clock_;
    QLabel* clockLabel_;
    OtherTableWindow* otherTable_;
    QPushButton* check_;
    Fold* files_; ///< unfolds the files
    FileChoice* table_;
    QLabel* byHand_; ///< says that the corners are marked by hand
    FileChoice* camera_;
    FileChoice* empty_; ///< a picture of the empty board
    FileChoice* journal_;
    QCheckBox* moments_; ///< films of the moments before rulings are stored
    std::vector<GameEntry> entries_;
    std::optional<TableCorners> corners_;
    QStringList cornersFor_; ///< source and table of `corners_`
    QStringList gone_;       ///< last-used files that are missing now
    QStringList watchedFor_; ///< the preview's source, game and table
    QStringList seenFor_;    ///< source and game with which the table was seen
    std::optional<std::filesystem::path> measured_; ///< the table file made from the picture
    bool lacksSource_ = false;
    Handover window_;
    std::jthread seeker_;
};

} // namespace umpire::desk
