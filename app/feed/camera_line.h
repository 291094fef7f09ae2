#pragma once

#include "app/camera/pushed_source.h"
#include "app/feed/web_socket.h"

#include <QTimer>

namespace umpire {

/// The WebSocket of the one telephone that is the camera. It sends a JPEG a message, and the next
/// one when it is told that the one before was taken: nothing waits in a queue.
class CameraLine : public QObject {
public:
    /// A JPEG of 1920 x 1080 has 0.3 to 1 MB; of 4000 x 3000, 4 MB.
    static constexpr std::size_t kMostBytes = 8u << 20;

    /// `tableState`: how the table stands, by its nameOf(TableState), which the telephone is told.
    CameraLine(std::shared_ptr<PushedPictures> pictures, std::function<std::string()> tableState);
    ~CameraLine() override;

    /// Another telephone is told that the camera is there already, and goes.
    void welcome(std::unique_ptr<WebSocket> socket);
    void farewell();

private:
    void take(std::string_view jpeg);
    void tellTaken();
    void sweep();
    void end();

    std::shared_ptr<PushedPictures> pictures_;
    std::function<std::string()> tableState_;
    std::unique_ptr<WebSocket> camera_;
    std::uint64_t taken_ = 0;
    QTimer sweeper_;
};

} // namespace umpire
