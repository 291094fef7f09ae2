#include "tests/app/web/server/door_holder.h"

#include "tests/app/waiting.h"

#include <algorithm>

namespace umpire::testing {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto kStep = 20ms;
constexpr int kPatience = 60; ///< seconds

} // namespace

DoorHolder::DoorHolder(int port, Hold how, int count) : how_(how) {
    for (int i = 0; i < count; ++i) {
        held_.emplace_back(port);
        held_.back().send(how == Hold::Slow ? "GET /state HTTP/1.1\r\nX: "
                                            : webSocketRequest(port, "/events"));
    }
    if (how != Hold::Slow) {
        for (const Connection& each : held_) {
            (void)each.receive(1); // the server has accepted or refused the client
        }
    }
    thread_ = std::thread([this] { keepAlive(); });
}

DoorHolder::~DoorHolder() {
    over_ = true;
    thread_.join();
}

void DoorHolder::keepAlive() {
    for (int step = 0; !over_; ++step) {
        for (const Connection& each : held_) {
            if (how_ == Hold::Answering && !each.hasEnded()) {
                each.send(maskedFrame(0x8A, "")); // a pong before the server's ping
            } else if (how_ == Hold::Slow && step % 50 == 49) {
                each.send("x");
            }
        }
        std::this_thread::sleep_for(kStep);
    }
}

int DoorHolder::sentAway() const {
    return int(std::ranges::count_if(held_, [](const Connection& each) {
        each.drain();
        return each.hasEnded();
    }));
}

std::optional<std::chrono::milliseconds> waitedFor(int port, Visit visit,
                                                   const std::string& fields) {
    const Clock::time_point begin = Clock::now();
    const auto isIn = [&] {
        return visit == Visit::State ? ask(port, "GET /state", fields).status == 200
                                     : EventReader(port, "/events?from=1", fields).status() == 101;
    };
    return comesTrue(isIn, kPatience)
               ? std::optional(
                     std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin))
               : std::nullopt;
}

} // namespace umpire::testing
