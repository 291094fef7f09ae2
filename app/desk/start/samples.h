#pragma once

#include "app/game/live/live_game.h"

#include <QPixmap>
#include <QStringList>

/// The samples installed with the program: a filmed game for each game, and a toss.
namespace umpire::desk {

struct SampleGame {
    LiveRequest request; ///< makes no record; the film runs in real time
    QStringList said;    ///< the players' lines, with the film's times
    QString picture;     ///< a picture from the film
};

/// A sample toss; its picture needs no table file and no camera file.
struct SampleToss {
    QString picture;
    QString attacker;
    QString target;
};

/// Returns the games in list order, without those whose film is not installed.
std::vector<SampleGame> sampleGames();
std::optional<SampleToss> sampleToss();

} // namespace umpire::desk
