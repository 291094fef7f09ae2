#pragma once

#include "app/desk/parts/picture_card.h"
#include "app/web/server/feed.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>

namespace umpire::desk {

class TelephoneCode;

/// Shows the code that opens a page on a phone. The page is served while the window is open.
class TelephoneWindow : public QDialog {
    Q_OBJECT
public:
    explicit TelephoneWindow(QWidget* parent = nullptr);
    ~TelephoneWindow() override;

    /// Starts serving a page and shows its code. The previous code becomes invalid.
    void serve(const TossFiles& files);
    /// Returns the address in the code; empty if no page is served.
    [[nodiscard]] std::string page() const;

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void write();

    TelephoneCode* code_;
    QLabel* until_;
    QPushButton* close_;
    std::shared_ptr<Feed> feed_;
};

/// The card on the first page that opens this window.
class TelephoneButton : public PictureCard {
    Q_OBJECT
public:
    explicit TelephoneButton(QWidget* parent = nullptr);

    /// Sets the function that returns the path of the table file for the phone's pictures, or none.
    void setTable(std::function<std::optional<std::filesystem::path>()> table) {
        table_ = std::move(table);
    }
    [[nodiscard]] TelephoneWindow& window() const { return *window_; }

private:
    std::function<std::optional<std::filesystem::path>()> table_;
    TelephoneWindow* window_;
};

} // namespace umpire::desk
