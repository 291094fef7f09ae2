#pragma once

#include <optional>
#include <QString>
#include <QWidget>
#include <vector>

namespace umpire::desk {

/// A format in which a file can be saved.
struct FileForm {
    QString filter; ///< filter for Qt's file dialog, such as "Text (*.txt)"
    QString suffix; ///< suffix of the files, such as "txt"; empty: the format is a folder
};

struct ChosenFile {
    std::size_t form = 0; ///< index of the selected format in the offered formats
    QString file;
};

/// Asks the user for the path and the format of a file. The dialog opens in the folder of the last
/// save and proposes `name` with the suffix of the selected format. Returns none if the user
/// cancels.
std::optional<ChosenFile> askWhereToSave(QWidget& parent, const QString& title, const QString& name,
                                         const std::vector<FileForm>& forms);

/// Returns `name` with the suffix `suffix`, such as "evening.pdf". Replaces an old suffix that
/// belongs to one of the formats.
QString withSuffix(const QString& name, const QString& suffix, const std::vector<FileForm>& forms);

} // namespace umpire::desk
