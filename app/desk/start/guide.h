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

/// Leads in four steps to a game: the game, the table, the source of the pictures, the players. No
/// file is required. The last choices are filled in.
class Guide : public QWidget {
    Q_OBJECT
public:
    explicit Guide(QWidget* parent = nullptr);
    ~Guide() override;

    enum class Step { Game, Table, Sight, Players };
    void show(Step step);
    /// Shows the first step for a new game.
    void begin();
    /// Resumes the game of a record. Starts at once if the game's source is available; otherwise
    /// asks for the source.
    void goOn(const QString& journal);
    /// Prepares to resume the game of a record, and asks for the source.
    void goOnWith(const QString& journal);
    void useCamera(const QString& file);
    void useTable(const QString& file);
    void useCorners(const std::optional<umpire::TableCorners>& corners);
    /// Starts the chosen game. If the table is not known, first opens the check of the table; if
    /// there is no source, asks for it.
    void start();
    /// Continues after the check has found the table: shows the step for the players, or starts the
    /// game.
    void startChecked();
    [[nodiscard]] std::optional<std::filesystem::path> tableFile() const;
    [[nodiscard]] std::weak_ptr<umpire::Feed> telephoneFeed() const;

Q_SIGNALS:
    void gameChosen(const umpire::LiveRequest& request);
    void tableCheckWanted(const umpire::LiveRequest& request);
    void backWanted();
    /// Emitted when the guide must become visible, because it needs an answer.
    void shown();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    enum class Sight { Camera, Telephone, Film };

    /// Lays out the steps in a scrolled column. The title above it and the buttons below it are
    /// always visible.
    void arrange();
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
    /// Tells whether the check has found the table with the present source and game.
    [[nodiscard]] bool isSeen() const;
    [[nodiscard]] QString knownBy() const;
    [[nodiscard]] bool usesTelephone() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString variant() const;
    /// Returns the path of the chosen variant file; empty if a built-in variant is chosen.
    [[nodiscard]] QString variantFile() const;
    [[nodiscard]] QString source() const;
    [[nodiscard]] std::optional<TableCorners> corners() const;
    [[nodiscard]] LiveRequest request() const;
    [[nodiscard]] LiveRequest resumed() const;
    [[nodiscard]] PlayerNames names() const;
    [[nodiscard]] MomentsSetting moments() const;
    [[nodiscard]] ComputerSeats computers() const;
    /// Returns the computer's strength by seat, such as "gaul=3"; empty: all players are persons.
    [[nodiscard]] QStringList strengths() const;
    void seatPlayers();
    void askOtherTable(std::size_t seat);

    QLabel* title_;
    std::array<QWidget*, 4> steps_{};
    Step step_ = Step::Game;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* start_;
    QLabel* trouble_;
    std::vector<std::pair<QString, PictureCard*>> gameCards_;
    QButtonGroup* chosenGame_;
    Fold* rules_; ///< holds the variants of the games
    QLabel* gameLabel_;
    QComboBox* games_;
    QLabel* variantLabel_;
    ExplainedList* variants_;
    PrintButton* print_;
    std::array<QLabel*, 3> layOut_; ///< the lines that describe how to lay out the table
    std::array<PictureCard*, 3> sights_;
    QButtonGroup* chosenSight_;
    QWidget* sourceRow_;
    QLabel* sourceLabel_;
    QComboBox* sources_;
    QPushButton* browse_;
    SourcePreview* preview_;
    TelephoneCamera* telephone_;
    QLabel* seenLine_;
    QTimer* typing_; ///< runs while a source is typed; when it ends, the source is previewed
    std::array<QLabel*, 2> playerLabels_;
    std::array<SeatChoice*, 2> players_;
    ClockChoice* clock_;
    QLabel* clockLabel_;
    OtherTableWindow* otherTable_;
    QPushButton* check_;
    Fold* files_; ///< holds the choices of files
    FileChoice* table_;
    QLabel* byHand_; ///< says that the corners were marked by hand
    FileChoice* camera_;
    FileChoice* empty_; ///< path of a picture of the empty board
    FileChoice* journal_;
    QCheckBox* moments_; ///< checked: films of the moments before rulings are stored
    std::vector<GameEntry> entries_;
    std::optional<TableCorners> corners_;
    QStringList cornersFor_; ///< source and table file that `corners_` belong to
    QStringList gone_;       ///< files of the last game that no longer exist
    /// source, game, table file and record that the preview was started with
    QStringList watchedFor_;
    QStringList seenFor_; ///< source and game with which the table was found
    /// path of the table file that was measured from the picture
    std::optional<std::filesystem::path> measured_;
    bool lacksSource_ = false;
    Handover window_;
    std::jthread seeker_;
};

} // namespace umpire::desk
