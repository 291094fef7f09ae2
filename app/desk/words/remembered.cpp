#include "app/desk/words/remembered.h"

namespace umpire::desk {

QString recall(const char* key, const QString& otherwise) {
    return QSettings().value(QLatin1String(key), otherwise).toString();
}

void remember(const char* key, const QString& value) {
    QSettings().setValue(QLatin1String(key), value);
}

} // namespace umpire::desk
