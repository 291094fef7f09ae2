#include "app/desk/game/chime.h"

#include "app/desk/words/remembered.h"

#include <cmath>
#include <numbers>
#include <QDataStream>
#include <QFile>
#include <QIODevice>
#include <QProcess>
#include <QStandardPaths>

namespace umpire::desk {
namespace {

constexpr int kRate = 22'050;
constexpr double kLoudness = 0.3; ///< amplitude, as a share of the largest sample value
/// duration of the fade-in in seconds; a shorter fade-in makes a click
constexpr double kAttack = 0.008;

struct Tone {
    double hertz = 0.0;
    double seconds = 0.0;
};

/// Returns the tones of a kind: two rising tones for a call, two low ones for an illegal action,
/// two equal ones and a higher one for a question, four rising ones for the end of the game, two
/// falling ones for advice. Empty for other kinds.
std::vector<Tone> melodyOf(RulingKind kind) {
    switch (kind) {
    case RulingKind::Called:
        return {{659.3, 0.10}, {880.0, 0.18}};
    case RulingKind::Illegal:
        return {{220.0, 0.16}, {0.0, 0.06}, {196.0, 0.30}};
    case RulingKind::Asked:
        return {{587.3, 0.12}, {587.3, 0.12}, {784.0, 0.24}};
    case RulingKind::Over:
        return {{523.3, 0.14}, {659.3, 0.14}, {784.0, 0.14}, {1046.5, 0.40}};
    case RulingKind::Advised:
        return {{784.0, 0.12}, {659.3, 0.20}};
    case RulingKind::Changed:
    case RulingKind::Quiet:
        break;
    }
    return {};
}

void append(QByteArray& samples, const Tone& tone) {
    QDataStream out(&samples, QIODevice::Append);
    out.setByteOrder(QDataStream::LittleEndian);
    const int count = int(tone.seconds * kRate);
    for (int i = 0; i < count; ++i) {
        const double at = double(i) / kRate;
        const double swell = std::min({1.0, at / kAttack, (tone.seconds - at) / (4.0 * kAttack)});
        const double wave = std::sin(2.0 * std::numbers::pi * tone.hertz * at);
        out << qint16(std::lround(32'767.0 * kLoudness * swell * wave));
    }
}

QString player() {
    for (const char* program : {"pw-play", "paplay", "aplay"}) {
        const QString found = QStandardPaths::findExecutable(QLatin1String(program));
        if (!found.isEmpty()) {
            return found;
        }
    }
    return {};
}

} // namespace

bool Chime::isOn() {
    return recall(remembered::kSound, QStringLiteral("on")) != QStringLiteral("off");
}

void Chime::turn(bool on) {
    remember(remembered::kSound, on ? QStringLiteral("on") : QStringLiteral("off"));
}

QByteArray Chime::wave(RulingKind kind) {
    QByteArray samples;
    for (const Tone& tone : melodyOf(kind)) {
        append(samples, tone);
    }
    if (samples.isEmpty()) {
        return {};
    }
    QByteArray file;
    QDataStream out(&file, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    const auto size = quint32(samples.size());
    out.writeRawData("RIFF", 4);
    out << quint32(36 + size);
    out.writeRawData("WAVEfmt ", 8);
    out << quint32(16) << quint16(1) << quint16(1) << quint32(kRate) << quint32(2 * kRate)
        << quint16(2) << quint16(16);
    out.writeRawData("data", 4);
    out << size;
    return file + samples;
}

QString Chime::fileOf(RulingKind kind) {
    const auto found = files_.find(kind);
    if (found != files_.end()) {
        return found->second;
    }
    QString name;
    if (const QByteArray sound = wave(kind); !sound.isEmpty() && folder_.isValid()) {
        QFile file(folder_.filePath(QStringLiteral("%1.wav").arg(int(kind))));
        if (file.open(QIODevice::WriteOnly) && file.write(sound) == sound.size()) {
            name = file.fileName();
        }
    }
    return files_[kind] = name;
}

void Chime::sound(RulingKind kind) {
    const QString program = isOn() ? player() : QString();
    const QString file = program.isEmpty() ? QString() : fileOf(kind);
    if (!file.isEmpty()) {
        QProcess::startDetached(program, {file});
    }
}

} // namespace umpire::desk
