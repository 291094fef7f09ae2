#pragma once

#include <QByteArray>
#include <string>

/// The answers of a server to its clients.
namespace umpire {

/// The answer to a request that is refused: an HTTP status and one line for people.
struct Refusal {
    int status = 404;
    std::string because;
    bool operator==(const Refusal&) const = default;
};

struct HttpAnswer {
    int status = 200;
    std::string type = "application/json";
    QByteArray body;
};

/// Tells whether a server has room for one more WebSocket. Soon: a place is being freed, so the
/// caller must ask again.
enum class Room { Free, Soon, None };

} // namespace umpire
