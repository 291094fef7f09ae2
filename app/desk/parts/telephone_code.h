#pragma once

#include "app/web/server/feed.h"

#include <QTimer>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

class CodeView;

/// Shows how a phone can open the feed's page: a QR code, the addresses to type instead, and a
/// short code to type if the page asks for it.
class TelephoneCode : public QWidget {
    Q_OBJECT
public:
    enum class Opens { Toss, Camera };
    explicit TelephoneCode(Opens what, QWidget* parent = nullptr);

    /// Shows the QR code of the feed's page; null: no page is served.
    void show(const std::shared_ptr<Feed>& feed);
    /// Shows why no page can be served.
    void show(const Failure& failure);
    /// Returns the address in the QR code; empty if no page is served.
    [[nodiscard]] std::string page() const;

private:
    void write();
    void writeTyped();

    Opens opens_;
    CodeView* code_;
    QLabel* what_;
    QLabel* address_;
    QLabel* typed_;
    QTimer* look_;
    std::optional<Failure> failure_;
    std::weak_ptr<Feed> feed_;
};

} // namespace umpire::desk
