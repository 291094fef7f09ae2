#include "tests/app/desk/stand_in_engine.h"

#include <QtPlugin>

namespace umpire::desk::testing {
namespace {

StandInEngine* newest = nullptr;

} // namespace

StandInEngine::StandInEngine(QObject* parent) : QTextToSpeechEngine(parent) {
    newest = this;
}

StandInEngine::~StandInEngine() {
    newest = newest == this ? nullptr : newest;
}

StandInEngine* StandInEngine::made() {
    return newest;
}

QList<QLocale> StandInEngine::availableLocales() const {
    return {QLocale(QLocale::English), QLocale(QLocale::Hungarian)};
}

bool StandInEngine::setLocale(const QLocale& locale) {
    locale_ = locale;
    return true;
}

void StandInEngine::say(const QString& text) {
    if (state_ == QTextToSpeech::Speaking) {
        said_.back() += QStringLiteral("…");
    }
    said_ << locale_.name().section(QLatin1Char('_'), 0, 0) + QStringLiteral(": ") + text;
    become(QTextToSpeech::Speaking);
}

void StandInEngine::finish() {
    become(QTextToSpeech::Ready);
}

void StandInEngine::become(QTextToSpeech::State state) {
    if (state != state_) {
        state_ = state;
        Q_EMIT stateChanged(state);
    }
}

} // namespace umpire::desk::testing

Q_IMPORT_PLUGIN(StandInPlugin)
