#pragma once

#include <QList>
#include <QLocale>
#include <QObject>

QT_BEGIN_NAMESPACE
class QTextToSpeech;
QT_END_NAMESPACE

namespace umpire::desk {

/// Says sentences aloud, one after the other, in the language that is spoken: by the desktop's
/// speech dispatcher (`spd-say`), else by an engine of Qt's.
class Speaker : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// One of both is there.
    [[nodiscard]] static bool isInstalled();
    void say(const QString& sentence);

private:
    void sayNext();

    QTextToSpeech* voice_ = nullptr; ///< made when it is wanted first
    struct Sentence {
        QString text;
        QLocale language; ///< that it was worded in
    };
    QList<Sentence> waiting_;
};

} // namespace umpire::desk
