#pragma once

#include "app/game/referee/core/commands.h"
#include "app/game/referee/core/piece_board.h"
#include "app/mind/move_preview/ghost.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

class PiecesBoard;

/// A board of printed pieces, with the position's numbers and each player's piece count.
class PiecesPanel : public QWidget {
    Q_OBJECT
public:
    explicit PiecesPanel(QWidget* parent = nullptr);

    void setBoard(const referee::PieceBoard& board);
    void setRinged(const std::vector<std::string>& places);
    /// See PiecesBoard.
    void setGhost(const Ghost& ghost);
    /// See WalkedBoard.
    void setTurns(int quarters);

Q_SIGNALS:
    void spotChosen(int spot, const QPoint& where);
    void said(const umpire::referee::Command& correction);

private:
    void write();
    void offerNumbers(const referee::BoardTrack& track, const QPushButton& button);

    referee::PieceBoard shown_;
    PiecesBoard* board_;
    QGridLayout* numbers_;
    std::vector<QPushButton*> tracks_; ///< in the order of shown_.tracks
    QLabel* words_;
};

} // namespace umpire::desk
