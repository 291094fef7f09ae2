#pragma once

#include "app/common/network/certificate.h"
#include "app/web/linked/link_address.h"

#include <functional>
#include <memory>
#include <QEventLoop>
#include <QWebSocket>
#include <QWebSocketServer>

/// Simulated tables that send malformed messages. They run in the test's own thread.
namespace umpire::testing {

/// Runs the thread's events until the condition holds; returns false after ten seconds.
bool runEventsUntil(const std::function<bool()>& isSo);

/// Connects to a waiting table.
class OddGuest {
public:
    explicit OddGuest(const LinkAddress& host);

    [[nodiscard]] bool isOpen() const { return socket_.isValid(); }
    void say(const std::string& text);
    void show(const std::string& bytes);
    /// Waits until the table disconnects it.
    bool waitForEnd();

private:
    QWebSocket socket_;
};

/// Waits for a table and sends the text to every client.
class OddHost {
public:
    OddHost(const Identity& identity, std::string text);
    /// Returns the host's address with an arbitrary token.
    [[nodiscard]] LinkAddress address() const;

private:
    Identity identity_;
    QWebSocketServer server_;
};

} // namespace umpire::testing
