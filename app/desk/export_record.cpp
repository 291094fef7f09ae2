#include "app/desk/export_record.h"

#include <QSaveFile>

namespace umpire::desk {

QString exportRecord(const ExportedGame& game, RecordForm form, const QString& file) {
    const std::string text = form == RecordForm::Text ? textOf(game) : jsonLinesOf(game);
    QSaveFile out(file);
    const bool written = out.open(QIODevice::WriteOnly) &&
                         out.write(text.data(), qint64(text.size())) == qint64(text.size()) &&
                         out.commit();
    return written ? QString() : file + QStringLiteral(": ") + out.errorString();
}

} // namespace umpire::desk
