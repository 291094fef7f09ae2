#pragma once

#include "app/game/two_tables/other_table.h"

#include <memory>
#include <optional>
#include <QDialog>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
QT_END_NAMESPACE

namespace umpire {
class TableLink;
}

namespace umpire::desk {

/// Asks how this table is connected with the other table: it either invites the other table and
/// shows its own address, or it joins the other table at that table's address.
class OtherTableWindow : public QDialog {
    Q_OBJECT
public:
    explicit OtherTableWindow(QWidget* parent = nullptr);
    ~OtherTableWindow() override;

    /// Opens the window. `side`: the side that plays at this table, as the game names it.
    void ask(const QString& side);
    /// Returns the accepted connection; none if none was accepted. The game that takes the
    /// connection keeps it open.
    [[nodiscard]] std::optional<OtherTable> table() const;
    /// Drops the accepted connection, because a connection serves a single game.
    void forget();

    void accept() override;
    void reject() override;

private:
    void write();
    void invite();
    void showAsked();

    QLabel* what_;
    QRadioButton* invites_;
    QRadioButton* joins_;
    QLabel* how_;
    /// shows this table's address, or takes the typed address of the other table
    QLineEdit* address_;
    QPushButton* copy_;
    QLabel* trouble_;
    QPushButton* good_;
    QPushButton* cancel_;
    QString side_;
    QString typed_; ///< the typed address of the other table
    std::unique_ptr<TableLink> link_;
    bool isAccepted_ = false;
};

} // namespace umpire::desk
