#include "tests/app/web/server/feed_client.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <sys/socket.h>
#include <unistd.h>

namespace umpire::testing {
namespace {

constexpr timeval kPatience{60, 0};

std::string hostField(int port) {
    return "Host: 127.0.0.1:" + std::to_string(port) + "\r\n";
}

int statusOf(const std::string& head) {
    return head.starts_with("HTTP/1.1 ") ? std::stoi(head.substr(9, 3)) : 0;
}

} // namespace

Connection::Connection(int port) : socket_(callTo(port)) {
    ::setsockopt(socket_.descriptor(), SOL_SOCKET, SO_RCVTIMEO, &kPatience, sizeof kPatience);
    ::setsockopt(socket_.descriptor(), SOL_SOCKET, SO_SNDTIMEO, &kPatience, sizeof kPatience);
}

bool Connection::send(const std::string& bytes) const {
    return ::send(socket_.descriptor(), bytes.data(), bytes.size(), MSG_NOSIGNAL) ==
           ssize_t(bytes.size());
}

std::string Connection::receive(std::size_t most) const {
    std::string bytes(most, '\0');
    const ssize_t count = ::recv(socket_.descriptor(), bytes.data(), most, 0);
    bytes.resize(std::size_t(std::max<ssize_t>(count, 0)));
    return bytes;
}

std::string Connection::receiveAll() const {
    std::string all;
    for (std::string part = receive(65536); !part.empty(); part = receive(65536)) {
        all += part;
    }
    return all;
}

void Connection::drain() const {
    char bytes[4096];
    while (::recv(socket_.descriptor(), bytes, sizeof bytes, MSG_DONTWAIT) > 0) {
    }
}

bool Connection::hasEnded() const {
    char byte = 0;
    const ssize_t count = ::recv(socket_.descriptor(), &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK);
}

void Connection::narrow() const {
    const int bytes = 2048;
    ::setsockopt(socket_.descriptor(), SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
}

Answer ask(int port, const std::string& request, const std::string& fields,
           const std::string& body) {
    const Connection connection(port);
    const std::string length = request.starts_with("POST ")
                                   ? "Content-Length: " + std::to_string(body.size()) + "\r\n"
                                   : "";
    const std::string host = fields.find("Host:") == std::string::npos ? hostField(port) : "";
    connection.send(request + " HTTP/1.1\r\n" + host + length + fields + "\r\n" + body);
    const std::string all = connection.receiveAll();
    const std::size_t end = all.find("\r\n\r\n");
    return end == std::string::npos
               ? Answer{}
               : Answer{statusOf(all), all.substr(0, end), all.substr(end + 4)};
}

Answer get(int port, const std::string& target) {
    return ask(port, "GET " + target);
}

double residentMemory() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return 0.0;
#endif
    std::ifstream stream("/proc/self/statm");
    double size = 0.0;
    double resident = 0.0;
    stream >> size >> resident;
    return resident * double(sysconf(_SC_PAGESIZE)) / double(1 << 20);
}

std::string webSocketRequest(int port, const std::string& target, const std::string& fields) {
    return "GET " + target + " HTTP/1.1\r\n" + hostField(port) +
           "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
           fields + "\r\n";
}

std::string maskedFrame(std::uint8_t first, const std::string& payload) {
    const std::string mask = "mask";
    const std::size_t size = payload.size();
    std::string frame{char(first), char(0x80U | std::min<std::size_t>(size, 126))};
    if (size >= 126) { // up to 65,535 (RFC 6455, 5.2)
        frame += {char(size >> 8U), char(size & 0xFFU)};
    }
    frame += mask;
    for (std::size_t i = 0; i < payload.size(); ++i) {
        frame.push_back(char(payload[i] ^ mask[i % 4]));
    }
    return frame;
}

EventReader::EventReader(int port, const std::string& target, const std::string& fields)
    : connection_(port) {
    connection_.send(webSocketRequest(port, target, fields));
    std::size_t end = std::string::npos;
    while ((end = come_.find("\r\n\r\n")) == std::string::npos) {
        const std::string part = connection_.receive(4096);
        if (part.empty()) {
            return;
        }
        come_ += part;
    }
    status_ = statusOf(come_);
    come_.erase(0, end + 4);
}

std::optional<std::string> EventReader::take(std::size_t count) {
    while (come_.size() < count) {
        const std::string part = connection_.receive(65536);
        if (part.empty()) {
            return std::nullopt;
        }
        come_ += part;
    }
    std::string taken = come_.substr(0, count);
    come_.erase(0, count);
    return taken;
}

/// Reads the next frame. A server's frames are not masked.
std::optional<EventReader::Frame> EventReader::nextFrame() {
    const auto head = take(2);
    if (!head) {
        return std::nullopt;
    }
    std::size_t length = std::uint8_t((*head)[1]) & 0x7FU;
    if (const std::size_t more = length == 126 ? 2 : length == 127 ? 8 : 0; more > 0) {
        const auto bytes = take(more);
        length = 0;
        for (const char each : bytes.value_or("")) {
            length = length * 256 + std::uint8_t(each);
        }
    }
    auto payload = take(length);
    return payload ? std::optional(Frame{std::uint8_t((*head)[0]), *std::move(payload)})
                   : std::nullopt;
}

std::optional<nlohmann::json> EventReader::next() {
    auto frame = nextFrame();
    for (; frame && frame->first == 0x89; frame = nextFrame()) {
        connection_.send(maskedFrame(0x8A, frame->payload));
    }
    return frame && frame->first == 0x81 ? std::optional(nlohmann::json::parse(frame->payload))
                                         : std::nullopt;
}

int EventReader::closeCode() {
    auto frame = nextFrame();
    while (frame && frame->first != 0x88) {
        frame = nextFrame();
    }
    return frame && frame->payload.size() == 2
               ? std::uint8_t(frame->payload[0]) * 256 + std::uint8_t(frame->payload[1])
               : 0;
}

} // namespace umpire::testing
