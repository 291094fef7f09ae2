#pragma once

#include <QDialog>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

class Errands;
class StatisticsPage;

/// Shows the statistics of all games in a folder, or the results of a lab, which compares variants.
/// The window can stay open beside the game.
class EveningsWindow : public QDialog {
    Q_OBJECT
public:
    explicit EveningsWindow(QWidget* parent = nullptr);
    ~EveningsWindow() override;

    /// Shows the statistics of all records in a folder and its subfolders.
    void turnTo(const QString& folder);
    /// Shows the comparison of variants in a file that `umpire lab --keep` wrote.
    void openLab(const QString& file);

Q_SIGNALS:
    /// Emitted when the statistics, or the reason why they cannot be read, are shown.
    void answered();

private:
    void choose();
    void chooseLab();

    Errands* errands_;
    QLabel* said_;
    StatisticsPage* page_;
};

} // namespace umpire::desk
