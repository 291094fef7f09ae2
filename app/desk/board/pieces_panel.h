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

/// A board of printed pieces with what of the position is a number, and who has how many pieces.
class PiecesPanel : public QWidget {
    Q_OBJECT
public:
    explicit PiecesPanel(QWidget* parent = nullptr);

    void setBoard(const referee::PieceBoard& board);
    void setRinged(const std::vector<std::string>& places);
    /// As the board's.
    void setGhost(const Ghost& ghost);
    /// As WalkedBoard's.
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
    std::vector<QPushButton*> tracks_; ///< as shown_.tracks
    QLabel* words_;
};

} // namespace umpire::desk
