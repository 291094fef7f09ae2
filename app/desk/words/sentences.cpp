#include "app/desk/words/sentences.h"

#include "app/record/sentences/tongue.h"

#include <QCoreApplication>
#include <QLocale>

namespace umpire::desk::words {
namespace {

bool isEnglishSpoken() {
    const QLocale::Language language = QLocale().language();
    return language == QLocale::English || language == QLocale::C;
}

/// Returns the message's form in the window's language. Qt replaces %n by the message's count.
QString formOf(const Message& message) {
    const std::string form(message.form());
    return QCoreApplication::translate("Sentences", form.c_str(), nullptr,
                                       int(message.count().value_or(-1)));
}

} // namespace

QString said(const Message& message) {
    if (message.isVerbatim() || isEnglishSpoken()) {
        return QString::fromStdString(english(message));
    }
    return filled(message, formOf);
}

QStringList said(const std::vector<Message>& messages) {
    QStringList all;
    for (const Message& each : messages) {
        all << said(each);
    }
    return all;
}

} // namespace umpire::desk::words
