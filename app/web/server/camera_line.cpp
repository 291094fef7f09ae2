#include "app/web/server/camera_line.h"

namespace umpire {
namespace {

constexpr std::chrono::milliseconds kLook{1000};
/// A sleeping phone sends nothing; after this time its place is free for any phone.
constexpr std::chrono::seconds kSilence{6};
constexpr std::chrono::seconds kAsked{3};

} // namespace

CameraLine::CameraLine(std::shared_ptr<PushedPictures> pictures, CameraNews news)
    : pictures_(std::move(pictures)), news_(std::move(news)) {
    connect(&sweeper_, &QTimer::timeout, this, &CameraLine::sweep);
    sweeper_.start(kLook);
}

CameraLine::~CameraLine() = default;

void CameraLine::welcome(std::unique_ptr<WebSocket> socket) {
    if (camera_) {
        socket->send(R"({"refused": "camera_taken"})");
        socket->close(CloseCode::TryAgainLater);
        socket.release()->deleteLater();
        return;
    }
    camera_ = std::move(socket);
    taken_ = 0;
    camera_->listen({[] {}, [this] { end(); }});
    camera_->hearMessages(kMostBytes, [this](FrameKind, std::string_view jpeg) { take(jpeg); });
    tellTaken();
}

void CameraLine::take(std::string_view jpeg) {
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(jpeg.data());
    pictures_->put({bytes, bytes + jpeg.size()});
    ++taken_;
    tellTaken();
}

void CameraLine::tellTaken() {
    camera_->send("{\"taken\": " + std::to_string(taken_) + ", \"table\": \"" + news_.tableState() +
                  "\"}");
}

void CameraLine::tellAim() {
    if (const auto aim = camera_ ? news_.aim() : std::nullopt) {
        camera_->send(*aim);
    }
}

void CameraLine::sweep() {
    if (!camera_) {
        return;
    }
    const auto silent = WebSocket::Clock::now() - camera_->heard();
    if (silent > kSilence) {
        end();
    } else if (silent > kAsked) {
        camera_->ping();
    }
}

void CameraLine::end() {
    if (camera_) {
        camera_->abort();
        camera_.release()->deleteLater(); // the line may be the signal's sender
    }
}

void CameraLine::farewell() {
    if (camera_) {
        camera_->close(CloseCode::GoingAway);
    }
}

} // namespace umpire
