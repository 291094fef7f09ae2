#pragma once

#include "app/desk/words/shown_position.h"
#include "app/desk/words/spoken_table.h"
#include "app/game/referee/core/commands.h"
#include "app/game/referee/core/piece_board.h"
#include "app/mind/move_preview/ghost.h"
#include "calibration/view/table_description.h"
#include "rules/table/observation.h"

#include <QStackedWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

class PiecesPanel;

/// Shows a position to the players: as a drawn board, or in words if there is no drawing.
class PositionPanel : public QStackedWidget {
    Q_OBJECT
public:
    explicit PositionPanel(QWidget* parent = nullptr);

    /// Sets the position in notation. `board`: the public view of the board, for games with printed
    /// pieces; none for other games.
    void setPosition(const GameChoice& choice, const std::string& position,
                     const std::optional<referee::PieceBoard>& board = {});
    /// Sets the names of the persons who play.
    void setPlayers(const PlayerNames& players) { players_ = players; }
    /// These two functions do the same as those of DrawnBoard.
    void setActed(const std::vector<std::string>& places);
    void setRinged(const std::vector<std::string>& places);
    /// Shows the preview of an action; an empty `ghost` removes the preview.
    void setGhost(const Ghost& ghost);
    /// Sets the number of clockwise quarter turns, so that the board is drawn as the camera sees
    /// the table.
    void setTurns(int quarters);
    /// Opens a menu of corrections for the piece at `place`. `board`: the board's placement from
    /// the table file; `where`: the menu's place on the screen.
    void offerAt(TablePoint place, const std::optional<BoardPlacement>& board, const QPoint& where);
    /// Sets the last observation, which decides which correction is listed first.
    void setSeen(std::optional<TableObservation> seen) { seen_ = std::move(seen); }
    /// Returns a small size, because a board takes the space that the rest of the page leaves.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void said(const umpire::referee::Command& correction);
    /// Emitted when the user chooses a spot of a board with printed pieces. The page then asks the
    /// umpire for the possible corrections of that spot.
    void spotChosen(int spot, const QPoint& where);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showPosition();
    void turnTo(QWidget* page);
    void fit();
    /// Opens a menu of corrections for a square or a galley of the board.
    void offer(const QString& name, const QPoint& where);
    void offerStones(const QString& cell, const QPoint& where);
    void offerGalley(std::size_t vessel, const QPoint& where);

    QLabel* words_;
    PiecesPanel* board_;
    GameChoice choice_;
    PlayerNames players_;
    std::string position_;
    std::optional<referee::PieceBoard> printed_;
    std::optional<TableObservation> seen_;
};

} // namespace umpire::desk
