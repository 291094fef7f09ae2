#pragma once

#include "app/web/server/feed.h"

#include <QWidget>

namespace umpire::desk {

class TelephoneCode;

/// Lets a phone serve as the game's camera: the phone scans a code, which opens a page. The page is
/// served from offer() until another source is chosen.
class TelephoneCamera : public QWidget {
    Q_OBJECT
public:
    explicit TelephoneCamera(QWidget* parent = nullptr);
    ~TelephoneCamera() override;

    /// Name of this source in a request.
    static constexpr auto kName = "telephone";

    /// Shows the code; starts serving a page if none is served yet.
    void offer();
    void close();
    /// Changes the request so that the game reads the phone's pictures. offer() must be called
    /// first.
    void serve(LiveRequest& request) const;
    /// Returns the feed that the game must be sent to. With it the phone shows how well the camera
    /// sees the table, and other phones can watch. The feed expires when another source is chosen.
    [[nodiscard]] std::weak_ptr<Feed> feed() const { return feed_; }
    /// Returns the address in the code; empty if no page is served.
    [[nodiscard]] std::string page() const;

private:
    TelephoneCode* code_;
    std::shared_ptr<PushedPictures> pictures_;
    std::shared_ptr<Feed> feed_;
};

} // namespace umpire::desk
