#pragma once

#include "app/web/server/feed.h"

#include <QWidget>

namespace umpire::desk {

class TelephoneCode;

/// A telephone that scans the code is the camera of the game. Its page is served from when it is
/// offered until another source is taken.
class TelephoneCamera : public QWidget {
    Q_OBJECT
public:
    explicit TelephoneCamera(QWidget* parent = nullptr);
    ~TelephoneCamera() override;

    /// What the source of such a game is called.
    static constexpr auto kName = "telephone";

    /// Shows a code, a new one where none is shown.
    void offer();
    void close();
    /// The game reads what the telephone sends. Not before it is offered.
    void serve(LiveRequest& request) const;
    /// Which the game is shown to, so that the telephone says how well it sees the table, and who
    /// scans the code of the view from far away sees the game. Gone when another source is taken.
    [[nodiscard]] std::weak_ptr<Feed> feed() const { return feed_; }
    /// What the code says; empty where nothing is served.
    [[nodiscard]] std::string page() const;

private:
    TelephoneCode* code_;
    std::shared_ptr<PushedPictures> pictures_;
    std::shared_ptr<Feed> feed_;
};

} // namespace umpire::desk
