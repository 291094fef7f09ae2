#pragma once

#include <QTextToSpeechEngine>
#include <QTextToSpeechPlugin>

/// A Qt speech engine that is silent and records what it shall say. Debian packages no such engine
/// for tests.
namespace umpire::desk::testing {

class StandInEngine : public QTextToSpeechEngine {
    Q_OBJECT
public:
    explicit StandInEngine(QObject* parent);
    ~StandInEngine() override;
    /// Returns the newest engine; null if there is none.
    static StandInEngine* made();

    /// Returns the sentences, such as "en: The camera is gone"; a sentence that was cut short ends
    /// with "…".
    [[nodiscard]] const QStringList& said() const { return said_; }
    /// Ends the current sentence.
    void finish();

    [[nodiscard]] QList<QLocale> availableLocales() const override;
    [[nodiscard]] QList<QVoice> availableVoices() const override { return {}; }
    void say(const QString& text) override;
    void stop(QTextToSpeech::BoundaryHint) override { finish(); }
    void pause(QTextToSpeech::BoundaryHint) override {}
    void resume() override {}
    [[nodiscard]] double rate() const override { return 0.0; }
    bool setRate(double) override { return true; }
    [[nodiscard]] double pitch() const override { return 0.0; }
    bool setPitch(double) override { return true; }
    [[nodiscard]] QLocale locale() const override { return locale_; }
    bool setLocale(const QLocale& locale) override;
    [[nodiscard]] double volume() const override { return 1.0; }
    bool setVolume(double) override { return true; }
    [[nodiscard]] QVoice voice() const override { return {}; }
    bool setVoice(const QVoice&) override { return true; }
    [[nodiscard]] QTextToSpeech::State state() const override { return state_; }
    [[nodiscard]] QTextToSpeech::ErrorReason errorReason() const override {
        return QTextToSpeech::ErrorReason::NoError;
    }
    [[nodiscard]] QString errorString() const override { return {}; }

private:
    void become(QTextToSpeech::State state);

    QStringList said_;
    QLocale locale_;
    QTextToSpeech::State state_ = QTextToSpeech::Ready;
};

class StandInPlugin : public QObject, public QTextToSpeechPlugin {
    Q_OBJECT
    Q_INTERFACES(QTextToSpeechPlugin)
    Q_PLUGIN_METADATA(IID "org.qt-project.qt.speech.tts.plugin/6.0" FILE "stand_in_engine.json")

public:
    QTextToSpeechEngine* createTextToSpeechEngine(const QVariantMap&, QObject* parent,
                                                  QString*) const override {
        return new StandInEngine(parent);
    }
};

} // namespace umpire::desk::testing
