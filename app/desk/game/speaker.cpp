#include "app/desk/game/speaker.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTextToSpeech>

namespace umpire::desk {
namespace {

QString dispatcher() {
    return QStandardPaths::findExecutable(QStringLiteral("spd-say"));
}

} // namespace

bool Speaker::isInstalled() {
    return !dispatcher().isEmpty() || !QTextToSpeech::availableEngines().isEmpty();
}

void Speaker::say(const QString& sentence) {
    const QString program = dispatcher();
    if (!program.isEmpty()) { // the speech dispatcher has its own queue
        QProcess::startDetached(program, {QStringLiteral("--language"),
                                          QLocale().name().section(QLatin1Char('_'), 0, 0),
                                          QStringLiteral("--"), sentence});
        return;
    }
    if (voice_ == nullptr && isInstalled()) {
        voice_ = new QTextToSpeech(this);
        connect(voice_, &QTextToSpeech::stateChanged, this, &Speaker::sayNext);
    }
    waiting_.append({sentence, QLocale()});
    sayNext();
}

/// Speaks the next waiting sentence if the engine is ready. A sentence that is sent earlier would
/// interrupt the present sentence.
void Speaker::sayNext() {
    if (voice_ != nullptr && voice_->state() == QTextToSpeech::Ready && !waiting_.isEmpty()) {
        const Sentence next = waiting_.takeFirst();
        voice_->setLocale(next.language);
        voice_->say(next.text);
    }
}

} // namespace umpire::desk

#include "moc_speaker.cpp"
