#pragma once

#include "app/common/network/web_socket.h"
#include "app/eye/camera/pushed_source.h"

#include <QTimer>

namespace umpire {

/// The messages for the phone that is the camera.
struct CameraNews {
    /// returns the name of the table's state, nameOf(TableState)
    std::function<std::string()> tableState;
    /// returns help for aiming, as JSON; none: nothing new
    std::function<std::optional<std::string>()> aim;
};

/// The WebSocket of the only phone that is the camera. The phone sends one JPEG per message, and
/// the next one only after the previous was confirmed, so no queue builds up.
class CameraLine : public QObject {
public:
    /// Maximum size of a JPEG, in bytes. A picture of 1920 x 1080 pixels has 0.3 to 1 MB, one of
    /// 4000 x 3000 has 4 MB.
    static constexpr std::size_t kMostBytes = 8u << 20;

    CameraLine(std::shared_ptr<PushedPictures> pictures, CameraNews news);
    ~CameraLine() override;

    /// Accepts the phone; refuses a second phone while a camera is connected.
    void welcome(std::unique_ptr<WebSocket> socket);
    /// Sends the quality of the camera's view of the table, if it is new.
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
