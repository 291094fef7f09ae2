#pragma once

#include <QList>
#include <QLocale>
#include <QObject>

QT_BEGIN_NAMESPACE
class QTextToSpeech;
QT_END_NAMESPACE

namespace umpire::desk {

/// Speaks sentences one after the other in the window's language. Uses the desktop's speech
/// dispatcher (`spd-say`), or else a speech engine of Qt.
class Speaker : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Tells whether a speech program or a speech engine is installed.
    [[nodiscard]] static bool isInstalled();
    void say(const QString& sentence);

private:
    void sayNext();

    QTextToSpeech* voice_ = nullptr; ///< created when the first sentence is spoken
    struct Sentence {
        QString text;
        QLocale language; ///< the window's language when the sentence was added
    };
    QList<Sentence> waiting_;
};

} // namespace umpire::desk
