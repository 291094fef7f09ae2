#include "app/record/sentences/filled.h"

namespace umpire {

QString filled(const Message& message, const FormOf& formOf) {
    const QString form = message.isVerbatim() ? QString() : formOf(message);
    if (form.isEmpty()) {
        return QString::fromStdString(english(message));
    }
    QString text;
    for (qsizetype i = 0; i < form.size(); ++i) {
        const QChar next =
            form[i] == QLatin1Char('%') && i + 1 < form.size() ? form[i + 1] : QChar();
        const int place = next.digitValue();
        const bool isPlace = place >= 1 && std::size_t(place) <= message.values().size();
        const bool isCount = next == QLatin1Char('n') && message.count().has_value();
        text += isPlace   ? filled(message.values()[std::size_t(place - 1)], formOf)
                : isCount ? QString::number(*message.count())
                          : QString(form[i]);
        i += isPlace || isCount ? 1 : 0;
    }
    return text;
}

} // namespace umpire
