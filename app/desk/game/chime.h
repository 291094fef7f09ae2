#pragma once

#include "app/desk/game/ruling_card.h"

#include <map>
#include <QTemporaryDir>

namespace umpire::desk {

/// A short sound for a ruling, for what is illegal and for a question: each has another melody, so
/// that nobody has to look. The desktop's own player plays it (`pw-play`, `paplay` or `aplay`);
/// where there is none, nothing is heard.
class Chime {
public:
    /// As the settings have it; at first it is on.
    [[nodiscard]] static bool isOn();
    static void turn(bool on);

    void sound(RulingKind kind);

    /// A RIFF WAVE file, 22,050 samples a second of 16 bits; empty for a kind without a sound.
    [[nodiscard]] static QByteArray wave(RulingKind kind);

private:
    QString fileOf(RulingKind kind);

    QTemporaryDir folder_;
    std::map<RulingKind, QString> files_;
};

} // namespace umpire::desk
