#include "app/desk/statistics/save_dialog.h"

#include "app/desk/words/remembered.h"

#include <algorithm>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace umpire::desk {
namespace {

constexpr auto kSavedIn = "saved"; ///< key of the settings for the folder of the last save

QString folder() {
    const QString last = recall(kSavedIn);
    return !last.isEmpty() && QFileInfo(last).isDir()
               ? last
               : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

QString withSuffix(const QString& name, const QString& suffix, const std::vector<FileForm>& forms) {
    QString stem = name;
    for (const FileForm& form : forms) {
        const QString end = QLatin1Char('.') + form.suffix;
        if (!form.suffix.isEmpty() && stem.endsWith(end, Qt::CaseInsensitive)) {
            stem.chop(end.size());
            break;
        }
    }
    return suffix.isEmpty() ? stem : stem + QLatin1Char('.') + suffix;
}

std::optional<ChosenFile> askWhereToSave(QWidget& parent, const QString& title, const QString& name,
                                         const std::vector<FileForm>& forms) {
    QFileDialog dialog(&parent, title, folder());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    QStringList filters;
    for (const FileForm& form : forms) {
        filters << form.filter;
    }
    dialog.setNameFilters(filters);
    const auto formOf = [&filters](const QString& filter) {
        return std::size_t(std::max<qsizetype>(0, filters.indexOf(filter)));
    };
    const auto propose = [&](const QString& filter) {
        const QStringList chosen = dialog.selectedFiles();
        const QString known = chosen.isEmpty() || QFileInfo(chosen.front()).isDir()
                                  ? name
                                  : QFileInfo(chosen.front()).fileName();
        const QString& suffix = forms[formOf(filter)].suffix;
        dialog.setDefaultSuffix(suffix);
        dialog.selectFile(withSuffix(known, suffix, forms));
    };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, propose);
    dialog.setDefaultSuffix(forms.front().suffix);
    dialog.selectFile(withSuffix(name, forms.front().suffix, forms));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) {
        return std::nullopt;
    }
    const QString file = dialog.selectedFiles().front();
    remember(kSavedIn, QFileInfo(file).path());
    return ChosenFile{formOf(dialog.selectedNameFilter()), file};
}

} // namespace umpire::desk
