#pragma once

#include <QByteArray>
#include <string>

/// What a server says to who comes to its door.
namespace umpire {

/// An answer that says no: its HTTP status, and one line for people.
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

/// Is there a place for a WebSocket, is one looked for (ask again), or is there none?
enum class Room { Free, Soon, None };

} // namespace umpire
