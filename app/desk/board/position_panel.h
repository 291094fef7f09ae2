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

class Fleets;
class MurusBoard;
class PiecesPanel;

/// The position as the players think of it: a board, fleets, or words.
class PositionPanel : public QStackedWidget {
    Q_OBJECT
public:
    explicit PositionPanel(QWidget* parent = nullptr);

    /// `board`: what everybody sees of it, in games of printed pieces.
    void setPosition(const GameChoice& choice, const std::string& position,
                     const std::optional<referee::PieceBoard>& board = {});
    /// By what names the players are called.
    void setPlayers(const PlayerNames& players) { players_ = players; }
    void setRinged(const std::vector<std::string>& places);
    /// An action that nobody has made yet; empty: none.
    void setGhost(const Ghost& ghost);
    /// Turns the board, or the fleets, by so many quarters, clockwise, as the camera sees the
    /// table.
    void setTurns(int quarters);
    /// Offers what the piece at that place of the table may really be. `board`: the table file's.
    void offerAt(TablePoint place, const std::optional<BoardPlacement>& board, const QPoint& where);
    /// What the camera saw last: the likeliest correction.
    void setSeen(std::optional<TableObservation> seen) { seen_ = std::move(seen); }
    /// Boards take the room that the rest of the page leaves.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void said(const umpire::referee::Command& correction);
    /// In games of printed pieces the umpire says what may be put right there.
    void spotChosen(int spot, const QPoint& where);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showPosition();
    void turnTo(QWidget* page);
    void fit();
    void offerStones(const QString& cell, const QPoint& where);
    void offerGalley(std::size_t vessel, const QPoint& where);

    QLabel* words_;
    MurusBoard* board_;
    Fleets* fleets_;
    PiecesPanel* pieces_;
    GameChoice choice_;
    PlayerNames players_;
    std::string position_;
    std::optional<referee::PieceBoard> printed_;
    std::optional<TableObservation> seen_;
};

} // namespace umpire::desk
