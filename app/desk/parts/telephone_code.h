#pragma once

#include "app/web/server/feed.h"

#include <QTimer>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

class CodeView;

/// How a telephone opens its page: the code to scan, the addresses to type instead, and what to
/// type when the page asks for a code.
class TelephoneCode : public QWidget {
    Q_OBJECT
public:
    enum class Opens { Toss, Camera };
    explicit TelephoneCode(Opens what, QWidget* parent = nullptr);

    /// None: nothing is served.
    void show(const std::shared_ptr<Feed>& feed);
    /// Why nothing is served.
    void show(const Failure& failure);
    /// What the code says; empty where nothing is served.
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
