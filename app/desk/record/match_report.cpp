#include "app/desk/record/match_report.h"

#include "app/desk/record/report_pages.h"
#include "app/desk/words/told_record.h"

#include <QSaveFile>

namespace umpire::desk {

QString writeMatchReport(const JournalRecord& record, const PictureSource& pictures,
                         const QString& file, const QImage& finalPosition) {
    QSaveFile out(file);
    const QString foot =
        gameAndVariant(record.settings) + QStringLiteral(" · ") + playersOf(record.settings);
    const bool written = out.open(QIODevice::WriteOnly) &&
                         writePages(reportBlocks(record, pictures, finalPosition), foot, out) &&
                         out.commit();
    return written ? QString() : file + QStringLiteral(": ") + out.errorString();
}

} // namespace umpire::desk
