#pragma once

#include <optional>
#include <QString>
#include <QWidget>
#include <vector>

namespace umpire::desk {

/// A form in which something can be saved.
struct FileForm {
    QString filter; ///< as Qt's dialogs take it: "Text (*.txt)"
    QString suffix; ///< "txt"; empty: a folder
};

struct ChosenFile {
    std::size_t form = 0; ///< its place among those offered
    QString file;
};

/// Asks where to save, and in which form. The dialog opens in the folder used last and proposes
/// `name` with the form's suffix; another form changes the suffix. None: the player went back.
std::optional<ChosenFile> askWhereToSave(QWidget& parent, const QString& title, const QString& name,
                                         const std::vector<FileForm>& forms);

/// "evening.pdf": the name with that suffix in place of one of the forms' suffixes.
QString withSuffix(const QString& name, const QString& suffix, const std::vector<FileForm>& forms);

} // namespace umpire::desk
