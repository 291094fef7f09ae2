#pragma once

#include "tests/app/common/network/loopback.h"

#include <atomic>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace umpire::testing {

/// A phone that serves Motion-JPEG over HTTP (multipart/x-mixed-replace) to one client at a time.
/// The test controls what it sends and when.
class MjpegServer {
public:
    using Picture = std::vector<std::uint8_t>;
    MjpegServer();
    ~MjpegServer();

    [[nodiscard]] std::string address() const;
    /// Sends a picture every 10 ms, by its number; sends none if the picture is empty.
    void stream(std::function<Picture(int number)> pictures);
    /// Sends half of the next picture, disconnects, and does not answer any more.
    void cutMidFrame();
    void comeBack();
    /// Sends the boundary after each part and none before the first, as old ESP32 cameras do.
    void leaveOutTheFirstBoundary() { boundaryIsFirst_ = false; }
    /// Returns the number of pictures that have been handed to the network.
    [[nodiscard]] int sent() const { return sent_; }

private:
    enum class Order { Serve, Cut, Away };
    void run(const std::stop_token& stop);
    void serve(const Socket& client, const std::stop_token& stop);
    [[nodiscard]] bool sendPart(const Socket& client, const Picture& picture, Order order) const;

    Socket held_ = holdPort(); ///< nobody else gets the port while the camera is away
    int port_ = portOf(held_);
    Socket listening_ = listenOn(port_);
    std::mutex mutex_;
    std::function<Picture(int)> pictures_;
    std::atomic<Order> order_ = Order::Serve;
    std::atomic<int> sent_ = 0;
    std::atomic<bool> boundaryIsFirst_ = true;
    std::jthread thread_;
};

/// A network camera that serves RTSP over TCP to one client at a time. It relays the RTP packets
/// that ffmpeg sends to `rtpPort()`, described by ffmpeg's SDP.
class RtspServer {
public:
    RtspServer();
    ~RtspServer();

    [[nodiscard]] std::string address() const;
    [[nodiscard]] int rtpPort() const { return portOf(rtp_); }
    void describe(std::string sdp);
    /// Disconnects in the middle of a packet and does not answer any more.
    void cutMidPacket() { order_ = Order::Cut; }
    void comeBack() { order_ = Order::Serve; }

private:
    enum class Order { Serve, Cut, Away };
    void run(const std::stop_token& stop);
    bool answer(const Socket& client, const std::string& request);
    void relay(const Socket& client, const std::stop_token& stop);

    Socket held_ = holdPort(); ///< nobody else gets the port while the camera is away
    int port_ = portOf(held_);
    Socket listening_ = listenOn(port_);
    Socket rtp_ = receiveOnLoopback();
    std::mutex mutex_;
    std::string sdp_;
    std::atomic<Order> order_ = Order::Serve;
    std::jthread thread_;
};

} // namespace umpire::testing
