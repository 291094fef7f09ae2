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

/// Shows the position to players: as a board or in words.
class PositionPanel : public QStackedWidget {
    Q_OBJECT
public:
    explicit PositionPanel(QWidget* parent = nullptr);

    /// `board` is the public view in games of printed pieces.
    void setPosition(const GameChoice& choice, const std::string& position,
                     const std::optional<referee::PieceBoard>& board = {});
    /// Sets the players' own names.
    void setPlayers(const PlayerNames& players) { players_ = players; }
    /// These two: see DrawnBoard.
    void setActed(const std::vector<std::string>& places);
    void setRinged(const std::vector<std::string>& places);
    /// Shows the preview of an action; empty: none.
    void setGhost(const Ghost& ghost);
    /// Turns the board clockwise by that many quarters, as the camera sees the
    /// table.
    void setTurns(int quarters);
    /// Offers corrections for the piece at that place. `board`: from the table file.
    void offerAt(TablePoint place, const std::optional<BoardPlacement>& board, const QPoint& where);
    /// Sets the camera's last look, which gives the likeliest correction.
    void setSeen(std::optional<TableObservation> seen) { seen_ = std::move(seen); }
    /// Boards take the space that the rest of the page leaves.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void said(const umpire::referee::Command& correction);
    /// Emitted in games of printed pieces; the umpire then offers the corrections of the spot.
    void spotChosen(int spot, const QPoint& where);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showPosition();
    void turnTo(QWidget* page);
    void fit();
    /// Offers corrections for a place or a galley of the board.
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
