#pragma once

#include "app/game/live/live_game.h"

#include <QPixmap>
#include <QStringList>

/// What comes with the program for those who try it: a filmed game for each game, and a toss.
namespace umpire::desk {

struct SampleGame {
    LiveRequest request; ///< no record is kept; the film goes by the clock
    QStringList said;    ///< what its players say, with the times of the film
    QString picture;     ///< of the film, a file
};

/// The picture goes without a table file and a camera file.
struct SampleToss {
    QString picture;
    QString attacker;
    QString target;
};

/// In the order in which games are listed; without those whose film is not installed.
std::vector<SampleGame> sampleGames();
std::optional<SampleToss> sampleToss();

} // namespace umpire::desk
