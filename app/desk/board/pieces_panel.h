#pragma once

#include "app/game/board/board_view.h"
#include "app/game/referee/core/commands.h"
#include "app/mind/move_preview/ghost.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

class DrawnBoard;

/// Shows a board, the numbers of its position, and how many printed pieces each player has.
class PiecesPanel : public QWidget {
    Q_OBJECT
public:
    explicit PiecesPanel(QWidget* parent = nullptr);

    /// Sets the board. `words`: the position in words, for a screen reader.
    void setBoard(const BoardView& view, const QStringList& words);
    /// These four functions do the same as those of DrawnBoard.
    void setActed(const std::vector<std::string>& places);
    void setRinged(const std::vector<std::string>& places);
    void setGhost(const Ghost& ghost);
    void setTurns(int quarters);

Q_SIGNALS:
    void placeChosen(const QString& name, const QPoint& where);
    void said(const umpire::referee::Command& correction);

private:
    void write();
    void offerNumbers(const referee::BoardTrack& track, const QPushButton& button);

    referee::PieceBoard shown_; ///< the shown board; empty if the game has no printed pieces
    DrawnBoard* board_;
    QGridLayout* numbers_;
    std::vector<QPushButton*> tracks_; ///< buttons of the tracks, in the order of `shown_.tracks`
    QLabel* words_;
};

} // namespace umpire::desk
