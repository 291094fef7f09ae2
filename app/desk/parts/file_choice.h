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

/// An optional file with an explanation, typed or chosen in a dialog.
class FileChoice : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Existing, New };
    explicit FileChoice(Kind kind = Kind::Existing, QWidget* parent = nullptr);

    /// `filter` is that of QFileDialog; empty: a folder.
    void setTexts(const QString& label, const QString& about, const QString& filter);
    [[nodiscard]] QString text() const;
    void setText(const QString& file);
    /// Returns none if no file is given.
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
