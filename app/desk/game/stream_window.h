#pragma once

#include "app/common/failure/failure.h"

#include <array>
#include <QDialog>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace umpire {
class Feed;
}

namespace umpire::desk {

/// Shows the addresses at which a stream or a television can show the running game.
class StreamWindow : public QDialog {
    Q_OBJECT
public:
    explicit StreamWindow(QWidget* parent = nullptr);

    /// Opens the window with the addresses of the feed's pages for spectators.
    void showPages(const Feed& feed);
    void showFailure(const Failure& failure);

private:
    /// One page: its name, its address, and a button that copies the address.
    struct Row {
        QLabel* what = nullptr;
        QLineEdit* address = nullptr;
        QPushButton* copy = nullptr;
    };
    void write();
    void showAddresses(bool hasPages);

    QLabel* said_;
    std::array<Row, 2> rows_; ///< the rows for a stream and for a television
    QLabel* until_;
    QPushButton* close_;
    std::optional<Failure> failure_;
};

} // namespace umpire::desk
