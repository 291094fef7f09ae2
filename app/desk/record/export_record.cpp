#include "app/desk/record/export_record.h"

#include "app/desk/record/match_report.h"
#include "app/desk/words/words.h"
#include "app/record/journal/secrets.h"

#include <QSaveFile>

namespace umpire::desk {
namespace {

QString save(const std::string& text, const QString& file) {
    QSaveFile out(file);
    const bool written = out.open(QIODevice::WriteOnly) &&
                         out.write(text.data(), qint64(text.size())) == qint64(text.size()) &&
                         out.commit();
    return written ? QString() : file + QStringLiteral(": ") + out.errorString();
}

} // namespace

QString exportRecord(const JournalRecord& record, const PictureSource& pictures, RecordForm form,
                     const QString& file, const QImage& finalPosition) {
    if (form != RecordForm::Report && holdsSecrets(record)) { // a report contains no secrets
        return words::failure(
            {ExitStatus::CannotWrite,
             message(
                 "the game is not over and its record holds secrets; export it once it is over")});
    }
    const ExportedGame game{record.settings, record.events};
    switch (form) {
    case RecordForm::Text:
        return save(textOf(game), file);
    case RecordForm::JsonLines:
        return save(jsonLinesOf(game), file);
    case RecordForm::Folder: {
        const auto written = writeGameFolder(game, pictures, file.toStdString());
        return written ? QString() : words::failure(written.error());
    }
    case RecordForm::Report:
        return writeMatchReport(record, pictures, file, finalPosition);
    }
    return {};
}

} // namespace umpire::desk
