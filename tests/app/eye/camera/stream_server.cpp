#include "tests/app/eye/camera/stream_server.h"

#include <array>
#include <chrono>
#include <sys/socket.h>

namespace umpire::testing {

using namespace std::chrono_literals;

MjpegServer::MjpegServer() {
    thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

MjpegServer::~MjpegServer() {
    thread_.request_stop();
    thread_.join();
}

std::string MjpegServer::address() const {
    return "http://127.0.0.1:" + std::to_string(port_) + "/video";
}

void MjpegServer::stream(std::function<Picture(int)> pictures) {
    const std::lock_guard lock(mutex_);
    pictures_ = std::move(pictures);
}

void MjpegServer::cutMidFrame() {
    order_ = Order::Cut;
}

void MjpegServer::comeBack() {
    order_ = Order::Serve;
}

void MjpegServer::run(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        if (order_ == Order::Away) {
            listening_ = Socket();
            std::this_thread::sleep_for(5ms);
            continue;
        }
        if (!listening_) {
            listening_ = listenOn(port_);
            continue;
        }
        if (const Socket client = acceptFrom(listening_)) {
            serve(client, stop);
        }
    }
}

bool MjpegServer::sendPart(const Socket& client, const Picture& picture, Order order) const {
    const std::string boundary = "--frame\r\n";
    const std::string head =
        (boundaryIsFirst_ ? boundary : "") +
        "Content-Type: image/jpeg\r\nContent-Length: " + std::to_string(picture.size()) +
        "\r\n\r\n";
    const bool whole = order == Order::Serve;
    return client.send(head) &&
           client.send(picture.data(), whole ? picture.size() : picture.size() / 2) && whole &&
           client.send("\r\n" + (boundaryIsFirst_ ? "" : boundary));
}

void MjpegServer::serve(const Socket& client, const std::stop_token& stop) {
    (void)client.readHead();
    if (!client.send("HTTP/1.0 200 OK\r\n"
                     "Content-Type: multipart/x-mixed-replace; boundary=frame\r\n\r\n")) {
        return;
    }
    while (!stop.stop_requested()) {
        const Order order = order_;
        Picture picture;
        {
            const std::lock_guard lock(mutex_);
            picture = pictures_ ? pictures_(sent_) : Picture{};
        }
        if (!picture.empty() && !sendPart(client, picture, order)) {
            order_ = order == Order::Cut ? Order::Away : order_.load();
            return;
        }
        sent_ += picture.empty() ? 0 : 1;
        std::this_thread::sleep_for(10ms);
    }
}

RtspServer::RtspServer() {
    thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

RtspServer::~RtspServer() {
    thread_.request_stop();
    thread_.join();
}

std::string RtspServer::address() const {
    return "rtsp://127.0.0.1:" + std::to_string(port_) + "/table";
}

void RtspServer::describe(std::string sdp) {
    const std::lock_guard lock(mutex_);
    sdp_ = std::move(sdp);
}

void RtspServer::run(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        if (order_ != Order::Serve) {
            listening_ = Socket();
            std::this_thread::sleep_for(5ms);
            continue;
        }
        if (!listening_) {
            listening_ = listenOn(port_);
            continue;
        }
        const Socket client = acceptFrom(listening_);
        while (client) {
            const std::string request = client.readHead();
            if (!answer(client, request)) {
                break;
            }
            if (request.starts_with("PLAY ")) {
                relay(client, stop);
                break;
            }
        }
    }
}

/// Answers as in RFC 2326: OPTIONS, DESCRIBE, SETUP (interleaved), PLAY.
bool RtspServer::answer(const Socket& client, const std::string& request) {
    const std::size_t at = request.find("CSeq: ");
    if (at == std::string::npos) {
        return false;
    }
    std::string body;
    std::string more;
    if (request.starts_with("DESCRIBE ")) {
        const std::lock_guard lock(mutex_);
        body = sdp_;
        more = "Content-Type: application/sdp\r\n";
    } else if (request.starts_with("SETUP ")) {
        more = "Transport: RTP/AVP/TCP;unicast;interleaved=0-1\r\n";
    } else if (request.starts_with("OPTIONS ")) {
        more = "Public: OPTIONS, DESCRIBE, SETUP, PLAY\r\n";
    }
    return client.send("RTSP/1.0 200 OK\r\n" + request.substr(at, request.find("\r\n", at) - at) +
                       "\r\nSession: 1\r\n" + more +
                       "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
}

/// Sends each packet after `$`, its channel and its length (RFC 2326, 10.12).
void RtspServer::relay(const Socket& client, const std::stop_token& stop) {
    std::array<char, 65536> packet{};
    while (!stop.stop_requested()) {
        if (!readableWithin(rtp_, 20)) {
            continue;
        }
        const ssize_t size = recv(rtp_.descriptor(), packet.data(), packet.size(), 0);
        if (size <= 0) {
            return;
        }
        const char head[] = {'$', 0, char(size >> 8 & 0xFF), char(size & 0xFF)};
        const bool cut = order_ == Order::Cut;
        if (!client.send(head, sizeof head) ||
            !client.send(packet.data(), std::size_t(cut ? size / 2 : size)) || cut) {
            order_ = cut ? Order::Away : order_.load();
            return;
        }
    }
}

} // namespace umpire::testing
