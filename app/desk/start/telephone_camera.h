#pragma once

#include "app/web/server/feed.h"

#include <QWidget>

namespace umpire::desk {

class TelephoneCode;

/// Makes a telephone that scans the code the game's camera. Serves its page from the offer until
/// another source is chosen.
class TelephoneCamera : public QWidget {
    Q_OBJECT
public:
    explicit TelephoneCamera(QWidget* parent = nullptr);
    ~TelephoneCamera() override;

    /// The name of this source in a request.
    static constexpr auto kName = "telephone";

    /// Shows a code; creates one if none is shown.
    void offer();
    void close();
    /// Lets the game read the telephone's pictures. Call offer() first.
    void serve(LiveRequest& request) const;
    /// Returns the feed that receives the game, so that the phone shows how well the camera sees
    /// the table, and other phones can watch. Expires when another source is chosen.
    [[nodiscard]] std::weak_ptr<Feed> feed() const { return feed_; }
    /// Returns the code's address; empty if no page is served.
    [[nodiscard]] std::string page() const;

private:
    TelephoneCode* code_;
    std::shared_ptr<PushedPictures> pictures_;
    std::shared_ptr<Feed> feed_;
};

} // namespace umpire::desk
