#pragma once

#include <filesystem>
#include <optional>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

/// A field for an optional file, with an explanation. The path can be typed or selected in a
/// dialog.
class FileChoice : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Existing, New };
    explicit FileChoice(Kind kind = Kind::Existing, QWidget* parent = nullptr);

    /// Sets the texts. `filter`: the file filter for QFileDialog; empty: the dialog selects a
    /// folder.
    void setTexts(const QString& label, const QString& about, const QString& filter);
    [[nodiscard]] QString text() const;
    void setText(const QString& file);
    /// Returns the path; none if the field is empty.
    [[nodiscard]] std::optional<std::filesystem::path> file() const;

Q_SIGNALS:
    void changed();

private:
    void browse();

    Kind kind_;
    QLabel* label_;
    QLineEdit* line_;
    QPushButton* browse_;
    QString filter_;
};

} // namespace umpire::desk
