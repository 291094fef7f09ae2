#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace umpire::testing {

/// A socket that is closed in time.
class Socket {
public:
    explicit Socket(int descriptor = -1) : descriptor_(descriptor) {}
    ~Socket();
    Socket(Socket&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    Socket& operator=(Socket&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    [[nodiscard]] int descriptor() const { return descriptor_; }
    explicit operator bool() const { return descriptor_ >= 0; }
    /// All of it; false where the other side is gone.
    [[nodiscard]] bool send(const void* bytes, std::size_t count) const;
    [[nodiscard]] bool send(const std::string& text) const {
        return send(text.data(), text.size());
    }
    /// Whether the other side has not hung up.
    [[nodiscard]] bool isThere() const;
    /// Until an empty line, or the other side is gone.
    [[nodiscard]] std::string readHead() const;

private:
    int descriptor_;
};

/// Listens on loopback; port 0 takes a free one.
Socket listenOn(int port);
int portOf(const Socket& socket);
/// The next client; none where none comes within 20 ms.
Socket acceptFrom(const Socket& listening);

/// A phone that serves Motion-JPEG over HTTP (multipart/x-mixed-replace), to one client at a time.
/// The test decides when it sends what.
class MjpegServer {
public:
    using Picture = std::vector<std::uint8_t>;
    MjpegServer();
    ~MjpegServer();

    [[nodiscard]] std::string address() const;
    /// What is sent every 10 ms, by its number; none is sent where it is empty.
    void stream(std::function<Picture(int number)> pictures);
    /// Sends half of the next picture, hangs up and does not answer any more.
    void cutMidFrame();
    void comeBack();
    /// Numbers below have been handed to the network.
    [[nodiscard]] int sent() const { return sent_; }

private:
    enum class Order { Serve, Cut, Away };
    void run(const std::stop_token& stop);
    void serve(const Socket& client, const std::stop_token& stop);
    [[nodiscard]] static bool sendPart(const Socket& client, const Picture& picture, Order order);

    Socket listening_ = listenOn(0);
    int port_ = portOf(listening_);
    std::mutex mutex_;
    std::function<Picture(int)> pictures_;
    std::atomic<Order> order_ = Order::Serve;
    std::atomic<int> sent_ = 0;
    std::jthread thread_;
};

/// A network camera that serves RTSP over TCP: one client at a time is handed the RTP packets that
/// an encoder (ffmpeg) sends to `rtpPort()`, as the SDP that it wrote describes them.
class RtspServer {
public:
    RtspServer();
    ~RtspServer();

    [[nodiscard]] std::string address() const;
    [[nodiscard]] int rtpPort() const { return rtpPort_; }
    void describe(std::string sdp);
    /// Hangs up in the middle of a packet and does not answer any more.
    void cutMidPacket() { order_ = Order::Cut; }
    void comeBack() { order_ = Order::Serve; }

private:
    enum class Order { Serve, Cut, Away };
    void run(const std::stop_token& stop);
    bool answer(const Socket& client, const std::string& request);
    void relay(const Socket& client, const std::stop_token& stop);

    Socket listening_ = listenOn(0);
    int port_ = portOf(listening_);
    int rtpPort_ = 0;
    Socket rtp_;
    std::mutex mutex_;
    std::string sdp_;
    std::atomic<Order> order_ = Order::Serve;
    std::jthread thread_;
};

} // namespace umpire::testing
