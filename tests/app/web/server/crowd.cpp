#include "tests/app/web/server/crowd.h"

namespace umpire::testing {
namespace {

/// Returns the first bytes of hostile clients and of clients with a bad line.
std::vector<std::string> rudeOpenings(int port) {
    const std::string host = "Host: 127.0.0.1:" + std::to_string(port) + "\r\n";
    return {"",                                                      // sends nothing
            "GET /state HTTP/1.1\r\nHos",                            // stops in the middle
            std::string(3000, '\xF7') + "\r\n\r\n",                  // garbage
            "\x16\x03\x01\x02\x00\x01",                              // speaks TLS
            "GET /state HTTP/1.1\r\nX: " + std::string(200000, 'x'), // a head without an end
            "POST /command HTTP/1.1\r\n" + host + "Content-Length: 99999999999\r\n\r\n",
            "GET /table.jpg HTTP/1.1\r\n" + host + "\r\n", // never reads the answer
            webSocketRequest(port, "/events?from=1"),      // never reads an event
            webSocketRequest(port, "/events?from=1") + std::string(5000, '\xAB'), // breaks frames
            "GET /state HTTP/1.1\r\n" + host + "\r\nGET /state HTTP/1.1\r\n" + host + "\r\n"};
}

} // namespace

Crowd crowdOf(int count, int port) {
    Crowd crowd;
    const std::vector<std::string> openings = rudeOpenings(port);
    for (int i = 0; i < count; ++i) {
        if (i % 2 == 0) {
            crowd.readers.push_back(std::make_unique<EventReader>(port, "/events?from=1"));
            continue;
        }
        crowd.rude.emplace_back(port);
        crowd.rude.back().narrow();
        crowd.rude.back().send(openings[std::size_t(i / 2) % openings.size()]);
    }
    return crowd;
}

} // namespace umpire::testing
