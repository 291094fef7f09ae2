#pragma once

#include <optional>
#include <QString>
#include <QWidget>
#include <vector>

namespace umpire::desk {

/// A format for saving.
struct FileForm {
    QString filter; ///< filter of Qt's dialogs, such as "Text (*.txt)"
    QString suffix; ///< "txt"; empty: a folder
};

struct ChosenFile {
    std::size_t form = 0; ///< index among the offered formats
    QString file;
};

/// Asks for the place and format of a file. Opens in the last folder and proposes `name` with the
/// format's suffix, which follows the selected format. None: cancelled.
std::optional<ChosenFile> askWhereToSave(QWidget& parent, const QString& title, const QString& name,
                                         const std::vector<FileForm>& forms);

/// Returns "evening.pdf": replaces a suffix that belongs to one of the formats.
QString withSuffix(const QString& name, const QString& suffix, const std::vector<FileForm>& forms);

} // namespace umpire::desk
