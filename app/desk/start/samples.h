#pragma once

#include "app/game/live/live_game.h"

#include <QPixmap>
#include <QStringList>

/// The samples that are installed with the program: a film of each game, and a picture of a toss.
namespace umpire::desk {

struct SampleGame {
    LiveRequest request; ///< plays the film in real time, and writes no record
    QStringList said;    ///< the players' commands, each with its time in the film
    QString picture;     ///< path of a picture from the film
};

/// A sample picture of a toss. It needs no table file and no camera file.
struct SampleToss {
    QString picture;
    QString attacker;
    QString target;
};

/// Returns the sample games whose film is installed, in the order of the list of games.
std::vector<SampleGame> sampleGames();
std::optional<SampleToss> sampleToss();

} // namespace umpire::desk
