#pragma once

#include <QByteArray>
#include <string>

/// The answers of a server to its clients.
namespace umpire {

/// A refusal: its HTTP status, and one line for people.
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

/// Whether there is room for a WebSocket; Soon: a place is being freed, so ask again.
enum class Room { Free, Soon, None };

} // namespace umpire
