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

/// Asks how to reach the other table: this table either invites the other and shows its own
/// address, or joins the other by the other's address.
class OtherTableWindow : public QDialog {
    Q_OBJECT
public:
    explicit OtherTableWindow(QWidget* parent = nullptr);
    ~OtherTableWindow() override;

    /// `side` is the side at this table, in the game's name for it.
    void ask(const QString& side);
    /// Returns the accepted connection; the game that takes the connection keeps it open.
    [[nodiscard]] std::optional<OtherTable> table() const;
    /// Discards the accepted connection, which is for one game.
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
    QLineEdit* address_; ///< shows this table's address, or takes the other table's address
    QPushButton* copy_;
    QLabel* trouble_;
    QPushButton* good_;
    QPushButton* cancel_;
    QString side_;
    QString typed_; ///< the other table's address
    std::unique_ptr<TableLink> link_;
    bool isAccepted_ = false;
};

} // namespace umpire::desk
