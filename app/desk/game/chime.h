#pragma once

#include "app/desk/game/ruling_card.h"

#include <map>
#include <QTemporaryDir>

namespace umpire::desk {

/// Plays a short sound for a ruling, an illegal action and a question. Each kind has its own
/// melody, so that nobody needs to look. Uses the desktop's player (`pw-play`, `paplay` or
/// `aplay`); without a player it is silent.
class Chime {
public:
    /// Returns the setting; the default is on.
    [[nodiscard]] static bool isOn();
    static void turn(bool on);

    void sound(RulingKind kind);

    /// Returns a RIFF WAVE file, 22,050 samples/s of 16 bits; empty for a kind without a sound.
    [[nodiscard]] static QByteArray wave(RulingKind kind);

private:
    QString fileOf(RulingKind kind);

    QTemporaryDir folder_;
    std::map<RulingKind, QString> files_;
};

} // namespace umpire::desk
