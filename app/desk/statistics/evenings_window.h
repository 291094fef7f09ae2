#pragma once

#include <QDialog>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

class Errands;
class StatisticsPage;

/// Shows the statistics of a folder's games, or of a designer's lab. The window may stay open
/// beside the game.
class EveningsWindow : public QDialog {
    Q_OBJECT
public:
    explicit EveningsWindow(QWidget* parent = nullptr);
    ~EveningsWindow() override;

    /// Reads all records in the folder and its subfolders.
    void turnTo(const QString& folder);
    /// Compares the variants in a file written by `umpire lab --keep`.
    void openLab(const QString& file);

Q_SIGNALS:
    /// Emitted when reading has finished or failed.
    void answered();

private:
    void choose();
    void chooseLab();

    Errands* errands_;
    QLabel* said_;
    StatisticsPage* page_;
};

} // namespace umpire::desk
