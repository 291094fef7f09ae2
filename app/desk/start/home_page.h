#pragma once

#include <array>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

class KitPrinter;
class PictureCard;
class RecentGames;
class TelephoneButton;

/// The main actions on four cards, and the recently played games.
class HomePage : public QWidget {
    Q_OBJECT
public:
    explicit HomePage(QWidget* parent = nullptr);

    [[nodiscard]] TelephoneButton& telephone() const { return *telephone_; }
    [[nodiscard]] RecentGames& recent() const { return *recent_; }

Q_SIGNALS:
    void pictureWanted();
    void gameWanted();
    void tryWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] std::array<PictureCard*, 4> cards() const;
    void write();
    void writePrints();

    QLabel* welcome_;
    PictureCard* picture_;
    PictureCard* game_;
    PictureCard* try_;
    TelephoneButton* telephone_; ///< card for ruling on a toss with a phone's camera
    QLabel* prints_;             ///< links to what can be printed
    KitPrinter* printer_;
    RecentGames* recent_;
};

} // namespace umpire::desk
