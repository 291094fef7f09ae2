#pragma once

#include "app/common/network/web_socket.h"
#include "app/eye/camera/pushed_source.h"

#include <QTimer>

namespace umpire {

/// What the telephone that is the camera is told.
struct CameraNews {
    std::function<std::string()> tableState;         ///< a nameOf(TableState)
    std::function<std::optional<std::string>()> aim; ///< JSON; none: nothing new
};

/// The WebSocket of the one telephone that is the camera. It sends a JPEG a message, and the next
/// one when it is told that the one before was taken: nothing waits in a queue.
class CameraLine : public QObject {
public:
    /// A JPEG of 1920 x 1080 has 0.3 to 1 MB; of 4000 x 3000, 4 MB.
    static constexpr std::size_t kMostBytes = 8u << 20;

    CameraLine(std::shared_ptr<PushedPictures> pictures, CameraNews news);
    ~CameraLine() override;

    /// Another telephone is told that the camera is there already, and goes.
    void welcome(std::unique_ptr<WebSocket> socket);
    /// How well it sees the table; where it is there, and where that is new.
    void tellAim();
    void farewell();

private:
    void take(std::string_view jpeg);
    void tellTaken();
    void sweep();
    void end();

    std::shared_ptr<PushedPictures> pictures_;
    CameraNews news_;
    std::unique_ptr<WebSocket> camera_;
    std::uint64_t taken_ = 0;
    QTimer sweeper_;
};

} // namespace umpire
