#include "app/desk/words/sentences.h"

#include <QCoreApplication>
#include <QLocale>

namespace umpire::desk::words {
namespace {

bool isEnglishSpoken() {
    const QLocale::Language language = QLocale().language();
    return language == QLocale::English || language == QLocale::C;
}

/// The form in the language that is spoken. Qt puts the number at %n.
QString formOf(const Message& message) {
    const std::string form(message.form());
    return QCoreApplication::translate("Sentences", form.c_str(), nullptr,
                                       int(message.count().value_or(-1)));
}

} // namespace

QString said(const Message& message) {
    if (message.isVerbatim()) {
        return QString::fromStdString(message.verbatim());
    }
    if (isEnglishSpoken()) {
        return QString::fromStdString(english(message));
    }
    const QString form = formOf(message);
    QString text;
    for (qsizetype i = 0; i < form.size(); ++i) {
        const int place =
            form[i] == QLatin1Char('%') && i + 1 < form.size() ? form[i + 1].digitValue() : 0;
        const bool isPlace = place >= 1 && std::size_t(place) <= message.values().size();
        text += isPlace ? said(message.values()[std::size_t(place - 1)]) : QString(form[i]);
        i += isPlace ? 1 : 0;
    }
    return text;
}

QStringList said(const std::vector<Message>& messages) {
    QStringList all;
    for (const Message& each : messages) {
        all << said(each);
    }
    return all;
}

QString said(const Message& message, const std::string& rule) {
    return rule.empty() ? said(message)
                        : said(message) + QStringLiteral(" (%1)").arg(QString::fromStdString(rule));
}

} // namespace umpire::desk::words
