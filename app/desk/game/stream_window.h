#pragma once

#include "app/common/failure/failure.h"
#include "app/desk/words/spoken_table.h"
#include "app/web/server/feed.h"

#include <array>
#include <QDialog>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

class CodeView;

/// Shows the addresses at which a stream or a television can show the running game, and for each
/// player a code that opens the player's own page on a telephone.
class StreamWindow : public QDialog {
    Q_OBJECT
public:
    explicit StreamWindow(QWidget* parent = nullptr);

    /// Opens the window with the addresses of the feed's pages for spectators and players. No
    /// player's code is visible, until somebody chooses the player. `table`: names the players.
    void showPages(const Feed& feed, const words::SpokenTable& table);
    void showFailure(const Failure& failure);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    /// One page: its name, its address, and a button that copies the address.
    struct Row {
        QLabel* what = nullptr;
        QLineEdit* address = nullptr;
        QPushButton* copy = nullptr;
    };
    void write();
    void showAddresses();
    void openWindow();
    void addPlayers();
    /// Shows the code of that player's page and hides the others; null: hides all.
    void choose(const ScannedPage* player);

    QLabel* said_;
    /// the rows for a stream, for a television, and for the chosen player
    std::array<Row, 3> rows_;
    QLabel* own_; ///< says what a player's page is
    QWidget* buttons_;
    std::vector<QPushButton*> players_; ///< a button for each player
    CodeView* code_;
    QLabel* until_;
    QPushButton* close_;
    std::optional<Failure> failure_;
    std::vector<ScannedPage> pages_; ///< the players' pages
    const ScannedPage* chosen_ = nullptr;
    words::SpokenTable table_;
};

} // namespace umpire::desk
