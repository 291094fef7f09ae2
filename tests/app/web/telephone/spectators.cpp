#include "tests/app/web/telephone/spectators.h"

#include "tests/app/web/server/feed_client.h"

namespace umpire::testing {

Spectators::Spectators(int count, const std::string& page) : told_(std::size_t(count)) {
    const std::size_t sign = page.find('#');
    const std::size_t colon = page.rfind(':', page.find("/player"));
    if (sign == std::string::npos || colon == std::string::npos) {
        return;
    }
    const int port = std::atoi(page.c_str() + colon + 1);
    for (std::vector<ToldEvent>& told : told_) {
        threads_.emplace_back([this, &told, port, token = page.substr(sign + 1)] {
            EventReader reader(port, "/events?from=1&token=" + token);
            while (!over_ && reader.status() == 101) {
                if (const auto event = reader.next()) {
                    told.push_back(
                        {event->value("number", std::int64_t(-1)), event->value("event", "")});
                } else {
                    std::this_thread::sleep_for(std::chrono::milliseconds(50));
                }
            }
        });
    }
}

Spectators::~Spectators() {
    leave();
}

std::vector<std::vector<ToldEvent>> Spectators::leave() {
    over_ = true;
    for (std::thread& thread : threads_) {
        thread.join();
    }
    threads_.clear();
    return told_;
}

} // namespace umpire::testing
