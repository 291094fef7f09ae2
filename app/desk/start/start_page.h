#pragma once

#include "app/camera/video_devices.h"
#include "app/desk/parts/handover.h"
#include "app/desk/words/shown_position.h"
#include "app/live/live_game.h"

#include <QWidget>
#include <thread>

QT_BEGIN_NAMESPACE
class QComboBox;
class QGroupBox;
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

class ExplainedList;
class FileChoice;
class PrintButton;
class SourcePreview;
class TelephoneButton;

/// Where everything begins. What was used last time stands there already.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);
    ~StartPage() override;

    /// The record of a game that is to go on.
    void goOnWith(const QString& journal);
    /// A camera file, for this game and the next ones.
    void useCamera(const QString& file);
    /// A table file, likewise.
    void useTable(const QString& file);
    /// Set by hand, for this source and this table. None: its tags serve.
    void useCorners(const std::optional<umpire::TableCorners>& corners);

    /// The game as the page has it; without a source that is asked for, and where the table is not
    /// measured yet it is checked first.
    void start();

Q_SIGNALS:
    void gameChosen(const umpire::LiveRequest& request);
    void pictureWanted();
    void recordWanted();
    void tableCheckWanted(const umpire::LiveRequest& request);

private:
    QWidget* gameForm();
    QWidget* otherWays();
    void write();
    void writeGames();
    void writeVariants();
    [[nodiscard]] bool needsEmptyBoard() const;
    void browseSource();
    void findCameras();
    void list(const std::vector<VideoDevice>& cameras);
    [[nodiscard]] LiveRequest request() const;
    void checkTable();
    /// Says what is missing where no source is named.
    [[nodiscard]] bool hasSource();
    void rememberChoices();
    void recordChanged();
    void writeStart();
    void recallFiles();
    void noteGone(const QString& what);
    void writeTrouble();
    void writeCorners();
    void tableChanged();
    [[nodiscard]] std::optional<TableCorners> corners() const;
    [[nodiscard]] bool goesOn() const;
    [[nodiscard]] bool isTableKnown() const;
    [[nodiscard]] QString source() const;

    QLabel* welcome_;
    QGroupBox* game_;
    QLabel* gameLabel_;
    QComboBox* games_;
    QLabel* variantLabel_;
    ExplainedList* variants_;
    QLabel* sourceLabel_;
    QComboBox* sources_;
    QPushButton* browse_;
    SourcePreview* preview_;
    FileChoice* table_;
    QLabel* byHand_; ///< the table's corners are
    FileChoice* camera_;
    FileChoice* empty_; ///< a picture of the empty board
    FileChoice* journal_;
    QLabel* trouble_;
    QPushButton* start_;
    QPushButton* record_;
    QPushButton* check_;
    QPushButton* picture_;
    TelephoneButton* telephone_;
    PrintButton* print_;
    std::vector<GameEntry> entries_;
    std::optional<TableCorners> corners_;
    QStringList cornersFor_; ///< that source and that table
    QStringList gone_;       ///< what was used last time
    bool lacksSource_ = false;
    Handover window_;
    std::jthread seeker_;
};

} // namespace umpire::desk
