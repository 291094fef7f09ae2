#pragma once

#include <QDialog>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

class Errands;
class StatisticsPage;

/// The games of a folder together, or those of a designer's lab. The window stays open beside the
/// game.
class EveningsWindow : public QDialog {
    Q_OBJECT
public:
    explicit EveningsWindow(QWidget* parent = nullptr);
    ~EveningsWindow() override;

    /// Reads all records of the folder and of the folders below it.
    void turnTo(const QString& folder);
    /// Compares the variants in a file that `umpire lab --keep` wrote.
    void openLab(const QString& file);

Q_SIGNALS:
    /// The folder or the file was read, or could not be.
    void answered();

private:
    void choose();
    void chooseLab();

    Errands* errands_;
    QLabel* said_;
    StatisticsPage* page_;
};

} // namespace umpire::desk
