#include "tests/app/eye/camera/evil_camera.h"

namespace umpire::testing {

EvilCamera::EvilCamera(std::vector<std::uint8_t> jpeg, std::string elsewhere)
    : table_{std::move(jpeg), std::move(elsewhere),
             "http://127.0.0.1:" + std::to_string(portOf(listening_)) + "/video"} {
    thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

EvilCamera::~EvilCamera() {
    thread_.request_stop();
    thread_.join();
}

void EvilCamera::misbehave(const Misbehaviour& how) {
    const std::lock_guard lock(mutex_);
    how_ = &how;
    suffered_ = 0;
    ++turn_;
}

void EvilCamera::beSane() {
    const std::lock_guard lock(mutex_);
    how_ = nullptr;
    ++turn_;
}

/// Limit of the data sent to one client: 400 MiB, a second of pictures, five of single bytes.
constexpr int kEnough = 100;

void EvilCamera::run(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        if (const Socket client = acceptFrom(listening_)) {
            serve(client, turn_, stop);
        }
    }
}

void EvilCamera::serve(const Socket& client, int turn, const std::stop_token& stop) {
    const Misbehaviour* how = nullptr;
    {
        const std::lock_guard lock(mutex_);
        how = how_;
    }
    (void)client.readHead();
    int sent = 0;
    const Send send = [&](const std::string& bytes) {
        suffered_ += ++sent == kEnough ? 1 : 0;
        return !stop.stop_requested() && turn == turn_ && client.isThere() && client.send(bytes);
    };
    if (how == nullptr) {
        serveSanely(table_, send);
        return;
    }
    how->act(table_, send);
    suffered_ += turn == turn_ ? 1 : 0;
}

} // namespace umpire::testing
