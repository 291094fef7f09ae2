#pragma once

#include <QList>
#include <QLocale>
#include <QObject>

QT_BEGIN_NAMESPACE
class QTextToSpeech;
QT_END_NAMESPACE

namespace umpire::desk {

/// Speaks sentences in order, in the window's language: with the desktop's speech dispatcher
/// (`spd-say`), or else a Qt engine.
class Speaker : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Tells whether a speech program or a speech engine is installed.
    [[nodiscard]] static bool isInstalled();
    void say(const QString& sentence);

private:
    void sayNext();

    QTextToSpeech* voice_ = nullptr; ///< created on first use
    struct Sentence {
        QString text;
        QLocale language; ///< language of the sentence
    };
    QList<Sentence> waiting_;
};

} // namespace umpire::desk
