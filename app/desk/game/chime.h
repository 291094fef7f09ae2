#pragma once

#include "app/desk/game/ruling_card.h"

#include <map>
#include <QTemporaryDir>

namespace umpire::desk {

/// Plays a short sound for a ruling, an illegal action, a question, advice and the end of the game.
/// Each has its own melody, so that the players need not look at the screen. Uses the desktop's
/// player (`pw-play`, `paplay` or `aplay`); without a player, plays nothing.
class Chime {
public:
    /// Tells whether sounds are switched on in the settings; they are on by default.
    [[nodiscard]] static bool isOn();
    static void turn(bool on);

    void sound(RulingKind kind);

    /// Returns the melody of a kind as a RIFF WAVE file with 22,050 samples of 16 bits per second;
    /// empty for a kind without a sound.
    [[nodiscard]] static QByteArray wave(RulingKind kind);

private:
    QString fileOf(RulingKind kind);

    QTemporaryDir folder_;
    std::map<RulingKind, QString> files_;
};

} // namespace umpire::desk
